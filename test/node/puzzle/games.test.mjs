// Whatever the rules of a game are, a line of it is a puzzle.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game } from 'draughts-board/game';
import { Position } from 'draughts-board/rules';
import { variants } from 'draughts-board/variants';
import { Flow } from '../../../dist/elements/draughts-puzzle/flow.js';
import { readPuzzle } from '../../../dist/elements/draughts-puzzle/puzzle.js';

/** A game of so many plies in which moves are taken from the list at a stride, captures among them. */
function anyGame(variant, plies, stride) {
  let position = Position.start(variant);
  const play = [];
  for (let ply = 0; ply < plies; ply++) {
    const moves = position.legalMoves();
    if (moves.length === 0) break;
    const move = moves[(ply * stride + stride) % moves.length];
    play.push(move);
    position = position.play(move);
  }
  return { game: new Game({ variant }).with({ at: '0', play }), play };
}

/** Flows that have come to the last turn of the solver, and the move that is asked for there. */
function lastTurn({ game, play }, startAt, options) {
  const flow = new Flow(readPuzzle(game, { startAt: String(startAt) }), options);
  const own = play.slice(startAt).filter((_, i) => i % 2 === 0);
  for (const move of own.slice(0, -1)) assert.equal(flow.try(move).verdict, 'right');
  return { flow, move: own.at(-1) };
}

describe('a line as a puzzle', () => {
  for (const variant of variants)
    it(`of ${variant.name} is solved by its moves, and by no others`, () => {
      for (const [plies, stride] of [
        [9, 3],
        [30, 5],
        [61, 7],
      ]) {
        const played = anyGame(variant, plies, stride);
        const startAt = Math.max(0, played.play.length - 7);
        const { flow, move } = lastTurn(played, startAt);
        const { length } = flow.line;
        for (const other of flow.moves)
          if (other !== flow.moves.find((each) => JSON.stringify(each) === JSON.stringify(move)))
            assert.equal(flow.try(other).verdict, 'wrong');
        assert.equal(flow.line.length, length);
        assert.equal(flow.try(move).verdict, 'right');
        assert.equal(flow.phase, 'solved');
      }
    });

  for (const variant of variants)
    it(`of ${variant.name} may be solved by what comes to the same`, () => {
      const played = anyGame(variant, 40, 11);
      const { flow } = lastTurn(played, Math.max(0, played.play.length - 7));
      for (const other of flow.moves) {
        const again = lastTurn(played, Math.max(0, played.play.length - 7), { accept: 'result' });
        const { verdict } = again.flow.try(other);
        const isRight = verdict === 'right' || verdict === 'alternative';
        // A move that takes nothing comes to the same only where it leads to the same position.
        if (verdict === 'alternative' && other.captures.length === 0)
          assert.equal(again.flow.position.key, flow.position.play(again.move).key);
        assert.equal(again.flow.phase, isRight ? 'solved' : 'solving');
      }
    });
});

// The ten puzzles of the project, proved by searching everything: only the first move wins in so
// many plies, and without the rule that the puzzle is about, none does.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMove, parsePdn } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { defineVariant, getVariant } from 'draughts-board/variants';
import { Flow } from '../../../dist/elements/draughts-puzzle/flow.js';
import { readPuzzle } from '../../../dist/elements/draughts-puzzle/puzzle.js';
import { movesAfter, waysOn } from '../../../dist/elements/draughts-puzzle/solution.js';
import { data } from './support.mjs';

const reading = parsePdn(data('puzzles.pdn'));
const puzzles = reading.games.map((game) => ({
  title: game.tags.get('Event'),
  ...readPuzzle(game),
}));

/** A game that differs from one of the project's in some of its rules. */
const butFor = (id, change) =>
  defineVariant({ ...change(getVariant(id).rules), id: 'other', name: 'Other', aliases: [] });

const pool = getVariant('american-pool');
const anyLanding = butFor('jamaican', (rules) => {
  const { landing, ...king } = rules.king;
  return { ...rules, king };
});
const crownedOnTheWay = butFor('jamaican', (rules) => ({ ...rules, promotion: 'continue' }));
const mostPieces = butFor('frisian', (rules) => ({
  ...rules,
  capture: { ...rules.capture, priority: ['count'] },
}));
const noRiver = butFor('elephant', (rules) => ({ ...rules, mechanics: ['throne'] }));
const noThrone = butFor('elephant', ({ throne, star, ...rules }) => ({
  ...rules,
  mechanics: ['longMen'],
}));

/** By their titles, the game without the rule. */
const others = {
  'The man that did not stop': pool,
  'Twice through the corner': pool,
  'No place to stop': anyLanding,
  'The long way round': anyLanding,
  'Crowned too late': crownedOnTheWay,
  'Along the rows': getVariant('international'),
  'A king from above': getVariant('international'),
  'What it is worth': mostPieces,
  'Beyond the river': noRiver,
  'No time for the throne': noThrone,
};

/** Whether a side wins within so many plies, whatever the other does. */
function wins(position, side, plies) {
  const { outcome } = position;
  if (outcome) return outcome.winner === side;
  if (plies === 0) return false;
  const isGood = (move) => wins(position.play(move), side, plies - 1);
  const moves = position.legalMoves();
  return position.turn === side ? moves.some(isGood) : moves.every(isGood);
}

/** The moves that win, as they are written. */
const winning = (position, plies) =>
  position
    .legalMoves()
    .filter((move) => wins(position.play(move), position.turn, plies - 1))
    .map((move) => formatMove(move, position));

describe('the puzzles of the project', () => {
  it('are ten, in four games, and nothing is wrong with their text', () => {
    assert.deepEqual(reading.diagnostics, []);
    assert.equal(puzzles.length, 10);
    assert.deepEqual(
      puzzles.map(({ title }) => title),
      Object.keys(others),
    );
    assert.deepEqual(
      new Set(puzzles.map(({ game }) => game.variant.id)),
      new Set(['jekab', 'jamaican', 'frisian', 'elephant']),
    );
  });
});

for (const puzzle of puzzles)
  describe(puzzle.title, () => {
    const { position, solver, solution, start } = puzzle;
    const depth = solution.length;
    const first = formatMove(solution[0].move, position);

    it('says what is to be done', () => {
      assert.deepEqual(puzzle.task, { kind: 'win' });
      assert.equal(solver, position.turn);
    });

    it('has a choice of moves, and one that wins', () => {
      assert.ok(position.legalMoves().length >= 4);
      assert.ok(position.legalMoves().every(({ captures }) => captures.length === 0));
      assert.deepEqual(winning(position, depth), [first]);
    });

    it('is not won by another move two plies later', () => {
      for (const move of position.legalMoves())
        if (formatMove(move, position) !== first)
          assert.equal(wins(position.play(move), solver, depth + 1), false);
    });

    it('is not won without the rule that it is about', () => {
      const variant = others[puzzle.title];
      const { pieces } = position.setup;
      const other = Position.from({ variant, turn: solver, pieces });
      assert.ok(other instanceof Position);
      assert.deepEqual(winning(other, depth + 2), []);
    });

    it('has every defence in its record, and one way to meet it', () => {
      const left = [start];
      for (let node = left.pop(); node; node = left.pop()) {
        const ways = waysOn(node, solver);
        left.push(...ways);
        const played = ways.map(({ move }) => formatMove(move, node.position, 'full')).sort();
        const legal = node.position.legalMoves();
        if (legal.length === 0) assert.equal(node.position.outcome.winner, solver);
        else if (node.position.turn === solver) assert.equal(ways.length, 1);
        else
          assert.deepEqual(
            played,
            legal.map((move) => formatMove(move, node.position, 'full')).sort(),
          );
      }
    });

    it('is solved against all defences, by nothing but the solution', () => {
      const flow = new Flow(puzzle, { defences: 'all', accept: 'result' });
      let at = start;
      while (flow.phase === 'solving') {
        const [right] = waysOn(at, solver);
        for (const move of flow.moves)
          if (
            formatMove(move, flow.position, 'full') !== formatMove(right.move, at.position, 'full')
          )
            assert.equal(
              new Flow({ ...puzzle, start: at, position: at.position }).try(move).verdict,
              'wrong',
            );
        const { verdict, follows } = flow.try(right.move);
        assert.equal(verdict, 'right');
        at = follows.at(-1).node ?? at;
      }
      const { met, of } = flow.progress;
      assert.equal(met, of);
    });

    it('refutes what is wrong with moves of the other side', () => {
      for (const node of movesAfter(start).slice(1)) {
        const { verdict, refutation } = new Flow(puzzle).try(node.move);
        assert.equal(verdict, 'wrong');
        assert.ok(refutation.length > 0);
      }
    });
  });

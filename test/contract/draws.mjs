// How games are drawn: each rule by a game that ends on the ply the rule book says, not before.
import { assert } from 'chai';
import { formatFen } from 'draughts-board/notation';
import { drawRules, Variant } from 'draughts-board/variants';
import { positionOf } from './reading.mjs';

/** No rule counts further. */
const LONGEST = 200;

const isKing = (position, square) => position.setup.pieces.get(square)?.kind !== 'man';
const takes = (position) => position.legalMoves().some(({ captures }) => captures.length > 0);

/** The squares from corner to corner, or from both corners of a side. */
function mainRoad({ board }) {
  const { rows, cols } = board;
  return board.squares.filter((square) => {
    const x = board.column[square];
    const y = board.row[square];
    return [x === y, cols - 1 - x === y, x === rows - 1 - y, cols - 1 - x === rows - 1 - y].some(
      Boolean,
    );
  });
}

/** Whether a king of a color stands on the long diagonal. */
const isOnRoad = ({ variant, setup }, color) =>
  mainRoad(variant).some(
    (square) =>
      setup.pieces.get(square)?.color === color && setup.pieces.get(square)?.kind === 'king',
  );

/**
 * A move that does nothing: by a king, without a capture now or next, to a position that has been
 * there less than twice. `men`: the plies at which a man moves instead; `road`: who stays on the long
 * diagonal; `offRoad`: who keeps off it.
 */
function idleMoves(position, ply, seen, { men = [], road, offRoad }) {
  return position.legalMoves().filter((move) => {
    if (move.captures.length > 0 || move.promotesTo) return false;
    if (isKing(position, move.from) === men.includes(ply)) return false;
    const next = position.play(move);
    if (takes(next) || next.legalMoves().length === 0 || (seen.get(next.key) ?? 0) > 1)
      return false;
    if (road && !isOnRoad(next, road)) return false;
    return !offRoad || !isOnRoad(next, offRoad);
  });
}

/**
 * Plays idle moves until the game is over, one way or another, and takes back those that lead to a
 * place without any; tells at which ply it ended, and in which position.
 */
function idle(position, conditions, random, ply = 1, seen = new Map()) {
  const times = (seen.get(position.key) ?? 0) + 1;
  seen.set(position.key, times);
  const moves = idleMoves(position, ply, seen, conditions).map((move) => [random(), move]);
  for (const [, move] of moves.sort(([a], [b]) => a - b)) {
    const next = position.play(move);
    const end = next.outcome
      ? { ply, position: next }
      : ply < LONGEST && idle(next, conditions, random, ply + 1, seen);
    if (end) return end;
  }
  seen.set(position.key, times - 1);
  return undefined;
}

/** Numbers from 0 to 1, always the same ones. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A game in which nothing happens, and when it ends. */
const idleGame = (variant, { fen, rule, ply, draws, ...conditions }) => ({
  name: `is drawn by ${rule} at ply ${ply} after ${fen}`,
  run() {
    const game = draws ? new Variant({ ...variant.rules, draws: drawRules[draws] }) : variant;
    const start = positionOf(game, fen);
    assert.equal(start.outcome, undefined);
    const end = idle(start, conditions, numbers(7));
    assert.exists(end, 'the game has no end');
    const { outcome } = end.position;
    assert.deepEqual({ ply: end.ply, outcome }, { ply, outcome: { rule } });
    const { count, limit } = end.position.counters.draws.find((each) => each.rule === rule);
    assert.equal(count, limit);
  },
});

/** A king goes to and fro until the position has been there so often. */
const toAndFro = (variant, { fen, moves, ply }) => ({
  name: `is drawn by repetition at ply ${ply} after ${fen}`,
  run() {
    let position = positionOf(variant, fen);
    for (let played = 1; played <= ply; played++) {
      const [from, to] = moves.split(' ')[(played - 1) % 4].split('-').map(Number);
      position = position.play({ from, to, path: [from, to], captures: [] });
      assert.deepEqual(
        position.outcome,
        played === ply ? { rule: 'repetition' } : undefined,
        formatFen(position),
      );
    }
  },
});

/** A capture that leaves one piece each. */
const captured = (variant, { fen, rule }) => ({
  name: `is drawn by ${rule} after a capture in ${fen}`,
  run() {
    const start = positionOf(variant, fen);
    assert.isTrue(takes(start));
    for (const move of start.legalMoves()) assert.deepEqual(start.play(move).outcome, { rule });
  },
});

const kindOf = ({ moves, capture }) => (moves ? toAndFro : capture ? captured : idleGame);

export function draws(variant, data) {
  return data.draws
    .filter((each) => each.variant === variant.id)
    .map(({ variant: _, ...each }) => kindOf(each)(variant, each));
}

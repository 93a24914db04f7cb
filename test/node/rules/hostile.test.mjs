// Positions with as many captures as could be found: the rules stop at a limit, say so, and nobody
// waits for them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { getVariant, variants } from 'draughts-board/variants';
import { positionOf } from '../../contract/reading.mjs';
import { timeOf } from '../support/linear.mjs';

const read = (file) =>
  JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'));

/** Milliseconds of CPU: several times what they take, for machines that are slow or busy. */
const SOON = 250;
/** The limit, and what is under way when it is reached. */
const MOST_STATES = 101_000;

const { positions } = read('hostile.json');
/** Positions in which moves have been entered that are not listed. */
const unlisted = new Set();

/** A move entered square by square, by choices that a number makes. */
function enter(position, seed) {
  let state = seed;
  let path = [];
  for (;;) {
    const steps = position.steps(path);
    assert.ok(steps.length > 0, `nothing goes on from ${path}`);
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const { to, completes } = steps[Math.floor((state / 2 ** 32) * steps.length)];
    path = [...path, to];
    if (completes) return completes;
  }
}

const copyOf = (move) => JSON.parse(JSON.stringify(move));
const idOf = ({ from, to, captures }) => `${from} ${to} ${[...captures].sort()}`;

for (const { variant, squares, pieces, limit, fen } of positions)
  describe(`${variant}, ${fen}`, () => {
    const position = positionOf(getVariant(variant), fen);
    const moves = position.legalMoves();
    const some = [moves[0], moves[moves.length >> 1], moves.at(-1)];

    it(limit ? 'says that not every move is listed' : 'lists every move', () => {
      assert.equal(position.variant.board.size, squares);
      assert.equal(position.setup.pieces.size, pieces);
      assert.equal(position.movesComplete, !limit);
      assert.ok(moves.length > 0);
    });

    it('is searched to the limit and no further', () => {
      const bench = position.newBench();
      position.layOn(bench.placement);
      const { search } = bench;
      search.left = 0;
      search.list();
      assert.ok(100_000 - search.left < MOST_STATES);
      assert.equal(search.left <= 0, limit);
    });

    const [{ from, path }] = some;
    const written = copyOf(some[1]);
    const calls = {
      legalMoves: (at) => at.legalMoves(),
      'steps([])': (at) => at.steps([]),
      'steps([from])': (at) => at.steps([from]),
      'steps of a path': (at) => at.steps(path.slice(0, 3)),
      'movesAfter a square': (at) => at.movesAfter([from]),
      'movesAfter a path': (at) => at.movesAfter(path.slice(0, 2)),
      'play of a move': (at) => at.play(written),
      outcome: (at) => at.outcome,
    };
    for (const [name, call] of Object.entries(calls))
      it(`answers ${name} soon`, () => {
        let time;
        for (let attempt = 0; attempt < 3; attempt++) {
          time = timeOf(() => call(positionOf(position.variant, fen)), undefined, 1);
          if (time < SOON) return;
        }
        assert.fail(`${time} ms`);
      });

    it('offers the listed moves square by square', () => {
      for (const move of some)
        for (const [i, to] of move.path.entries()) {
          const step = position.steps(move.path.slice(0, i)).find((each) => each.to === to);
          assert.ok(step, `${move.path} stops before ${to}`);
          assert.equal(step.captured, move.captures[i - 1]);
          assert.equal(step.completes !== undefined, i === move.captures.length);
        }
    });

    it('plays what has been entered, listed or not, and nothing like it', () => {
      const listed = new Set(moves.map(idOf));
      for (let seed = 1; seed <= 10; seed++) {
        const move = copyOf(enter(position, seed * 7919));
        assert.equal(idOf(position.play(move).by), idOf(move));
        const broken = {
          from: move.from,
          to: move.path.at(-2),
          path: move.path.slice(0, -1),
          captures: move.captures.slice(0, -1),
        };
        assert.throws(() => position.play(broken), RangeError);
        if (!listed.has(idOf(move))) unlisted.add(fen);
      }
    });
  });

describe('moves beyond the limit', () => {
  it('have been entered and played', () => {
    assert.ok(unlisted.size >= 3, `in ${unlisted.size} positions`);
  });
});

describe('positions that come up', () => {
  it('are far below the limit', () => {
    for (const variant of variants)
      for (const group of read(`vectors/${variant.id}.json`).groups)
        for (const { fen } of group.positions)
          assert.ok(positionOf(variant, fen).movesComplete, `${variant.id}: ${fen}`);
  });
});

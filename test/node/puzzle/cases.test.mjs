// Problems as they are published: the author's line solves them, and nothing else does.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, formatMove, parseFen, parseMove } from 'draughts-board/notation';
import { getVariant } from 'draughts-board/variants';
import { Flow } from '../../../dist/elements/draughts-puzzle/flow.js';
import { flowOf, problems, puzzleOf, tryText } from './support.mjs';

/** The moves of the solver in a line. */
const own = ({ line }) => line.split(' ').filter((_, i) => i % 2 === 0);

const fenOf = ({ fen, variant }) => formatFen(parseFen(fen, getVariant(variant)).setup);

/** A flow in which so many moves of the author's have been made. */
function after(problem, count, options) {
  const flow = flowOf(problem.pdn, options);
  for (const text of own(problem).slice(0, count)) tryText(flow, text);
  return flow;
}

const byId = (id) => problems.find((each) => each.id === id);

describe('a published problem', () => {
  for (const problem of problems)
    describe(`${problem.id}, ${problem.about}`, () => {
      it('is for the side to move', () => {
        assert.equal(puzzleOf(problem.pdn).solver.charAt(0).toUpperCase(), problem.fen.charAt(0));
      });

      it("is solved by the author's line", () => {
        const flow = flowOf(problem.pdn);
        assert.deepEqual(flow.start(), []);
        for (const text of own(problem)) {
          assert.equal(flow.phase, 'solving');
          assert.equal(tryText(flow, text).verdict, 'right', text);
        }
        assert.equal(flow.phase, 'solved');
        assert.equal(formatFen(flow.position), fenOf({ ...problem, fen: problem.finalFen }));
        assert.deepEqual(flow.progress, { met: 1, of: 1 });
        assert.equal(flow.tally.attempts, 1);
      });

      it('is solved by no other legal move', () => {
        own(problem).forEach((text, i) => {
          const flow = after(problem, i);
          const before = formatFen(flow.position);
          const author = formatMove(parseMove(text, flow.position), flow.position, 'full');
          for (const move of flow.moves) {
            if (formatMove(move, flow.position, 'full') === author) continue;
            assert.equal(flow.try(move).verdict, 'wrong');
            assert.equal(formatFen(flow.position), before);
          }
        });
      });

      it('begins with as many legal moves as it is said to', () => {
        const { moves } = flowOf(problem.pdn);
        assert.equal(moves.length, problem.legal.split(' ').length);
      });

      it('takes no move that the rules forbid', () => {
        const flow = flowOf(problem.pdn);
        const [{ from, to, captures }] = flow.moves;
        const backwards = { from: to, to: from, path: [to, from], captures };
        assert.equal(flow.try(backwards).verdict, 'illegal');
        assert.equal(flow.tally.attempts, 0);
      });
    });

  it('P04 is for Black', () => {
    assert.equal(puzzleOf(byId('P04').pdn).solver, 'black');
  });
});

describe('moves that come to the same', () => {
  /** The moves that are right beside the author's, at any turn of the solver. */
  function others(problem) {
    return own(problem).flatMap((_, i) => {
      const { position, line, moves } = after(problem, i, { accept: 'result' });
      return moves.flatMap((move) => {
        const flow = new Flow(puzzleOf(problem.pdn), { accept: 'result' });
        for (const made of line) if (flow.position.turn === flow.puzzle.solver) flow.try(made);
        const { verdict } = flow.try(move);
        return verdict === 'alternative' ? [formatMove(move, position)] : [];
      });
    });
  }

  // In P07 29x9 and 29x27 both take six. P09 and P13 are won because the king lands in a corner,
  // P20 by one of four captures that share both ends.
  for (const problem of problems)
    it(`of ${problem.id} ${problem.id === 'P07' ? 'are one' : 'are none'}`, () => {
      assert.deepEqual(others(problem), problem.id === 'P07' ? ['29x27'] : []);
    });

  it('of P07 count only when they are asked for', () => {
    assert.equal(tryText(after(byId('P07'), 2), '29x27').verdict, 'wrong');
    assert.equal(
      tryText(after(byId('P07'), 2, { accept: 'result' }), '29x27').verdict,
      'alternative',
    );
  });

  it('of P07 count when the author has them as a variation', () => {
    const pdn = byId('P07').pdn.replace('29x9', '29x9 (29x27)');
    const flow = flowOf(pdn);
    for (const text of ['23-19', '44-40']) tryText(flow, text);
    const { verdict } = tryText(flow, '29x27');
    assert.equal(verdict, 'alternative');
    assert.equal(flow.phase, 'solved');
  });

  it('of P20 do not count when fewer pieces are taken between the same squares', () => {
    const flow = after(byId('P20'), 6, { accept: 'result' });
    const ends = flow.moves.filter(
      ({ from, to }) =>
        flow.position.variant.squareName(from) === '5' &&
        flow.position.variant.squareName(to) === '32',
    );
    assert.deepEqual(ends.map(({ captures }) => captures.length).sort(), [3, 5, 5, 9]);
    for (const move of ends.filter(({ captures }) => captures.length < 9))
      assert.equal(flow.try(move).verdict, 'wrong');
  });
});

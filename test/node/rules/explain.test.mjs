// Why a try is no legal move, told by the rule books.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, formatMove, parseFen } from 'draughts-board/notation';
import { explain, Position } from 'draughts-board/rules';
import { getVariant, variants } from 'draughts-board/variants';

const positionOf = (id, fen) => {
  const variant = getVariant(id);
  const { position } = parseFen(fen, variant);
  assert.ok(position, `${fen} is a position`);
  return position;
};

/** What is said of a try such as `37-26`, in the names of its game. */
function said(id, fen, attempt) {
  const position = positionOf(id, fen);
  const { variant } = position;
  const [from, to] = attempt.split('-').map((name) => variant.squareAt(name));
  const found = explain(position, { from, to });
  const names = (squares) => squares.map((square) => variant.squareName(square)).join(' ');
  return found.legal
    ? { legal: found.moves.map((move) => formatMove(move, position, 'full')).join(' ') }
    : {
        reason: found.reason,
        proof: names(found.proof),
        better: found.better.map((move) => formatMove(move, position, 'full')).join(' '),
      };
}

describe('explain', () => {
  it('finds what is legal', () => {
    assert.deepEqual(said('international', 'W:W31:B1', '31-27'), { legal: '31-27' });
    assert.deepEqual(said('international', 'W:W31:B1', '31'), { legal: '31-26 31-27' });
  });

  // By international rules (Official rules of the FMJD, 4.13) and the rule books of the others.
  for (const [id, fen, attempt, reason, proof, better] of [
    ['international', 'W:W31:B1', '1-6', 'not-your-turn', '1', '31-26 31-27'],
    ['international', 'W:W31:B1', '28-23', 'empty-square', '28', '31-26 31-27'],
    ['international', 'W:W31,45:B27', '45-40', 'must-capture', '31', '31x22'],
    ['international', 'W:W37:B23,31,32', '37-26', 'must-capture-most', '32 23', '37x28x19'],
    ['international', 'W:W37:B23,31,32', '37-28', 'must-continue-capture', '23', '37x28x19'],
    ['frisian', 'W:W32,34:B30,35,K37', '32-41', 'must-capture-value', '30 35', '34x25x45'],
    ['frisian', 'W:W19,K32:B15,29,34', '19-30', 'must-capture-with-king', '34 15', '32x35x5'],
    ['jamaican', 'B:Wg5,c3:BKa1', 'a1-d4', 'must-land-to-continue', 'f6 h4', 'a1xf6xh4'],
    ['frisian', 'W:WK11,40:B5:+0+311', '11-2', 'king-move-limit', '11', '40-34 40-35'],
    ['elephant', 'W:WKe9,a4:Bi10,a5', 'e9-e9', 'throne-needs-no-capture', 'a4', 'a4xa6'],
    ['international', 'W:W31:B1', '31-36', 'wrong-direction', '36', '31-26 31-27'],
    ['international', 'W:W31:B1', '31-22', 'too-far', '22', '31-26 31-27'],
    ['international', 'W:W31:B1', '31-28', 'not-a-line', '28', '31-26 31-27'],
    ['international', 'W:W31,27:B1', '31-22', 'cannot-capture-own', '27', '31-26 27-21 27-22'],
    ['italian', 'W:W22:BK18', '22-13', 'cannot-capture-king', '18', '22-19'],
    ['international', 'W:WK46:B28,23', '46-19', 'blocked', '28 23', '46-41 46-37 46-32'],
    ['international', 'W:W31:B26,27,21,22', '31-26', 'blocked', '26', undefined],
  ])
    it(`says ${reason} of ${attempt} in ${fen}`, () => {
      const found = said(id, fen, attempt);
      if (better === undefined) assert.equal(found.reason, 'game-over');
      else assert.deepEqual(found, { reason, proof, better });
    });

  it('says something of every pair of squares in every game, and legal of the legal ones', () => {
    for (const variant of variants) {
      let position = Position.start(variant);
      for (let ply = 0; ply < 30 && position.legalMoves().length > 0; ply += 3) {
        const legal = position.legalMoves();
        const ends = new Set(legal.map(({ from, to }) => `${from}-${to}`));
        const { squares } = variant.board;
        const from = legal[ply % legal.length].from;
        for (const to of squares) {
          const found = explain(position, { from, to });
          assert.equal(
            found.legal,
            ends.has(`${from}-${to}`),
            `${variant.id} ${formatFen(position)}`,
          );
          if (!found.legal) assert.ok(found.reason, `${variant.id} ${from}-${to}`);
        }
        for (let i = 0; i < 3 && position.legalMoves().length > 0; i++) {
          const moves = position.legalMoves();
          position = position.play(moves[(7 * ply + i) % moves.length]);
        }
      }
    }
  });
});

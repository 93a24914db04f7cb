// What Frisian rules say of kings: no king may move on and on (Art. 17), two have seven moves to beat
// one (Art. 18), and one against one is drawn unless a king falls (Art. 21.1).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseFen, parseMove } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';
import { idsOf, movesOf } from '../../contract/reading.mjs';
import { root } from '../support/sources.mjs';

const data = JSON.parse(readFileSync(join(root, 'test/data/frisian-kings.json'), 'utf8'));
const frisian = getVariant('frisian');

const positionOf = (fen, counters = {}) => {
  const { setup } = parseFen(fen, frisian);
  return Position.from({ ...setup, counters });
};

/** Plays moves written one after the other. */
const played = (position, text) =>
  text.split(' ').reduce((at, move) => at.play(parseMove(move, at)), position);

const names = (position) =>
  position
    .legalMoves()
    .map(({ from, to }) => `${from}-${to}`)
    .sort()
    .join(' ');

describe('a king of a side with men', () => {
  for (const { fen, kingMoves, case: what, moves } of data.kingMoves)
    it(`may go where other generators let it: ${what}, ${fen}`, () => {
      assert.equal(idsOf(positionOf(fen, { kingMoves }).legalMoves()), idsOf(movesOf(moves)));
    });

  it('may make three quiet moves running, not a fourth, and again after a man has moved', () => {
    const third = played(positionOf('W:WK28,40:B5,26'), '28-6 26-31 6-28 31-36 28-11 5-10');
    assert.equal(names(third), '40-34 40-35');
    const after = played(third, '40-35 36-41');
    assert.ok(after.legalMoves().some(({ from }) => from === 11));
  });

  it('may go on if another king has moved in between', () => {
    const position = played(positionOf('W:WK28,K45,40:B5,26'), '28-6 26-31 6-28 31-36 45-50 5-10');
    assert.ok(position.legalMoves().some(({ from }) => from === 28));
  });

  it('is not bound once its side has no man', () => {
    const position = positionOf('W:WK11:B5,6', { kingMoves: { white: { square: 11, count: 3 } } });
    assert.equal(position.legalMoves().length, 10);
  });

  it('loses if it may not move and nothing else can', () => {
    const position = positionOf('B:W48,49:BK31,43', {
      kingMoves: { black: { square: 31, count: 3 } },
    });
    assert.deepEqual(position.legalMoves(), []);
    assert.deepEqual(position.outcome, { winner: 'white', rule: 'no-moves' });
  });
});

describe('two kings against one', () => {
  it('are drawn when each side has made seven moves, not before', () => {
    let position = positionOf('W:WK46,K47:BK3');
    const there = ['46-41', '3-9', '41-46', '9-3'];
    for (const [ply, move] of [...there, ...there, ...there, '46-41'].entries()) {
      position = played(position, move);
      assert.equal(position.outcome, undefined, `ply ${ply + 1}`);
    }
    assert.deepEqual(played(position, '3-9').outcome, { rule: 'two-kings-against-one' });
  });
});

describe('one king against one', () => {
  it('is decided in each of the 2,450 positions as the rule has it', () => {
    const counts = { captureNow: 0, drawn: 0 };
    const undecided = [];
    for (let white = 1; white <= 50; white++)
      for (let black = 1; black <= 50; black++) {
        if (white === black) continue;
        const fen = `W:WK${white}:BK${black}`;
        const position = positionOf(fen);
        if (position.outcome?.rule === 'one-king-each') counts.drawn++;
        else if (position.legalMoves().some(({ captures }) => captures.length > 0))
          counts.captureNow++;
        else undecided.push(fen);
      }
    const { loses, winsByForce } = data.oneAgainstOne;
    assert.deepEqual(undecided.sort(), [...loses, ...winsByForce].sort());
    assert.equal(counts.captureNow, data.oneAgainstOne.counts.captureNow);
    assert.equal(counts.drawn, data.oneAgainstOne.counts.drawn);
  });
});

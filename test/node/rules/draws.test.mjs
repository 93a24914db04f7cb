// What is counted of the moves of a game, and how the rules about draws go together.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game, Session } from 'draughts-board/game';
import { parseFen, parseMove, parsePdn } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';

const positionOf = (id, fen, counters) => {
  const { setup } = parseFen(fen, getVariant(id));
  return Position.from({ ...setup, ...(counters && { counters }) });
};
const played = (position, text) =>
  text.split(' ').reduce((at, move) => at.play(parseMove(move, at)), position);
const countOf = (position, rule) =>
  position.counters.draws.find((each) => each.rule === rule)?.count;

describe('counters', () => {
  it('tell how far each rule has come, and its limit', () => {
    const position = played(positionOf('international', 'W:WK46,K47,K48:BK3'), '46-41 3-9 41-46');
    assert.deepEqual(position.counters, {
      halfMoves: 3,
      fullMove: 2,
      draws: [
        { rule: 'repetition', count: 1, limit: 3 },
        { rule: 'king-moves', count: 3, limit: 50 },
        { rule: 'three-against-one', count: 3, limit: 32 },
      ],
    });
  });

  it('go on from the half moves of a FEN', () => {
    const position = positionOf('international', 'W:WK48,36,26:BK1,15,25:H49:F70');
    assert.equal(position.outcome, undefined);
    const next = played(position, '48-42');
    assert.deepEqual(next.outcome, { rule: 'king-moves' });
    assert.equal(next.counters.fullMove, 70);
    assert.equal(played(position, '36-31').outcome, undefined);
  });

  it('go on from a setup, also as JSON', () => {
    const before = played(positionOf('international', 'W:WK46,K47:BK3'), '46-41 3-9 41-46 9-3');
    const { turn, pieces, counters } = before.setup;
    const anew = Position.from({
      variant: getVariant('international'),
      turn,
      pieces,
      counters: JSON.parse(JSON.stringify(counters)),
    });
    assert.equal(countOf(anew, 'two-against-one'), 4);
    assert.equal(countOf(played(anew, '46-41'), 'two-against-one'), 5);
  });

  it('begin at the position after the move that led to an ending', () => {
    // The man is the last of Black's pieces besides the king.
    const before = positionOf('international', 'W:WK46,47:BK3,42');
    assert.equal(countOf(before, 'two-against-one'), undefined);
    assert.equal(countOf(played(before, '47x38'), 'two-against-one'), 0);
  });

  it('begin again where a rule says so: Pool counts 13 moves anew after a capture', () => {
    const four = positionOf('american-pool', 'B:WK29,K30,K31,K22:BK13', {
      draws: [{ rule: 'three-against-one', count: 12, limit: 13 }],
    });
    const [capture] = four.legalMoves();
    assert.deepEqual(capture.captures, [22]);
    assert.equal(countOf(four.play(capture), 'three-against-one'), 0);
  });
});

describe('draws', () => {
  // FMJD, Annex 1, art. 6: the five moves begin after the capture, the sixteen go on.
  for (const [count, ply] of [
    [4, 10],
    [30, 1],
  ])
    it(`come by the sixteen moves or by the five, whichever is first: capture at ply ${count + 1}`, () => {
      let position = positionOf('international', 'B:WK47,K48,K28:BK6', {
        draws: [{ rule: 'three-against-one', count, limit: 32 }],
      });
      const capture = position.legalMoves().find(({ to }) => to === 50);
      assert.deepEqual(capture.captures, [28]);
      position = position.play(capture);
      assert.equal(countOf(position, 'two-against-one'), 0);
      assert.equal(countOf(position, 'three-against-one'), count + 1);
      const moves = '47-36 50-45 36-31 45-50 31-26 50-45 26-21 45-50 21-16 50-45'.split(' ');
      for (const [i, text] of moves.entries()) {
        assert.equal(position.outcome, undefined, `ply ${i}`);
        position = played(position, text);
        if (i + 1 === ply) break;
      }
      const rule = ply === 10 ? 'two-against-one' : 'three-against-one';
      assert.deepEqual(position.outcome, { rule });
    });

  it('come no later for a promotion among the same pieces', () => {
    const start = positionOf('international', 'W:WK46,7:BK25');
    const crowned = played(start, '46-41 25-20 7-1');
    assert.equal(countOf(crowned, 'two-against-one'), 3);
  });

  it('need the same side to move', () => {
    // Both kings come back, but it is the other side that is to move.
    const start = positionOf('russian', 'W:WKa1,a3:BKb8,h4');
    const back = played(start, 'a1-b2 b8-a7 b2-c3 a7-b8 c3-a1 b8-a7');
    assert.equal(back.outcome, undefined);
    assert.equal(countOf(back, 'repetition'), 1);
  });

  it('end the games of a session and of a record', () => {
    const start = parseFen('W:WKa1,a3:BKc7,h4', getVariant('russian')).setup;
    const session = new Session(new Game({ variant: getVariant('russian'), start }));
    for (const text of 'a1-b2 c7-b8 b2-a1 b8-c7 a1-b2 c7-b8 b2-a1 b8-c7'.split(' ')) {
      assert.equal(session.outcome, undefined);
      session.play(parseMove(text, session.position));
    }
    assert.deepEqual(session.outcome, { rule: 'repetition' });
    const { games } = parsePdn(
      '[GameType "25"][FEN "W:WKa1,a3:BKc7,h4"] 1. a1-b2 c7-b8 2. b2-a1 b8-c7 3. a1-b2 c7-b8 4. b2-a1 b8-c7 5. a1-b2',
    );
    assert.deepEqual(games[0].at('8').position.outcome, { rule: 'repetition' });
    assert.equal(games[0].plies, 9);
  });

  it('by repetition only where a game has that rule', () => {
    const frisian = positionOf('frisian', 'W:WK46,36:BK3,K25');
    const line = '46-41 3-8 41-46 8-3';
    const after = played(frisian, `${line} 36-31 25-20 46-41 3-8 41-46`);
    assert.equal(countOf(after, 'repetition'), undefined);
  });
});

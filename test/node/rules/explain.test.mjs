// Why a try is no legal move, told by the rule books. test/contract/explain.mjs asks for every try.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { formatMove, parseFen } from 'draughts-board/notation';
import { explain, Position } from 'draughts-board/rules';
import { defineVariant, getVariant, variants } from 'draughts-board/variants';
import { plainly } from '../../../dist/rules/plainly.js';
import { positionOf as inReadingOrder } from '../../contract/reading.mjs';

function positionOf(variant, fen) {
  const { position } = parseFen(fen, variant);
  assert.ok(position, `${fen} is a position`);
  return position;
}

const sorted = (texts) => texts.toSorted().join(' ');

/** What is said of a try such as `37-26` in a position, in the names of its game. */
function saidIn(position, attempt) {
  const { variant } = position;
  const [from, to] = attempt.split('-').map((name) => variant.squareAt(name));
  const found = explain(position, { from, to });
  const written = (moves) => sorted(moves.map((move) => formatMove(move, position, 'full')));
  if (found.legal) return { legal: written(found.moves) };
  const proof = sorted(found.proof.map((square) => variant.squareName(square)));
  return { reason: found.reason, proof, better: written(found.better) };
}

const said = (id, fen, attempt) => saidIn(positionOf(getVariant(id), fen), attempt);

/** Of a game: a position, a try, the reason, the squares that show it, and the moves to make instead. */
function holds(id, cases) {
  for (const [fen, attempt, reason, proof, moves] of cases)
    it(`says ${reason} of ${attempt} in ${fen}`, () => {
      const found = said(id, fen, attempt);
      const better = moves === undefined ? found.better : sorted(moves.split(' '));
      assert.deepEqual(found, { reason, proof: sorted(proof.split(' ')), better });
    });
}

describe('explain', () => {
  it('finds what is legal', () => {
    assert.deepEqual(said('international', 'W:W31:B1', '31-27'), { legal: '31-27' });
    assert.deepEqual(said('international', 'W:W31:B1', '31'), { legal: '31-26 31-27' });
  });

  it('finds all moves with the same ends', () => {
    assert.deepEqual(said('jekab', 'W:WK22:B9,16,18,24', '22-28'), { legal: '22x15x28' });
  });
});

// Official rules of the FMJD.
describe('explain: international', () => {
  holds('international', [
    ['W:W31:B1', '1-6', 'not-your-turn', '1', '31-26 31-27'],
    ['W:W31:B1', '28-23', 'empty-square', '28', '31-26 31-27'],
    ['W:W31,45:B27', '45-40', 'must-capture', '31', '31x22'],
    ['W:W37:B23,31,32', '37-26', 'must-capture-most', '32 23', '37x28x19'],
    ['W:W37:B23,31,32', '37-28', 'must-continue-capture', '23', '37x28x19'],
    ['W:W31:B1', '31-36', 'wrong-direction', '36', '31-26 31-27'],
    ['W:W31:B1', '31-22', 'too-far', '22', '31-26 31-27'],
    ['W:W31:B1', '31-28', 'not-a-line', '28', '31-26 31-27'],
    ['W:W31,27:B1', '31-22', 'cannot-capture-own', '27', '31-26 27-21 27-22'],
    ['W:WK46:B28,23', '46-19', 'blocked', '28 23', '46-41 46-37 46-32'],
    ['W:W31:B26,27,21,22', '31-26', 'game-over', '', ''],
  ]);
});

// Official Rules for Frisian Draughts (2011), and its worked examples.
describe('explain: frisian', () => {
  holds('frisian', [
    ['W:W28:B18', '18-22', 'not-your-turn', '18', '28x8'],
    ['W:W28:B18', '1-6', 'empty-square', '1', '28x8'],
    ['W:W28,22:B1', '28-22', 'blocked', '22', '28-23 22-17 22-18'],
    ['W:W32:B1', '32-37', 'wrong-direction', '37', '32-27 32-28'],
    // It moves along diagonals alone, though it takes along files, too.
    ['W:W32:B1', '32-22', 'wrong-direction', '22', '32-27 32-28'],
    ['W:W32:B1', '32-23', 'too-far', '23', '32-27 32-28'],
    ['W:W32:B1', '32-24', 'not-a-line', '24', '32-27 32-28'],
    ['W:W28,45:B18', '45-40', 'must-capture', '28', '28x8'],
    ['W:W28,45:B18', '28-22', 'must-capture', '28', '28x8'],
    ['W:W32,34:B30,35,K37', '32-41', 'must-capture-value', '30 35', '34x25x45'],
    ['W:W10,25:B15,K24', '25-5', 'must-capture-value', '24', '25x23'],
    ['W:W19,K32:B15,29,34', '19-30', 'must-capture-with-king', '34 15', '32x35x5'],
    ['W:WK28:B17,18', '28-8', 'must-continue-capture', '17', '28x8x21 28x8x26'],
    ['W:W28,22:B1', '28-17', 'cannot-capture-own', '22', '28-23 22-17 22-18'],
    // If what it takes left the board at once, it would land on 29 or 30 at its end.
    ...['29', '30'].map((to) => [
      'W:W18,K40:BK27,29,36,41',
      `40-${to}`,
      'already-captured',
      '29',
      '40x23x46x26x28 40x23x46x16x32 40x23x46x16x38 40x23x46x16x43 40x23x46x16x49',
    ]),
    ['W:WK11,40:B5:+0+311', '11-2', 'king-move-limit', '11', '40-34 40-35'],
    ['B:W48,49:BK31,43:+331+0', '31-36', 'game-over', '', ''],
  ]);

  it('says must-capture of a king that may not move on, where something can be taken', () => {
    assert.deepEqual(said('frisian', 'W:WK11,28:B18:+0+311', '11-2'), {
      reason: 'must-capture',
      proof: '28',
      better: '28x8',
    });
  });
});

// The rules after Danilovic and de Voogt (2020), and the worked examples of the rule book.
describe('explain: jekab', () => {
  holds('jekab', [
    ['W:W18:B4,23', '4-8', 'not-your-turn', '4', '18x27'],
    ['W:W18:B4,23', '1-5', 'empty-square', '1', '18x27'],
    ['W:W22,18:B1', '22-18', 'blocked', '18', '22-17 18-14 18-15'],
    ['W:W6:B28', '6-9', 'wrong-direction', '9', '6-1 6-2'],
    ['W:W22:B1', '22-15', 'too-far', '15', '22-17 22-18'],
    ['W:W22:B1', '22-16', 'not-a-line', '16', '22-17 22-18'],
    ['W:W22,32:B18', '32-27', 'must-capture', '22', '22x15'],
    ['W:WK29:B16,22', '29-15', 'must-land-to-continue', '11', '29x11x20'],
    ['W:W22:B11,18', '22-15', 'must-continue-capture', '11', '22x15x8'],
    ['W:W26,22:B1', '26-17', 'cannot-capture-own', '22', '22-17 22-18 26-23'],
    // From 27 it would have to jump over 18 once more,
    ['W:WK22:B16,18,24', '22-9', 'already-captured', '18', '22x15x28 22x11x20x27 22x11x20x31'],
    // or to go through it, to take the man on 9.
    ['W:WK22:B9,16,18,24', '22-5', 'already-captured', '18', '22x15x28 22x11x20x27 22x11x20x31'],
    ['B:W9,14:B5', '5-9', 'game-over', '', ''],
  ]);
});

// The rules of Draughts World.
describe('explain: jamaican', () => {
  holds('jamaican', [
    ['B:Wh8,e3:Bd4', 'h8-g7', 'not-your-turn', 'h8', 'd4xf2'],
    ['B:Wh8,e3:Bd4', 'a1-b2', 'empty-square', 'a1', 'd4xf2'],
    ['B:Wh8:Bc3,d4', 'c3-d4', 'blocked', 'd4', 'c3-b4 d4-e5 d4-c5'],
    ['B:Wh8:Bc3', 'c3-b2', 'wrong-direction', 'b2', 'c3-d4 c3-b4'],
    ['B:Wh8:Bc3', 'c3-e5', 'too-far', 'e5', 'c3-d4 c3-b4'],
    ['B:Wh8:Bc3', 'c3-f4', 'not-a-line', 'f4', 'c3-d4 c3-b4'],
    ['B:Wh8,e3:Bd4', 'd4-c5', 'must-capture', 'd4', 'd4xf2'],
    ['B:Wg5,c3:BKa1', 'a1-d4', 'must-land-to-continue', 'f6', 'a1xf6xh4'],
    ['B:Wf6,c5,c7:BKd4', 'd4-a7', 'must-land-to-continue', 'b6', 'd4xb6xd8xg5 d4xb6xd8xh4'],
    ['B:Wf6,d4:Bc3', 'c3-e5', 'must-continue-capture', 'f6', 'c3xe5xg7'],
    // Any landing between the two men will do, but not as the last.
    ['B:Wc3,f6:BKa1', 'a1-e5', 'must-continue-capture', 'f6', 'a1xd4xg7 a1xd4xh8'],
    ['B:Wh8:Bc3,d4', 'c3-e5', 'cannot-capture-own', 'd4', 'c3-b4 d4-e5 d4-c5'],
    ['B:Wd4,g5,g3:BKc3', 'c3-b6', 'already-captured', 'd4', 'c3xe5xh2 c3xf6xh4xf2 c3xf6xh4xe1'],
    ['B:Wg3,f4:Bh2', 'h2-g3', 'game-over', '', ''],
  ]);
});

// Peter Aronson's rules, and the worked examples of the rule book.
describe('explain: elephant', () => {
  holds('elephant', [
    ['W:Wc5:Bc7', 'c7-c6', 'not-your-turn', 'c7', 'c5-c6 c5-b5 c5-d5'],
    ['W:Wc5:Bc7', 'a1-a2', 'empty-square', 'a1', 'c5-c6 c5-b5 c5-d5'],
    ['W:Wc5,c6:Bi10', 'c5-c6', 'blocked', 'c6'],
    ['W:Wc5:Bc7', 'c5-c4', 'wrong-direction', 'c4', 'c5-c6 c5-b5 c5-d5'],
    // Two points are for soldiers beyond the river.
    ['W:Wc5:Bi10', 'c5-e5', 'too-far', 'e5', 'c5-c6 c5-b5 c5-d5'],
    ['W:Wc5:Bi10', 'c5-d7', 'not-a-line', 'd7', 'c5-c6 c5-b5 c5-d5'],
    ['W:WKe9,a4:Bi10,a5', 'e9-e8', 'must-capture', 'a4', 'a4xa6'],
    ['W:Wc4,g4:Bc5,g5,g7', 'c4-c6', 'must-capture-most', 'g5 g7', 'g4xg6xg8 g4xg6xg9'],
    ['W:WKe5:Be7,c8,e10', 'e5-e9', 'must-capture-most', 'e7 c8', 'e5xe8xb8 e5xe8xa8'],
    ['W:Wc4:Bc5,c7', 'c4-c6', 'must-continue-capture', 'c7', 'c4xc6xc8 c4xc6xc9'],
    ['W:Wc4,c5:Bi10', 'c4-c6', 'cannot-capture-own', 'c5'],
    // As an elephant it could go down again, if it might turn round.
    ['W:Wd8:Bd9,d5', 'd8-d4', 'no-reversal', 'd5', 'd8xd10'],
    ['W:Wd8:Bd9,d5', 'd8-d1', 'no-reversal', 'd5', 'd8xd10'],
    ['W:WKe9,a4:Bi10,a5', 'e9-e9', 'throne-needs-no-capture', 'a4', 'a4xa6'],
    ['W:WKe9,i1:Be2,i2', 'e9-e9', 'throne-needs-no-capture', 'e9 i1', 'e9xe1 i1xi3'],
    ['W:Wa1:Ba2,a3,Kb1,Kc1', 'a1-a2', 'game-over', '', ''],
  ]);

  it('is over when a king has been promoted on its throne', () => {
    const position = positionOf(getVariant('elephant'), 'W:WKe9:Bi10');
    const throne = position.legalMoves().find(({ from, to }) => from === to);
    assert.deepEqual(saidIn(position.play(throne), 'i10-i9'), {
      reason: 'game-over',
      proof: '',
      better: '',
    });
  });
});

// Each rule that the games above do not have, by the rule book of one that has it.
describe('explain: other games', () => {
  holds('italian', [
    ['W:W23:B1,K19', '23-14', 'cannot-capture-king', '19', '23-20'],
    ['W:W26,K27:B22', '26-19', 'must-capture-with-king', '22', '27x18'],
    ['W:WK10,12:B6,K13', '10-3', 'must-capture-most-kings', '13', '10x17'],
    ['W:WK5,K15,17:B10,K11', '5-7', 'must-capture-king-first', '11 10', '15x6x13'],
  ]);
  holds('czech', [
    ['W:Wb2,Kh2:Bc3,e5,g7', 'b2-h8', 'must-capture-with-king', 'e5', 'h2xd6 h2xc7 h2xb8'],
  ]);
  holds('thai', [['B:W16,22:BK29', '29-15', 'must-land-behind', '18', '29-18']]);
  holds('killer', [['W:WK46:BK37', '46-28', 'must-land-behind', '32', '46x32']]);
  // As in Turkish draughts, with men that are crowned on the way.
  holds('armenian', [['W:Wd6:Bd7,d3', 'd6-d2', 'no-reversal', 'd3', 'd6xd8']]);
  holds('ossetian', [
    ['W:Wd6:Bd7,d3', 'd6-d1', 'no-reversal', 'd3', 'd6xd8'],
    ['W:Wc3,c4:Bh8', 'c3-c6', 'too-far', 'c6'],
  ]);
  // A line of men moves on by one.
  holds('dameo', [
    ['W:Wc1,c2,c3:Bh8', 'c1-c5', 'too-far', 'c5'],
    ['W:Wc1,c2,c3:Bh8', 'c1-c3', 'blocked', 'c3'],
    ['W:Wd4:Be5,h8', 'd4-f6', 'wrong-direction', 'e5', 'd4-c5 d4-d5'],
  ]);
  // The second black man is taken by no other jump.
  holds('bashni', [
    ['W:Wc3:Bd4=bb', 'c3-c3', 'already-captured', 'd4', 'c3:e5'],
    ['W:WKa1:Bc3=Bw,g5', 'a1-d4', 'must-land-to-continue', 'f6', 'a1:f6:h4'],
    ['W:Wc3,e5:Bd4', 'c3-e5', 'blocked', 'd4 e5', 'c3-b4 e5-d6 e5-f6'],
  ]);
  holds('lasca', [['W:Wd4:Be3', 'd4-f2', 'wrong-direction', 'e3', 'd4-c5 d4-e5']]);
  holds('antidraughts', [
    ['W:W37:B23,31,32', '37-26', 'must-capture-most', '32 23', '37x28x19'],
    ['W:W6:B1', '6-1', 'game-over', '', ''],
  ]);
  holds('breakthrough', [['W:W31,K1:B20', '31-26', 'game-over', '', '']]);
  holds('ghanaian', [['W:W31:B1,2', '31-26', 'game-over', '', '']]);
});

describe('explain without a square to go to', () => {
  for (const [id, fen, from, reason, proof] of [
    ['international', 'W:W31,45:B27', '45', 'must-capture', '31'],
    ['international', 'W:W37,40:B23,31,32,35', '40', 'must-capture', '37'],
    ['international', 'W:W31,36,27,26:B22,21,17,18', '36', 'blocked', '36'],
    ['frisian', 'W:W19,K32:B15,29,34', '19', 'must-capture-with-king', '15 34'],
    ['frisian', 'W:WK11,40:B5:+0+311', '11', 'king-move-limit', '11'],
    ['italian', 'W:W23,20,32:BK19,16', '23', 'cannot-capture-king', '19'],
  ])
    it(`says ${reason} of ${from} in ${fen}`, () => {
      const found = said(id, fen, from);
      assert.deepEqual({ ...found, better: '' }, { reason, proof, better: '' });
      assert.notEqual(found.better, '');
    });
});

describe('the capture that is tried, where others come before it', () => {
  for (const [id, fen, attempt, worse] of [
    ['international', 'W:W37:B23,31,32', '37-26', '37x26'],
    ['frisian', 'W:W10,25:B15,K24', '25-5', '25x5'],
    ['italian', 'W:WK10,12:B6,K13', '10-3', '10x3'],
    ['international', 'W:W31,45:B27', '45-40', undefined],
    ['international', 'W:W31:B1', '31-36', undefined],
  ])
    it(`is ${worse} of ${attempt} in ${fen}`, () => {
      const position = positionOf(getVariant(id), fen);
      const [from, to] = attempt.split('-').map((name) => position.variant.squareAt(name));
      const found = explain(position, { from, to }).worse;
      const written = found?.path.map((square) => position.variant.squareName(square));
      assert.equal(written?.join('x'), worse);
    });
});

describe('what can be told without looser rules', () => {
  for (const variant of variants)
    it(`is what explain says, in ${variant.id}`, () => {
      let told = 0;
      let position = Position.start(variant);
      for (let ply = 0; ply < 5 && position.legalMoves().length > 0; ply++) {
        const { squares } = variant.board;
        for (const from of squares)
          for (const to of [undefined, ...squares]) {
            const found = explain(position, { from, to });
            const plain = found.legal ? undefined : plainly(position, from, to);
            if (!plain) continue;
            told++;
            assert.deepEqual([plain.reason, plain.proof], [found.reason, found.proof]);
          }
        const moves = position.legalMoves();
        position = position.play(moves[(7 * ply) % moves.length]);
      }
      assert.ok(told > 0);
    });
});

describe('the moves that explain names instead', () => {
  const tried = (id, fen, from, to) => {
    const position = positionOf(getVariant(id), fen);
    const [start, end] = [from, to].map((name) => position.variant.squareAt(name));
    return explain(position, { from: start, to: end }).better;
  };

  it('are those of the same piece first', () => {
    const own = tried('international', 'W:W31,32,33:B1', '32', '37').map(({ from }) => from === 32);
    assert.deepEqual(own, [true, true, false, false, false, false]);
  });

  it('go by the square that was tried, where a capture has to go on', () => {
    const { variant } = Position.start(getVariant('jamaican'));
    const paths = tried('jamaican', 'B:Wc3,f6:BKa1', 'a1', 'e5').map(({ path }) =>
      path.map((square) => variant.squareName(square)).join('x'),
    );
    assert.deepEqual(paths.toSorted(), ['a1xe5xg7', 'a1xe5xh8']);
  });
});

describe('explain where nothing has to be taken', () => {
  // Myanmar draughts as it may be agreed: who takes, takes the most and to the end.
  const { rules } = getVariant('myanmar');
  const capture = { ...rules.capture, obligation: 'free' };
  const free = defineVariant({ ...rules, id: 'free-capture', name: 'Free capture', capture });
  const saidThere = (attempt) => saidIn(positionOf(free, 'W:Wc3,h2:Bb4,d4,f6'), attempt);

  it('finds moves with and without a capture', () => {
    assert.deepEqual(saidThere('h2-g3'), { legal: 'h2-g3' });
    assert.deepEqual(saidThere('c3-g7'), { legal: 'c3xe5xg7' });
  });

  it('compares captures with captures alone', () => {
    const better = 'c3xe5xg7';
    assert.deepEqual(saidThere('c3-a5'), { reason: 'must-capture-most', proof: 'd4 f6', better });
    assert.deepEqual(saidThere('c3-e5'), { reason: 'must-continue-capture', proof: 'f6', better });
    assert.equal(saidThere('h2-g1').reason, 'wrong-direction');
  });
});

describe('explain where some play otherwise', () => {
  const game = (id, change) => {
    const { rules } = getVariant(id);
    const made = defineVariant({ ...rules, ...change, id: 'house-rules', name: 'House rules' });
    assert.ok(!('errors' in made));
    return made;
  };

  it('says must-capture-most of a king that has to take the most it can', () => {
    // As Ludii plays Jekab: of the fifth worked example the longest captures are left.
    const jekab = game('jekab', { mechanics: ['kingMaximum'] });
    const saidOf = (attempt) => saidIn(positionOf(jekab, 'W:WK18,22:B6,11,14,17'), attempt);
    const better = '18x9x2x16 18x9x2x20 22x13';
    assert.deepEqual(saidOf('18-8'), { reason: 'must-capture-most', proof: '11 14 6', better });
    assert.deepEqual(saidOf('18-9'), {
      reason: 'must-continue-capture',
      proof: '11 6',
      better: '18x9x2x16 18x9x2x20',
    });
    // Men take as they like.
    assert.deepEqual(saidOf('22-13'), { legal: '22x13' });
  });

  it('says must-capture of a move to a throne that promotes on arrival', () => {
    const { throne } = getVariant('elephant').rules;
    const elephant = game('elephant', { throne: { ...throne, onArrival: true } });
    assert.deepEqual(saidIn(positionOf(elephant, 'W:WKe5,a4:Bi10,a5'), 'e5-e9'), {
      reason: 'must-capture',
      proof: 'a4',
      better: 'a4xa6',
    });
  });

  it('says must-capture of a man that can save itself from a king', () => {
    const turkish = game('turkish', { mechanics: ['kingBeatsMan'] });
    assert.deepEqual(saidIn(positionOf(turkish, 'W:Wd4:BKd5'), 'd4-c4'), {
      reason: 'must-capture',
      proof: 'd4',
      better: 'd4xd6',
    });
    assert.equal(saidIn(positionOf(turkish, 'W:Wd4:BKh8'), 'd4-c4').reason, 'game-over');
  });
});

describe('explain in a drawn game', () => {
  it('tells the rules as before, because whoever likes may play on', () => {
    const position = positionOf(getVariant('turkish'), 'W:WKa1:BKh7');
    assert.deepEqual(position.outcome, { rule: 'one-piece-each' });
    assert.deepEqual(saidIn(position, 'a1-a4'), { legal: 'a1-a4' });
    assert.equal(saidIn(position, 'a1-b3').reason, 'not-a-line');
  });
});

describe('explain of anything', () => {
  const odd = [Number.NaN, 0, -1, 1.5, 1_000, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  for (const variant of variants)
    it(`takes what is no square of ${variant.id}`, () => {
      const position = Position.start(variant);
      const [{ from, to }] = position.legalMoves();
      for (const square of odd) {
        const nowhere = explain(position, { from: square, to });
        assert.equal(nowhere.reason, 'empty-square');
        assert.deepEqual(nowhere.proof, []);
        const away = explain(position, { from, to: square });
        assert.equal(away.reason, 'not-a-line');
        assert.deepEqual(away.proof, []);
        assert.equal(explain(position, { from: square, to: square }).reason, 'empty-square');
      }
      assert.equal(explain(position, { from, to: from }).reason, 'blocked');
    });
});

describe('explain where there is very much to take', () => {
  const { positions } = JSON.parse(
    readFileSync(new URL('../../data/hostile.json', import.meta.url)),
  );

  for (const { variant: id, pieces, fen } of positions)
    it(`answers at once in ${id} with ${pieces} pieces`, () => {
      const position = inReadingOrder(getVariant(id), fen);
      position.legalMoves();
      const own = [...position.setup.pieces].filter(([, { color }]) => color === position.turn);
      for (const [from] of own.slice(0, 5)) {
        const start = performance.now();
        for (const to of position.variant.board.squares) {
          const found = explain(position, { from, to });
          assert.ok(found.legal || found.reason);
        }
        assert.ok(performance.now() - start < 3_000);
      }
    });

  it('finds captures as good as those that are listed', () => {
    const fen =
      'W:WKb5,Ke2,Kf6,Kh1:' +
      'Ba1,a2,a5,a6,b2,b7,c2,c5,d6,d7,d8,e5,e7,f2,f7,g1,g2,g3,g5,g7,h2,h5,h7';
    const position = positionOf(getVariant('omnidirectional'), fen);
    assert.equal(position.movesComplete, false);
    const [{ captures }] = position.legalMoves();
    const [from, to] = ['h1', 'a8'].map((name) => position.variant.squareAt(name));
    const found = explain(position, { from, to });
    assert.ok(found.legal);
    for (const move of found.moves) {
      assert.ok(move.captures.length >= captures.length);
      assert.equal(position.play(move).setup.pieces.size, 27 - move.captures.length);
    }
  });
});

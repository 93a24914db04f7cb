import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, formatMove, parseFen, parseMove } from 'draughts-board/notation';
import { Position, perft } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';

const at = (fen, id = 'international') => parseFen(fen, getVariant(id)).position;
const after = (fen, text, id) => {
  const position = at(fen, id);
  return position.play(parseMove(text, position));
};
const texts = (position) => position.legalMoves().map((move) => formatMove(move, position));

describe('a position from a setup', () => {
  const variant = getVariant('italian');
  const man = { color: 'white', kind: 'man' };

  const wrong = [
    ['nobody is to move', { pieces: new Map([[9, man]]) }, [['no-turn', undefined]]],
    [
      'there is no such square',
      { turn: 'white', pieces: new Map([[33, man]]) },
      [['no-such-square', 33]],
    ],
    [
      'there is no such piece',
      { turn: 'white', pieces: new Map([[9, { color: 'white', kind: 'star' }]]) },
      [['no-such-piece', 9]],
    ],
    [
      'it has prisoners under it',
      { turn: 'white', pieces: new Map([[9, { ...man, tower: [man] }]]) },
      [['no-such-piece', 9]],
    ],
    [
      'several things are wrong',
      {
        pieces: new Map([
          [0, man],
          [99, man],
        ]),
      },
      [
        ['no-turn', undefined],
        ['no-such-square', 0],
        ['no-such-square', 99],
      ],
    ],
  ];
  for (const [what, setup, expected] of wrong)
    it(`is refused where ${what}`, () => {
      const { errors } = Position.from({ variant, ...setup });
      assert.deepEqual(
        errors.map(({ code, square }) => [code, square]),
        expected,
      );
      for (const { message } of errors) assert.notEqual(message, '');
    });

  it('has the setup it was made from', () => {
    const setup = parseFen('B:W21,K30:B1,K12', variant).setup;
    const position = Position.from(setup);
    assert.deepEqual([...position.setup.pieces].sort(), [...setup.pieces].sort());
    assert.equal(position.setup.turn, 'black');
    assert.equal(position.variant, variant);
  });
});

describe('the key of a position', () => {
  it('tells the side to move and every piece', () => {
    const fens = ['W:W31:B20', 'B:W31:B20', 'W:WK31:B20', 'W:W31:BK20', 'W:W32:B20', 'W:W31:B20,1'];
    assert.equal(new Set(fens.map((fen) => at(fen).key)).size, fens.length);
  });

  it('does not tell the clocks', () => {
    assert.equal(at('W:W31:B20:H4:F12').key, at('W:W31:B20').key);
  });

  it('is the same by whatever moves it was reached', () => {
    const keyOf = (...moves) => {
      let position = at('start');
      for (const text of moves) position = position.play(parseMove(text, position));
      return position.key;
    };
    assert.equal(keyOf('31-26', '17-22', '35-30'), keyOf('35-30', '17-22', '31-26'));
    assert.notEqual(keyOf('31-26', '17-22', '35-30'), keyOf('31-26', '17-22', '34-30'));
  });
});

describe('the clocks of a position', () => {
  const clocks = (position) => formatFen(position, { clocks: true }).replace(/.*(?=:H)/, '');

  it('count moves of kings, from the last capture or move of a man', () => {
    assert.equal(clocks(after('W:WK46,31:BK5:H3:F9', '46-37')), ':H4:F9');
    assert.equal(clocks(after('W:WK46,31:BK5:H3:F9', '31-27')), ':H0:F9');
    assert.equal(clocks(after('W:WK46,31:BK41:H3:F9', '46x37')), ':H0:F9');
  });

  it('count a move when the second player has made his', () => {
    assert.equal(clocks(after('B:WK46:BK4:H3:F9', '4-9')), ':H4:F10');
    assert.equal(clocks(after('B:WK32:BK4:H3:F9', '4-8', 'english')), ':H4:F9');
    assert.equal(clocks(after('W:WK32:BK4:H3:F9', '32-28', 'english')), ':H4:F10');
  });
});

describe('entering a move', () => {
  it('begins with the pieces that may move', () => {
    const from = at('start', 'international')
      .steps([])
      .map(({ to }) => to);
    assert.deepEqual([...from].sort(), [31, 32, 33, 34, 35]);
    // Only the man that can take.
    assert.deepEqual(at('W:W28,46:B23').steps([]), [{ to: 28 }]);
  });

  it('offers every landing of a king, each with what it takes', () => {
    // The rule book of Jamaican: behind c3 are d4 to h8, but only f6 goes on.
    const names = (fen, ...path) => {
      const position = at(fen, 'jamaican');
      const { variant } = position;
      return position
        .steps(path.map((name) => variant.squareAt(name)))
        .map(({ to, captured, completes }) => [
          variant.squareName(to),
          captured && variant.squareName(captured),
          completes !== undefined,
        ]);
    };
    assert.deepEqual(names('B:Wg5,c3:BKa1', 'a1'), [['f6', 'c3', false]]);
    assert.deepEqual(names('B:Wg5,c3:BKa1', 'a1', 'f6'), [['h4', 'g5', true]]);
    assert.deepEqual(names('B:Wc3,f6:BKa1', 'a1').sort(), [
      ['d4', 'c3', false],
      ['e5', 'c3', false],
    ]);
    for (const landing of ['d4', 'e5'])
      assert.deepEqual(names('B:Wc3,f6:BKa1', 'a1', landing).sort(), [
        ['g7', 'f6', true],
        ['h8', 'f6', true],
      ]);
  });

  it('offers nothing after squares that no move goes by', () => {
    const position = at('W:W28,46:B23');
    for (const path of [[1], [46], [23], [28, 22], [28, 19], [28, 19, 14], [99], [0]])
      assert.deepEqual(position.steps(path), [], path.join());
  });
});

describe('a king', () => {
  it('of Frisian moves along diagonals alone', () => {
    const moves = texts(at('W:WK28:B1', 'frisian'));
    assert.equal(moves.length, 17);
    for (const to of [8, 18, 38, 48, 26, 27, 29, 30]) assert.ok(!moves.includes(`28-${to}`));
  });

  it('ends Breakthrough, but a man that passes the far row does not', () => {
    const won = { winner: 'white', rule: 'first-king' };
    assert.deepEqual(after('W:W6:B50', '6-1', 'breakthrough').outcome, won);
    assert.deepEqual(after('W:W11:B7,13', '11x2', 'breakthrough').outcome, won);
    const passed = after('W:W11:B7,8,50', '11x13', 'breakthrough');
    assert.notEqual(passed.outcome?.rule, 'first-king');
    assert.deepEqual(texts(at('W:W11:B7,8', 'breakthrough')), ['11x13']);
  });

  it('does not end International', () => {
    assert.equal(after('W:W6:B20', '6-1').outcome, undefined);
  });
});

describe('who cannot move', () => {
  it('has lost, with pieces or without', () => {
    assert.deepEqual(at('W:W6:B1').outcome, { winner: 'black', rule: 'no-moves' });
    assert.deepEqual(at('B:W50:B').outcome, { winner: 'white', rule: 'no-pieces' });
    assert.deepEqual(at('B:W9,14:B5', 'jekab').outcome, { winner: 'white', rule: 'no-moves' });
    assert.deepEqual(after('W:W22:B18', '22x15', 'jekab').outcome, {
      winner: 'white',
      rule: 'no-pieces',
    });
  });

  it('has won in Antidraughts', () => {
    assert.deepEqual(at('W:W6:B1', 'antidraughts').outcome, { winner: 'white', rule: 'no-moves' });
    assert.deepEqual(at('B:W50:B', 'antidraughts').outcome, { winner: 'black', rule: 'no-pieces' });
  });

  it('can be counted as having nothing to play', () => {
    assert.equal(perft(at('W:W6:B1'), 1), 0);
    assert.equal(perft(at('W:W6:B1'), 0), 1);
  });
});

describe('a capture with very many routes', () => {
  // A Frisian king among sixteen men: hundreds of thousands of ways to take them all.
  const rich = at('W:WK17:B9,11,12,13,16,19,24,27,30,32,34,35,38,41,42,44', 'frisian');

  it('is searched up to a limit, which is told', () => {
    const start = performance.now();
    const moves = rich.legalMoves();
    assert.ok(performance.now() - start < 2_000);
    assert.equal(rich.movesComplete, false);
    // Nothing beats taking everything.
    assert.ok(moves.length > 0);
    for (const { captures } of moves) assert.equal(captures.length, 16);
    assert.equal(at('start').movesComplete, true);
  });

  // Two kings among nineteen men, of whom eighteen can be taken in more ways than are listed.
  const richer = at(
    'W:WK25,K46:B8,10,11,12,13,15,17,20,21,22,23,26,28,30,32,37,40,41,42',
    'frisian',
  );

  /** A move entered square by square, by choices that a number makes. */
  function enter(position, seed) {
    let state = seed;
    let path = [];
    for (;;) {
      const steps = position.steps(path);
      assert.ok(steps.length > 0, path.join());
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const { to, completes } = steps[Math.floor((state / 2 ** 32) * steps.length)];
      path = [...path, to];
      if (completes) return completes;
    }
  }

  it('can be entered, written, read and played though it is not listed', () => {
    assert.equal(richer.movesComplete, false);
    const same = (one, other) =>
      one.from === other.from &&
      one.to === other.to &&
      one.captures.every((square) => other.captures.includes(square));
    // The walks of the first seeds end in moves that are listed.
    let move;
    for (let seed = 6; !move && seed < 40; seed++) {
      const entered = enter(richer, seed);
      if (!richer.legalMoves().some((listed) => same(listed, entered))) move = entered;
    }
    assert.ok(move, 'every move that was entered is listed');
    assert.equal(richer.play(move).setup.pieces.size, 21 - move.captures.length);
    const read = parseMove(formatMove(move, richer, 'full'), richer);
    assert.deepEqual(read, move);
    assert.throws(() => richer.play({ ...move, captures: move.captures.slice(1) }), RangeError);
    // What is not written in full is not searched for.
    const [from, to] = [move.from, move.to].map((square) => richer.variant.squareName(square));
    const start = performance.now();
    assert.equal(parseMove(`${from}x1x${to}`, richer).code, 'not-legal');
    assert.ok(performance.now() - start < 3_000);
  });
});

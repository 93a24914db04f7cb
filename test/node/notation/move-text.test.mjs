import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMove, parseFen, parseMove } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';
import fc from 'fast-check';
import { assertLinear } from '../support/linear.mjs';

const at = (fen, id = 'international') => {
  const { position } = parseFen(fen, getVariant(id));
  assert.ok(position, fen);
  return position;
};

const full = (move, position) => formatMove(move, position, 'full');

/** What a text is read as, in full; or why it is not. */
function read(text, position) {
  const move = parseMove(text, position);
  return 'code' in move ? move.code : full(move, position);
}

const allOf = (position) =>
  position
    .legalMoves()
    .map((move) => full(move, position))
    .sort();

/** The moves that an ambiguous text may mean. */
function candidates(text, position) {
  const { code, candidates } = parseMove(text, position);
  assert.equal(code, 'ambiguous');
  return candidates.map((move) => full(move, position)).sort();
}

describe('reading a move', () => {
  const start = at('start');
  const taking = at('W:W28,46:B23');
  const kings = at('W:WK46:B5');
  const letters = at('start', 'russian');
  const takingLetters = at('W:Wc3:Bd4', 'russian');

  const forms = [
    ['32-28', start, '32-28'],
    [' 32 - 28 ', start, '32-28'],
    ['32- 28', start, '32-28'],
    ['32\u201128', start, '32-28'], // a hyphen that does not break
    ['32–28', start, '32-28'],
    ['32\u221228', start, '32-28'], // a minus sign
    ['32\u00a0-\u00a028', start, '32-28'],
    ['3228', start, '32-28'],
    ['32-28!', start, '32-28'],
    ['32-28?!', start, '32-28'],
    ['032-028', start, '32-28'],
    ['28x19', at('W:W28:B23'), '28x19'],
    ['28X19', at('W:W28:B23'), '28x19'],
    ['28:19', at('W:W28:B23'), '28x19'],
    ['28×19', at('W:W28:B23'), '28x19'],
    ['28х19', at('W:W28:B23'), '28x19'], // the Cyrillic letter
    ['28*19', at('W:W28:B23'), '28x19'],
    ['28-19', at('W:W28:B23'), '28x19'],
    ['2819', at('W:W28:B23'), '28x19'],
    ['K46-37', kings, '46-37'],
    ['D46-37', kings, '46-37'],
    ['46-37', kings, '46-37'],
    ['c3-d4', letters, 'c3-d4'],
    ['C3-D4', letters, 'c3-d4'],
    ['c3d4', letters, 'c3-d4'],
    ['a3b4', letters, 'a3-b4'],
    ['c3:e5', takingLetters, 'c3:e5'],
    ['c3xe5', takingLetters, 'c3:e5'],
    ['c3-e5', takingLetters, 'c3:e5'],
    ['c3e5', takingLetters, 'c3:e5'],
    // Numbers in a game of letters, and letters in a game of numbers.
    ['21-17', letters, 'a3-b4'],
    ['f6-e5', at('start', 'english'), '11-15'],
  ];
  for (const [text, position, expected] of forms)
    it(`takes ${JSON.stringify(text)} as ${expected}`, () => {
      assert.equal(read(text, position), expected);
    });

  it('needs no landings between where both ends tell the move', () => {
    const position = at('W:W37:B23,31,32');
    assert.equal(read('37x19', position), '37x28x19');
    assert.equal(read('37x28x19', position), '37x28x19');
  });

  const refused = [
    ['', 'not-a-move'],
    ['hello', 'not-a-move'],
    ['32', 'not-a-move'],
    ['32-', 'not-a-move'],
    ['-28', 'not-a-move'],
    ['32--28', 'not-a-move'],
    ['!?', 'not-a-move'],
    ['32!-28', 'not-a-move'],
    ['1-0', 'no-such-square'],
    ['32-99', 'no-such-square'],
    ['z9-a1', 'not-a-move'],
    ['32-23', 'not-legal'],
    ['28-32', 'not-legal'],
    ['32x28x22', 'not-legal'],
    ['1-6', 'not-legal'],
  ];
  for (const [text, code] of refused)
    it(`refuses ${JSON.stringify(text)} as ${code}`, () => {
      const refusal = parseMove(text, start);
      assert.equal(refusal.code, code);
      assert.deepEqual(refusal.candidates, []);
      assert.notEqual(refusal.message, '');
    });

  it('refuses a quiet move where taking is compulsory', () => {
    assert.equal(read('46-41', taking), 'not-legal');
    assert.deepEqual(allOf(taking), ['28x19']);
  });

  it('never throws, whatever the text', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789-x:×abKD !?*') });
    fc.assert(
      fc.property(fc.oneof(signs, fc.string()), (text) => {
        for (const position of [start, letters]) parseMove(text, position);
      }),
    );
  });
});

describe('captures that share both ends', () => {
  it('are two in International: the text is refused, the long forms are not', () => {
    const position = at('B:W14,19,31,38:BK47');
    const both = ['47x20x9x36', '47x24x13x36'];
    assert.deepEqual(candidates('47x36', position), both);
    for (const text of both) assert.equal(read(text, position), text);
    assert.deepEqual(
      position
        .legalMoves()
        .map((move) => formatMove(move, position))
        .sort(),
      both,
    );
  });

  it('leave other men on the board', () => {
    const position = at('W:WK4:B13,20,32,37');
    assert.deepEqual(candidates('4x15', position), ['4x27x38x15', '4x31x42x15']);
  });

  it('may take two men or four in Russian', () => {
    const position = at('W:WKe7:Bb2,b6,d2,d6', 'russian');
    const found = candidates('e7:a7', position);
    assert.deepEqual(found, ['e7:a3:c1:e3:a7', 'e7:c5:a7']);
    for (const text of found) assert.equal(read(text, position), text);
  });

  it('may differ in their length only: all landings named mean no longer capture', () => {
    // Thai: what is taken leaves at once, so the long way round passes both squares of the short.
    const position = at('B:W8,18,19,26:BK24', 'thai');
    assert.equal(read('24-15-22-31', position), '24-15-22-31');
    assert.equal(read('24-15-4-22-31', position), '24-15-4-22-31');
    assert.deepEqual(candidates('24-31', position), ['24-15-22-31', '24-15-4-22-31']);
  });

  it('are four in the Royal Tour, and the one that takes nine is read', () => {
    let position = at('W:W27,19,18,11,7,6,5:B28,26,25,20,17,10,9,4,3,2', 'english');
    const line = '19-15 10x19 5-1 3x10 11-8 4x11 27-24 20x27 18-14 9x18 1-5 2x9';
    for (const text of line.split(' ')) position = position.play(parseMove(text, position));
    const tour = '5x14x7x16x23x14x21x30x23x32';
    const { code, candidates: found } = parseMove('5x32', position);
    assert.equal(code, 'ambiguous');
    assert.deepEqual(
      found.map(({ captures }) => captures.length).sort((a, b) => a - b),
      [3, 5, 5, 9],
    );
    for (const move of found) {
      const text = full(move, position);
      assert.deepEqual(parseMove(text, position), move, text);
      assert.equal(formatMove(move, position), text);
    }
    const move = parseMove(tour, position);
    assert.equal(move.captures.length, 9);
    assert.equal(full(move, position), tour);
    assert.deepEqual(position.play(move).outcome, { winner: 'white', rule: 'no-moves' });
  });

  it('are one where the same men are taken in another order', () => {
    const position = at('B:W33,34,43,44:BK49');
    assert.equal(position.legalMoves().length, 1);
    const routes = ['49x38x29x40x49', '49x40x29x38x49'];
    assert.ok(routes.includes(read('49x49', position)));
    for (const text of routes) {
      const move = parseMove(text, position);
      assert.deepEqual([...move.captures].sort(), [33, 34, 43, 44]);
      assert.deepEqual(
        [...position.play(move).setup.pieces],
        [[49, { color: 'black', kind: 'king' }]],
      );
      // The route is kept as it was written, for those who show it.
      assert.equal(full(move, position), text);
    }
  });

  it('are told from one that returns to its start', () => {
    const position = at('W:WK38:B18,19,32,33');
    assert.deepEqual(
      allOf(position),
      [
        '38x27x13x24x38',
        '38x27x13x24x42',
        '38x27x13x24x47',
        '38x24x13x27x43',
        '38x24x13x27x49',
      ].sort(),
    );
    assert.equal(read('38x38', position), '38x27x13x24x38');
  });
});

describe('the landings of a capture', () => {
  // Jamaican, from its rule book: behind c3 the king may land on d4 or e5, which is the same move.
  const straight = at('B:Wc3,f6:BKa1', 'jamaican');

  it('are written right behind the victim where the piece goes straight on', () => {
    assert.deepEqual(allOf(straight), ['a1xd4xg7', 'a1xd4xh8']);
    const { variant } = straight;
    const [move] = straight.legalMoves();
    const far = { ...move, path: ['a1', 'e5', 'g7'].map((name) => variant.squareAt(name)) };
    assert.equal(full(far, straight), 'a1xd4xg7');
  });

  it('may be any empty square behind the victim when they are read', () => {
    assert.equal(read('a1xe5xg7', straight), 'a1xd4xg7');
    assert.equal(read('a1xd4xg7', straight), 'a1xd4xg7');
    assert.equal(read('b8xe5xh2', at('W:WKb8:Bd6', 'czech')), 'b8xh2');
    assert.equal(read('a1xf6xh8', at('W:WKa1:Bc3,g7', 'czech')), 'a1xd4xh8');
  });

  it('may be named in part, in order', () => {
    const position = at('W:WK4:B13,20,32,37');
    assert.equal(read('4x27x15', position), '4x27x38x15');
    assert.equal(read('4x42x15', position), '4x31x42x15');
    assert.equal(read('4x38x27x15', position), 'not-legal');
  });

  it('may be squares that a taken piece has left, where it leaves at once', () => {
    const position = at('W:WKa2:Be8,a3,b3,f5', 'turkish');
    assert.deepEqual(allOf(position), ['a2xa8xf8xf3xa3']);
    assert.equal(read('a2xa8xf8xf3xa3', position), 'a2xa8xf8xf3xa3');
    // The king goes round and crosses d3, where it took the first man.
    const round = at('W:WKb3:Bd3,f3,e5,g7,h5', 'turkish');
    assert.equal(read('b3xe3xe7xh7xh3xa3', round), 'b3xe3xe7xh7xh3xa3');
    assert.equal(read('b3xe3xe7xh7xh3xd3xa3', round), 'b3xe3xe7xh7xh3xa3');
  });

  // Positions in which other programs stop half way, go on too far, or take a man twice.
  const only = {
    'B:Wb2,e7,f4:Ba3': ['a3:c1:g5:d8'],
    'W:WKa1:Bc3,f4': ['a1:e5:g3', 'a1:e5:h2'],
    'W:Wf6:Bc7,e7': ['f6:d8:a5', 'f6:d8:b6'],
    'W:Wa3,b4,d2,d6,f2,h2:Ba7,c7,d4,f4,f6,g5': ['d6:b8'],
  };
  for (const [fen, moves] of Object.entries(only))
    it(`of ${fen} in Russian are ${moves.join(' and ')}`, () => {
      const position = at(fen, 'russian');
      assert.deepEqual(allOf(position), moves);
      for (const text of moves) assert.equal(read(text, position), text);
    });
});

describe('writing a move', () => {
  it('has the sign of its game', () => {
    const write = (fen, id) => {
      const position = at(fen, id);
      return position.legalMoves().map((move) => formatMove(move, position));
    };
    assert.deepEqual(write('W:W28:B23'), ['28x19']);
    assert.deepEqual(write('W:Wc3:Bd4', 'russian'), ['c3:e5']);
    assert.deepEqual(write('W:Wc3:Bd4', 'brazilian'), ['c3xe5']);
    assert.deepEqual(write('B:W17:B22', 'thai'), ['22-13']);
    assert.deepEqual(write('W:W6:B50'), ['6-1']);
  });
});

describe('a hostile move text', () => {
  const one = at('start');
  const two = at('B:W14,19,31,38:BK47');
  const hostile = {
    marks: (n) => `32-28${'!'.repeat(n)}x`,
    'marks alone': (n) => '!'.repeat(n),
    blanks: (n) => `32${' '.repeat(n)}-28`,
    'blanks around nothing': (n) => ' '.repeat(n),
    digits: (n) => '1'.repeat(n),
    squares: (n) => `47x${'20x'.repeat(n / 3)}36`,
    dashes: (n) => '-'.repeat(n),
    letters: (n) => 'a1'.repeat(n / 2),
    kings: (n) => 'K'.repeat(n),
  };
  for (const [what, make] of Object.entries(hostile))
    it(`of ${what} is read in time that grows with its length`, () => {
      for (const position of [one, two]) assertLinear(make, (text) => parseMove(text, position));
    });

  it('is read at once where a king has very many routes', () => {
    // A list of squares that no route passes, in a position with a king among many men.
    const position = at('B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46');
    const [move] = position.legalMoves();
    const name = (square) => position.variant.squareName(square);
    const start = performance.now();
    assert.equal(read(`${name(move.from)}x1x2x3x4x${name(move.to)}`, position), 'not-legal');
    assert.ok(performance.now() - start < 1_000);
  });
});

it('a position has no move for the squares of another game', () => {
  const start = Position.start(getVariant('english'));
  assert.equal(parseMove('33-29', start).code, 'no-such-square');
});

describe('a king that may not move again', () => {
  // Frisian rules: three quiet moves running, then another piece has to move.
  const read = (text, count) => {
    const { position } = parseFen(`W:W31,K46:BK5:+0+${count}46`, getVariant('frisian'));
    return parseMove(text, position);
  };

  it('has no move by text', () => {
    assert.equal(read('46-41', 3).code, 'not-legal');
    assert.equal(read('31-27', 3).to, 27);
    assert.equal(read('46-41', 2).to, 41);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, parseFen } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';
import fc from 'fast-check';
import { assertLinear } from '../support/linear.mjs';

const read = (text, id = 'international') => parseFen(text, getVariant(id));
const faults = ({ diagnostics }) =>
  diagnostics.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`);

describe('FEN', () => {
  it('reads what it writes', () => {
    const square = fc.integer({ min: 1, max: 50 });
    const color = fc.constantFrom('white', 'black');
    const kind = fc.constantFrom('man', 'king');
    const piece = fc.record({ color, kind }, { noNullPrototype: true });
    const { variant } = parseFen('empty').setup;
    fc.assert(
      fc.property(fc.array(fc.tuple(square, piece)), (list) => {
        const setup = { variant, turn: 'black', pieces: new Map(list) };
        assert.deepEqual(parseFen(formatFen(setup)).setup, setup);
      }),
    );
  });

  it('never throws, whatever the text', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'WBKGPHF?:,.-+ 0159abkx\n') });
    fc.assert(
      fc.property(fc.oneof(signs, fc.string()), (text) => {
        for (const id of ['international', 'jamaican']) {
          const { setup } = read(text, id);
          formatFen(setup);
        }
      }),
    );
  });
});

describe('reading a FEN', () => {
  const forms = [
    ['ranges', 'W:W31,K32-34:B1', 'W:W31,K32,K33,K34:B1'],
    ['a range of kings on both sides', 'W:WK1-3:BK4-6', 'W:WK1,K2,K3:BK4,K5,K6'],
    ['Black before White', 'B:B12,20:W21,32', 'B:W21,32:B12,20'],
    ['a dot at the end', 'W:W6,41:B8,36.', 'W:W6,41:B8,36'],
    ['lower case', 'w:wk3,k4:b5,6', 'W:WK3,K4:B5,6'],
    ['blanks', ' W : W31, K 32 :B 1, 2 ', 'W:W31,K32:B1,2'],
    ['line breaks', 'W:W31,\n32:B1,\r\n2\n', 'W:W31,32:B1,2'],
    ['leading zeros', 'W:W06,K07:B01', 'W:W6,K7:B1'],
    ['no order', 'B:W18,24,K10,27:BK22,12,K25,16', 'B:WK10,18,24,27:B12,16,K22,K25'],
    ['no black pieces', 'B:W50:B', 'B:W50:B'],
    ['no white pieces', 'W:W:BK1', 'W:W:BK1'],
    ['no pieces at all', 'B::', 'B:W:B'],
    ['a side left out', 'W:W31', 'W:W31:B'],
    ['a turn that is not known', '?:W29,13,11:B22,4,2', '?:W11,13,29:B2,4,22'],
    ['a turn written twice', 'W:W:W31,32:B1,2', 'W:W31,32:B1,2'],
    ['a turn written twice, each its own', 'W:B:W50:B', 'W:W50:B'],
    ['clocks', 'B:W27:B28:H0:F1', 'B:W27:B28'],
  ];
  for (const [what, text, expected] of forms)
    it(`takes ${what}`, () => {
      const reading = read(text);
      assert.deepEqual(faults(reading), []);
      assert.equal(formatFen(reading.setup), expected);
      assert.equal(reading.position !== undefined, reading.setup.turn !== undefined);
    });

  it('knows the words start and empty', () => {
    const turkish = getVariant('turkish');
    assert.equal(parseFen(' Start ', turkish).position?.key, Position.start(turkish).key);
    assert.equal(parseFen('empty', turkish).setup.pieces.size, 0);
    assert.equal(parseFen('empty', turkish).position, undefined);
  });

  // The short forms of the registry's table.
  const starts = {
    international: 'W:W31-50:B1-20',
    frisian: 'W:W31-50:B1-20',
    frysk: 'W:W46-50:B1-5',
    english: 'B:W21-32:B1-12',
    'american-pool': 'B:W21-32:B1-12',
    italian: 'W:W21-32:B1-12',
    spanish: 'W:W1-12:B21-32',
    portuguese: 'W:W1-12:B21-32',
    // Numbers in a game of letters count from the top left, as databases have them.
    russian: 'W:W21-32:B1-12',
    brazilian: 'W:W21-32:B1-12',
    czech: 'W:W21-32:B1-12',
    jamaican: 'B:W21-32:B1-12',
    canadian: 'W:W43-72:B1-30',
    thai: 'B:W1-8:B25-32',
  };
  for (const [id, text] of Object.entries(starts))
    it(`takes ${text} as the start of ${id}`, () => {
      assert.equal(read(text, id).position?.key, Position.start(getVariant(id)).key);
    });

  it('takes a3 as 21 and b8 as 1 in Russian numbers', () => {
    assert.equal(formatFen(read('W:W21,32:B1', 'russian').setup), 'W:Wa3,g1:Bb8');
  });

  it("takes letters in a game of numbers, a1 in White's near corner", () => {
    assert.equal(formatFen(read('B:Wa1,Kc3:Bf6', 'english').setup), 'B:WK22,29:B11');
    assert.equal(formatFen(read('W:Wa1,Kc3:Bb10', 'international').setup), 'W:WK37,46:B1');
  });

  it('keeps clocks', () => {
    const { counters } = read('W:W31,32:B1,2:H4:F12').setup;
    assert.deepEqual(counters, { halfMoves: 4, fullMove: 12 });
    assert.deepEqual(read('W:W31:B1:F3').setup.counters, { fullMove: 3 });
  });

  it('keeps pieces that are taken and still on the board as ghosts', () => {
    const { ghosts, pieces } = read('W:WG28,31:B22,P7').setup;
    assert.deepEqual(
      [...ghosts],
      [
        [28, { color: 'white', kind: 'man' }],
        [7, { color: 'black', kind: 'king' }],
      ],
    );
    assert.deepEqual([...pieces.keys()], [31, 22]);
  });

  it('takes g5 for a square where squares have letters', () => {
    assert.equal(formatFen(read('W:Wg5,G3:BKg1', 'russian').setup), 'W:Wg3,g5:BKg1');
  });

  it('takes k9 for a king, but for a square among other squares with letters', () => {
    assert.equal(formatFen(read('w:w31,k9:b1', 'canadian').setup), 'W:WK9,31:B1');
    assert.equal(formatFen(read('W:Wa3:Bk9,Kk3,b10', 'canadian').setup), 'W:W55:B13,24,K60');
  });

  const wrong = [
    ['', ['error empty-fen 1:1']],
    ['  ', ['error empty-fen 1:1']],
    ['W', ['error not-a-fen 1:1']],
    ['W:W99:B1', ['error no-such-square 1:4']],
    ['W:W31:B0', ['error no-such-square 1:8']],
    ['W:W31:B51', ['error no-such-square 1:8']],
    ['W:W50-31:B1-20', ['error range-runs-downwards 1:4']],
    ['W:WK49-51:B1', ['error no-such-square 1:4']],
    ['W:W31:B31', ['error two-pieces-on-a-square 1:8']],
    ['W:W31,31:B1', ['warning square-named-twice 1:7']],
    [
      'W:WK3,WK9,51:B3',
      [
        'error no-such-square 1:7',
        'error no-such-square 1:11',
        'error two-pieces-on-a-square 1:15',
      ],
    ],
    ['W:W18,:B12', ['warning missing-square 1:7']],
    ['W:W3:B48', ['warning man-on-its-crowning-row 1:4', 'warning man-on-its-crowning-row 1:7']],
    ['W:W46:B5', []],
    ['W31:B20', ['warning no-side-to-move 1:1']],
    ['W:W31,\n99:B1,\n  x', ['error no-such-square 2:1', 'error no-such-square 3:3']],
    ['W:W31:B1:Z3', ['error neither-a-side-nor-a-counter 1:10']],
    ['W:W31:B1:H', ['error neither-a-side-nor-a-counter 1:10']],
    ['W:W3K:B1', ['error no-such-square 1:4']],
    ['W:W--4:B1', ['error no-such-square 1:4']],
  ];
  for (const [text, expected] of wrong)
    it(`says of ${JSON.stringify(text)}: ${expected.join(', ') || 'nothing'}`, () => {
      assert.deepEqual(faults(read(text)), expected);
    });

  it('gives no position where it has found an error, and the setup it could read', () => {
    const { setup, position } = read('W:W31,99:B1');
    assert.equal(position, undefined);
    assert.equal(formatFen(setup), 'W:W31:B1');
  });

  it('gives a position in spite of a warning', () => {
    assert.equal(formatFen(read('W:W31,31:B1').position), 'W:W31:B1');
  });

  it('refuses the FEN of chess', () => {
    const { position, diagnostics } = read('1p1p1p1p1p/p1p1p1p1p1/10/9p w - - 0 2');
    assert.equal(position, undefined);
    assert.ok(diagnostics.some(({ severity }) => severity === 'error'));
  });
});

describe('writing a FEN', () => {
  it('has no ranges, blanks or dot', () => {
    assert.equal(formatFen(read('W: W 31-33 : BK1 .').setup), 'W:W31,32,33:BK1');
  });

  it('lists squares as people count', () => {
    assert.equal(formatFen(read('W:W10,9,31,K2:B').setup), 'W:WK2,9,10,31:B');
    assert.equal(formatFen(read('W:Wh2,a3,b2,a1:B', 'russian').setup), 'W:Wa1,a3,b2,h2:B');
  });

  it('writes clocks if asked', () => {
    assert.equal(formatFen(read('W:W31:B1:H4:F12').setup, { clocks: true }), 'W:W31:B1:H4:F12');
    assert.equal(formatFen(read('W:W31:B1').setup, { clocks: true }), 'W:W31:B1:H0:F1');
  });
});

describe('a hostile FEN', () => {
  const hostile = {
    'many colons': (n) => ':'.repeat(n),
    'many squares': (n) => `W:W${'1,'.repeat(n)}:B2`,
    'many wrong squares': (n) => `W:W${'99,\n'.repeat(n)}:B2`,
    'ranges beyond the board': (n) => `W:W${'1-999,'.repeat(n / 20)}`,
    blanks: (n) => `W:W1${' '.repeat(n)}-${' '.repeat(n)}2x`,
    'blanks before a field': (n) => `W${' '.repeat(n)}:W1:B2`,
    'dots at the end': (n) => `W:W1:B2${'. '.repeat(n)}`,
    'a long number': (n) => `W:W${'1'.repeat(n)}:B2`,
    'many kings': (n) => `W:W${'K'.repeat(n)}1`,
    'line breaks': (n) => `${'\n'.repeat(n)}W:Wx:B2`,
  };
  for (const [what, make] of Object.entries(hostile))
    it(`of ${what} is read in time that grows with its length`, () => {
      for (const id of ['international', 'russian']) assertLinear(make, (text) => read(text, id));
    });
});

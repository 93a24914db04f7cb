// FEN as the standard, programs and people have it: what each text says, or what is wrong and where.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, parseFen } from 'draughts-board/notation';
import { getVariant, variants } from 'draughts-board/variants';
import fc from 'fast-check';
import { assertLinear } from '../support/linear.mjs';

const read = (text, id = 'international') => parseFen(text, getVariant(id));
const faults = ({ diagnostics }) =>
  diagnostics.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`);
const written = ({ setup }) =>
  formatFen(setup, { clocks: setup.counters?.halfMoves !== undefined });

describe('a FEN that is good', () => {
  const good = [
    // Numbers.
    [
      'W:W31-50:B1-20',
      'W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20',
    ],
    ['B:B1-3:W48-50', 'B:W48,49,50:B1,2,3'],
    [
      'B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29',
      'B:WK10,K15,18,24,27,28:B12,16,20,K22,K25,K29',
    ],
    ['?:W29,13,11:B22,4,2', '?:W11,13,29:B2,4,22'],
    ['W:B12,13:W25,27', 'W:W25,27:B12,13'],
    ['W:WK1-3:BK4-6', 'W:WK1,K2,K3:BK4,K5,K6'],
    ['W:WK4-6:B20', 'W:WK4,K5,K6:B20'],
    ['W:W31,K32-34:B1.', 'W:W31,K32,K33,K34:B1'],
    ['W:WK3,k4:b5,6', 'W:WK3,K4:B5,6'],
    ['W: W31, 32 :B 1, 2', 'W:W31,32:B1,2'],
    ['W:W031,K032:B001', 'W:W31,K32:B1'],
    ['W:W:BK1', 'W:W:BK1'],
    ['B:W50:B', 'B:W50:B'],
    ['B::', 'B:W:B'],
    ['W:W31', 'W:W31:B'],
    ['W:W:W31:B1', 'W:W31:B1'],
    ['W:B:W50:B', 'W:W50:B'],
    ['W:W31:B1:W', 'W:W31:B1'],
    ['W:?:B1', 'W:W:B1'],
    // Clocks are found by their letters, wherever they stand.
    ['B:W27:B28:H0:F1', 'B:W27:B28:H0:F1'],
    ['W:W31,32:B1,2:H4:F12', 'W:W31,32:B1,2:H4:F12'],
    ['W:F12:W31:H4:B1', 'W:W31:B1:H4:F12'],
    ['W:W31:B1:F12', 'W:W31:B1'],
    // Pieces that are taken and still there.
    ['W:WG28,31:B22', 'W:WG28,31:B22'],
    ['B:W31,p50:B22,g18', 'B:W31,P50:BG18,22'],
    ['W:WG26-28,31:B22', 'W:WG26,G27,G28,31:B22'],
    // Kings that may not move on: Black's count, then White's.
    ['W:W31,K5:B1,K46:H2:F9:+146+205', 'W:WK5,31:B1,K46:H2:F9:+146+205', 'frisian'],
    ['W:W31,K5:B1,K46:+146+0', 'W:WK5,31:B1,K46:+146+0', 'frisian'],
    ['W:W31,K5:B1,K46:+0+35', 'W:WK5,31:B1,K46:+0+305', 'frisian'],
    ['W:W31,K32:B1,K2:H0:F1:+0+0', 'W:W31,K32:B1,K2:H0:F1', 'frisian'],
    ['W:W31,K32:B1,K2:+0+0.', 'W:W31,K32:B1,K2', 'frysk'],
    // Letters.
    ['W:Wa1,Kc3:Bb6,h8', 'W:Wa1,Kc3:Bb6,h8', 'russian'],
    ['W:Wa1,Kc3,e5:Bh8', 'W:Wa1,Kc3,e5:Bh8', 'brazilian'],
    ['W:WA1,KC3:BH8', 'W:Wa1,Kc3:Bh8', 'czech'],
    ['w:wa1,kc3:bh8', 'W:Wa1,Kc3:Bh8', 'russian'],
    ['W:Wg1,Kg3:BGg5,g7', 'W:Wg1,Kg3:BGg5,g7', 'russian'],
    ['W:Wa2,d4:BKh7', 'W:Wa2,d4:BKh7', 'turkish'],
    ['W:W21,32:B1,K4', 'W:Wa3,g1:Bb8,Kh8', 'russian'],
    // Towers, from top to bottom.
    ['W:We5=wBb:Bc3=bw,b6', 'W:We5=wBb:Bb6,c3=bw', 'bashni'],
    ['W:WKe5=Wb:Bb6', 'W:We5=Wb:Bb6', 'bashni'],
    // E is an Elephant, which others call a king; S is the King.
    ['W:WEe5,a4:BSe8,Eh6', 'W:Wa4,Ke5:BSe8,Kh6', 'elephant'],
    ['W:WEe5,e6:Be8', 'W:WKe5,e6:Be8', 'elephant'],
    ['w:wee5,e6:be8', 'W:WKe5,e6:Be8', 'elephant'],
    // As people paste it.
    ['[FEN "W:W31:B20"]', 'W:W31:B20'],
    [' [ Fen "W:W31:B20." ] ', 'W:W31:B20'],
    ['[FEN “W:W31:B20”]', 'W:W31:B20'],
    ['"W:W31:B20"', 'W:W31:B20'],
    ['W:W31–33:B1—3', 'W:W31,32,33:B1,2,3'],
    ['Ｗ：Ｗ３１，Ｋ３２：Ｂ１', 'W:W31,K32:B1'],
    ['\ufeffW:W31,\u200b32:B1\u00a0', 'W:W31,32:B1'],
    ['W:Wа1,Кс3,е5:Bh8', 'W:Wa1,Kc3,e5:Bh8', 'russian'],
    // Addresses have no blanks.
    ['W:W31,_32:B_1,2_', 'W:W31,32:B1,2'],
  ];
  for (const [text, expected, id] of good)
    it(`${JSON.stringify(text)} is ${expected}${id ? ` in ${id}` : ''}`, () => {
      const reading = read(text, id);
      assert.deepEqual(faults(reading), []);
      assert.equal(written(reading), expected);
      const again = read(expected, id);
      assert.equal(written(again), expected);
      assert.deepEqual(again.setup.pieces, reading.setup.pieces);
      assert.deepEqual(again.setup.ghosts, reading.setup.ghosts);
      assert.equal(reading.position === undefined, reading.setup.turn === undefined);
    });
});

describe('a FEN that is not good', () => {
  const bad = [
    // What it is, its faults, what could be read.
    ['a descending range', 'W:W50-31:B1-2', ['error range-runs-downwards 1:4'], 'W:W:B1,2'],
    ['a range beyond the board', 'W:WK49-51:B1', ['error no-such-square 1:4'], 'W:W:B1'],
    ['a range of letters', 'W:Wa1-c3:Bh8', ['error no-such-square 1:4'], 'W:W:B14'],
    ['the square 0', 'W:W31:B0', ['error no-such-square 1:8'], 'W:W31:B'],
    ['a square beyond the board', 'W:W99:B1', ['error no-such-square 1:4'], 'W:W:B1'],
    [
      'a square that is not played on',
      'W:Wa2:Bh8',
      ['error no-such-square 1:4'],
      'W:W:Bh8',
      'russian',
    ],
    ['a stray letter', 'W:W3x,32:B1', ['error no-such-square 1:4'], 'W:W32:B1'],
    ['a piece nobody has', 'W:WQ31:B1', ['error no-such-square 1:4'], 'W:W:B1'],
    ['a square named twice', 'W:W31,31:B1', ['warning square-named-twice 1:7'], 'W:W31:B1'],
    ['a square of both', 'W:W31:B31', ['error two-pieces-on-a-square 1:8'], 'W:W31:B'],
    ['an empty place in a list', 'W:W18,:B12', ['warning missing-square 1:7'], 'W:W18:B12'],
    [
      'men on the crowning row',
      'W:W3:B48',
      ['warning man-on-its-crowning-row 1:4', 'warning man-on-its-crowning-row 1:7'],
      'W:W3:B48',
    ],
    ['no side to move', 'W31:B20', ['warning no-side-to-move 1:1'], '?:W31:B20'],
    ['an unknown field', 'W:W31:B1:Z3', ['error neither-a-side-nor-a-counter 1:10'], 'W:W31:B1'],
    [
      'a counter without a number',
      'W:W31:B1:H',
      ['error neither-a-side-nor-a-counter 1:10'],
      'W:W31:B1',
    ],
    ['pieces of an unknown color', 'W:W31:?1,2', ['error pieces-of-unknown-color 1:7'], 'W:W31:B'],
    [
      'more pieces than there are',
      'W:WK1-21:B30',
      ['warning too-many-pieces 1:3'],
      `W:WK${Array.from({ length: 21 }, (_, i) => i + 1).join(',K')}:B30`,
    ],
    [
      'more than there are, and a square of both',
      'W:WK21-50:BK1-20,23',
      ['warning too-many-pieces 1:3', 'error two-pieces-on-a-square 1:18'],
      undefined,
    ],
    [
      'an Elephant where there is none',
      'W:WEe5:Bh8',
      ['error no-such-square 1:4'],
      'W:W:Bh8',
      'russian',
    ],
    [
      'the moves of a king that is none',
      'W:W31:BK2:+0+131',
      ['warning king-moves-of-no-king 1:11'],
      'W:W31:BK2:+0+131',
      'frisian',
    ],
    [
      'the moves of kings nobody named',
      'W:W31:BK2:H0:F1:+1+0',
      ['warning king-moves-of-no-king 1:17'],
      'W:W31:BK2:H0:F1',
      'frisian',
    ],
    [
      'a FEN of chess',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      ['error chess-style-fen 1:1'],
      '?:W:B',
    ],
    [
      'a FEN of chess for draughts',
      '  1p1p1p1p1p/p1p1p1p1p1/10/10/9p w - - 0 2',
      ['error chess-style-fen 1:3'],
      '?:W:B',
    ],
    ['semicolons', 'W;W31;B20', ['error not-a-fen 1:1'], '?:W:B'],
    ['nothing', ' \n ', ['error empty-fen 1:1'], '?:W:B'],
    [
      'two lines',
      'W:W31,\n 99:B1,\n  2x',
      ['error no-such-square 2:2', 'error no-such-square 3:3'],
      'W:W31:B1',
    ],
    [
      'two faults in a pasted tag',
      '[FEN "W:W31,99:B0"]',
      ['error no-such-square 1:13', 'error no-such-square 1:17'],
      'W:W31:B',
    ],
  ];
  for (const [what, text, expected, setup, id] of bad)
    it(`${what}: ${JSON.stringify(text)} has ${expected.join(', ')}`, () => {
      const reading = read(text, id);
      assert.deepEqual(faults(reading), expected);
      if (setup) assert.equal(written(reading), setup);
      const isLost = expected.some((fault) => fault.startsWith('error'));
      assert.equal(reading.position === undefined, isLost || reading.setup.turn === undefined);
      for (const { message } of reading.diagnostics) assert.match(message, /^[A-Z].+/);
    });
});

describe('the board of an engine', () => {
  const start = `${'b'.repeat(20)}${'e'.repeat(10)}${'w'.repeat(20)}`;

  it('has a letter for each square behind that of the side to move', () => {
    const reading = read(`W${start}`);
    assert.deepEqual(faults(reading), ['warning board-of-an-engine 1:1']);
    assert.equal(written(reading), written(read('W:W31-50:B1-20')));
    assert.ok(reading.position);
    const kings = read(`B${'e'.repeat(5)}W${'e'.repeat(43)}B`);
    assert.equal(written(kings), 'B:WK6:BK50');
  });

  it('may have z and Z for Black', () => {
    assert.equal(written(read(`Z${'z'.repeat(3)}${'e'.repeat(46)}W`)), 'B:WK50:B1,2,3');
  });

  it('may be one of 32 squares', () => {
    const reading = read(`B${'b'.repeat(12)}${'e'.repeat(8)}${'w'.repeat(12)}`, 'english');
    assert.equal(written(reading), written(read('B:W21-32:B1-12', 'english')));
    const letters = read(`W${'b'.repeat(12)}${'e'.repeat(8)}${'w'.repeat(12)}`, 'russian');
    assert.equal(written(letters), written(read('W:W21-32:B1-12', 'russian')));
  });

  it('of another size is an error', () => {
    const reading = read(`W${start}`, 'english');
    assert.deepEqual(faults(reading), ['error board-of-another-size 1:1']);
    assert.equal(reading.position, undefined);
  });
});

describe('a setup of any game', () => {
  const piece = (kinds) =>
    fc.record(
      { color: fc.constantFrom('white', 'black'), kind: fc.constantFrom(...kinds) },
      { noNullPrototype: true },
    );

  for (const variant of variants)
    it(`of ${variant.id} is the same when it has been written and read`, () => {
      const { squares } = variant.board;
      const place = fc.constantFrom(...squares);
      const pieces = fc.array(fc.tuple(place, piece(variant.pieces)), { maxLength: 12 });
      const ghosts = fc.array(fc.tuple(place, piece(['man', 'king'])), { maxLength: 2 });
      const clocks = fc.record({
        halfMoves: fc.nat(100),
        fullMove: fc.integer({ min: 1, max: 500 }),
      });
      fc.assert(
        fc.property(pieces, ghosts, clocks, (on, taken, { halfMoves, fullMove }) => {
          const board = new Map(on);
          const gone = new Map(taken.filter(([square]) => !board.has(square)));
          const setup = {
            variant,
            turn: 'black',
            pieces: board,
            ...(gone.size > 0 && { ghosts: gone }),
            counters: { halfMoves, fullMove },
          };
          assert.deepEqual(parseFen(formatFen(setup, { clocks: true }), variant).setup, setup);
        }),
        { numRuns: 30 },
      );
    });

  it('with towers is the same when it has been written and read', () => {
    const variant = getVariant('bashni');
    const towers = fc.array(piece(['man', 'king']), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...variant.board.squares), towers)), (list) => {
        const pieces = new Map(
          list.map(([square, [top, ...tower]]) => [
            square,
            { ...top, ...(tower.length > 0 && { tower }) },
          ]),
        );
        const setup = { variant, turn: 'white', pieces };
        assert.deepEqual(parseFen(formatFen(setup), variant).setup.pieces, pieces);
      }),
    );
  });
});

describe('a hostile FEN', () => {
  const hostile = {
    'unknown sides': (n) => `W${':?1'.repeat(n / 3)}`,
    'blanks in an unknown side': (n) => `W:${' '.repeat(n)}?`,
    slashes: (n) => '1/'.repeat(n / 2),
    'letters of an engine': (n) => `W${'w'.repeat(n)}`,
    quotes: (n) => '"'.repeat(n),
    'blanks and quotes': (n) => `${' '.repeat(n)}"${' '.repeat(n)}x`,
    Elephants: (n) => `W:W${'E'.repeat(n)}e5`,
    'blanks before Elephants': (n) => `W:W,${' '.repeat(n)}Ee5`,
    'wide signs': (n) => 'Ｗ：'.repeat(n / 2),
    'Cyrillic kings': (n) => `W:W${'К'.repeat(n)}`,
    towers: (n) => `W:W${'e5=wb,'.repeat(n / 6)}`,
    'a high tower': (n) => `W:We5=${'wb'.repeat(n / 2)}`,
  };
  for (const [what, make] of Object.entries(hostile))
    it(`of ${what} is read in time that grows with its length`, () => {
      for (const id of ['international', 'elephant']) assertLinear(make, (text) => read(text, id));
    });

  it('never throws', () => {
    const signs = [...'WBZwbze?KGPSE:,.-/ _"[]+=0159a', 'FEN', 'e5', '–', 'К'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs)), (list) => {
        for (const id of ['frisian', 'bashni', 'elephant'])
          formatFen(read(list.join(''), id).setup);
      }),
    );
  });
});

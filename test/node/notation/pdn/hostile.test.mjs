// Texts made to be slow, and texts made of anything.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPdn, parsePdn } from 'draughts-board/notation';
import fc from 'fast-check';
import { assertLinear, timeOf } from '../../support/linear.mjs';

/** Reads all games to their ends. */
const readAll = (source) => parsePdn(source).diagnostics;

const repeated = (text) => (n) => text.repeat(Math.ceil(n / text.length));

describe('a hostile PDN', () => {
  const hostile = {
    'open brackets': repeated('('),
    'closed brackets': repeated(')'),
    'open braces': repeated('{'),
    'closed braces': repeated('}'),
    'tags that do not end': repeated('[A "'),
    'tags without their bracket': repeated('[A "x" '),
    'square brackets': repeated('['),
    'quotes in a tag': (n) => `[A "${'"'.repeat(n)}`,
    'blanks behind a tag': (n) => `[A "x"${' '.repeat(n)}y`,
    'escapes in a tag': (n) => `[A "${'\\"'.repeat(n)}`,
    'quotes and words in a tag': repeated('[A "x"y"z'),
    'a move through many squares': repeated('1-2x'),
    digits: repeated('1'),
    'move numbers': repeated('1.'),
    dots: repeated('. '),
    stars: repeated('*'),
    'numbers of glyphs': repeated('$'),
    'marks of glyphs': repeated('(!'),
    results: repeated('1-1'),
    'halves of a draw': (n) => repeated(`1/2${' '.repeat(500)}-`)(n),
    'setups that do not end': repeated('/FEN "'),
    setups: repeated('/FEN "W:W1:B2"/ '),
    'lines to skip': repeated('%\n'),
    'line comments': repeated(';\n'),
    blanks: repeated(' '),
    backslashes: repeated('\\'),
    'blanks inside moves': repeated(`1${' '.repeat(500)}-${' '.repeat(500)}`),
    'words that are none': repeated('foo '),
    'moves that cannot be played': repeated('32-28 '),
    'nested variations': (n) => `32-28 ${repeated('(34-29 ')(n / 2)}${repeated(')')(n / 8)}`,
    'variations side by side': (n) => `32-28 ${repeated('(34-29) ')(n)}`,
    comments: (n) => `32-28 ${repeated('{a} ')(n)}`,
    'passed turns': repeated('-- '),
    'tags of other names': (n) =>
      Array.from({ length: n / 12 }, (_, i) => `[E${i} "${i}"]`).join('\n'),
    'a FEN of many pieces': (n) => `[FEN "W:W${repeated('1,')(n)}:B2"] *`,
    'a GameType of digits': (n) => `[GameType "${'1'.repeat(n)}"] *`,
    'a Variant of words': (n) => `[Variant "${repeated('-draughts')(n)}"] *`,
  };
  for (const [what, make] of Object.entries(hostile))
    it(`of ${what} is read in time that grows with its length`, () => {
      assertLinear(make, readAll);
    });

  it('of one capture, jump by jump, is read like one of as many moves', () => {
    const [jumps, moves] = ['1x2 2x3 3x4 4x1 ', '1x2 3x4 1x2 3x4 '].map((text) =>
      timeOf(readAll, repeated(text)(480_000), 1),
    );
    assert.ok(jumps < 10 * moves, `${jumps} ms, and ${moves} ms`);
  });
});

describe('reading a PDN never throws', () => {
  const words = [
    '[',
    ']',
    '"',
    '{',
    '}',
    '(',
    ')',
    '*',
    '1.',
    '32-28',
    '19-23',
    '28x19',
    '2-0',
    '$1',
  ];
  const signs = [...words, '/FEN "W:W31:B20"/', '\\', '%', ';', '\n', ' ', '!', '--', '…', 'x'];

  it('whatever the text', () => {
    const text = fc.array(fc.constantFrom(...signs)).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (source) => {
        for (const { severity, line, column } of parsePdn(source).diagnostics) {
          assert.ok(severity === 'error' || severity === 'warning');
          assert.ok(line >= 1 && column >= 1);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (source) => {
        for (const { root } of parsePdn(source).games) assert.ok(root);
      }),
    );
  });
});

describe('more than a call can be given', () => {
  // Engines pass some 120,000 arguments at most.
  const many = 200_000;
  for (const [what, sign] of [
    ['variations side by side', '(31-27) '],
    ['comments', '{a} '],
    ['glyphs', '$1 '],
  ])
    it(`${what} are read, and written again`, () => {
      const pdn = `32-28 ${sign.repeat(many)}`;
      const [game] = parsePdn(pdn).games;
      assert.equal(game.at('1').kind, 'move');
      assert.ok(formatPdn(game).length > many);
    });
});

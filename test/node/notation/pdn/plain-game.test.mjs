// The fast way to a game of plain PDN gives what the words of the lexer give, or leaves it to them.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Lexer } from '../../../../dist/notation/pdn/lexer.js';
import { Notes } from '../../../../dist/notation/pdn/notes.js';
import { plainGames } from '../../../../dist/notation/pdn/plain-game.js';
import { GameCutter } from '../../../../dist/notation/pdn/raw-game.js';
import { tidy } from '../../../../dist/notation/pdn/tidy.js';
import { assertLinear } from '../../support/linear.mjs';
import { manyGames } from '../../support/many-games.mjs';

function byLexer(text) {
  const notes = new Notes();
  const games = new GameCutter(notes).cut(new Lexer(tidy(text), notes).tokens());
  return { games, notes: notes.list };
}

function assertSame(text) {
  const notes = new Notes();
  const games = plainGames(text, notes);
  if (games) assert.deepEqual({ games, notes: notes.list }, byLexer(text), text);
  else assert.deepEqual(notes.list, []);
  return games !== undefined;
}

const head = '[Event "x"]\n';

describe('plain PDN', () => {
  for (const text of [
    `${head}1. 32-28 19-23 2. 28x19 14x23 *`,
    `${head}[Result "2-0"]\n\n1. 32-28 {good} 1... 19-23 $1 2. 28x19! 14x23?! 2-0\n`,
    `${head}1. 32-28 (1. 31-27 {or} 17-21 (1... 16-21) 2. 26x17) 19-23 1/2-1/2`,
    `${head}1. c3-d4 b6-a5 2. d4-c5 d6xb4xd2 *`,
    `${head}{[%clk 0:10]\n and  more} 1. 31-26 36x27x18 0-0`,
    `{before} ${head}[White "w"]{one} 1. {two} {three} 31-26 {four} {five} 1... {six} 0-1 {seven}`,
    `${head}1. 31-26 (1. {a} 32-28 {b} 19-23 2. {c}) (1. 33-28 $1 $2) 19-23 $3 {d} *`,
    `${head}1. 31-22 22x13 13x4 (4-15 15-20 1-2) c3-b2 b2xd4 5-05 05-5`,
    `${head}1. 32-28 (1. 31-27 2-0 19-23 1-1 (1. 33-28 0-0)) 19-23`,
    manyGames(1),
  ])
    it(`is read as by the lexer: ${text.slice(12, 60)}`, () => {
      assert.ok(assertSame(text));
    });

  it('is nothing else', () => {
    for (const text of [
      '32–28',
      '1. 32-28',
      `${head}32-28*`,
      `${head}{none} (1. 32-28) 31-27`,
      `${head}1. 32-28 (1. 31-27 2-0 * ½-½) 19-23`,
      `${head}1. 32-28 2-0 19-23`,
      `${head}1. 32-28 [White "w"]`,
      `${head}[Event "y"] 1. 32-28`,
      `${head}[event "y"] 1. 32-28 ()`,
      `${head}1) 32-28`,
      `${head}1. 32-28 (good) 19-23`,
      `${head}1. 32-28 ; good\n19-23`,
      `${head}1. 32-28 - 19-23`,
      `${head}1. 32-28 -- 2. 31-27`,
      `${head}1. 32-28 {good`,
      `${head}1. 32-28 x 19`,
      `${head}1. 46-1K 31-27`,
      `${head}1. 32-28 (19-23`,
      `${head}1. 32-28 2.0-0`,
      '[Event “x”]\n1. 32-28 *',
      '[FEN "W:W31–35:B1"] 1. 32-28 *',
    ])
      assert.equal(plainGames(text, new Notes()), undefined, text);
  });
});

describe('any text', () => {
  const words = [
    head,
    '[FEN "W:W31:B20"]',
    '[White "w"]',
    '23x19',
    '23-19',
    '10-05',
    '5-10',
    '1.',
    '2...',
    '32-28',
    '19x23',
    '28x19x10',
    'c3-d4',
    'd4:b6',
    'c3xe5xg7',
    '1-1',
    '2-0',
    '1-2',
    '5-1',
    '1/2-1/2',
    '*',
    '!',
    '?!',
    '$3',
    '$',
    '(',
    ')',
    '{good  one}',
    '{&amp;}',
    '{',
    '}',
    ';',
    '%',
    ' ',
    '\n',
    '\n\n',
    '-',
    'x',
    ':',
    '.',
    'K',
    'ab',
    '=',
    '–',
    '"',
    '123',
    '12',
  ];
  it('of such words is read as by the lexer, or left to it', () => {
    let plain = 0;
    const text = fc.array(fc.constantFrom(...words), { maxLength: 14 });
    fc.assert(
      fc.property(text, fc.constantFrom('', ' '), (all, gap) => {
        if (assertSame(head + all.join(gap))) plain++;
      }),
      { numRuns: 3_000 },
    );
    assert.ok(plain > 30, `${plain} were plain`);
  });

  it('of plain words and a single odd one is, too', () => {
    const plain = ['1.', '32-28', '19x23', 'c3-d4', '{a}', '(1. 31-27)', '$1', '!', '\n', '2-0'];
    const list = fc.array(fc.constantFrom(...plain), { maxLength: 10 });
    fc.assert(
      fc.property(list, fc.constantFrom(...words), list, (before, odd, after) => {
        assertSame(head + [...before, odd, ...after].join(' '));
      }),
      { numRuns: 3_000 },
    );
  });

  it('takes time that grows with its length', () => {
    for (const part of ['(', '1', '1.', '32-28 ', '{}', '!', '[Event "x"]', '$', '[a ', '{ '])
      assertLinear(
        (n) => head + part.repeat(n),
        (text) => plainGames(text, new Notes()),
      );
  });
});

// The fast way to sections and their tags cuts a text where the slow one does, and reads the same.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { help } from '../../../../dist/notation/pdn/infer.js';
import { Notes } from '../../../../dist/notation/pdn/notes.js';
import { plainSection } from '../../../../dist/notation/pdn/plain-section.js';
import { sectionsOf } from '../../../../dist/notation/pdn/sections.js';
import { rawGamesOf } from '../../../../dist/notation/pdn/written-game.js';
import { assertLinear } from '../../support/linear.mjs';
import { manyGames } from '../../support/many-games.mjs';

/** What a section says; of one that only its words tell, what they say. */
function contentOf({ from, to, tags, tagAt, result }, text) {
  if (tags) return { from, to, tags, tagAt, result };
  const games = rawGamesOf(text.slice(from, to), new Notes(), help);
  const said = games.map((game) => ({ tags: game.tags, tagAt: game.tagAt, result: game.result }));
  return { from, to, ...(said.length === 1 ? said[0] : { said }) };
}

/** How many sections are plain; they are the same as without the fast way. */
function assertSame(text) {
  const fast = sectionsOf(text, plainSection);
  const slow = sectionsOf(text);
  assert.deepEqual(
    fast.map(({ from, to }) => [from, to]),
    slow.map(({ from, to }) => [from, to]),
    text,
  );
  let plain = 0;
  fast.forEach((section, i) => {
    if (!plainSection(text, section.from)) return;
    plain++;
    assert.deepEqual(contentOf(section, text), contentOf(slow[i], text), text);
  });
  return plain;
}

const head = '[Event "x"]\n[Result "2-0"]\n\n';

describe('a plain section', () => {
  for (const [text, count] of [
    [`${head}1. 32-28 19-23 2-0\n\n${head}1. 31-27 *`, 2],
    [`${head}1. 1-7 {1-0} $2 1... 12-1 2. 2-13 (2. 2-7 1-0 3. 1-2) 1/2-1/2\n`, 1],
    [`\n${head}*`, 0],
    [manyGames(5), 5],
  ])
    it(`is read as without the fast way: ${text.slice(30, 70)}`, () => {
      assert.equal(assertSame(text), count);
    });

  it('is nothing else', () => {
    for (const text of [
      '',
      head,
      '1. 32-28 *',
      `${head}1. 32-28`,
      `${head}1. 32-28 2-0 {end}`,
      `${head}1. 32-28 2 - 0`,
      `${head}1. 32-28 * 19-23 *`,
      `${head}1. 32-28 (1. 31-27 2-0`,
      `${head}1. 32-28) 2-0`,
      `${head}1. 32-28 ; good\n2-0`,
      `${head}1. 32-28 {good 2-0`,
      `${head}[Event "y"] 1. 32-28 2-0`,
      '[Event "a &amp; b"] 1. 32-28 2-0',
      '[Event "é"] 1. 32-28 2-0',
      '[Event“x”] 1. 32-28 2-0',
    ])
      assert.equal(plainSection(text, 0), undefined, text);
  });
});

describe('any text', () => {
  const words = [
    head,
    '[White "w"]',
    '[FEN "W:W31:B2"]',
    '[FEN "W:W31–5:B2"]',
    '[A "a\\"b"]',
    '[%clk 1]',
    '[',
    ']',
    '"',
    '{',
    '}',
    '{1-0}',
    ';',
    '%',
    '1-0',
    '0-1',
    '1-1',
    '1/2-1/2',
    '1 1/2 - 1/2',
    '½-½',
    '0.5-0.5',
    '1.00-1.00',
    '1+-1-',
    '1 : 0',
    '2\f-\f0',
    '*',
    '.',
    '/',
    '-',
    'x',
    '32-28',
    '1-7',
    '2-12',
    '1-2',
    '11-2',
    '2x9',
    'a3-b4',
    'ab',
    '$1',
    '1.',
    '2...',
    '0',
    '1',
    '2',
    '3',
    '\n',
    '\r\n',
    '\n\n',
  ];
  it('is cut in the same places, and its tags and results are the same', () => {
    let plain = 0;
    const text = fc.array(fc.constantFrom(...words), { maxLength: 14 });
    fc.assert(
      fc.property(text, fc.constantFrom('', ' '), (all, gap) => {
        plain += assertSame(all.join(gap));
        plain += assertSame(`${head}${all.join(gap)} 2-0`);
      }),
      { numRuns: 3_000 },
    );
    assert.ok(plain > 100, `${plain} were plain`);
  });

  it('takes time that grows with its length', () => {
    for (const part of ['(', '1', '1 ', '1.', '[', '[a ', '[a "', '[Event "x"]', '{', '{}', '* '])
      assertLinear(
        (n) => head + part.repeat(n),
        (text) => sectionsOf(text, plainSection),
      );
  });
});

// What programs write into comments: clocks, circles, arrows, and what only they understand.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatComment, parseComment, parsePdn } from 'draughts-board/notation';
import { getVariant } from 'draughts-board/variants';
import fc from 'fast-check';
import { assertLinear } from '../support/linear.mjs';

const read = (comment, id = 'international') => parseComment(comment, getVariant(id));

describe('the clocks of a comment', () => {
  const left = (seconds, side) => ({ seconds, side, shows: 'left' });
  const forms = [
    ['[%clk 1:55:21]', [left(6921)]],
    ['[%clk 1:05:23.7]', [left(3923)]],
    ['[%clock 0:49:11]', [left(2951)]],
    ['[%clock w0:09:54 B0:09:56]', [left(594, 'white'), left(596, 'black')]],
    ['[%clock W0:09:54 b0:09:56]', [left(594, 'white'), left(596, 'black')]],
    ['[%clk w0:00:10 B0:00:03]', [left(10, 'white'), left(3, 'black')]],
    ['[%clockw0:00:10b0:00:03]', [left(10, 'white'), left(3, 'black')]],
    ['[%clock b1:00:00]', [left(3600, 'black')]],
    ['[%clock   w0:01:00  ]', [left(60, 'white')]],
    ['[%CLOCK w0:01:00]', [left(60, 'white')]],
    ['[%clk 2:47]', [left(10_020)]],
    ['[%clk 1.59.20]', [left(7160)]],
    ['[%clk 1020]', [left(1020)]],
    ['[%mct 0:12:30]', [{ seconds: 750, side: undefined, shows: 'used' }]],
    ['[%egt 0:0:9.56]', [{ seconds: 9, side: undefined, shows: 'used' }]],
    ['[%emt 0:00:07]', [{ seconds: 7, side: undefined, shows: 'used for the move' }]],
    ['d=12, tl=0:03:20, n=5', [left(200)]],
    [
      '[%clk 0:01:00] and [%emt 0:00:05]',
      [left(60), { seconds: 5, side: undefined, shows: 'used for the move' }],
    ],
    ['no clock at 10:30', []],
    ['[%clk]', []],
    ['[%clk soon]', []],
  ];
  for (const [comment, expected] of forms)
    it(`are read in ${comment}`, () => {
      assert.deepEqual(
        read(comment).clocks,
        expected.map(({ side, ...clock }) => ({
          side: undefined,
          ...clock,
          ...(side && { side }),
        })),
      );
    });
});

describe('the circles and arrows of a comment', () => {
  const forms = [
    ['[%csl G28,Y05]', ['green 28', 'yellow 5']],
    ['[%csl R12, B1 ,g50]', ['red 12', 'blue 1', 'green 50']],
    ['[%cal R2832,B0106]', ['red 28-32', 'blue 1-6']],
    ['[%cal R12-23]', ['red 12-23']],
    ['[%cal R5-10,Y46-5]', ['red 5-10', 'yellow 46-5']],
    ['[%cal G473829]', ['green 47-38-29']],
    ['[%cal G47-38-29]', ['green 47-38-29']],
    ['[%csl Gd4,Rf6]', ['green 18', 'red 11'], 'english'],
    ['[%csl Gd4,Rf6][%cal Yc3e5]', ['green d4', 'red f6', 'yellow c3-e5'], 'russian'],
    ['[%cal Gc3-e5-g7]', ['green c3-e5-g7'], 'russian'],
    ['[%csl G22] [%cal G2218]', ['green c3', 'green c3-d4'], 'russian'],
    ['[%csl G72]', ['green 72'], 'canadian'],
    // What is no square or no color is left out, and only that.
    ['[%csl G99,X12,G28]', ['green 28']],
    ['[%cal G28,G2899,G2832]', ['green 28-32']],
    ['[%csl]', []],
    ['[%csl ,,]', []],
  ];
  for (const [comment, expected, id = 'international'] of forms)
    it(`are read in ${comment}${id === 'international' ? '' : ` of ${id}`}`, () => {
      const variant = getVariant(id);
      const { shapes, text } = read(comment, id);
      assert.deepEqual(
        shapes.map(
          ({ color, squares }) =>
            `${color} ${squares.map((square) => variant.squareName(square)).join('-')}`,
        ),
        expected,
      );
      assert.equal(text, '');
    });
});

describe('a comment', () => {
  it('is its words without the commands', () => {
    const { text, commands } = read('  Good [%csl G28]  and\nbad[%eval -0.048,12] . [%inbook]');
    assert.equal(text, 'Good and bad .');
    assert.deepEqual(commands, [
      { name: 'csl', value: 'G28' },
      { name: 'eval', value: '-0.048,12' },
      { name: 'inbook', value: '' },
    ]);
  });

  it('keeps commands that nobody here knows', () => {
    const { text, commands, clocks, shapes } = read(
      '[%drgnode 3 4][%inbook][%depth 12] [%nodes 1234] [%knps 900] [%animate] [%my-tool a=b; c]',
    );
    assert.deepEqual([text, clocks, shapes], ['', [], []]);
    assert.deepEqual(
      commands.map(({ name, value }) => `${name}:${value}`),
      [
        'drgnode:3 4',
        'inbook:',
        'depth:12',
        'nodes:1234',
        'knps:900',
        'animate:',
        'my-tool:a=b; c',
      ],
    );
  });

  it('may have square brackets and percent signs that are no command', () => {
    for (const text of ['[see] 50% [%]', '[% ', '100 %', '[%a'])
      assert.deepEqual(read(text).commands, [], text);
  });

  it('is the same when it is written and read', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((word) => word !== 'clock');
    const value = fc.stringMatching(/^[\w:,.-]{0,12}$/);
    const command = fc.record({ name, value }, { noNullPrototype: true });
    const words = fc.stringMatching(/^[a-z]{1,6}( [a-z.!]{1,6}){0,3}$/);
    fc.assert(
      fc.property(words, fc.array(command), (text, commands) => {
        const parts = read(formatComment(text, commands));
        assert.equal(parts.text, text);
        assert.deepEqual(parts.commands, commands);
      }),
    );
    assert.equal(formatComment('', []), '');
    assert.equal(formatComment('', [{ name: 'inbook', value: '' }]), '[%inbook]');
    assert.equal(formatComment('Ha', [{ name: 'csl', value: 'G1' }]), 'Ha [%csl G1]');
  });

  it('of a game belongs to the move before it, clock by clock', () => {
    const pdn =
      '[FEN "B:W31:B20"] 20-25 {[%clock b0:00:01]} 31-27 {[%clock w0:00:02]} 25-30 {[%clock b0:00:03]} *';
    const [game] = parsePdn(pdn).games;
    const seconds = [];
    for (let [node] = game.root.children; node; [node] = node.children)
      seconds.push(
        ...parseComment(node.comments[0], game.variant).clocks.map((clock) => clock.seconds),
      );
    assert.deepEqual(seconds, [1, 2, 3]);
  });

  it('never throws', () => {
    const signs = fc.array(
      fc.constantFrom('[%', ']', 'csl ', 'clk ', 'G', '28', '-', ',', ' ', 'a', ':'),
    );
    fc.assert(
      fc.property(signs, (list) => {
        read(list.join(''));
        read(list.join(''), 'russian');
      }),
    );
  });
});

describe('a hostile comment', () => {
  const repeated = (text) => (n) => text.repeat(Math.ceil(n / text.length));
  const hostile = {
    'commands that do not end': repeated('[%a '),
    'a command and blanks': (n) => `[%a${' '.repeat(n)}`,
    'blanks before a name': (n) => `[%${' '.repeat(n)}`,
    'many circles': (n) => `[%csl ${'G28,'.repeat(n / 4)}]`,
    'blanks in a circle': (n) => `[%csl G${' '.repeat(n)}x]`,
    'a long arrow': (n) => `[%cal G${'28'.repeat(n / 2)}]`,
    'a long clock': (n) => `[%clk ${'1'.repeat(n)}]`,
    'many clocks': (n) => `[%clk ${'1:00 '.repeat(n / 5)}]`,
    'times of engines': repeated('tl=1:'),
  };
  for (const [what, make] of Object.entries(hostile))
    it(`of ${what} is read in time that grows with its length`, () => {
      assertLinear(make, (text) => read(text));
    });
});

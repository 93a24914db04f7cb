// The text of circles and arrows, as the attribute `shapes` has it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatShapes, parseShapes } from 'draughts-board/notation';
import { getVariant } from 'draughts-board/variants';

const read = (text, id = 'international') => {
  const variant = getVariant(id);
  const { shapes, unknown } = parseShapes(text, variant);
  return [
    ...shapes.map(
      ({ color, squares }) => `${color} ${squares.map((at) => variant.squareName(at)).join('-')}`,
    ),
    ...unknown.map((word) => `? ${word}`),
  ];
};

describe('a text of shapes', () => {
  for (const [text, found, game] of [
    ['G28 R31-27 B18-29-38', ['green 28', 'red 31-27', 'blue 18-29-38']],
    ['Gd4 Yc3-e5', ['green d4', 'yellow c3-e5'], 'russian'],
    ['gD4,y22', ['green d4', 'yellow c3'], 'russian'],
    ['Gd4', ['green 18'], 'english'],
    ['', []],
    ['   ', []],
    [
      'G51 R0 B-3 X12 28 G G31- G31-31 Gz9 R31--27 <b>',
      [
        '? G51',
        '? R0',
        '? B-3',
        '? X12',
        '? 28',
        '? G',
        '? G31-',
        '? G31-31',
        '? Gz9',
        '? R31--27',
        '? <b>',
      ],
    ],
    ['G1 nonsense R2', ['green 1', 'red 2', '? nonsense']],
  ])
    it(`"${text}"`, () => assert.deepEqual(read(text, game), found));

  it('comes back as it was written', () => {
    const variant = getVariant('russian');
    const text = 'Gd4 Rc3-e5 Ba1-c3-e5 Yh8';
    assert.equal(formatShapes(parseShapes(text, variant).shapes, variant.naming()), text);
  });

  it('is read in a time that grows with its length only', () => {
    const variant = getVariant('international');
    const { unknown } = parseShapes(`G${'1-'.repeat(50_000)}`, variant);
    assert.equal(unknown.length, 1);
  });
});

// Circles and arrows: what lies under the men and what over them, and how they are told apart.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseShapes } from 'draughts-board/notation';
import { renderSvg } from 'draughts-board/svg';
import { getVariant } from 'draughts-board/variants';
import { planOf } from '../../../dist/drawing/plan.js';
import { sceneOf } from '../../../dist/drawing/scene.js';
import { withShapes } from '../../../dist/drawing/shapes.js';
import { elementsOf, parseSvg } from './parse-svg.mjs';

const variant = getVariant('international');
const { start } = variant;
const read = (text) => parseShapes(text, variant).shapes;
const sceneWith = (text, orientation = 'white') =>
  withShapes(sceneOf(start, { orientation }), read(text), planOf(variant.board, orientation));
const numbersIn = (d) => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);

describe('an arrow', () => {
  it('has its shaft under the men and its head over them', () => {
    const { beneath, above } = sceneWith('R31-27');
    assert.deepEqual(
      beneath.map(({ part }) => part),
      ['arrow'],
    );
    assert.deepEqual(
      above.map(({ part }) => part),
      ['arrow'],
    );
    // 31 is the first square of the row that is seventh from above; 27 lies up and to the right.
    const [fromX, fromY, toX, toY] = numbersIn(beneath[0].layers[0].d);
    assert.deepEqual([fromX, fromY], [1.5, 6.5]);
    assert.ok(toX > 2.4 && toX < 2.5 && toY > 5.5 && toY < 5.6, `${toX} ${toY}`);
  });

  it('turns with the board', () => {
    const [layer] = sceneWith('R31-27', 'black').beneath[0].layers;
    assert.deepEqual(numbersIn(layer.d).slice(0, 2), [8.5, 3.5]);
  });

  it('stops at each square of a path', () => {
    const { beneath, above } = sceneWith('B18-29-38');
    assert.equal(numbersIn(beneath[0].layers[0].d).length, 6);
    assert.ok(above[0].layers.some(({ role }) => role === 'stop'));
  });

  it('does not lie on another one between the same squares', () => {
    const shafts = sceneWith('G31-27 R27-31 B31-27').beneath.map(({ layers }) => layers[0].d);
    assert.equal(new Set(shafts).size, 3);
    const middles = shafts.map((d) => {
      const [x1, y1, x2, y2] = numbersIn(d);
      return [(x1 + x2) / 2, (y1 + y2) / 2];
    });
    // Wider than a shaft.
    for (const [i, [x, y]] of middles.entries())
      for (const [otherX, otherY] of middles.slice(i + 1))
        assert.ok(Math.hypot(x - otherX, y - otherY) > 0.2);
  });
});

describe('circles', () => {
  it('lie over the men, inside their squares, one inside the other', () => {
    const { beneath, above } = sceneWith('G31 R31');
    assert.equal(beneath.length, 0);
    const radii = above.map(({ layers }) => Number(/a(\S+) /.exec(layers[0].d)[1]));
    assert.ok(radii[0] <= 0.5 && radii[0] > radii[1]);
  });

  it('that are the same are drawn once', () => {
    assert.equal(sceneWith('G31 G31').above.length, 1);
  });
});

it('each color has a line of its own, and an edge', () => {
  const paths = elementsOf(parseSvg(renderSvg(start, { shapes: read('G31 R32 B33 Y34') })));
  const groups = paths
    .filter(
      ({ name, attributes }) =>
        name === 'g' && /^#(16794c|b3261e|1b5fb4|8a5a00)$/.test(attributes.stroke),
    )
    .map(({ children }) =>
      children.map(
        ({ attributes }) => attributes['stroke-dasharray'] ?? attributes.stroke ?? 'own',
      ),
    );
  assert.deepEqual(groups, [
    ['#fffaf0', 'own'],
    ['#fffaf0', '.26 .2'],
    ['#fffaf0', '.01 .2'],
    ['#fffaf0', 'own', '#fffaf0'],
  ]);
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderSvg } from 'draughts-board/svg';
import { getVariant, variants } from 'draughts-board/variants';
import { filled, parseSvg, segments, stroked, subpaths } from './parse-svg.mjs';

const draw = (id, options) => {
  const { variant } = getVariant(id).start;
  return parseSvg(renderSvg({ variant, pieces: new Map() }, { coordinates: 'none', ...options }));
};

/** Whether the square at x, y in the picture is dark: how often rectangles cover it. */
function darkness(svg) {
  const [{ attributes }] = filled(svg, '#a1785a');
  assert.equal(attributes['fill-rule'], 'evenodd');
  const rectangles = subpaths(attributes.d).map((path) => {
    const points = segments(path).map(({ to }) => to);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  });
  return (x, y) =>
    rectangles.filter(
      ([left, top, right, bottom]) =>
        left < x + 0.5 && x + 0.5 < right && top < y + 0.5 && y + 0.5 < bottom,
    ).length %
      2 ===
    1;
}

describe('squares', () => {
  for (const [id, nearLeft, nearRight] of [
    ['international', true, false],
    ['canadian', true, false],
    ['english', true, false],
    ['russian', true, false],
    ['turkish', true, false],
    ['italian', false, true],
    ['spanish', false, true],
    ['portuguese', false, true],
    ['jamaican', false, true],
  ])
    it(`of ${id} draughts are dark in the near ${nearLeft ? 'left' : 'right'} corner, from both sides`, () => {
      const { cols, rows } = getVariant(id).board;
      for (const orientation of ['white', 'black']) {
        const dark = darkness(draw(id, { orientation }));
        assert.equal(dark(0, rows - 1), nearLeft);
        assert.equal(dark(cols - 1, rows - 1), nearRight);
      }
    });

  it('are dark where they are played, and alternate', () => {
    const onSquares = variants.filter(({ rules }) => rules.board.cells !== 'points');
    assert.equal(onSquares.length, variants.length - 1);
    for (const { id, board } of onSquares) {
      const dark = darkness(draw(id));
      for (let y = 0; y < board.rows; y++)
        for (let x = 0; x < board.cols; x++) {
          if (!board.isFull) assert.equal(dark(x, y), board.squareAt(x, y) > 0, `${id} ${x} ${y}`);
          if (x > 0) assert.notEqual(dark(x, y), dark(x - 1, y));
        }
    }
  });

  it('are of two close tints where all are played', () => {
    assert.equal(filled(draw('turkish'), '#aa896f').length, 1);
    assert.equal(filled(draw('turkish'), '#f3e9da').length, 0);
    assert.equal(filled(draw('russian'), '#f3e9da').length, 1);
  });

  it('have edges on whole pixels', () => {
    for (const color of ['#f3e9da', '#a1785a'])
      assert.equal(filled(draw('russian'), color)[0].painted['shape-rendering'], 'crispEdges');
  });
});

describe('the frame', () => {
  it('is a line of .06 around the squares, as wide as the margin', () => {
    const svg = draw('russian');
    const [{ attributes, painted }] = stroked(svg, '#5a3f2c');
    assert.equal(painted['stroke-width'], '0.06');
    assert.equal(attributes.d, 'M-.03 -.03h8.06v8.06h-8.06z');
    assert.equal(svg.attributes.viewBox, '-.06 -.06 8.12 8.12');
  });
});

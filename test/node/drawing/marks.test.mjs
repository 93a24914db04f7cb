import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderSvg } from 'draughts-board/svg';
import { getVariant } from 'draughts-board/variants';
import { filled, near, parseSvg, pathsOf, segments, stroked } from './parse-svg.mjs';

const variant = getVariant('international');
const at = (...names) => names.map((name) => variant.squareAt(String(name)));
const [from, to, taken] = at(32, 23, 28);
const pieces = new Map([
  [to, { color: 'white', kind: 'man' }],
  [at(20)[0], { color: 'black', kind: 'man' }],
]);

const draw = (marks, options, setup) =>
  parseSvg(
    renderSvg(
      { variant, turn: 'white', pieces, ...setup },
      { coordinates: 'none', ...options, marks },
    ),
  );

/** The points of a path, seen from the middle of a square. */
const around = (d, name) => {
  const square = variant.squareAt(String(name));
  const [x, y] = [variant.board.column[square] + 0.5, variant.board.row[square] + 0.5];
  return segments(d).map(({ to: [a, b] }) => [a - x, b - y]);
};
const reaches = (points, x, y) => points.some(([a, b]) => near(a, x) && near(b, y));

/** Where in the order of painting the pieces are. */
const order = (svg, path) => {
  const all = pathsOf(svg);
  const index = all.findIndex(({ attributes }) => attributes.d === path.attributes.d);
  const first = all.findIndex(({ painted }) => painted.stroke === '#4b3322');
  return index < first ? 'under' : 'over';
};
const tintOf = (svg, color) => filled(svg, color).find(({ painted }) => painted.stroke === 'none');

describe('the last move', () => {
  const svg = draw({ lastMove: { from, to, captures: [taken] } });

  it('tints the square where it began and the one where it ended', () => {
    const tint = tintOf(svg, '#888245');
    assert.ok(reaches(around(tint.attributes.d, 32), -0.5, -0.5));
    assert.ok(reaches(around(tint.attributes.d, 23), -0.5, -0.5));
    assert.equal(tint.painted['shape-rendering'], 'crispEdges');
    assert.equal(order(svg, tint), 'under');
  });

  it('leaves a dashed ring where the piece stood', () => {
    const ghost = stroked(svg, '#fffaf0').find(({ attributes }) => attributes['stroke-dasharray']);
    assert.equal(ghost.attributes['stroke-width'], '0.045');
    assert.equal(ghost.attributes['stroke-dasharray'], '.11 .1');
    assert.ok(reaches(around(ghost.attributes.d, 32), -0.33, 0));
    assert.equal(order(svg, ghost), 'under');
  });

  it('puts brackets around where it stands', () => {
    const brackets = stroked(svg, '#fffaf0').find(
      ({ attributes }) => attributes['stroke-width'] === '0.06',
    );
    const points = around(brackets.attributes.d, 23);
    for (const x of [-1, 1])
      for (const y of [-1, 1]) {
        assert.ok(reaches(points, 0.445 * x, 0.445 * y), 'a corner .055 inside');
        assert.ok(reaches(points, 0.245 * x, 0.445 * y), 'an arm of .2');
        assert.ok(reaches(points, 0.445 * x, 0.245 * y), 'an arm of .2');
      }
    assert.equal(order(svg, brackets), 'under');
  });

  it('crosses out what it took', () => {
    const cross = stroked(svg, '#fffaf0').find(
      ({ attributes }) => attributes['stroke-width'] === '0.065',
    );
    const points = around(cross.attributes.d, 28);
    for (const x of [-0.13, 0.13]) for (const y of [-0.13, 0.13]) assert.ok(reaches(points, x, y));
    assert.equal(order(svg, cross), 'over');
    const [edge] = stroked(svg, '#22170f');
    assert.equal(edge.attributes['stroke-width'], '0.13');
    assert.equal(edge.attributes.d, cross.attributes.d);
  });

  it('needs no captures', () => {
    assert.equal(stroked(draw({ lastMove: { from, to } }), '#22170f').length, 0);
  });
});

describe('marks for a choice', () => {
  it('frame the selected piece', () => {
    const svg = draw({ selected: to });
    assert.ok(tintOf(svg, '#448d7c'));
    const [outline] = stroked(svg, '#fffaf0');
    assert.ok(reaches(around(outline.attributes.d, 23), -0.45, -0.45));
    assert.ok(reaches(around(outline.attributes.d, 23), 0.45, 0.45));
    assert.equal(outline.attributes['stroke-width'], '0.06');
    assert.equal(order(svg, outline), 'under');
  });

  it('put a dot of radius .13 on quiet targets', () => {
    const svg = draw({ targets: at(27, 28) });
    const [dots] = stroked(svg, '#22170f');
    assert.equal(dots.painted.fill, '#fffaf0');
    assert.equal(dots.painted['stroke-width'], '0.03');
    for (const name of [27, 28]) assert.ok(reaches(around(dots.attributes.d, name), -0.13, 0));
    assert.equal(order(svg, dots), 'over');
  });

  it('put a ringed dot on landings of a capture', () => {
    const [ringed] = stroked(draw({ landings: at(19) }), '#22170f');
    const points = around(ringed.attributes.d, 19);
    for (const r of [0.26, 0.185, 0.085]) assert.ok(reaches(points, -r, 0));
    assert.equal(ringed.painted['fill-rule'], 'evenodd');
  });

  it('cut the corners of pieces that must capture', () => {
    const svg = draw({ mustMove: at(23) });
    assert.ok(tintOf(svg, '#7480a3'));
    const [corners] = filled(svg, '#fffaf0').filter(({ painted }) => painted.stroke === 'none');
    const points = around(corners.attributes.d, 23);
    for (const x of [-1, 1])
      for (const y of [-1, 1]) {
        assert.ok(reaches(points, 0.5 * x, 0.25 * y));
        assert.ok(reaches(points, 0.25 * x, 0.5 * y));
      }
    assert.equal(order(svg, corners), 'under');
  });

  it('refuse with dashes below and a badge above', () => {
    const svg = draw({ refused: to });
    assert.ok(tintOf(svg, '#cf5e4e'));
    const dashes = stroked(svg, '#fffaf0').find(({ attributes }) => attributes['stroke-dasharray']);
    assert.equal(dashes.attributes['stroke-dasharray'], '.13 .1');
    assert.equal(order(svg, dashes), 'under');
    const [badge, cross] = stroked(svg, '#22170f');
    assert.ok(reaches(around(badge.attributes.d, 23), 0.32 - 0.17, -0.32));
    assert.ok(reaches(around(cross.attributes.d, 23), 0.32 - 0.065, -0.32 - 0.065));
    assert.equal(order(svg, badge), 'over');
  });

  it('show where the keyboard is in two tones, above all else', () => {
    const svg = draw({ focus: to, refused: to, targets: at(19), lastMove: { from, to } });
    const [outer, inner] = pathsOf(svg).slice(-2);
    assert.equal(outer.painted.stroke, '#fffaf0');
    assert.equal(outer.painted['stroke-width'], '0.15');
    assert.equal(inner.painted.stroke, '#0b57d0');
    assert.equal(inner.painted['stroke-width'], '0.08');
    const points = around(inner.attributes.d, 23);
    assert.ok(reaches(points, 0.48, 0.38) && reaches(points, -0.38, -0.48), 'a corner of .1');
  });

  it('are nowhere if nothing is marked', () => {
    assert.equal(renderSvg(variant.start, { marks: {} }), renderSvg(variant.start));
    assert.equal(
      renderSvg(variant.start, { marks: { targets: [], landings: [], mustMove: [] } }),
      renderSvg(variant.start),
    );
  });

  it('turn with the board', () => {
    const [dot] = stroked(draw({ targets: at(46) }, { orientation: 'black' }), '#22170f');
    const [x, y] = segments(dot.attributes.d)[1].to;
    assert.ok(near(x, 9.5 - 0.13) && near(y, 0.5));
  });
});

describe('the side to move', () => {
  const mark = (options, turn = 'white') => {
    const svg = draw({ turn: true }, options, { turn });
    return { svg, group: svg.children.find(({ attributes }) => attributes.transform) };
  };

  it('is a man at 46 % beside the board, at its own end', () => {
    assert.equal(mark().group.attributes.transform, 'translate(10.3 9.5) scale(0.46)');
    assert.equal(mark({}, 'black').group.attributes.transform, 'translate(10.3 0.5) scale(0.46)');
    const turned = mark({ orientation: 'black' }, 'black').group.attributes.transform;
    assert.equal(turned, 'translate(10.3 9.5) scale(0.46)');
  });

  it('is seen on a dark page: a black man has a light disc', () => {
    const [disc] = mark({}, 'black').group.children;
    assert.equal(disc.attributes.fill, '#fffaf0');
    assert.match(disc.attributes.d, /^M-.47 0a.47.47 /);
    assert.equal(mark().group.children.length, 3);
  });

  it('has its place in the margin', () => {
    const right = ({ svg }) => {
      const [left, , width] = svg.attributes.viewBox.split(' ').map(Number);
      return left + width;
    };
    assert.ok(near(right(mark()), 10.56));
    assert.ok(near(right(mark({ coordinates: 'outside' })), 10.56));
  });

  it('is not shown where it is not known', () => {
    const svg = draw({ turn: true }, {}, { turn: undefined });
    assert.ok(!svg.children.some(({ attributes }) => attributes.transform));
    assert.equal(svg.attributes.viewBox, '-.06 -.06 10.12 10.12');
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderSvg } from 'draughts-board/svg';
import { getVariant } from 'draughts-board/variants';
import { near, parseSvg, pathsOf, segments, stroked } from './parse-svg.mjs';

const variant = getVariant('international');
const at = (name) => variant.squareAt(name);

const draw = (pieces, options, more) =>
  parseSvg(
    renderSvg({ variant, pieces: new Map(pieces), ...more }, { coordinates: 'none', ...options }),
  );

/** The layers of one piece on 32, by color; the middle of the square is at 3.5, 6.5. */
function layersOf(color, kind) {
  const [drum, face, ring, crown] = pathsOf(draw([[at('32'), { color, kind }]])).slice(2);
  return { drum, face, ring, crown };
}

/** A stroke with round ends: its top and bottom from the middle of square 32, and its width. */
function stroke({ attributes, painted }) {
  const [, ...points] = segments(attributes.d).map(({ to: [x, y] }) => [x - 3.5, y - 6.5]);
  assert.ok(points.every(([x]) => near(x, 0)));
  assert.equal(painted['stroke-linecap'], 'round');
  const ys = points.map(([, y]) => y);
  return {
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    width: Number(painted['stroke-width']),
    color: painted.stroke,
  };
}

/** The circles of a path as `{ x, y, r }`, seen from the middle of square 32. */
function circles(d) {
  const found = [];
  let from = [0, 0];
  for (const { command, to, values } of segments(d)) {
    // a single arc that goes nearly all the way round, from the left end
    if (command === 'a' && values[3] === 1)
      found.push({ x: from[0] + values[0] - 3.5, y: from[1] - 6.5, r: values[0] });
    from = to;
  }
  return found;
}

const isCircle = ({ x, y, r }, middle, radius) =>
  near(x, 0) && near(y, middle) && near(r, radius, 0.0001);

describe('a man', () => {
  const { drum, face, ring, crown } = layersOf('white', 'man');

  it('is a low drum with a face that leaves a rim', () => {
    const { top, bottom, width, color } = stroke(drum);
    assert.ok(near(top, -0.045) && near(bottom, 0.045));
    assert.deepEqual([width, color], [0.8, '#4b3322']);
    const lying = stroke(face);
    assert.ok(near(lying.top, -0.045) && near(lying.bottom, -0.045));
    assert.deepEqual([lying.width, lying.color], [0.745, '#fffaf0']);
  });

  it('has two grooves, of radius .27 and .15', () => {
    const [outer, inner, ...rest] = circles(ring.attributes.d);
    assert.ok(isCircle(outer, -0.045, 0.27));
    assert.ok(isCircle(inner, -0.045, 0.15));
    assert.deepEqual(rest, []);
    assert.equal(ring.painted['stroke-width'], '0.032');
    assert.equal(ring.painted.fill, 'none');
  });

  it('has no crown', () => assert.equal(crown, undefined));
});

describe('a king', () => {
  const { drum, face, ring, crown } = layersOf('black', 'king');

  it('is twice as high as a man, and stays in its square', () => {
    const man = stroke(layersOf('black', 'man').drum);
    const { top, bottom, width } = stroke(drum);
    assert.ok(bottom - top >= 2 * (man.bottom - man.top));
    assert.ok(top - width / 2 >= -0.5 && bottom + width / 2 <= 0.5);
    assert.ok(near(stroke(face).top, top) && near(stroke(face).bottom, top));
  });

  it('has one groove, of radius .286', () => {
    const found = circles(ring.attributes.d);
    assert.equal(found.length, 1);
    assert.ok(isCircle(found[0], -0.095, 0.286));
  });

  it('has a seam between its drums and a crown on its face, in one path', () => {
    const points = segments(crown.attributes.d).map(({ to: [x, y] }) => [x - 3.5, y - 6.5]);
    const has = (x, y) => points.some(([a, b]) => near(a, x) && near(b, y));
    // a crescent .03 high on the wall, below the face
    assert.ok([-0.35, 0.35].every((x) => has(x, 0.015) && has(x, -0.015)));
    // the five upper points of the crown around the middle of the face
    for (const [x, y] of [
      [-0.23, -0.1],
      [-0.112, -0.018],
      [0, -0.19],
      [0.112, -0.018],
      [0.23, -0.1],
    ])
      assert.ok(has(x, y - 0.095), `${x} ${y}`);
    assert.equal(crown.painted.fill, '#f4c76f');
    assert.equal(crown.painted['stroke-width'], '0.02');
  });

  it('that was promoted twice has a star', () => {
    const star = layersOf('white', 'star').crown;
    const tip = segments(star.attributes.d).some(
      ({ to: [x, y] }) => near(x, 3.5) && near(y, 6.5 - 0.235 - 0.095),
    );
    assert.ok(tip);
    assert.equal(star.painted.fill, '#b23a24');
  });
});

describe('the pieces of a board', () => {
  it('stand on their squares, from either side', () => {
    const middles = (orientation) => {
      const svg = draw([[at('46'), { color: 'white', kind: 'man' }]], { orientation });
      return segments(stroked(svg, '#fffaf0')[0].attributes.d)[0].to;
    };
    const [x, y] = middles('white');
    assert.ok(near(x, 0.5) && near(y, 9.5), 'square 46 is the near left corner');
    const [a, b] = middles('black');
    assert.ok(near(a, 9.5) && near(b, 0.5), 'and the far right one from the other side');
  });

  it('share a path where they are of one kind and color', () => {
    const pieces = [
      [at('1'), { color: 'black', kind: 'man' }],
      [at('2'), { color: 'black', kind: 'king' }],
      [at('31'), { color: 'white', kind: 'man' }],
      [at('32'), { color: 'white', kind: 'man' }],
      [at('33'), { color: 'white', kind: 'king' }],
      [at('34'), { color: 'white', kind: 'king' }],
    ];
    const counts = pathsOf(draw(pieces))
      .slice(2)
      .map(({ attributes }) => attributes.d.split('M').length - 1);
    // men of White and Black, three layers each; kings, four each
    assert.deepEqual(counts, [2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1]);
  });

  it('of White are drawn before those of Black, whatever the order of the squares', () => {
    const white = [at('31'), { color: 'white', kind: 'man' }];
    const black = [at('20'), { color: 'black', kind: 'man' }];
    const paints = (list) => pathsOf(draw(list)).map(({ painted }) => painted.stroke);
    assert.deepEqual(paints([black, white]), paints([white, black]));
    assert.ok(
      paints([black, white]).indexOf('#fffaf0') < paints([black, white]).indexOf('#3b2f2a'),
    );
  });

  it('that are taken in a capture under way are faint and crossed out', () => {
    const ghosts = new Map([[at('28'), { color: 'black', kind: 'man' }]]);
    const svg = draw([[at('32'), { color: 'white', kind: 'man' }]], {}, { ghosts });
    const faint = svg.children.filter(({ attributes }) => attributes.opacity === '0.45');
    assert.equal(faint.length, 1);
    assert.deepEqual(
      faint[0].children.map(({ attributes }) => attributes.stroke),
      ['#120d0b', '#3b2f2a', '#65534a'],
    );
    const cross = stroked(svg, '#fffaf0').at(-1);
    const [x, y] = segments(cross.attributes.d)[0].to;
    // square 28 is at 4.5, 5.5
    assert.ok(near(x, 4.5) && near(y, 5.5));
  });
});

// A board of points: what stands where, by the numbers of the design and the rules of the game.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderSvg } from 'draughts-board/svg';
import { getVariant } from 'draughts-board/variants';
import { filled, near, parseSvg, pathsOf, segments, stroked, subpaths } from './parse-svg.mjs';

const variant = getVariant('elephant');
const at = (name) => variant.squareAt(name);
const draw = (pieces = [], options) =>
  parseSvg(renderSvg({ variant, pieces: new Map(pieces) }, { coordinates: 'none', ...options }));

const grid = '#f3e9da';
const field = '#a1785a';
const river = '#73847c';

/** The straight strokes of a path: `x y x y`, from its left or upper end. */
const strokes = (d) =>
  subpaths(d).flatMap((part) => {
    const found = [];
    let from;
    let start;
    for (const { command, to } of segments(part)) {
      if (command === 'm') start = to;
      else {
        const end = command === 'z' ? start : to;
        found.push([from, end].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).join(' '));
      }
      from = to;
    }
    return found;
  });

const lines = (options) =>
  strokes(
    stroked(draw([], options), grid).find((path) => path.painted['stroke-width'] === '0.045')
      .attributes.d,
  );

describe('the lines of a board of points', () => {
  it('are ten ranks from the a to the i file', () => {
    for (let y = 0; y < 10; y++) assert.ok(lines().includes(`0.5,${y}.5 8.5,${y}.5`), `${y}`);
  });

  it('are nine files, of which all but the outer ones end at the river', () => {
    for (const x of [0, 8]) assert.ok(lines().includes(`${x}.5,0.5 ${x}.5,9.5`), `${x}`);
    for (let x = 1; x < 8; x++)
      for (const ends of ['0.5 4.5', '5.5 9.5']) {
        const [top, bottom] = ends.split(' ');
        assert.ok(lines().includes(`${x}.5,${top} ${x}.5,${bottom}`), `${x} ${ends}`);
      }
  });

  it('cross in the fortresses d8–f10 and d1–f3', () => {
    const crosses = ['3.5,0.5 5.5,2.5', '3.5,2.5 5.5,0.5', '3.5,7.5 5.5,9.5', '3.5,9.5 5.5,7.5'];
    for (const cross of crosses) assert.ok(lines().includes(cross), cross);
    // a frame of four, eight ranks, fourteen half files, four diagonals
    assert.equal(lines().length, 4 + 8 + 14 + 4);
  });

  it('are the same from the other side', () => {
    assert.deepEqual(lines({ orientation: 'black' }).toSorted(), lines().toSorted());
  });
});

describe('a board of points', () => {
  it('has no squares, and a field with round corners and a frame', () => {
    const svg = draw();
    const [{ attributes, painted }] = filled(svg, field);
    const corners = segments(attributes.d).filter(({ command }) => command === 'a');
    assert.deepEqual(
      corners.map(({ values }) => values[0]),
      [0.1, 0.1, 0.1, 0.1],
    );
    assert.equal(painted.stroke, '#5a3f2c');
    assert.equal(painted['stroke-width'], '0.06');
    assert.equal(filled(svg, '#aa896f').length, 0);
  });

  it('has a river between ranks 5 and 6 with seven small waves', () => {
    const svg = draw();
    const [{ attributes }] = filled(svg, river);
    assert.equal(attributes.d, 'M0 4.5h9v1h-9z');
    const waves = stroked(svg, grid).find(({ painted }) => painted['stroke-width'] === '0.035');
    assert.equal(subpaths(waves.attributes.d).length, 7);
  });

  it('names files and ranks', () => {
    const [outside] = stroked(draw([], { coordinates: 'outside' }), '#6b6058');
    // nine letters, of which i has two strokes, and eleven digits
    assert.ok(subpaths(outside.attributes.d).length >= 20);
  });
});

describe('a throne', () => {
  const svg = draw();
  /** How far the shapes of a path reach to the right of the middle of White's throne, e9. */
  const reach = ({ attributes }) =>
    segments(attributes.d)
      .map(({ to: [x, y] }) => [x - 4.5, y - 1.5])
      .filter(([, y]) => near(y, 0))
      .map(([x]) => Math.round(x * 1000) / 1000);

  it('is two lozenges, of half-diagonals .40 and .54', () => {
    const [, edge] = stroked(svg, grid).filter(
      ({ painted }) => painted['stroke-width'] === '0.045',
    );
    const found = reach(edge);
    for (const x of [0.4, -0.4, 0.54, -0.54]) assert.ok(found.includes(x), `${x}`);
    assert.equal(edge.painted['stroke-width'], '0.045');
  });

  it('has a crown at 72 % of that of a king', () => {
    const [crowns] = filled(svg, grid);
    const points = segments(crowns.attributes.d).map(({ to: [x] }) => x - 4.5);
    assert.ok(near(Math.min(...points), -0.23 * 0.72) && near(Math.max(...points), 0.23 * 0.72));
    // e9 and e2
    const middles = subpaths(crowns.attributes.d).map(
      (part) => Math.round(segments(part)[0].to[1] * 10) / 10,
    );
    assert.deepEqual(middles, [1.4, 8.4]);
  });
});

describe('the pieces of Elephant Checkers', () => {
  const layers = (kind) => pathsOf(draw([[at('e5'), { color: 'white', kind }]])).slice(-4);
  const emblem = (kind) => layers(kind)[3].attributes.d;
  const box = (d) => {
    const points = segments(d).map(({ to: [x, y] }) => [x - 4.5, y - 5.5]);
    const [xs, ys] = [0, 1].map((i) => points.map((point) => point[i]));
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  };

  it('are as low as a man where a king is an Elephant', () => {
    const man = pathsOf(draw([[at('e5'), { color: 'white', kind: 'man' }]])).slice(-3);
    const [drum, face, ring] = layers('king');
    assert.equal(drum.attributes.d, man[0].attributes.d);
    assert.equal(face.attributes.d, man[1].attributes.d);
    const [, { values }] = segments(ring.attributes.d)
      .filter(({ command }) => command !== 'z')
      .slice(1);
    assert.equal(values[0], 0.305);
  });

  it('have an elephant of .52 × .36 around the middle of the face', () => {
    const [left, right, top, bottom] = box(emblem('king'));
    // the tip of the trunk bends beyond the last points
    assert.ok(near(left, -0.256) && near(right, 0.264, 0.02), `${left} ${right}`);
    assert.ok(
      near(top, -0.183 - 0.045, 0.01) && near(bottom, 0.179 - 0.045, 0.01),
      `${top} ${bottom}`,
    );
  });

  it('have a King that looks like the king of other games', () => {
    const other = getVariant('international');
    const king = parseSvg(
      renderSvg(
        {
          variant: other,
          pieces: new Map([[other.squareAt('28'), { color: 'white', kind: 'king' }]]),
        },
        { coordinates: 'none' },
      ),
    );
    const shape = (d) => d.replace(/^M\S+ \S+?(?=m)/, '');
    assert.deepEqual(
      layers('star').map(({ attributes }) => shape(attributes.d)),
      pathsOf(king)
        .slice(-4)
        .map(({ attributes }) => shape(attributes.d)),
    );
  });
});

describe('marks on points', () => {
  const tinted = (marks) => draw([], { marks });
  const circleOf = ({ attributes }) =>
    segments(attributes.d).find(({ command }) => command === 'a').values[0];

  it('are round: a disc under the piece, and a ring around one that is selected', () => {
    const svg = tinted({ selected: at('e4') });
    assert.equal(circleOf(filled(svg, '#448d7c')[0]), 0.48);
    const ring = stroked(svg, '#fffaf0').find(({ painted }) => painted['stroke-width'] === '0.06');
    assert.equal(circleOf(ring), 0.45);
  });

  it('show who may be promoted: a dashed ring r .455 and a badge r .23 at +.36, −.36', () => {
    const svg = tinted({ promotes: at('e9'), selected: at('e9'), targets: [at('e9'), at('e8')] });
    const ring = stroked(svg, '#fffaf0').find(
      ({ painted }) => painted['stroke-dasharray'] === '.16 .12',
    );
    assert.equal(circleOf(ring), 0.455);
    assert.equal(ring.painted['stroke-width'], '0.07');
    const badge = filled(svg, '#fffaf0').find(({ painted }) => painted['stroke-width'] === '0.035');
    const [{ to }] = segments(badge.attributes.d);
    assert.ok(near(to[0], 4.5 + 0.36 - 0.23) && near(to[1], 1.5 - 0.36));
    assert.equal(circleOf(badge), 0.23);
    // The badge stands for the dot that would lie on the piece.
    const dots = filled(svg, '#fffaf0').find(({ painted }) => painted['stroke-width'] === '0.03');
    assert.equal(subpaths(dots.attributes.d).length, 1);
  });
});

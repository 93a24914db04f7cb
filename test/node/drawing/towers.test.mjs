// Towers by the numbers of the design: which disc lies where, and what tells whose it is.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderSvg } from 'draughts-board/svg';
import { getVariant } from 'draughts-board/variants';
import { near, parseSvg, pathsOf, segments } from './parse-svg.mjs';

const variant = getVariant('bashni');
const at = (name) => variant.squareAt(name);
const one = (letter) => ({
  color: letter.toLowerCase() === 'w' ? 'white' : 'black',
  kind: letter === letter.toLowerCase() ? 'man' : 'king',
});

/** A tower from the top, such as `Wbb`. */
function tower(letters) {
  const [top, ...rest] = [...letters].map(one);
  return rest.length > 0 ? { ...top, tower: rest } : top;
}

const draw = (pieces, options) =>
  parseSvg(
    renderSvg(
      { variant, pieces: new Map(Object.entries(pieces).map(([n, t]) => [at(n), tower(t)])) },
      { coordinates: 'none', ...options },
    ),
  );

/** The paths of a tower on d4, whose middle is at 3.5, 4.5. */
const paths = (letters, options) => pathsOf(draw({ d4: letters }, options)).slice(2);
const start = ({ attributes }) => {
  const [x, y] = segments(attributes.d)[0].to;
  return [x - 3.5, y - 4.5];
};
const colors = { white: '#fffaf0', black: '#3b2f2a', lit: '#9d958d' };
const edges = { white: '#dcc6a3', black: '#181210' };

/** The walls and faces of the discs from below: where the face lies, the wall's height and colors. */
function discs(letters) {
  const list = paths(letters);
  return [...letters].map((_, i) => {
    const [wall, face] = list.slice(2 * i, 2 * i + 2);
    const [x, y] = start(wall);
    assert.ok(near(x, -0.36) && near(start(face)[1], y));
    return {
      y,
      wall: segments(wall.attributes.d)[1].values[0],
      edge: wall.painted.fill,
      face: face.painted.fill,
    };
  });
}

describe('a tower', () => {
  it('grows upwards by .125 for each disc, from a face .045 below the middle', () => {
    for (const [letters, faces] of [
      ['wb', [0.045, -0.08]],
      ['wbb', [0.045, -0.08, -0.205]],
    ]) {
      const found = discs(letters);
      found.forEach(({ y, wall }, i) => {
        assert.ok(near(y, faces[i]), `${letters} ${i}: ${y}`);
        assert.equal(wall, 0.075);
      });
    }
  });

  it('of six and more is no higher than .62, with thinner walls', () => {
    for (const count of [6, 8, 16]) {
      const step = 0.62 / (count - 1);
      const found = discs('w'.repeat(count));
      assert.ok(near(found[0].y - found.at(-1).y, 0.62), `${count}`);
      for (const { wall } of found) assert.ok(near(wall, Math.min(0.075, 0.62 * step)), `${wall}`);
    }
  });

  it('shows whose each disc is: its wall, and its face as a lit edge', () => {
    assert.deepEqual(
      discs('Wbwb').map(({ edge, face }) => [edge, face]),
      [
        [edges.black, colors.lit],
        [edges.white, colors.white],
        [edges.black, colors.lit],
        [edges.white, colors.white],
      ],
    );
    assert.equal(discs('bw').at(-1).face, colors.black);
  });

  it('has grooves or a crown on its top alone', () => {
    const radii = (letters) =>
      paths(letters)
        .filter(({ painted }) => painted.stroke === '#dfcdb0')
        .flatMap(({ attributes }) => segments(attributes.d))
        .filter(({ command, values }) => command === 'a' && values[5] > 0)
        .map(({ values }) => values[0]);
    assert.deepEqual(radii('wwbw'), [0.255, 0.14]);
    assert.deepEqual(radii('WWbW'), [0.276]);
    const crowns = paths('WWbW').filter(({ painted }) => painted.fill === '#b23a24');
    assert.equal(crowns.length, 1);
    // the left point of the crown: .23 to the left and .1 above the middle of the face at −.33
    const points = segments(crowns[0].attributes.d).map(({ to: [x, y] }) => [x - 3.5, y - 4.5]);
    assert.ok(points.some(([x, y]) => near(x, -0.23) && near(y, -0.43)));
    assert.ok(
      points.every(([, y]) => y <= -0.33 + 0.22),
      'without the seam of a king',
    );
  });

  it('is counted in a badge at the lower right corner, larger on small boards', () => {
    for (const [width, r, middle] of [
      [undefined, 0.19, 0.33],
      [240, 0.19, 0.33],
      [239, 0.27, 0.25],
    ]) {
      const badges = paths('wbb', { width }).filter(
        ({ painted }) => painted.stroke === '#22170f' && painted.fill === '#fffaf0',
      );
      assert.equal(badges.length, 1);
      const [x, y] = start(badges[0]);
      assert.ok(near(x, middle - r) && near(y, middle), `${x} ${y}`);
      assert.equal(segments(badges[0].attributes.d)[1].values[0], r);
    }
  });

  it('of one piece is an ordinary man', () => {
    assert.equal(paths('w').length, 3);
    assert.equal(paths('w')[0].painted['stroke-width'], '0.8');
  });
});

describe('towers', () => {
  it('in front of others are drawn after them', () => {
    const groups = draw({ a1: 'wb', a7: 'wb', c5: 'wb' }).children.filter(
      ({ name }) => name === 'g',
    );
    const rows = groups.map(({ children }) =>
      Math.round(segments(children[0].attributes.d)[0].to[1]),
    );
    assert.deepEqual(
      rows,
      rows.toSorted((a, b) => a - b),
    );
    assert.equal(rows.length, 3);
  });

  it('have room above the top row, with and without coordinates', () => {
    // the face of six is .575 above the middle, its outline .375 from there
    const highest = 0.5 - 0.575 - 0.375;
    for (const coordinates of ['none', 'outside']) {
      const [, top, , height] = draw({ b8: 'wbbbbb' }, { coordinates })
        .attributes.viewBox.split(' ')
        .map(Number);
      assert.ok(top <= highest, `${coordinates}: ${top}`);
      const margin = coordinates === 'none' ? 0.06 : 0.56;
      assert.ok(near(top + height, 8 + margin));
      assert.ok(-margin - top >= 0.3 - 0.001);
    }
  });

  it('leave no room above boards of other games', () => {
    const { start: other } = getVariant('russian');
    assert.equal(
      parseSvg(renderSvg(other, { coordinates: 'none' })).attributes.viewBox,
      '-.06 -.06 8.12 8.12',
    );
  });
});

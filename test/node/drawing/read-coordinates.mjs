// Reads drawn coordinates: compares each glyph with the specimen in numerals.json, where numerals
// and letters stand as they were designed, on a grid of cap height 10.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { near, segments, subpaths } from './parse-svg.mjs';

const specimen = JSON.parse(readFileSync(new URL('numerals.json', import.meta.url), 'utf8'));

const distinct = (points, tolerance) =>
  points.filter(
    ([x, y], i) =>
      !points.slice(0, i).some(([a, b]) => near(a, x, tolerance) && near(b, y, tolerance)),
  );

/** The points of a path on the grid, and their left and top edge. */
function outline(d, scale = 1) {
  const points = segments(d)
    .filter(({ command }) => command !== 'z')
    .map(({ to: [x, y] }) => [x / scale, y / scale]);
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  const shape = points.map(([x, y]) => [x - left, y - top]);
  return { left, top, shape: distinct(shape, 0.3) };
}

const glyphs = Object.entries(specimen.glyphs).map(([character, { width, path }]) => ({
  character,
  width,
  ...outline(path),
}));

const within = (a, b) =>
  a.every(([x, y]) => b.some(([p, q]) => near(x, p, 0.3) && near(y, q, 0.3)));

/**
 * The labels of a layer of coordinates whose caps are `cap` squares high, each as
 * `{ text, left, right, middle, baseline }` in squares.
 */
export function readCoordinates(d, cap) {
  const scale = cap / specimen.capHeight;
  const labels = [];
  for (const path of subpaths(d)) {
    const drawn = outline(path, scale);
    const found = glyphs.filter(
      ({ shape }) => within(shape, drawn.shape) && within(drawn.shape, shape),
    );
    assert.equal(found.length, 1, `${path} is ${found.map(({ character }) => character)}`);
    const [{ character, width, left: side, top: height }] = found;
    const left = (drawn.left - side) * scale;
    const baseline = (drawn.top + specimen.capHeight - height) * scale;
    const right = left + width * scale;
    const last = labels.at(-1);
    const gap = specimen.gap * scale;
    if (last && near(last.baseline, baseline, 0.004) && near(left - last.right, gap, 0.004))
      Object.assign(last, { text: last.text + character, right });
    else labels.push({ text: character, left, right, baseline });
  }
  return labels.map((label) => ({ ...label, middle: (label.left + label.right) / 2 }));
}

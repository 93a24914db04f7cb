import { moveTo, short } from './path.js';

/**
 * Numerals and letters for coordinates, drawn with one pen of even width. Strokes look the same in
 * every browser, on paper and in a PNG, and a path of them costs a fraction of SVG text.
 *
 * Caps are 10 high and x-height is 6.8; 0, 0 is the top left corner of a glyph. Each has its width,
 * the point where its path begins, and the rest of the path, all of it relative.
 */
type Glyph = readonly [width: number, x: number, y: number, path: string];

const capHeight = 10;
const gap = 2.4;

// biome-ignore format: a glyph a line
const glyphs: Readonly<Record<string, Glyph>> = {
  0: [6, 3, 0, 'c-2.1 0-3 1.9-3 5s.9 5 3 5 3-1.9 3-5-.9-5-3-5z'],
  1: [2.6, 0, 2, 'l2.6-2v10'],
  2: [5.8, 0.2, 2.7, 'c.2-1.7 1.3-2.7 2.8-2.7 1.6 0 2.6 1 2.6 2.6 0 1.5-.9 2.6-2.4 4.1l-3.2 3.3h5.8'],
  3: [5.8, 0.4, 0, 'h5l-2.8 3.9c2 0 3.2 1.2 3.2 2.9 0 1.9-1.2 3.2-3.1 3.2-1.2 0-2.2-.6-2.7-1.6'],
  4: [6.2, 4.5, 10, 'v-10l-4.5 7.3h6.2'],
  5: [5.8, 5.2, 0, 'h-4.1l-.5 4.6c.6-.6 1.4-.9 2.2-.9 1.8 0 3 1.3 3 3.1 0 1.9-1.2 3.2-3.1 3.2-1.2 0-2.2-.6-2.7-1.6'],
  6: [5.8, 4.5, 0, 'c-2.4 1.6-4.5 4-4.5 6.8 0 1.9 1.2 3.2 2.9 3.2 1.7 0 2.9-1.3 2.9-3.1 0-1.7-1.1-3-2.8-3-1.3 0-2.3.7-2.9 1.8'],
  7: [5.6, 0, 0, 'h5.6l-3.7 10'],
  8: [5.8, 2.9, 4.6, 'c-1.4 0-2.4-.9-2.4-2.3 0-1.3 1-2.3 2.4-2.3 1.4 0 2.4 1 2.4 2.3 0 1.4-1 2.3-2.4 2.3-1.7 0-2.9 1.1-2.9 2.7 0 1.6 1.2 2.7 2.9 2.7 1.7 0 2.9-1.1 2.9-2.7 0-1.6-1.2-2.7-2.9-2.7z'],
  9: [5.8, 1.3, 10, 'c2.4-1.6 4.5-4 4.5-6.8 0-1.9-1.2-3.2-2.9-3.2-1.7 0-2.9 1.3-2.9 3.1 0 1.7 1.1 3 2.8 3 1.3 0 2.3-.7 2.9-1.8'],
  a: [5.4, 5.4, 3.2, 'v6.8m0-3.4c0-1.9-1.1-3.4-2.7-3.4s-2.7 1.5-2.7 3.4 1.1 3.4 2.7 3.4 2.7-1.5 2.7-3.4'],
  b: [5.4, 0, 0, 'v10m5.4-3.4c0-1.9-1.1-3.4-2.7-3.4s-2.7 1.5-2.7 3.4 1.1 3.4 2.7 3.4 2.7-1.5 2.7-3.4'],
  c: [5, 5, 4.6, 'c-.5-.9-1.3-1.4-2.2-1.4-1.7 0-2.8 1.5-2.8 3.4s1.1 3.4 2.8 3.4c.9 0 1.7-.5 2.2-1.4'],
  d: [5.4, 5.4, 0, 'v10m0-3.4c0-1.9-1.1-3.4-2.7-3.4s-2.7 1.5-2.7 3.4 1.1 3.4 2.7 3.4 2.7-1.5 2.7-3.4'],
  e: [5.3, 0, 6.4, 'h5.3c0-1.9-1.1-3.2-2.6-3.2-1.6 0-2.7 1.5-2.7 3.4s1.1 3.4 2.8 3.4c1 0 1.8-.4 2.3-1.1'],
  f: [3.8, 3.8, 0.2, 'c-1.6-.5-2.4.6-2.4 2.2v7.6m-1.4-6.6h3.5'],
  g: [5.4, 5.4, 3.2, 'v7c0 1.7-1.1 2.7-2.7 2.7-1 0-1.8-.4-2.3-1.1m5-5.2c0-1.9-1.1-3.4-2.7-3.4s-2.7 1.5-2.7 3.4 1.1 3.4 2.7 3.4 2.7-1.5 2.7-3.4'],
  h: [5, 0, 0, 'v10m0-3.8c0-1.8 1.1-3 2.6-3s2.4 1.1 2.4 2.8v4'],
  i: [0.4, 0.2, 3.4, 'v6.6m0-9.3v.1'],
  j: [1.8, 1.8, 3.4, 'v7.4c0 1.4-.7 2.1-1.8 2.1m1.8-12.2v.1'],
  k: [4.8, 0, 0, 'v10m4.6-6.6l-4.6 4.2m1.7-1.5l3.1 3.9'],
  l: [0.4, 0.2, 0, 'v10'],
};

/** A word, the point where it begins or has its middle, and its base line. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
}

const widthOf = (text: string): number => {
  let width = -gap;
  for (const character of text) width += (glyphs[character]?.[0] ?? 0) + gap;
  return width;
};

/** One path for all labels, `cap` squares high, each centred on its x unless `fromLeft`. */
export function writing(labels: readonly Label[], cap: number, fromLeft = false): string {
  const scale = cap / capHeight;
  let d = '';
  for (const { text, x, baseline } of labels) {
    let left = fromLeft ? x : x - (widthOf(text) * scale) / 2;
    for (const character of text) {
      const glyph = glyphs[character];
      if (!glyph) continue;
      const [width, startX, startY, path] = glyph;
      d += moveTo(left + startX * scale, baseline - cap + startY * scale);
      d += path.replace(/-?\d*\.?\d+/g, (number) => short(Number(number) * scale));
      left += (width + gap) * scale;
    }
  }
  return d;
}

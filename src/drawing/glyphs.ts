import { moveTo, short } from './path.js';

/**
 * Numerals and letters for coordinates, drawn with one pen of even width. Strokes look the same in
 * every browser, on paper and in a PNG, and a path of them costs a fraction of SVG text.
 *
 * Caps are 100 high and x-height is 68; 0, 0 is the top left corner of a glyph. Each has its width,
 * the point where its path begins, and the rest of the path, all of it relative.
 */
type Glyph = readonly [width: number, x: number, y: number, path: string];

const capHeight = 100;
const gap = 24;

// biome-ignore format: a glyph a line
const glyphs: Readonly<Record<string, Glyph>> = {
  0: [60, 30, 0, 'c-21 0-30 19-30 50s9 50 30 50 30-19 30-50-9-50-30-50z'],
  1: [26, 0, 20, 'l26-20v100'],
  2: [58, 2, 27, 'c2-17 13-27 28-27 16 0 26 10 26 26 0 15-9 26-24 41l-32 33h58'],
  3: [58, 4, 0, 'h50l-28 39c20 0 32 12 32 29 0 19-12 32-31 32-12 0-22-6-27-16'],
  4: [62, 45, 100, 'v-100l-45 73h62'],
  5: [58, 52, 0, 'h-41l-5 46c6-6 14-9 22-9 18 0 30 13 30 31 0 19-12 32-31 32-12 0-22-6-27-16'],
  6: [58, 45, 0, 'c-24 16-45 40-45 68 0 19 12 32 29 32 17 0 29-13 29-31 0-17-11-30-28-30-13 0-23 7-29 18'],
  7: [56, 0, 0, 'h56l-37 100'],
  8: [58, 29, 46, 'c-14 0-24-9-24-23 0-13 10-23 24-23 14 0 24 10 24 23 0 14-10 23-24 23-17 0-29 11-29 27 0 16 12 27 29 27 17 0 29-11 29-27 0-16-12-27-29-27z'],
  9: [58, 13, 100, 'c24-16 45-40 45-68 0-19-12-32-29-32-17 0-29 13-29 31 0 17 11 30 28 30 13 0 23-7 29-18'],
  a: [54, 54, 32, 'v68m0-34c0-19-11-34-27-34s-27 15-27 34 11 34 27 34 27-15 27-34'],
  b: [54, 0, 0, 'v100m54-34c0-19-11-34-27-34s-27 15-27 34 11 34 27 34 27-15 27-34'],
  c: [50, 50, 46, 'c-5-9-13-14-22-14-17 0-28 15-28 34s11 34 28 34c9 0 17-5 22-14'],
  d: [54, 54, 0, 'v100m0-34c0-19-11-34-27-34s-27 15-27 34 11 34 27 34 27-15 27-34'],
  e: [53, 0, 64, 'h53c0-19-11-32-26-32-16 0-27 15-27 34s11 34 28 34c10 0 18-4 23-11'],
  f: [38, 38, 2, 'c-16-5-24 6-24 22v76m-14-66h35'],
  g: [54, 54, 32, 'v70c0 17-11 27-27 27-10 0-18-4-23-11m50-52c0-19-11-34-27-34s-27 15-27 34 11 34 27 34 27-15 27-34'],
  h: [50, 0, 0, 'v100m0-38c0-18 11-30 26-30s24 11 24 28v40'],
  i: [4, 2, 34, 'v66m0-93v1'],
  j: [18, 18, 34, 'v74c0 14-7 21-18 21m18-122v1'],
  k: [48, 0, 0, 'v100m46-66l-46 42m17-15l31 39'],
  l: [4, 2, 0, 'v100'],
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
      d += path.replace(/-?\d+/g, (number) => short(Number(number) * scale));
      left += (width + gap) * scale;
    }
  }
  return d;
}

import type { Kind, Piece } from '../board/piece.js';
import { writing } from './glyphs.js';
import type { Layer, PieceGroup } from './layer.js';
import { withStars } from './more-artwork.js';
import { disc } from './more-path.js';
import { moveTo, short } from './path.js';

/**
 * Towers grow upwards out of their squares; the square above is not played on. Of each disc below
 * the top a lit edge shows. What stands around them is told from the middle of the square.
 */

type Point = readonly [x: number, y: number];

const radius = 0.36;
/** The foot of the lowest wall, and how far above it that of the top may be. */
const foot = 0.12;
const highest = 0.62;
const wall = 0.075;
const step = 0.125;

/** The room that towers in the top row need, beside the margin of a frame. */
export const headroom = 0.3;

interface Measures {
  readonly step: number;
  readonly wall: number;
}

/** High towers have thinner discs. */
function measures(count: number): Measures {
  const rise = Math.min(step, highest / (count - 1));
  return { step: rise, wall: Math.min(wall, 0.62 * rise) };
}

const heightOf = ({ tower = [] }: Piece): number => tower.length + 1;

/** How far above the middle of its square the face of a tower's top lies. */
function faceOf(piece: Piece): number {
  const { step, wall } = measures(heightOf(piece));
  return (heightOf(piece) - 1) * step + wall - foot;
}

/** How far a tower ends above its square. */
export const overhangOf = (piece: Piece | undefined): number =>
  piece?.tower ? Math.max(0, faceOf(piece) + radius - 0.5) : 0;

/** A disc of which the middle of the face is at x, y: its wall and its face. */
function discLayers(
  { color }: Piece,
  [x, y]: Point,
  wall: number,
  face: 'top' | 'lit',
): readonly Layer[] {
  const arc = (way: 1 | -1): string =>
    `a${short(radius)} ${short(radius)} 0 0 0 ${short(2 * way * radius)} 0`;
  const start = moveTo(x - radius, y);
  return [
    { role: `${color} wall`, d: `${start}v${short(wall)}${arc(1)}v${short(-wall)}${arc(-1)}z` },
    { role: `${color} ${face}`, d: start + disc(radius) },
  ];
}

/** The radii of the grooves on a top. */
const grooves: Readonly<Record<Kind, readonly number[]>> = {
  man: [0.255, 0.14],
  king: [0.276],
  star: [0.276],
};

/** The emblem of a kind without the seam, from the left end of the seam; a man has none. */
function emblemOf(kind: Kind): string | undefined {
  const crown = withStars[kind].find(([role]) => role === 'crown')?.[1];
  return crown?.slice(crown.indexOf('z') + 1);
}

/** What is on the face of a top. */
function topLayers({ color, kind }: Piece, [x, y]: Point): readonly Layer[] {
  const ring = grooves[kind].map((r) => moveTo(x - r, y) + disc(r)).join('');
  const emblem = emblemOf(kind);
  return [
    { role: `${color} ${kind} ring`, d: ring },
    // The seam of a king ends .35 to the left of the middle of the face and .11 below it.
    ...(emblem
      ? [{ role: `${color} ${kind} crown` as const, d: moveTo(x - 0.35, y + 0.11) + emblem }]
      : []),
  ];
}

/** How many discs there are, in the lower right corner of the square. */
function countLayers(count: number, [x, y]: Point, large: boolean): readonly Layer[] {
  const size = large ? 0.27 : 0.19;
  const cap = large ? 0.28 : 0.2;
  const [right, low] = [x + 0.52 - size, y + 0.52 - size];
  const label = { text: String(count), x: right, baseline: low + cap / 2 };
  const more = large ? ' large' : '';
  return [
    { role: `count${more}`, d: moveTo(right - size, low) + disc(size) },
    { role: `count-number${more}`, d: writing([label], cap) },
  ];
}

/** The layers of each disc from the lowest. */
function discs(piece: Piece, [x, middle]: Point): readonly (readonly Layer[])[] {
  const all = [piece, ...(piece.tower ?? [])].reverse();
  const { step, wall } = measures(all.length);
  return all.map((disc, i) => {
    const face: Point = [x, middle + foot - wall - i * step];
    return i < all.length - 1
      ? discLayers(disc, face, wall, 'lit')
      : [...discLayers(disc, face, wall, 'top'), ...topLayers(disc, face)];
  });
}

const groupOf = ({ color, kind }: Piece, layers: readonly Layer[]): PieceGroup => ({
  role: `${color} ${kind}`,
  part: `piece ${color} ${kind}`,
  layers,
});

const counts = (piece: Piece, middle: Point): readonly Layer[] =>
  [false, true].flatMap((large) => countLayers(heightOf(piece), middle, large));

/** A tower on the square of which the middle is at x, y. */
export const towerGroup = (piece: Piece, x = 0, y = 0): PieceGroup =>
  groupOf(piece, [...discs(piece, [x, y]).flat(), ...counts(piece, [x, y])]);

/** The top of a tower by itself, with the count: what leaves when it is taken. */
export const topGroup = (piece: Piece): PieceGroup =>
  groupOf(piece, [...(discs(piece, [0, 0]).at(-1) ?? []), ...counts(piece, [0, 0])]);

/** What is left of a tower without its top. */
export function withoutTop({ tower: [top, ...rest] = [] }: Piece): Piece | undefined {
  if (!top) return undefined;
  const { color, kind } = top;
  return rest.length > 0 ? { color, kind, tower: rest } : { color, kind };
}

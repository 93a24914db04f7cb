import type { Kind } from '../board/piece.js';
import type { PieceLayer } from './layer.js';

/**
 * How pieces look. A man is a low drum seen from slightly above; a king is two drums, one on the
 * other, with a colored seam between them and a crown on top, so that its outline alone tells it.
 * Nothing leaves its square: pieces never overlap, and one path can hold the same layer of all
 * pieces of a kind.
 *
 * A drum is a short stroke with round ends, and a face one that is as good as none: a page of
 * boards has thousands of them, and they cost a quarter of what arcs do. A circle of grooves is one
 * arc that stops so near to its beginning that nobody sees the gap.
 */

/** A layer: its path, from the middle of the square, in squares. */
export type Artwork = readonly [role: PieceLayer, shape: string];

/** From its left point, which is .23 to the left of the middle of a face and .1 above it. */
export const crown: string =
  'l.118.082.112-.172.112.172.118-.082-.048.212q-.182.05-.364 0z' +
  'm.052.258q.178.05.356 0v.055q-.178.05-.356 0z';

/** A king. Its emblem begins where the seam does, at its left end. */
export const twoDrums = (emblem: string): readonly Artwork[] => [
  ['drum', 'm0 .09v-.185'],
  ['face', 'm0-.095h.001'],
  ['ring', 'm-.286-.095a.286.286 0 1 1 0 .002z'],
  ['crown', `m-.35 .015a.35.35 0 0 0 .7 0v-.03a.35.35 0 0 1-.7 0z${emblem}`],
];

const king = twoDrums(`m.12-.21${crown}`);

/** The layers of each kind, from below. A king of kings has a star where there is one. */
export const artwork: Readonly<Record<Kind, readonly Artwork[]>> = {
  man: [
    ['drum', 'm0 .045v-.09'],
    ['face', 'm0-.045h.001'],
    ['ring', 'm-.27-.045a.27.27 0 1 1 0 .002zm.12 0a.15.15 0 1 1 0 .002z'],
  ],
  king,
  star: king,
};

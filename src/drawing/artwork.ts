import type { Kind } from '../board/piece.js';
import type { PieceLayer } from './layer.js';

/**
 * How pieces look. A man is a low drum seen from slightly above; a king is two drums, one on the
 * other, with a colored seam between them and a crown on top, so that its outline alone tells it.
 * Nothing leaves its square: pieces never overlap, and one path can hold the same layer of all
 * pieces of a kind.
 *
 * Lengths are in squares. A circle is one arc that stops so near to its beginning that nobody sees
 * the gap: two half circles would be twice the text, and a page of boards has thousands.
 */

/** A layer: where its path begins, seen from the middle of the square, and how it goes on. */
export type Artwork = readonly [role: PieceLayer, x: number, y: number, path: string];

// Emblems begin where the seam does, at its left end.
const crown =
  'm.12-.21l.118.082.112-.172.112.172.118-.082-.048.212q-.182.05-.364 0z' +
  'm.052.258q.178.05.356 0v.055q-.178.05-.356 0z';
const star =
  'm.35-.345l.066.146.159.017-.119.107.034.156-.14-.08-.14.08.034-.156-.119-.107.159-.017z';

const twoDrums = (emblem: string): readonly Artwork[] => [
  ['base', -0.37, 0.075, 'a.37.37 0 0 0 .74 0v-.185a.37.37 0 0 0-.74 0z'],
  ['face', -0.37, -0.11, 'a.37.37 0 1 1 0 .002z'],
  ['ring', -0.286, -0.11, 'a.286.286 0 1 1 0 .002z'],
  ['crown', -0.35, 0, `a.35.35 0 0 0 .7 0v-.03a.35.35 0 0 1-.7 0z${emblem}`],
];

/** The layers of each kind, from below. */
export const artwork: Readonly<Record<Kind, readonly Artwork[]>> = {
  man: [
    ['base', -0.385, 0.04, 'a.385.385 0 0 0 .77 0v-.085a.385.385 0 0 0-.77 0z'],
    ['face', -0.385, -0.045, 'a.385.385 0 1 1 0 .002z'],
    ['ring', -0.27, -0.045, 'a.27.27 0 1 1 0 .002zm.12 0a.15.15 0 1 1 0 .002z'],
  ],
  king: twoDrums(crown),
  star: twoDrums(star),
};

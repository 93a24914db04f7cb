export type Color = 'white' | 'black';

/**
 * A playable square: 1…n in reading order, row by row from the top left with White at the bottom.
 * This is not the number that players write: see `Variant.squareName`.
 */
export type Square = number & { readonly __square: unique symbol };

/** How often a piece has been promoted: not, once, twice. */
export type Kind = 'man' | 'king' | 'star';

export const kinds: readonly Kind[] = ['man', 'king', 'star'];

export interface Piece {
  readonly color: Color;
  readonly kind: Kind;
  /** In tower games the prisoners under it, top to bottom. */
  readonly tower?: readonly Piece[];
}

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

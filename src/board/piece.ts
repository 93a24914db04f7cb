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

/** The pieces without prisoners: one object each, because positions share them. */
export const pieces: Readonly<Record<Color, Readonly<Record<Kind, Piece>>>> = {
  white: {
    man: { color: 'white', kind: 'man' },
    king: { color: 'white', kind: 'king' },
    star: { color: 'white', kind: 'star' },
  },
  black: {
    man: { color: 'black', kind: 'man' },
    king: { color: 'black', kind: 'king' },
    star: { color: 'black', kind: 'star' },
  },
};

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

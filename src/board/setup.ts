import type { Variant } from '../variants/variant.js';

export type Color = 'white' | 'black';

export interface Piece {
  readonly color: Color;
  readonly kind: 'man' | 'king';
}

/** Anything that can be drawn, legal or not. Squares count from 1, from Black's left. */
export interface Setup {
  readonly variant: Variant;
  readonly turn?: Color;
  readonly pieces: ReadonlyMap<number, Piece>;
}

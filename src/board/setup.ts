import type { Color, Piece, Square } from './piece.js';
import type { Variant } from './variant.js';

/** Anything that can be drawn: pieces on a variant's board, legal or not. */
export interface Setup {
  readonly variant: Variant;
  /** Who is to move; left out where it is not known. */
  readonly turn?: Color;
  readonly pieces: ReadonlyMap<Square, Piece>;
  /** Pieces taken in a capture that is under way and still on the board. */
  readonly ghosts?: ReadonlyMap<Square, Piece>;
  readonly counters?: Counters;
}

/** What a FEN may carry besides the pieces. */
export interface Counters {
  /** Plies since the last capture or man move. */
  readonly halfMoves?: number;
  /** The number of the move to come, from 1. */
  readonly fullMove?: number;
}

import type { DrawRule } from '../variants/record.js';
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
  /** Where a king may not move on and on: the last king of each side that has, and how often. */
  readonly kingMoves?: Readonly<Partial<Record<Color, KingMoves>>>;
  /** How far each rule has come that may draw the game, in the order of its record. */
  readonly draws?: readonly DrawCount[];
}

/** The game is drawn when the count has reached the limit. */
export interface DrawCount {
  readonly rule: DrawRule['rule'];
  /** Plies; moves where only those of the stronger side count; how often a position was there. */
  readonly count: number;
  readonly limit: number;
}

/** Quiet moves that a king has made one after the other. */
export interface KingMoves {
  readonly square: Square;
  readonly count: number;
}

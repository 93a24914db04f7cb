import type { Kind, Square } from '../board/piece.js';

/** A whole turn. Plain data: a JSON copy can be played. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  /** From, every landing, to: at least two squares. */
  readonly path: readonly Square[];
  /** The squares of the pieces taken, in the order taken; empty for a quiet move. */
  readonly captures: readonly Square[];
  /** The rank the piece is promoted to by this move. */
  readonly promotesTo?: Kind;
}

/** One choice while a move is entered square by square. */
export interface Step {
  readonly to: Square;
  /** The piece this step takes. */
  readonly captured?: Square;
  /** The move that this step completes. */
  readonly completes?: Move;
}

const sameSquares = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((square) => b.includes(square));

/** Whether two moves of one position are the same: from, to and what is taken. */
export const sameMove = (a: Move, b: Move): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  sameSquares(a.captures, b.captures) &&
  a.promotesTo === b.promotesTo;

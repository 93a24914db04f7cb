import type { Square } from '../board/piece.js';
import type { Move } from './move.js';

/** Moves, to be found by the squares where they begin and end. */
export class Ends {
  private readonly moves = new Map<Square, Move[]>();

  constructor(moves: readonly Move[]) {
    for (const move of moves) {
      const others = this.moves.get(move.from);
      if (others) others.push(move);
      else this.moves.set(move.from, [move]);
    }
  }

  /** The moves of a piece, or those of them that end on a square. */
  of(from: Square, to?: Square): readonly Move[] {
    const moves = this.moves.get(from) ?? [];
    return to === undefined ? moves : moves.filter((move) => move.to === to);
  }
}

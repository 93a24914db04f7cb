import { EMPTY, isMan, pieceOf } from '../codes.js';
import type { Move } from '../move.js';
import type { Position } from '../position.js';

/**
 * Positions of a kind, in which a king may make so many quiet moves running while its side has a
 * man (Frisian draughts, Frysk!).
 */
export const withKingLimit = (limit: number, Kind: typeof Position): typeof Position =>
  class extends Kind {
    private allowed: readonly Move[] | undefined;
    private found: number | undefined;

    override legalMoves(): readonly Move[] {
      if (!this.allowed) {
        const { barred } = this;
        const moves = super.legalMoves();
        this.allowed = Object.freeze(
          moves.filter(({ from, captures }) => from !== barred || captures.length > 0),
        );
      }
      return this.allowed;
    }

    override get key(): string {
      return `${super.key} ${this.barred || ''}`;
    }

    /** The square of the king that may only take; 0 for none. */
    private get barred(): number {
      if (this.found === undefined) {
        // Counting may compare positions, and so ask for the key of this one meanwhile.
        this.found = 0;
        this.found = this.findBarred();
      }
      return this.found;
    }

    private findBarred(): number {
      const { turn, cells } = this;
      const { square = 0, count = 0 } = this.counters.kingMoves?.[turn] ?? {};
      const hasMan = cells.some(
        (code, at) => at > 0 && code !== EMPTY && isMan(code) && pieceOf(code).color === turn,
      );
      return count >= limit && hasMan ? square : 0;
    }
  };

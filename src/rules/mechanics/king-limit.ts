import { type Color, opposite } from '../../board/piece.js';
import type { Counters, KingMoves } from '../../board/setup.js';
import { EMPTY, isMan, pieceOf } from '../codes.js';
import type { Move } from '../move.js';
import type { Outcome } from '../outcome.js';
import { Position } from '../position.js';

/** Plies in which two kings have to win against one: seven moves of each side (Art. 18). */
const TWO_AGAINST_ONE = 14;

const isQuiet = ({ captures }: Move): boolean => captures.length === 0;
const canTake = (position: Position): boolean =>
  position.legalMoves().some((move) => !isQuiet(move));

/**
 * Positions of a game in which a king may make so many quiet moves running while its side has a
 * man, and few kings end the game (Frisian draughts, Frysk!).
 */
export const withKingLimit = (limit: number): typeof Position =>
  class extends Position {
    private allowed: readonly Move[] | undefined;

    override legalMoves(): readonly Move[] {
      this.allowed ??= Object.freeze(
        super.legalMoves().filter((move) => move.from !== this.barred || !isQuiet(move)),
      );
      return this.allowed;
    }

    override get key(): string {
      return `${super.key} ${this.barred ?? ''}`;
    }

    override get outcome(): Outcome | undefined {
      const decided = super.outcome;
      if (decided) return decided;
      const kings = kingsOf(this);
      if (kings === '1:1' && isDrawn(this)) return { rule: 'one-king-each' };
      const isLong = kings !== undefined && (this.counters.ending ?? 0) >= TWO_AGAINST_ONE;
      return isLong && kings !== '1:1' ? { rule: 'two-kings-against-one' } : undefined;
    }

    /** The square of the king that may only take. */
    private get barred(): number | undefined {
      const { turn, cells, counters } = this;
      const { square = 0, count = 0 } = counters.kingMoves?.[turn] ?? {};
      const hasMan = cells.some(
        (code, at) => at > 0 && code !== EMPTY && isMan(code) && pieceOf(code).color === turn,
      );
      return count >= limit && hasMan ? square : undefined;
    }

    protected override countersAfter(move: Move): Counters {
      const { turn, counters } = this;
      const kingMoves: Partial<Record<Color, KingMoves>> = {};
      const others = counters.kingMoves?.[opposite(turn)];
      if (others && !move.captures.includes(others.square)) kingMoves[opposite(turn)] = others;
      if (isQuiet(move) && !isMan(this.cells[move.from] ?? EMPTY)) {
        const own = counters.kingMoves?.[turn];
        const before = own?.square === move.from ? own.count : 0;
        kingMoves[turn] = { square: move.to, count: Math.min(before + 1, limit) };
      }
      const stays = isQuiet(move) && kingsOf(this) !== undefined;
      return {
        ...super.countersAfter(move),
        kingMoves,
        ending: stays ? (counters.ending ?? 0) + 1 : 0,
      };
    }
  };

/** The kings of an ending that ends by itself: `2:1`, `1:2` or `1:1`; undefined for any other. */
function kingsOf({ cells }: Position): string | undefined {
  const counts = { white: 0, black: 0 };
  for (const code of cells.subarray(1)) {
    if (code === EMPTY) continue;
    if (isMan(code)) return undefined;
    counts[pieceOf(code).color]++;
  }
  const kings = `${counts.white}:${counts.black}`;
  return ['1:1', '2:1', '1:2'].includes(kings) ? kings : undefined;
}

/**
 * One king against one is drawn at once, unless a king can be taken now, has to be given now, or
 * is lost after the best move whatever its side plays (Art. 21.1).
 */
function isDrawn(position: Position): boolean {
  if (canTake(position)) return false;
  const next = position.legalMoves().map((move) => position.play(move));
  if (next.every(canTake)) return false;
  return !next.some(
    (after) => !canTake(after) && after.legalMoves().every((reply) => canTake(after.play(reply))),
  );
}

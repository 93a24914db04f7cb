import { type Color, opposite } from '../board/piece.js';
import type { Variant } from '../board/variant.js';

export interface ResultOptions {
  /** Whose number stands first; the side that begins the game, if left out. */
  readonly first?: Color;
}

/** What a result says: a winner, a draw, both lost; undefined where nobody can tell. */
export type ResultMeaning = { readonly winner: Color } | 'draw' | 'both-lost' | undefined;

const half = /^(?:1\/2|½|0[.,]5)$/;

/**
 * What a result says, such as `2-0`, `1/2-1/2`, `0-0`. Its first number is of the side that begins
 * the game when it is played from its opening: of Black in English draughts, of White in
 * International. Files differ, so it can be said whose it is. More points are better: `4-6`.
 */
export function parseResult(
  result: string,
  { startingColor }: Variant,
  { first = startingColor }: ResultOptions = {},
): ResultMeaning {
  const sides = result.trim().split(/\s*[-–]\s*/);
  if (sides.length !== 2) return undefined;
  const [a = Number.NaN, b = Number.NaN] = sides.map((side) =>
    half.test(side) ? 0.5 : /^\d+$/.test(side) ? Number(side) : Number.NaN,
  );
  if (Number.isNaN(a + b)) return undefined;
  if (a === b) return a === 0 ? 'both-lost' : 'draw';
  return { winner: a > b ? first : opposite(first) };
}

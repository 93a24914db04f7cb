import { type Color, opposite } from '../board/piece.js';
import type { Variant } from '../board/variant.js';
import { plain } from './plain.js';

export interface ResultOptions {
  /** Whose number stands first; the side that begins the game, if left out. */
  readonly first?: Color;
}

/** What a result says: a winner, a draw, both lost; undefined where nobody can tell. */
export type ResultMeaning = { readonly winner: Color } | 'draw' | 'both-lost' | undefined;

// Points: 2, ½, 1 1/2, 0,5, -0.98; behind them a sign for who stood better in a draw.
const side = '(-?\\d*(?:[.,]\\d+)?) ?(1/2|½)?[+-]?';
const score = new RegExp(`^${side} ?[-:] ?${side}$`);

const points = (whole = '', half = ''): number =>
  whole || half ? Number(whole.replace(',', '.')) + (half ? 0.5 : 0) : Number.NaN;

/**
 * What a result says, such as `2-0`, `1/2-1/2`, `0-0`. Its first number is of the side that begins
 * the game when it is played from its opening: of Black in English draughts, of White in
 * International. Files differ, so it can be said whose it is. More points are better: `4-6`; a draw
 * in which somebody stood better, `1+ - 1-`, is one.
 */
export function parseResult(
  result: string,
  { startingColor }: Variant,
  { first = startingColor }: ResultOptions = {},
): ResultMeaning {
  const [, a, halfA, b, halfB] = score.exec(plain(result).replace(/\s+/g, ' ').trim()) ?? [];
  const [ours, theirs] = [points(a, halfA), points(b, halfB)];
  if (Number.isNaN(ours + theirs)) return undefined;
  if (ours === theirs) return ours === 0 ? 'both-lost' : 'draw';
  return { winner: ours > theirs ? first : opposite(first) };
}

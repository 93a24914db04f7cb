import type { Square } from '../../board/piece.js';
import type { Variant } from '../../board/variant.js';

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** The first and the last square of moves as nearly all are written: `32-28`, `19x8`, `c3-d4`. */
export class PlainMoves {
  /** By number, and by letter and digit; 0 for what is no square. */
  private readonly numbers = new Uint8Array(100);
  private readonly letters = new Uint8Array(160);

  constructor(variant: Variant) {
    const byNumber = variant.naming('numeric');
    const byLetter = variant.naming('algebraic');
    for (let i = 0; i < 100; i++) this.numbers[i] = byNumber.square(`${i}`) ?? 0;
    for (let i = 0; i < 160; i++)
      this.letters[i] = byLetter.square(`${String.fromCharCode(97 + i / 10)}${i % 10}`) ?? 0;
  }

  /** Both squares in one integer, as `from | to << 8`; 0 for any other text. */
  ends(text: string): number {
    const first = this.squareEnd(text, 0);
    const sign = text.charCodeAt(first);
    if (!first || (sign !== 0x2d && sign !== 0x78)) return 0;
    const last = this.squareEnd(text, first + 1);
    if (last !== text.length) return 0;
    const from = this.square(text, 0, first);
    const to = this.square(text, first + 1, last);
    return from && to && from | (to << 8);
  }

  /** Where a square ends that begins at a place: two digits, one, or a letter and a digit; else 0. */
  private squareEnd(text: string, at: number): number {
    const code = text.charCodeAt(at);
    const isSecond = isDigit(text.charCodeAt(at + 1));
    if (code >= 0x61 && code <= 0x70) return isSecond ? at + 2 : 0;
    return isDigit(code) ? at + (isSecond ? 2 : 1) : 0;
  }

  private square(text: string, from: number, to: number): number {
    const code = text.charCodeAt(from);
    const last = text.charCodeAt(to - 1) - 0x30;
    if (code >= 0x61) return this.letters[10 * (code - 0x61) + last] as number;
    return this.numbers[to - from === 2 ? 10 * (code - 0x30) + last : last] as number;
  }
}

const known = new WeakMap<Variant, PlainMoves>();

/** How moves are written in a game. */
export function plainMovesOf(variant: Variant): PlainMoves {
  const moves = known.get(variant) ?? new PlainMoves(variant);
  known.set(variant, moves);
  return moves;
}

export const fromOf = (ends: number): Square => (ends & 255) as Square;
export const toOf = (ends: number): Square => (ends >> 8) as Square;

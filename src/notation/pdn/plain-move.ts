import type { Square } from '../../board/piece.js';
import type { Variant } from '../../board/variant.js';
import { type LineBench, lineBenchOf } from '../../rules/line-bench.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import type { PlainFault } from './line.js';

const notLegal: PlainFault = { code: 'not-legal', candidates: [] };

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSign = (code: number): boolean => code === 0x2d || code === 0x78;

/** The first and the last square of moves as nearly all are written: `32-28`, `19x8`, `c3-d4`. */
class PlainMoves {
  /** By number, and by letter and digit; 0 for what is no square. */
  private readonly numbers = new Uint8Array(100);
  private readonly letters = new Uint8Array(160);

  private readonly bench: LineBench | undefined;

  constructor(variant: Variant) {
    this.bench = lineBenchOf(variant);
    const byNumber = variant.naming('numeric');
    const byLetter = variant.naming('algebraic');
    for (let i = 0; i < 100; i++) this.numbers[i] = byNumber.square(`${i}`) ?? 0;
    for (let i = 0; i < 160; i++)
      this.letters[i] = byLetter.square(`${String.fromCharCode(97 + i / 10)}${i % 10}`) ?? 0;
  }

  read(text: string, position: Position): Move | PlainFault | undefined {
    const ends = this.bench ? this.ends(text) : 0;
    if (!ends) return undefined;
    const from = (ends & 255) as Square;
    const to = (ends >> 8) as Square;
    const moves = this.bench?.movesBetween(position, from, to) ?? [];
    return moves.length > 1 ? { code: 'ambiguous', candidates: moves } : (moves[0] ?? notLegal);
  }

  /** Both squares in one integer, as `from | to << 8`; 0 for any other text. */
  private ends(text: string): number {
    const { length } = text;
    if (length < 3 || length > 5) return 0;
    const at = isSign(text.charCodeAt(1)) ? 1 : 2;
    if (!isSign(text.charCodeAt(at))) return 0;
    const from = this.square(text, 0, at);
    const to = this.square(text, at + 1, length);
    return from && to && from | (to << 8);
  }

  /** The square that a part of a text names: one digit, two, or a letter and a digit. */
  private square(text: string, from: number, to: number): number {
    if (to <= from || to > from + 2) return 0;
    const code = text.charCodeAt(from);
    const last = text.charCodeAt(to - 1);
    if (!isDigit(last)) return 0;
    if (to === from + 1) return this.numbers[last - 0x30] as number;
    if (code >= 0x61 && code <= 0x70)
      return this.letters[10 * (code - 0x61) + last - 0x30] as number;
    return isDigit(code) ? (this.numbers[10 * (code - 0x30) + last - 0x30] as number) : 0;
  }
}

const readers = new WeakMap<Variant, PlainMoves>();

/**
 * The move that a text means which names two squares, or why it is none; undefined if it names
 * something else, or the game has more rules than the bench knows.
 */
export function plainMove(text: string, position: Position): Move | PlainFault | undefined {
  const { variant } = position;
  const reader = readers.get(variant) ?? new PlainMoves(variant);
  readers.set(variant, reader);
  return reader.read(text, position);
}

import { allOf, BLACK, EMPTY, sideOfCode, WALL } from './codes.js';
import type { Tables } from './tables.js';

/**
 * A position on the work bench of the generator, changed in place. It is kept twice: as a cell
 * for every square, and as a set of squares for every piece code. Both always say the same,
 * except for walls, which only cells know.
 */
export class Placement {
  readonly tables: Tables;
  /** The code on each square; cell 0 is the wall round the board. */
  readonly cells: Uint8Array;
  /**
   * `sets[code * words + word]`: code 0 holds the empty squares, and behind the piece codes stand
   * all pieces of White and of Black (see `allOf`).
   */
  readonly sets: Int32Array;
  readonly words: number;
  side = 0;

  constructor(tables: Tables) {
    this.tables = tables;
    this.words = tables.layout.words;
    this.cells = new Uint8Array(tables.size + 1);
    this.cells[0] = WALL;
    this.sets = new Int32Array((allOf(BLACK) + 1) * this.words);
  }

  load(cells: Uint8Array, side: number): void {
    this.side = side;
    this.sets.fill(0);
    const { word, bit } = this.tables.layout;
    for (let square = 1; square < cells.length; square++) {
      (this.sets[word[square] as number] as number) |= bit[square] as number;
      const code = cells[square] as number;
      this.cells[square] = code;
      if (code !== EMPTY) this.exchange(square, code);
    }
  }

  /** Whether there is any piece of a code. */
  has(code: number): boolean {
    const { sets, words } = this;
    const first = code * words;
    for (let word = 0; word < words; word++) if (sets[first + word] !== 0) return true;
    return false;
  }

  /** Puts a piece on an empty square. */
  put(square: number, code: number): void {
    this.cells[square] = code;
    this.exchange(square, code);
  }

  /** Moves a square between the empty ones and those of a code. */
  exchange(square: number, code: number): void {
    const { sets, words } = this;
    const word = this.tables.layout.word[square] as number;
    const bit = this.tables.layout.bit[square] as number;
    (sets[word] as number) ^= bit;
    (sets[code * words + word] as number) ^= bit;
    (sets[allOf(sideOfCode(code)) * words + word] as number) ^= bit;
  }
}

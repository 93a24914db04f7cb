import type { BoardRecord } from '../variants/record.js';
import type { Square } from './piece.js';

/**
 * The eight directions with White at the bottom, clockwise from straight up. The opposite of a
 * direction is 4 further on.
 */
export const directions = 8;
const stepX: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
const stepY: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

/** The squares of a board and how they lie to each other. */
export class Board {
  /** Squares are 1…`size`, in reading order. */
  readonly size: number;
  readonly cols: number;
  readonly rows: number;
  /** Whether every square is played, not every second. */
  readonly isFull: boolean;
  readonly squares: readonly Square[];
  /** By square: the column from the left and the row from the top, from 0. */
  readonly column: Uint8Array;
  readonly row: Uint8Array;
  private builtNeighbours: Uint8Array | undefined;
  private readonly at: Uint8Array;

  constructor({ cols, rows, cells, corner }: BoardRecord) {
    this.cols = cols;
    this.rows = rows;
    this.isFull = cells === 'all' || cells === 'points';
    this.at = new Uint8Array(cols * rows);
    const column = [0];
    const row = [0];
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < cols; x++) {
        // Squares of the colour of the near corner are played.
        const fromCorner = rows - 1 - y + (corner === 'left' ? x : cols - 1 - x);
        if (!this.isFull && fromCorner % 2 === 1) continue;
        this.at[y * cols + x] = column.length;
        column.push(x);
        row.push(y);
      }
    this.size = column.length - 1;
    this.squares = Array.from({ length: this.size }, (_, i) => (i + 1) as Square);
    this.column = Uint8Array.from(column);
    this.row = Uint8Array.from(row);
  }

  /** `neighbours[direction * (size + 1) + square]`: the next square that way, 0 for none. */
  get neighbours(): Uint8Array {
    this.builtNeighbours ??= this.neighbourTable();
    return this.builtNeighbours;
  }

  /** The square at a column and row, both from 0 at the top left; 0 where none is played. */
  squareAt(x: number, y: number): Square | 0 {
    if (x < 0 || y < 0 || x >= this.cols || y >= this.rows) return 0;
    return this.at[y * this.cols + x] as Square | 0;
  }

  /** The next square in a direction; 0 where the board ends. */
  neighbour(direction: number, square: number): Square | 0 {
    return this.neighbours[direction * (this.size + 1) + square] as Square | 0;
  }

  private neighbourTable(): Uint8Array {
    const table = new Uint8Array(directions * (this.size + 1));
    for (let direction = 0; direction < directions; direction++) {
      const dx = stepX[direction] as number;
      const dy = stepY[direction] as number;
      // On a board of dark squares the next square of a row or file is two away.
      const step = !this.isFull && (dx === 0 || dy === 0) ? 2 : 1;
      for (const square of this.squares)
        table[direction * (this.size + 1) + square] = this.squareAt(
          (this.column[square] as number) + dx * step,
          (this.row[square] as number) + dy * step,
        );
    }
    return table;
  }
}

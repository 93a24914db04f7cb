import type { BoardRecord, Corner, SquareNames } from '../variants/record.js';
import type { Square } from './piece.js';

/**
 * The eight directions with White at the bottom, clockwise from straight up. The opposite of a
 * direction is 4 further on.
 */
export const directions = 8;
const stepX: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
const stepY: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

const isLeft = (corner: Corner): boolean => corner.endsWith('left');
const isTop = (corner: Corner): boolean => corner.startsWith('top');

/** The squares of a board, how they lie to each other, and their names. */
export class Board {
  /** Squares are 1…`size`. */
  readonly size: number;
  readonly cols: number;
  readonly rows: number;
  /** By square: the column from the left and the row from the top, from 0. */
  readonly column: Uint8Array;
  readonly row: Uint8Array;
  /** `neighbours[direction * (size + 1) + square]`: the next square that way, 0 where there is none. */
  readonly neighbours: Uint8Array;
  private readonly at: Uint8Array;
  private readonly names: readonly string[];
  private readonly byName: ReadonlyMap<string, Square>;

  constructor(record: BoardRecord, squares: SquareNames) {
    const { cols, rows, cells, corner } = record;
    const every = cells === 'all' || cells === 'points';
    this.cols = cols;
    this.rows = rows;
    this.at = new Uint8Array(cols * rows);
    const column = [0];
    const row = [0];
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < cols; x++) {
        // The near corner on this side is played: squares of its colour are.
        const fromCorner = corner === 'left' ? x : cols - 1 - x;
        if (!every && (rows - 1 - y + fromCorner) % 2 === 1) continue;
        this.at[y * cols + x] = column.length;
        column.push(x);
        row.push(y);
      }
    this.size = column.length - 1;
    this.column = Uint8Array.from(column);
    this.row = Uint8Array.from(row);
    this.neighbours = this.neighbourTable(every);
    this.names = this.nameTable(squares, every);
    this.byName = new Map(this.names.map((name, square) => [name, square as Square]));
  }

  /** The square at a column and row, both from 0 at the top left; 0 where none is played. */
  squareAt(x: number, y: number): Square | 0 {
    if (x < 0 || y < 0 || x >= this.cols || y >= this.rows) return 0;
    return (this.at[y * this.cols + x] ?? 0) as Square | 0;
  }

  /** The next square in a direction; 0 where the board ends. */
  neighbour(direction: number, square: number): Square | 0 {
    return (this.neighbours[direction * (this.size + 1) + square] ?? 0) as Square | 0;
  }

  /** All squares in reading order. */
  get squares(): readonly Square[] {
    return Array.from({ length: this.size }, (_, i) => (i + 1) as Square);
  }

  /** The name players write, or the empty string for what is no square. */
  name(square: number): string {
    return square > 0 ? (this.names[square] ?? '') : '';
  }

  /** The square of a name such as `31`, `07`, `c3` or `C3`. */
  named(name: string): Square | undefined {
    const key = name.toLowerCase().replace(/^0+(?=\d)/, '');
    return key ? this.byName.get(key) : undefined;
  }

  private neighbourTable(every: boolean): Uint8Array {
    const table = new Uint8Array(directions * (this.size + 1));
    for (let direction = 0; direction < directions; direction++) {
      const dx = stepX[direction] ?? 0;
      const dy = stepY[direction] ?? 0;
      // On a board of dark squares the next square of a row or file is two away.
      const step = !every && (dx === 0 || dy === 0) ? 2 : 1;
      for (let square = 1; square <= this.size; square++)
        table[direction * (this.size + 1) + square] = this.squareAt(
          (this.column[square] ?? 0) + dx * step,
          (this.row[square] ?? 0) + dy * step,
        );
    }
    return table;
  }

  private nameTable(squares: SquareNames, every: boolean): readonly string[] {
    const names = [''];
    for (let square = 1; square <= this.size; square++) {
      const x = this.column[square] ?? 0;
      const y = this.row[square] ?? 0;
      const col = isLeft(squares.from) ? x : this.cols - 1 - x;
      const row = isTop(squares.from) ? y : this.rows - 1 - y;
      if (squares.kind === 'algebraic') names.push(`${String.fromCharCode(97 + col)}${row + 1}`);
      else if (every) names.push(String(row * this.cols + col + 1));
      else names.push(String(Math.ceil((row * this.cols) / 2) + (col >> 1) + 1));
    }
    return names;
  }
}

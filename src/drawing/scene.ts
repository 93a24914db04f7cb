import type { Color } from '../board/piece.js';
import type { Setup } from '../board/setup.js';

/** One disc, in squares from the top left corner. */
export interface Disc {
  readonly color: Color;
  readonly x: number;
  readonly y: number;
}

export interface Scene {
  readonly columns: number;
  readonly rows: number;
  readonly discs: readonly Disc[];
}

/** Places the pieces of a setup on the plane, White at the bottom. */
export function createScene({ variant: { board }, pieces }: Setup): Scene {
  const discs = [...pieces].map(([square, { color }]) => ({
    color,
    x: (board.column[square] as number) + 0.5,
    y: (board.row[square] as number) + 0.5,
  }));
  return { columns: board.cols, rows: board.rows, discs };
}

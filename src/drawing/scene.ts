import type { Color, Setup } from '../board/setup.js';

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
export function createScene({ variant: { columns, rows }, pieces }: Setup): Scene {
  const inRow = columns / 2;
  const discs = [...pieces].map(([square, { color }]) => {
    const row = Math.floor((square - 1) / inRow);
    const column = ((square - 1) % inRow) * 2 + (row % 2 === 0 ? 1 : 0);
    return { color, x: column + 0.5, y: row + 0.5 };
  });
  return { columns, rows, discs };
}

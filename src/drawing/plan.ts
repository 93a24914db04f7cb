import type { Board } from '../board/board.js';
import type { Color } from '../board/piece.js';

/**
 * How squares are named: `auto` as the players of the variant do, `numeric` or `algebraic`
 * whatever they do.
 */
export type Notation = 'auto' | 'numeric' | 'algebraic';

/** Where the squares of a board lie in a picture: by square, in squares from the top left corner. */
export interface Plan {
  readonly left: Uint8Array;
  readonly top: Uint8Array;
}

/** The plan of a board with `bottom` at the bottom. */
export function planOf({ cols, rows, column, row }: Board, bottom: Color): Plan {
  if (bottom === 'white') return { left: column, top: row };
  return { left: column.map((x) => cols - 1 - x), top: row.map((y) => rows - 1 - y) };
}

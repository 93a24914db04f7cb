import type { Board } from '../board/board.js';
import type { Naming } from '../board/naming.js';
import type { Color } from '../board/piece.js';
import type { Variant } from '../board/variant.js';

/**
 * How squares are named: `auto` as the players of the variant do, `numeric` or `algebraic`
 * whatever they do.
 */
export type Notation = 'auto' | 'numeric' | 'algebraic';

/** The names that a notation asks for; what is none asks for the game's own. */
export const namingOf = (variant: Variant, notation: string | null | undefined): Naming =>
  variant.naming(notation === 'numeric' || notation === 'algebraic' ? notation : undefined);

/** Where the squares of a board lie in a picture: by square, in squares from the top left corner. */
export interface Plan {
  readonly left: Uint8Array;
  readonly top: Uint8Array;
  /** Path data that go to the middle of a square: where what is drawn on it begins. */
  readonly middle: readonly string[];
}

const plans = new WeakMap<Board, Readonly<Record<Color, Plan>>>();

/** The plan of a board with `bottom` at the bottom. */
export function planOf(board: Board, bottom: Color): Plan {
  const known = plans.get(board);
  if (known) return known[bottom];
  const { cols, rows, column, row } = board;
  const both = {
    white: newPlan(column, row),
    black: newPlan(
      column.map((x) => cols - 1 - x),
      row.map((y) => rows - 1 - y),
    ),
  };
  plans.set(board, both);
  return both[bottom];
}

const newPlan = (left: Uint8Array, top: Uint8Array): Plan => ({
  left,
  top,
  middle: Array.from(left, (x, square) => `M${x}.5 ${top[square]}.5`),
});

/** Path data of a shape, told from the middle of a square, on each of some squares. */
export const onSquares = (middles: readonly string[], shape: string): string =>
  middles.length > 0 ? middles.join(shape) + shape : '';

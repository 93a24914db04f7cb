import { Board } from '../board/board.js';
import type { Variant } from '../board/variant.js';

/**
 * How squares are named: `auto` as the players of the variant do, `numeric` or `algebraic`
 * whatever they do.
 */
export type Notation = 'auto' | 'numeric' | 'algebraic';

/**
 * The board of a variant, with its squares named in a notation.
 *
 * Where the players have no such names, numbers run in reading order from the top (b8 is 1 in
 * Russian draughts), and a1 is the near corner that is played; on mirrored boards both begin at the
 * right, so that the names are those of the unmirrored game.
 */
export function namedBoard(variant: Variant, notation: Notation): Board {
  const { board, squares } = variant.rules;
  if (notation === 'auto' || notation === squares.kind) return variant.board;
  const edge = notation === 'numeric' ? 'top' : 'bottom';
  return new Board(board, { kind: notation, from: `${edge} ${board.corner}` });
}

import { type Board, directions } from './board.js';
import type { Square } from './piece.js';

/** The direction in which one square lies from another; undefined if they are not in line. */
export function directionTo(board: Board, from: Square, to: Square): number | undefined {
  for (let direction = 0; direction < directions; direction++)
    for (let at = board.neighbour(direction, from); at; at = board.neighbour(direction, at))
      if (at === to) return direction;
  return undefined;
}

import { directionTo } from '../board/direction.js';
import type { Square } from '../board/piece.js';
import { type Move, sameMove } from '../rules/move.js';
import type { Position } from '../rules/position.js';

/**
 * How a move is written. `short`: both ends, and all squares where two captures share them, as
 * PDN wants it; `full`: every landing of a capture.
 */
export type MoveStyle = 'short' | 'full';

/** Writes a legal move in the names and with the sign of its game. */
export function formatMove(move: Move, position: Position, style: MoveStyle = 'short'): string {
  const { variant } = position;
  const sign = move.captures.length > 0 ? variant.rules.captureSign : '-';
  return writtenSquares(move, position, style)
    .map((square) => variant.squareName(square))
    .join(sign);
}

/** The squares that a legal move is written with. */
export function writtenSquares(
  move: Move,
  position: Position,
  style: MoveStyle = 'short',
): readonly Square[] {
  const whole =
    style === 'full' ||
    position
      .legalMoves()
      .some((other) => other.from === move.from && other.to === move.to && !sameMove(other, move));
  return whole ? landings(move, position) : [move.from, move.to];
}

/**
 * The squares PDN lists for a capture: where the piece turned, and where it went straight on, the
 * square right behind the piece it took.
 */
function landings({ path, captures }: Move, { variant }: Position): readonly Square[] {
  const { board } = variant;
  return path.map((square, i) => {
    const [before, after, victim] = [path[i - 1], path[i + 1], captures[i - 1]];
    if (before === undefined || after === undefined || victim === undefined) return square;
    const direction = directionTo(board, before, square);
    if (direction === undefined || direction !== directionTo(board, square, after)) return square;
    return board.neighbour(direction, victim) || square;
  });
}

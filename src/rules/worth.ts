import type { CapturePriority } from '../variants/record.js';
import { isMan } from './codes.js';
import type { Move } from './move.js';
import type { Position } from './position.js';

/** How much a capture has of what a priority counts. */
function worth(position: Position, { from, captures }: Move, priority: CapturePriority): number {
  const kings = captures.map((square) => (isMan(position.cells[square] as number) ? 0 : 1));
  const taken = kings.reduce<number>((sum, king) => sum + king, 0);
  switch (priority) {
    case 'count':
      return captures.length;
    case 'kings':
      return taken;
    case 'byKing':
      return isMan(position.cells[from] as number) ? 0 : 1;
    case 'value':
      // m + 2k, and of equal sums the one with fewer kings.
      return 1000 * (captures.length + taken) - taken;
    case 'kingFirst':
      return kings.reduce<number>((sum, king, i) => sum + king * 2 ** -i, 0);
  }
}

export const isByKing = ({ cells }: Position, { from }: Move): boolean =>
  !isMan(cells[from] as number);

/** What binds two captures of kings where these take as many as they can. */
function kingMaximum(position: Position, one: Move, other: Move): CapturePriority | undefined {
  const { mechanics } = position.variant.rules;
  if (!mechanics?.includes('kingMaximum')) return undefined;
  const areByKings = isByKing(position, one) && isByKing(position, other);
  return areByKings && one.captures.length > other.captures.length ? 'count' : undefined;
}

/** The first priority by which one capture is better than another; undefined if none is. */
export function betterBy(position: Position, one: Move, other: Move): CapturePriority | undefined {
  for (const priority of position.variant.rules.capture.priority) {
    const difference = worth(position, one, priority) - worth(position, other, priority);
    if (difference !== 0) return difference > 0 ? priority : undefined;
  }
  return kingMaximum(position, one, other);
}

/** The first of the best captures. */
export const bestOf = (position: Position, moves: readonly Move[]): Move | undefined =>
  moves.reduce<Move | undefined>(
    (best, move) => (best && !betterBy(position, move, best) ? best : move),
    undefined,
  );

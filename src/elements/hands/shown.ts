import type { Session } from '../../game/session.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import type { Passage } from './motion.js';

/** What a session shows, to tell by which move the next position comes about. */
export interface Shown {
  readonly position: Position | undefined;
  readonly from: Position | undefined;
  readonly move: Move | undefined;
}

export const shownBy = ({ position, previousPosition, lastMove }: Session): Shown => ({
  position,
  from: previousPosition,
  move: lastMove,
});

/**
 * The passage from what was shown `before` to what is shown now, if a move leads there, or back.
 * The first `passed` squares of its path have been gone by hand.
 */
export function passageTo(now: Shown, before: Shown, passed: number): Passage | undefined {
  const { move } = now;
  if (move && now.from === before.position)
    return { path: move.path.slice(passed), jumps: move.captures.length > 0, taken: move.captures };
  // Back, at once over all squares.
  if (before.move && before.from === now.position)
    return { path: [...before.move.path].reverse(), jumps: false };
  return undefined;
}

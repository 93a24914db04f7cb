import { opposite } from '../../board/piece.js';
import type { DrawRule } from '../../variants/record.js';
import { Position } from '../position.js';
import { materialOf } from './ending.js';

const canTake = (position: Position): boolean =>
  position.legalMoves().some(({ captures }) => captures.length > 0);

/** Whether neither side could take anything if it were to move. */
export const nobodyCanTake = (position: Position): boolean =>
  !canTake(position) && !canTake(passed(position));

/** Whether a rule about one piece against one has drawn a game. */
export function isSettled(rule: DrawRule['rule'], position: Position): boolean {
  if (rule === 'one-king-each') return materialOf(position).pieces === 'K:K' && isDrawn(position);
  return rule === 'one-piece-each' && materialOf(position).total === 2 && nobodyCanTake(position);
}

/** The same position with the other side to move. */
function passed(position: Position): Position {
  const found = Position.from({ ...position.setup, turn: opposite(position.turn) });
  return found instanceof Position ? found : position;
}

/**
 * One king against one is drawn at once, unless a king can be taken now, has to be given now, or
 * is lost after the best move whatever its side plays (Frisian rules, Art. 21.1).
 */
function isDrawn(position: Position): boolean {
  if (canTake(position)) return false;
  const next = position.legalMoves().map((move) => position.play(move));
  if (next.every(canTake)) return false;
  return !next.some(
    (after) => !canTake(after) && after.legalMoves().every((reply) => canTake(after.play(reply))),
  );
}

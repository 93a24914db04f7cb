import type { Color, Square } from '../../board/piece.js';
import type { Session } from '../../game/session.js';
import { handsWords as words } from '../../locales/en/hands.js';
import { pictureWords } from '../../locales/en/picture.js';
import { say } from '../../locales/say.js';
import type { Move } from '../../rules/move.js';
import type { RejectReason } from '../shared/move-events.js';

/** Names a square as the board does. */
export type SquareName = (square: Square) => string;

/** A move that has been made, and what follows from it. */
export function moveWords(move: Move, mover: Color, session: Session, name: SquareName): string {
  const { outcome, position } = session;
  const values = {
    side: pictureWords.side[mover],
    from: name(move.from),
    to: name(move.to),
    n: move.captures.length,
  };
  const spoken = [say(move.captures.length > 0 ? words.capture : words.move, values)];
  if (move.promotesTo) spoken.push(words.promotes);
  if (outcome?.winner) spoken.push(say(words.wins, { side: pictureWords.side[outcome.winner] }));
  else if (outcome) spoken.push(words.draw);
  else if (position) spoken.push(pictureWords.turn[position.turn]);
  return spoken.join('. ');
}

export const chosenWords = (square: Square, next: readonly Square[], name: SquareName): string =>
  say(words.selected, { square: name(square), squares: next.map(name).join(', ') });

export const reasonWords = (
  reason: RejectReason,
  from: Square,
  to: Square | undefined,
  name: SquareName,
): string => say(words.reason[reason], { from: name(from), to: to === undefined ? '' : name(to) });

import type { Color, Square } from '../../board/piece.js';
import type { Session } from '../../game/session.js';
import { handsWords } from '../../locales/en/hands.js';
import type { HandsWords, Language } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Move } from '../../rules/move.js';
import type { RejectReason } from '../shared/move-events.js';

/** Names a square as the board does. */
export type SquareName = (square: Square) => string;

/** Whose words they are. */
export interface Speaker {
  /** Nothing is said before it is there. */
  language(): Language;
  name: SquareName;
}

/** What a board to play on says, in its language. */
export const wordsOf = (speaker: Speaker): HandsWords =>
  speaker.language().inWords?.(handsWords) ?? handsWords;

/** A move that has been made, and what follows from it. */
export function moveWords(
  move: Move,
  mover: Color,
  { outcome, position }: Session,
  speaker: Speaker,
): string {
  const { side, turn } = speaker.language();
  const words = wordsOf(speaker);
  const values = {
    side: side[mover],
    from: speaker.name(move.from),
    to: speaker.name(move.to),
    n: move.captures.length,
  };
  const spoken = [say(move.captures.length > 0 ? words.capture : words.move, values)];
  if (move.promotesTo) spoken.push(words.promotesTo?.[move.promotesTo] ?? words.promotes);
  if (outcome) spoken.push(outcome.winner ? words.wins[outcome.winner] : words.draw);
  else if (position) spoken.push(turn[position.turn]);
  return spoken.join('. ');
}

export const chosenWords = (square: Square, next: readonly Square[], speaker: Speaker): string =>
  say(wordsOf(speaker).selected, {
    square: speaker.name(square),
    squares: next.map(speaker.name).join(', '),
  });

export const reasonWords = (
  reason: RejectReason,
  from: Square,
  to: Square | undefined,
  speaker: Speaker,
): string =>
  say(wordsOf(speaker).reason[reason], {
    from: speaker.name(from),
    to: to === undefined ? '' : speaker.name(to),
  });

import type { Color, Square } from '../../board/piece.js';
import type { Session } from '../../game/session.js';
import { handsWords } from '../../locales/en/hands.js';
import { type HandsWords, type Language, wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Move } from '../../rules/move.js';

/** Names a square as the board does. */
export type SquareName = (square: Square) => string;

/** Whose words they are. */
export interface Speaker {
  /** Nothing is said before it is there. */
  language(): Language;
  name: SquareName;
}

/** What a board to play on says, in its language. */
export const wordsOf = (speaker: Speaker): HandsWords => wordsIn(speaker, handsWords);

/** A move that has been made. */
function madeWords(move: Move, mover: Color, speaker: Speaker): string {
  const words = wordsOf(speaker);
  const values = {
    side: speaker.language().side[mover],
    from: speaker.name(move.from),
    to: speaker.name(move.to),
    n: move.captures.length,
  };
  const spoken = say(move.captures.length > 0 ? words.capture : words.move, values);
  return move.promotesTo
    ? `${spoken}. ${words.promotesTo?.[move.promotesTo] ?? words.promotes}`
    : spoken;
}

/** How the game has ended, or who is to move. */
export function stateWords({ outcome, setup: { turn } }: Session, speaker: Speaker): string {
  const words = wordsOf(speaker);
  if (outcome) return outcome.winner ? words.wins[outcome.winner] : words.draw;
  return turn ? speaker.language().turn[turn] : '';
}

/** The move that has led to what is shown; undefined if none has. */
export const lastMoveWords = (
  { lastMove, previousPosition }: Pick<Session, 'lastMove' | 'previousPosition'>,
  speaker: Speaker,
): string | undefined =>
  lastMove && previousPosition && madeWords(lastMove, previousPosition.turn, speaker);

/** A move that has been made, and what follows from it. */
export const moveWords = (move: Move, mover: Color, session: Session, speaker: Speaker): string =>
  `${madeWords(move, mover, speaker)}. ${stateWords(session, speaker)}`;

/** What has been chosen, and where it may go, if the rules say. */
export function chosenWords(square: Square, next: readonly Square[], speaker: Speaker): string {
  const words = wordsOf(speaker);
  const name = speaker.name(square);
  return next.length > 0
    ? say(words.selected, { square: name, squares: next.map(speaker.name).join(', ') })
    : `${name}, ${words.square.selected}`;
}

import type { Square } from '../../board/piece.js';
import type { puzzleWords } from '../../locales/en/puzzle.js';
import type { Message, Worded } from '../../locales/texts.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';

export type PuzzleWords = Worded<typeof puzzleWords, Message>['puzzle'];

/** What puts into words what has happened, in the language of the page. */
export interface Speaker {
  readonly words: PuzzleWords;
  readonly task: string;
  move(move: Move, position: Position): string;
  square(square: Square): string;
}

/** Sentences in the language of who speaks: what stands first, and what follows. */
export type Telling = (speaker: Speaker) => readonly string[];

/** What the reader is told below the board. */
export interface Status {
  readonly kind: 'ask' | 'right' | 'wrong' | 'hint' | 'solved' | 'shown';
  readonly tell: Telling;
  /** What the author says. */
  readonly comment?: string;
}

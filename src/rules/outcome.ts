import type { Color } from '../board/piece.js';

/** Why a game is over. */
export type OutcomeRule = 'no-pieces' | 'no-moves' | 'first-king' | 'throne' | 'lone-piece';

/** How a game has ended; a draw has no winner. */
export interface Outcome {
  readonly winner?: Color;
  readonly rule: OutcomeRule;
}

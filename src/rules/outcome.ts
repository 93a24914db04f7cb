import type { Color } from '../board/piece.js';
import type { DrawRule } from '../variants/record.js';

/** Why a game is over. */
export type OutcomeRule =
  | 'no-pieces'
  | 'no-moves'
  | 'first-king'
  | 'throne'
  | 'lone-piece'
  | 'king-against-man'
  | DrawRule['rule'];

/** How a game has ended; a draw has no winner. */
export interface Outcome {
  readonly winner?: Color;
  readonly rule: OutcomeRule;
}

import type { Square } from '../board/piece.js';
import type { CapturePriority } from '../variants/record.js';
import type { Move } from './move.js';

/** Why a try is no legal move. */
export type Reason =
  | 'game-over'
  | 'empty-square'
  | 'not-your-turn'
  | 'must-capture'
  | 'must-capture-most'
  | 'must-capture-value'
  | 'must-capture-most-kings'
  | 'must-capture-with-king'
  | 'must-capture-king-first'
  | 'must-land-to-continue'
  | 'must-land-behind'
  | 'must-continue-capture'
  | 'king-move-limit'
  | 'cannot-capture-own'
  | 'cannot-capture-king'
  | 'already-captured'
  | 'no-reversal'
  | 'throne-needs-no-capture'
  | 'wrong-direction'
  | 'too-far'
  | 'not-a-line'
  | 'blocked';

/** Why a capture of less worth is no legal move. */
export const reasonOf: Readonly<Record<CapturePriority, Reason>> = {
  count: 'must-capture-most',
  value: 'must-capture-value',
  kings: 'must-capture-most-kings',
  byKing: 'must-capture-with-king',
  kingFirst: 'must-capture-king-first',
};

/** A reason, the squares that show it, and the legal moves that a try gives way to. */
export interface Finding {
  readonly reason: Reason;
  readonly proof: readonly Square[];
  readonly better: readonly Move[];
  /** The capture that is tried, where others come before it. */
  readonly worse?: Move;
}

import type { Square } from '../../board/piece.js';
import type { Move } from '../../rules/move.js';
import type { Played } from './solution.js';

/** Which moves that the record does not have are right: none, or those that come to the same. */
export type Accept = 'exact' | 'result';

/** Which of the opponent's moves in the record are played. */
export type Defences = 'all' | 'first' | 'random' | 'longest';

export interface FlowOptions {
  readonly accept?: Accept | undefined;
  readonly defences?: Defences | undefined;
  /** The solver's only legal move is made for him. */
  readonly autoForced?: boolean | undefined;
  /** From 0 to less than 1. */
  readonly random?: (() => number) | undefined;
  /** In milliseconds. */
  readonly now?: (() => number) | undefined;
}

export type Verdict =
  | 'right'
  /** Right, but not what the author plays. */
  | 'alternative'
  | 'wrong'
  | 'illegal'
  /** Nothing is asked any more. */
  | 'free';

/** What follows a right move by itself, to be shown one after the other. */
export type Happening =
  /** The opponent answers, or the only legal move of the solver is made. */
  | { readonly kind: 'reply' | 'forced'; readonly move: Move; readonly node: Played }
  /** The board goes back to the place after these moves, for another defence. */
  | { readonly kind: 'back'; readonly line: readonly Move[] }
  | { readonly kind: 'solved' };

export interface Answer {
  readonly verdict: Verdict;
  /** The move in the record, with what the author says of it. */
  readonly node?: Played;
  /** After a wrong move: what the author says to it; empty if that is not in the record. */
  readonly refutation: readonly Played[];
  readonly follows: readonly Happening[];
}

/** A hint says more each time: which piece, where to, the move. */
export interface FlowHint {
  readonly level: 1 | 2 | 3;
  readonly from: Square;
  readonly to?: Square;
  readonly move?: Move;
  /** The author's own hint of this level: `[%hint …]`. */
  readonly text?: string;
}

/** What is to be known of a solver's work. */
export interface Tally {
  /** How often it was begun: one more after each wrong move. */
  readonly attempts: number;
  readonly hints: number;
  /** Milliseconds, until it was solved or revealed. */
  readonly elapsed: number;
  /** The moves of both sides from the place where solving begins. */
  readonly line: readonly Move[];
  readonly isRevealed: boolean;
}

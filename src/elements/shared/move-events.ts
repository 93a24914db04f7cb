import type { Color, Kind } from '../../board/piece.js';
import type { Cause } from './events.js';

const reaching = { bubbles: true, composed: true } as const;

/** A move as an event carries it: in the names of its game. */
export interface MoveDetail {
  readonly from: string;
  readonly to: string;
  /** From, every landing, to. */
  readonly path: readonly string[];
  /** The squares of the pieces taken, in the order taken. */
  readonly captures: readonly string[];
  readonly promotesTo: Kind | undefined;
  /** As PDN writes it, such as `32-28` or `28x19`. */
  readonly text: string;
  /** Who moves. */
  readonly color: Color;
  readonly cause: Cause;
}

/** Lets an event carry a move; its fields are those of the move. */
abstract class MoveEvent extends Event {
  declare readonly from: string;
  declare readonly to: string;
  declare readonly path: readonly string[];
  declare readonly captures: readonly string[];
  declare readonly promotesTo: Kind | undefined;
  declare readonly text: string;
  declare readonly color: Color;
  declare readonly cause: Cause;

  constructor(type: string, move: MoveDetail, init: EventInit) {
    super(type, init);
    Object.assign(this, move);
  }
}

/**
 * A move is about to be made. Cancel it and nothing happens; answer with a promise and the board
 * waits for it: a move is made unless a promise is rejected or fulfilled with `false`.
 */
export class BeforeMoveEvent extends MoveEvent {
  /** What listeners have answered with. */
  readonly answers: unknown[] = [];

  constructor(move: MoveDetail) {
    super('before-move', move, { ...reaching, cancelable: true });
  }

  respondWith(answer: Promise<unknown>): void {
    this.answers.push(answer);
  }
}

/** A move has been made. */
export class MovePlayedEvent extends MoveEvent {
  /** The position after it. */
  readonly fen: string;

  constructor(move: MoveDetail, fen: string) {
    super('move-played', move, reaching);
    this.fen = fen;
  }
}

/** Why a try is no move. */
export type RejectReason =
  | 'game-over'
  | 'empty-square'
  | 'not-your-turn'
  | 'must-capture'
  | 'blocked'
  | 'not-legal';

export interface RejectDetail {
  readonly from: string;
  readonly to: string | undefined;
  readonly reason: RejectReason;
  /** The squares whose pieces may move. */
  readonly legalFrom: readonly string[];
  /** The reason in words. */
  readonly message: string;
}

/** Somebody has tried what is not legal. */
export class MoveRejectedEvent extends Event {
  declare readonly from: string;
  declare readonly to: string | undefined;
  declare readonly reason: RejectReason;
  declare readonly legalFrom: readonly string[];
  declare readonly message: string;

  constructor(attempt: RejectDetail) {
    super('move-rejected', reaching);
    Object.assign(this, attempt);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'before-move': BeforeMoveEvent;
    'move-played': MovePlayedEvent;
    'move-rejected': MoveRejectedEvent;
  }
}

import type { Color, Kind } from '../../board/piece.js';
import type { Reason } from '../../rules/reason.js';
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

export interface RejectDetail {
  readonly from: string;
  /** Undefined for a piece that was only chosen. */
  readonly to: string | undefined;
  /** As `explain` tells it. */
  readonly reason: Reason;
  /** The squares that show it, such as those of pieces that must capture. */
  readonly proof: readonly string[];
  /** The squares whose pieces may move. */
  readonly legalFrom: readonly string[];
}

/** Somebody has tried what is not legal. */
export class MoveRejectedEvent extends Event {
  declare readonly from: string;
  declare readonly to: string | undefined;
  declare readonly reason: Reason;
  declare readonly proof: readonly string[];
  declare readonly legalFrom: readonly string[];
  readonly #words: () => string;

  constructor(attempt: RejectDetail, words: () => string) {
    super('move-rejected', reaching);
    Object.assign(this, attempt);
    this.#words = words;
  }

  /** The reason in words, in the language of the board. */
  get message(): string {
    return this.#words();
  }
}

/**
 * Several captures begin and end on the same squares, and take differently. Cancel it to let the
 * reader choose in another way, and call `choose` then.
 */
export class CaptureChoiceEvent extends Event {
  readonly candidates: readonly MoveDetail[];
  /** Makes the capture with this index in `candidates`, unless the reader has gone on meanwhile. */
  readonly choose: (index: number) => void;

  constructor(candidates: readonly MoveDetail[], choose: (index: number) => void) {
    super('capture-choice', { ...reaching, cancelable: true });
    this.candidates = candidates;
    this.choose = choose;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'before-move': BeforeMoveEvent;
    'move-played': MovePlayedEvent;
    'move-rejected': MoveRejectedEvent;
    'capture-choice': CaptureChoiceEvent;
  }
}

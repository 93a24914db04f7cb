/** What has come of a try, or of the whole puzzle. */
export type PuzzleVerdict =
  | 'right'
  /** Right, but not what the author plays. */
  | 'alternative'
  | 'wrong'
  | 'hint'
  | 'solved'
  /** The solution has been shown. */
  | 'revealed';

/** What is worth keeping of the work on a puzzle. */
export interface PuzzleDetail {
  readonly verdict: PuzzleVerdict;
  /** How often it was begun: one more after each wrong move. */
  readonly attempts: number;
  /** How many hints have been asked for. */
  readonly hints: number;
  /** How many milliseconds it has taken so far. */
  readonly elapsed: number;
  /** The moves of both sides from the place where solving begins, as PDN writes them. */
  readonly line: readonly string[];
  /** Which puzzle of a series it is, from 1. */
  readonly puzzle: number;
}

/** Lets an event tell how a puzzle goes. */
export abstract class PuzzleEvent extends Event {
  declare readonly verdict: PuzzleVerdict;
  declare readonly attempts: number;
  declare readonly hints: number;
  declare readonly elapsed: number;
  declare readonly line: readonly string[];
  declare readonly puzzle: number;

  constructor(type: string, detail: PuzzleDetail) {
    super(type, { bubbles: true, composed: true });
    Object.assign(this, detail);
  }
}

/** The solver has made a move, and it has been judged. */
export class PuzzleMoveEvent extends PuzzleEvent {
  /** The move, as PDN writes it. */
  readonly text: string;

  constructor(detail: PuzzleDetail, text: string) {
    super('puzzle-move', detail);
    this.text = text;
  }
}

/** The solver has asked for a hint. */
export class PuzzleHintEvent extends PuzzleEvent {
  /** 1 for which piece, 2 for where to, 3 for the whole move. */
  readonly level: number;

  constructor(detail: PuzzleDetail, level: number) {
    super('puzzle-hint', detail);
    this.level = level;
  }
}

/** The puzzle is solved. */
export class PuzzleSolvedEvent extends PuzzleEvent {
  constructor(detail: PuzzleDetail) {
    super('puzzle-solved', detail);
  }
}

/** The solver has asked for the solution instead of finding it. */
export class PuzzleFailedEvent extends PuzzleEvent {
  constructor(detail: PuzzleDetail) {
    super('puzzle-failed', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'puzzle-move': PuzzleMoveEvent;
    'puzzle-hint': PuzzleHintEvent;
    'puzzle-solved': PuzzleSolvedEvent;
    'puzzle-failed': PuzzleFailedEvent;
  }
}

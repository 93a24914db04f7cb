import type { Diagnostic } from '../../game/diagnostic.js';

/** What brought a change about. */
export type Cause =
  | 'user'
  | 'api'
  | 'replay'
  | 'autoplay'
  | 'forced'
  | 'puzzle'
  | 'opponent'
  | 'link';

/** Another position is shown, by a move or by going through the game. */
export class PositionChangeEvent extends Event {
  /** The place in the game, such as `12` or `12.1/3`. */
  readonly path: string;
  readonly fen: string;
  readonly cause: Cause;

  constructor(path: string, fen: string, cause: Cause) {
    super('position-change', { bubbles: true, composed: true });
    this.path = path;
    this.fen = fen;
    this.cause = cause;
  }
}

/**
 * What was asked for is there (`record-load`), or it could not be read, or not all of it (`error`).
 * Neither bubbles, as those of an image do not.
 */
export class RecordEvent extends Event {
  readonly diagnostics: readonly Diagnostic[];

  constructor(type: 'record-load' | 'error', diagnostics: readonly Diagnostic[]) {
    super(type);
    this.diagnostics = diagnostics;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'position-change': PositionChangeEvent;
    'record-load': RecordEvent;
  }
}

import type { Piece } from '../../board/piece.js';

const asking = { bubbles: true, composed: true, cancelable: true } as const;

/** A square of a board without rules is pressed; cancel it and nothing is taken up or put down. */
export class SquarePressEvent extends Event {
  readonly square: string;
  /** What stands there. */
  readonly piece: Piece | undefined;

  constructor(square: string, piece: Piece | undefined) {
    super('square-press', asking);
    this.square = square;
    this.piece = piece;
  }
}

export interface PieceDropDetail {
  readonly from: string;
  /** Undefined if it is put off the board. */
  readonly to: string | undefined;
  readonly piece: Piece;
  /** The position that comes about. */
  readonly fen: string;
}

/** A piece of a board without rules is put down; cancel it and it goes back. */
export class PieceDropEvent extends Event {
  declare readonly from: string;
  declare readonly to: string | undefined;
  declare readonly piece: Piece;
  declare readonly fen: string;

  constructor(drop: PieceDropDetail) {
    super('piece-drop', asking);
    Object.assign(this, drop);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'square-press': SquarePressEvent;
    'piece-drop': PieceDropEvent;
  }
}

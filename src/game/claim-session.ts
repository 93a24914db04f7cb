import { irregularMoves } from '../rules/irregular.js';
import { type Move, sameMove } from '../rules/move.js';
import type { Position } from '../rules/position.js';
import { Session } from './session.js';

/**
 * A session in which the duty to take is kept by claims (Frisian rules, Art. 10 and 27): a capture
 * that is overlooked, or worth too little, or broken off stands, unless the opponent claims before
 * he moves himself. Then the move is taken back, and a legal one has to be played.
 */
export class ClaimSession extends Session {
  /** Positions that an irregular move has led to, */
  private readonly irregular = new WeakSet<Position>();
  /** and those in which one has been claimed. */
  private readonly claimed = new WeakSet<Position>();

  /** The moves that are not legal, but stand if nobody claims. */
  get irregularMoves(): readonly Move[] {
    const { position } = this;
    return position && !this.claimed.has(position) ? irregularMoves(position) : [];
  }

  /** Whether the last move is irregular, so that the side to move may claim. */
  get isClaimable(): boolean {
    const { position } = this;
    return position !== undefined && this.irregular.has(position);
  }

  /** Takes back an irregular last move. False, and nothing changes, where there is none. */
  claim(): boolean {
    const { previousPosition } = this;
    if (!this.isClaimable || !previousPosition) return false;
    this.claimed.add(previousPosition);
    this.undo();
    return true;
  }

  protected override next(position: Position, move: Move): Position {
    const found = this.claimed.has(position)
      ? undefined
      : irregularMoves(position).find((other) => sameMove(other, move));
    if (!found) return super.next(position, move);
    const next = position.after(found);
    this.irregular.add(next);
    return next;
  }
}

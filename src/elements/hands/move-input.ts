import type { Square } from '../../board/piece.js';
import type { Move, Step } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';

/** What a press on a square has led to. */
export type Answer =
  | { readonly kind: 'chosen' }
  /** A capture is under way: this landing is made, more must follow. */
  | { readonly kind: 'continued'; readonly captured: Square | undefined }
  | { readonly kind: 'completed'; readonly move: Move }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly from: Square; readonly to: Square | undefined };

/**
 * How a move is entered, by whatever hand: squares are pressed one after the other, and the input
 * says what each press means. A capture goes landing by landing, or at once to its last square
 * where only one capture ends there.
 */
export class MoveInput {
  /** The piece chosen and the landings made: empty while nothing is chosen. */
  path: readonly Square[] = [];
  readonly position: Position;

  constructor(position: Position) {
    this.position = position;
  }

  /** The squares whose pieces may move. */
  get movable(): readonly Square[] {
    return this.position.steps([]).map(({ to }) => to);
  }

  /** What may follow, square by square. */
  get steps(): readonly Step[] {
    return this.path.length > 0 ? this.position.steps(this.path) : [];
  }

  /** The last squares of captures that may be entered at once, behind the next landings. */
  get ends(): readonly Square[] {
    const next = this.steps.map(({ to }) => to);
    const ends = this.position.movesAfter(this.path).map(({ to }) => to);
    return ends.filter(
      (end, _, all) => !next.includes(end) && all.indexOf(end) === all.lastIndexOf(end),
    );
  }

  press(square: Square): Answer {
    const from = this.path[0];
    if (from === undefined) return this.#choose(square);
    const step = this.steps.find(({ to }) => to === square);
    if (step) return this.#take(step);
    const move = this.#onlyMoveTo(square);
    if (move) return this.#complete(move);
    if (square === this.path.at(-1)) return this.cancel();
    if (this.path.length === 1 && this.movable.includes(square)) return this.#choose(square);
    return { kind: 'refused', from, to: square };
  }

  cancel(): Answer {
    this.path = [];
    return { kind: 'cancelled' };
  }

  #choose(square: Square): Answer {
    if (!this.movable.includes(square)) return { kind: 'refused', from: square, to: undefined };
    this.path = [square];
    return { kind: 'chosen' };
  }

  #take({ to, captured, completes }: Step): Answer {
    if (completes) return this.#complete(completes);
    this.path = [...this.path, to];
    return { kind: 'continued', captured };
  }

  #complete(move: Move): Answer {
    this.path = [];
    return { kind: 'completed', move };
  }

  #onlyMoveTo(square: Square): Move | undefined {
    const moves = this.position.movesAfter(this.path).filter(({ to }) => to === square);
    return moves.length === 1 ? moves[0] : undefined;
  }
}

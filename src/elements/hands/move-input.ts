import type { Piece, Square } from '../../board/piece.js';
import type { Move, Step } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';

/** What a press on a square has led to. */
export type Answer =
  | { readonly kind: 'chosen' }
  /** A capture is under way: this landing is made, more must follow. */
  | { readonly kind: 'continued' }
  | { readonly kind: 'completed'; readonly move: Move }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly from: Square; readonly to: Square | undefined };

/**
 * How a move is entered, by whatever hand: squares are pressed one after the other, and the input
 * says what each press means. A capture goes landing by landing, or at once to its last square
 * where only one capture ends there. A press on the piece itself lets it go.
 */
export class MoveInput {
  readonly position: Position;
  /** The piece chosen and the landings made: empty while nothing is chosen. */
  path: readonly Square[] = [];
  /** What has been taken on the way. */
  taken: readonly Square[] = [];
  /** What may follow, square by square. */
  #steps: readonly Step[] = [];
  /** Moves that may be entered at once by their last square, which no other has. */
  #shortcuts: readonly Move[] = [];

  constructor(position: Position) {
    this.position = position;
  }

  /** The squares whose pieces may move; of a capture under way, that of its piece. */
  get movable(): readonly Square[] {
    const { path, position } = this;
    return path.length > 1 ? path.slice(-1) : position.steps([]).map(({ to }) => to);
  }

  /** Those whose pieces have to, because nothing but captures is legal; none on the way. */
  get mustMove(): readonly Square[] {
    const isForced = this.position.legalMoves().every(({ captures }) => captures.length > 0);
    return isForced && this.path.length < 2 ? this.movable : [];
  }

  /** Whether what may follow is a capture. */
  get takes(): boolean {
    return this.#steps.some(({ captured }) => captured !== undefined);
  }

  /** Where the piece may be sent. */
  get targets(): readonly Square[] {
    return [...new Set([...this.#steps, ...this.#shortcuts].map(({ to }) => to))];
  }

  /** The pieces as they stand after what has been entered; what is taken may leave at once. */
  moved(pieces: ReadonlyMap<Square, Piece>, immediate: boolean): ReadonlyMap<Square, Piece> {
    const [from] = this.path;
    const to = this.path.at(-1);
    const piece = from && pieces.get(from);
    if (!piece || !to) return pieces;
    if (this.position.midway) return this.position.midway(pieces, from, to, this.taken);
    const shown = new Map(pieces);
    shown.delete(from);
    if (immediate) for (const square of this.taken) shown.delete(square);
    return shown.set(to, piece);
  }

  press(square: Square): Answer {
    const { path } = this;
    const [from] = path;
    if (from === undefined) return this.#choose(square);
    const step = this.#steps.find(({ to }) => to === square);
    const move = step ? step.completes : this.#shortcuts.find(({ to }) => to === square);
    if (move) {
      this.#enter([]);
      return { kind: 'completed', move };
    }
    if (step) {
      // Only captures have more than one step.
      this.#enter([...path, square], [...this.taken, step.captured ?? square]);
      return { kind: 'continued' };
    }
    if (square === path.at(-1)) return this.cancel();
    if (this.movable.includes(square)) return this.#choose(square);
    return { kind: 'refused', from, to: square };
  }

  cancel(): Answer {
    this.#enter([]);
    return { kind: 'cancelled' };
  }

  #choose(square: Square): Answer {
    if (!this.movable.includes(square)) return { kind: 'refused', from: square, to: undefined };
    this.#enter([square]);
    return { kind: 'chosen' };
  }

  #enter(path: readonly Square[], taken: readonly Square[] = []): void {
    this.path = path;
    this.taken = taken;
    this.#steps = path.length > 0 ? this.position.steps(path) : [];
    const moves = this.position.movesAfter(path);
    this.#shortcuts = moves.filter(
      ({ to }) => to !== path.at(-1) && moves.filter((other) => other.to === to).length === 1,
    );
  }
}

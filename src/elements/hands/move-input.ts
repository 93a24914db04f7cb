import type { Piece, Square } from '../../board/piece.js';
import type { Move, Step } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';

/** What a press on a square has led to. */
export type Answer =
  | { readonly kind: 'chosen' }
  /** A capture is under way: this landing is made, more must follow. */
  | { readonly kind: 'continued' }
  | { readonly kind: 'completed'; readonly move: Move }
  /** Where there are no rules: the piece of a square goes to the one pressed. */
  | { readonly kind: 'placed'; readonly from: Square }
  | { readonly kind: 'nothing' }
  /** Several captures begin and end so, and take differently. */
  | { readonly kind: 'ambiguous'; readonly moves: readonly Move[] }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly from: Square; readonly to: Square | undefined };

/** What may be entered: a position, or what is looser than it. */
export interface Steps {
  steps(path: readonly Square[]): readonly Step[];
  movesAfter(path: readonly Square[]): readonly Move[];
  legalMoves(): readonly Move[];
  /** The move that a second press on the piece ends, if it may end there. */
  endOf?(path: readonly Square[]): Move | undefined;
  /** Moves that are not legal, but may be made. */
  readonly irregular?: readonly Move[];
}

/** What is being entered on a board. */
export interface Input {
  /** Undefined where there are no rules. */
  readonly position?: Position | undefined;
  /** The piece chosen and the landings made: empty while nothing is chosen. */
  readonly path: readonly Square[];
  readonly movable: readonly Square[];
  readonly mustMove: readonly Square[];
  readonly takes: boolean;
  readonly targets: readonly Square[];
  readonly irregular: readonly Move[];
  moved(pieces: ReadonlyMap<Square, Piece>, immediate: boolean): ReadonlyMap<Square, Piece>;
  press(square: Square): Answer;
  /** Lets go what has been entered. */
  cancel?(): Answer;
}

/**
 * How a move is entered, by whatever hand: squares are pressed one after the other, and the input
 * says what each press means. A capture goes landing by landing, or at once to its last square.
 * A press on the piece itself lets it go.
 */
export class MoveInput implements Input {
  readonly position: Position;
  /** The piece chosen and the landings made: empty while nothing is chosen. */
  path: readonly Square[] = [];
  /** What has been taken on the way. */
  taken: readonly Square[] = [];
  /** What may follow, square by square. */
  #steps: readonly Step[] = [];
  /** Moves that may follow, which may be entered at once by their last square. */
  #moves: readonly Move[] = [];

  readonly #rules: Steps;

  constructor(position: Position, rules: Steps = position) {
    this.position = position;
    this.#rules = rules;
  }

  get irregular(): readonly Move[] {
    return this.#rules.irregular ?? [];
  }

  /** The squares whose pieces may move; of a capture under way, that of its piece. */
  get movable(): readonly Square[] {
    const { path } = this;
    return path.length > 1 ? path.slice(-1) : this.#rules.steps([]).map(({ to }) => to);
  }

  /** Those whose pieces have to, because nothing but captures is legal; none on the way. */
  get mustMove(): readonly Square[] {
    const isForced = this.#rules.legalMoves().every(({ captures }) => captures.length > 0);
    return isForced && this.path.length < 2 ? this.movable : [];
  }

  /** Whether what may follow is a capture. */
  get takes(): boolean {
    return this.#steps.some(({ captured }) => captured !== undefined);
  }

  /** Where the piece may be sent. */
  get targets(): readonly Square[] {
    return [...new Set([...this.#steps, ...this.#moves].map(({ to }) => to))];
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
    if (step && !step.completes) {
      // Only captures have more than one step.
      this.#enter([...path, square], [...this.taken, step.captured ?? square]);
      return { kind: 'continued' };
    }
    const ended = square === path.at(-1) ? this.#rules.endOf?.(path) : undefined;
    const moves = this.#moves.filter(({ to }) => to === square);
    if (moves.length > 1) return { kind: 'ambiguous', moves };
    const move = step?.completes ?? ended ?? moves[0];
    if (move) {
      this.#enter([]);
      return { kind: 'completed', move };
    }
    if (square === path.at(-1)) return this.cancel();
    if (this.movable.includes(square)) return this.#choose(square);
    return { kind: 'refused', from, to: square };
  }

  /** Lets go what has been entered. */
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
    this.#steps = path.length > 0 ? this.#rules.steps(path) : [];
    this.#moves = this.#rules.movesAfter(path).filter(({ to }) => to !== path.at(-1));
  }
}

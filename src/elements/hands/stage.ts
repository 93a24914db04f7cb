import { kinds, type Piece, type Square } from '../../board/piece.js';
import type { Variant } from '../../board/variant.js';
import type { Plan } from '../../drawing/plan.js';
import { LivePieces } from './live-pieces.js';
import type { Motion, Passage } from './motion.js';

let mover: typeof import('./motion.js') | undefined;

/** What a stage shows, and where. */
export interface StageBoard {
  readonly root: ShadowRoot;
  variant(): Variant;
  plan(): Plan;
  /** The pieces as they stand, with what has been entered of a move. */
  pieces(): ReadonlyMap<Square, Piece>;
  /** How many milliseconds a step takes; 0 for none. */
  step(): number;
}

/** The pieces on their squares and on their way. */
export class Stage {
  readonly pieces: LivePieces = new LivePieces();
  /** Settles when the last passage has been shown. */
  motion: Promise<void> = Promise.resolve();
  readonly #board: StageBoard;
  #madeMover: Motion | undefined;
  /** How many passages are being shown. */
  #moving = 0;

  constructor(board: StageBoard) {
    this.#board = board;
  }

  get isMoving(): boolean {
    return this.#moving > 0;
  }

  /** Until it is there, pieces do not go anywhere: they are there. */
  get #mover(): Motion | undefined {
    this.#madeMover ??= mover && new mover.Motion(this.pieces);
    return this.#madeMover;
  }

  /** Fetches what moves pieces, as soon as somebody may move one. */
  async prepare(): Promise<void> {
    try {
      mover ??= await import('./motion.js');
    } catch {
      // The next touch tries again.
    }
  }

  /** Puts the pieces where they belong, unless they are on their way. */
  settle(): void {
    if (!this.isMoving) this.place(this.#board.pieces());
  }

  place(pieces: ReadonlyMap<Square, Piece>): void {
    const group = this.#board.root.querySelector<SVGGElement>('.live');
    if (group)
      this.pieces.show(group, { variant: this.#board.variant(), pieces }, this.#board.plan());
  }

  /** Jumps to the end of what is moving. */
  finish(): void {
    this.#mover?.finish();
  }

  pass(passage: Passage): void {
    const mover = this.#mover;
    if (!mover) return;
    this.#moving++;
    const step = this.#board.step();
    const before = this.pieces.kindOn(passage.piece ?? passage.path[0]);
    this.motion = mover.show(passage, step).then(() => {
      this.#moving--;
      this.settle();
      const to = passage.path.at(-1);
      const after = this.pieces.kindOn(to);
      const isPromoted = before && after && kinds.indexOf(after) > kinds.indexOf(before);
      return isPromoted && !this.isMoving ? mover.crown(to, step) : undefined;
    });
  }

  /** Shows that a piece stays where it is. */
  shake(square: Square | undefined): void {
    this.#mover?.shake(square, this.#board.step());
  }

  /** Takes a piece up, until it is put down. */
  lift(square: Square): void {
    this.#mover?.lift(square, this.#board.step());
  }
}

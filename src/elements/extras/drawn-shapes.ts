import type { Shape } from '../../board/shape.js';
import { formatShapes } from '../../notation/shapes.js';
import { ShapesChangeEvent } from '../shared/shapes-event.js';
import type { ExtrasBoard } from './extras.js';

/** What a reader has drawn on a position: it goes when another one is shown. */
export class DrawnShapes {
  /** What is being drawn. */
  draft: Shape | undefined;
  readonly #board: ExtrasBoard;
  #shapes: readonly Shape[] = [];
  /** What they were drawn on. */
  #at = '';

  constructor(board: ExtrasBoard) {
    this.#board = board;
  }

  /** All that is to be seen. */
  get all(): readonly Shape[] {
    if (this.#place !== this.#at) this.#shapes = [];
    const { draft } = this;
    return draft ? [...this.#shapes, draft] : this.#shapes;
  }

  /** The shape on the same squares, if there is one. */
  like({ squares }: Shape): Shape | undefined {
    return this.all.find((shape) => shape !== this.draft && `${shape.squares}` === `${squares}`);
  }

  /** Draws a shape: in place of another one on its squares, or takes away what is the same. */
  add(shape: Shape): void {
    const before = this.like(shape);
    const others = this.all.filter((each) => each !== before && each !== this.draft);
    this.#change(before?.color === shape.color ? others : [...others, shape]);
  }

  /** Takes away all; false if there was nothing. */
  clear(): boolean {
    this.draft = undefined;
    if (this.all.length === 0) return false;
    this.#change([]);
    return true;
  }

  get #place(): string {
    return `${this.#board.session().path} ${this.#board.session().setup.variant.id}`;
  }

  #change(shapes: readonly Shape[]): void {
    this.draft = undefined;
    this.#shapes = shapes;
    this.#at = this.#place;
    const { host, redraw, session } = this.#board;
    redraw();
    const naming = session().game.variant.naming();
    (host as EventTarget).dispatchEvent(new ShapesChangeEvent(formatShapes(shapes, naming)));
  }
}

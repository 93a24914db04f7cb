import type { Square } from '../../board/piece.js';
import { squareOf } from './grid.js';
import { intoPicture } from './measure.js';
import type { Stage } from './stage.js';

/** What a pointer needs of a board. */
export interface PointerTarget {
  readonly stage: Stage;
  picture(): SVGSVGElement | null;
  press(square: Square): void;
  /** A dragged piece is let go at a point of the picture; undefined if the drag was broken off. */
  drop(point: readonly [x: number, y: number] | undefined): void;
  /** Whether the piece of a square may be dragged, and whether it is chosen already. */
  mayDrag(square: Square): boolean;
  isChosen(square: Square): boolean;
}

/** How far a pointer goes before a press is a drag, in CSS pixels. */
const SLACK = 4;

/**
 * Presses and drags. While a piece follows the pointer only its transform is written.
 */
export class Pointer {
  readonly #target: PointerTarget;
  /** A press that has been dealt with when its click comes. */
  #handled = false;

  constructor(target: PointerTarget) {
    this.#target = target;
  }

  /** Pieces that may move answer as soon as they are touched. */
  down(event: PointerEvent): void {
    this.#handled = false;
    const picture = this.#target.picture();
    const square = squareOf(event);
    if (!picture || square === undefined || event.button !== 0 || !event.isPrimary) return;
    if (!this.#target.mayDrag(square)) return;
    this.#handled = true;
    const chosen = this.#target.isChosen(square);
    if (!chosen) this.#target.press(square);
    this.#follow(picture, square, event, chosen);
  }

  /** A finger on a piece that may move does not scroll the page. */
  touch(event: TouchEvent): void {
    const square = squareOf(event);
    if (square !== undefined && event.touches.length === 1 && this.#target.mayDrag(square))
      event.preventDefault();
  }

  /** All else waits for the click, so that a finger can scroll the page from here. */
  click(event: Event): void {
    const square = squareOf(event);
    // A click without a press comes from a keyboard, or from what helps to point.
    const own = !this.#handled || (event as MouseEvent).detail === 0;
    if (own && square !== undefined) this.#target.press(square);
    this.#handled = false;
  }

  #follow(picture: SVGSVGElement, square: Square, start: PointerEvent, chosen: boolean): void {
    const { stage } = this.#target;
    const { pieces } = stage;
    // Measured once, and again when the page has been scrolled.
    let into = intoPicture(picture);
    const measure = (): void => {
      into = intoPicture(picture);
    };
    const pointIn = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(into);
      return [x, y];
    };
    let dragged: SVGGElement | undefined;
    const move = (event: PointerEvent): void => {
      if (!dragged) {
        const way = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (Math.hypot(...way) <= SLACK) return;
        dragged = pieces.element(square);
        pieces.raise(square);
        dragged?.classList.add('dragged');
        stage.lift(square);
      }
      const [x, y] = pointIn(event);
      if (dragged) dragged.style.transform = `translate(${x}px, ${y}px) scale(1.08)`;
    };
    const end = (event: PointerEvent): void => {
      over.abort();
      dragged?.classList.remove('dragged');
      dragged?.style.removeProperty('transform');
      if (dragged) this.#target.drop(event.type === 'pointerup' ? pointIn(event) : undefined);
      else if (chosen && event.type === 'pointerup') this.#target.press(square);
    };
    const over = new AbortController();
    const options = { signal: over.signal };
    try {
      picture.setPointerCapture(start.pointerId);
    } catch {
      // A pointer that a script has made up cannot be held.
    }
    picture.addEventListener('pointermove', move, options);
    picture.addEventListener('pointerup', end, options);
    picture.addEventListener('pointercancel', end, options);
    addEventListener('scroll', measure, { ...options, capture: true });
  }
}

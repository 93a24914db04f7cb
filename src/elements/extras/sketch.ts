import type { Square } from '../../board/piece.js';
import { type Shape, type ShapeColor, shapeColors } from '../../board/shape.js';
import type { Drawing } from '../../drawing/draw.js';
import { shapeWords } from '../../locales/en/shapes.js';
import { wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Extra, ExtrasBoard } from './extras.js';
import type { Shapes } from './shapes.js';

/** How long a finger rests before it draws, in milliseconds, and how far it may stray, in pixels. */
const LONG = 500;
const SLACK = 10;

/** Shift is red, Alt is blue, both are yellow. */
const colorBy = ({ shiftKey, altKey }: MouseEvent): ShapeColor =>
  shiftKey ? (altKey ? 'yellow' : 'red') : altKey ? 'blue' : 'green';

/**
 * Circles and arrows drawn by hand: with the right button, with a finger that has rested on a
 * square, or by keys, which name a square each. A press of the left button or Escape clears them.
 */
export class Sketch implements Extra {
  readonly #board: ExtrasBoard;
  readonly #shapes: Shapes;
  /** Whether a finger draws, so that it does not scroll. */
  #isDrawing = false;
  /** Where a shape that is drawn by keys begins, and in which position. */
  #from: Square | undefined;
  #at = '';
  /** What is said, in place of what the board has said before. */
  #words: string | undefined;
  #insteadOf: unknown;

  constructor(board: ExtrasBoard, shapes: Shapes) {
    this.#board = board;
    this.#shapes = shapes;
    const { root, host } = board;
    root.addEventListener('pointerdown', (event) => {
      const { button, pointerType } = event as PointerEvent;
      if (button === 0 && pointerType === 'mouse') this.#clear();
    });
    root.addEventListener('click', (event) => {
      // A finger that scrolls the page clears nothing.
      if ((event as PointerEvent).pointerType !== 'mouse') this.#clear();
    });
    root.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape' && event.isTrusted) this.#clear();
    });
    for (const type of ['touchmove', 'touchend'])
      host.addEventListener(type, (event) => this.#isDrawing && event.preventDefault(), {
        passive: false,
      });
  }

  /** What begins a shape, or ends one that is drawn by keys. */
  begin(event: Event): void {
    if (event.type === 'keydown') this.#byKey();
    else this.#byPointer(event as PointerEvent);
  }

  drawings(all: readonly Drawing[]): readonly Drawing[] {
    const spoken = all.find(({ name }) => name === 'announcer')?.content;
    const words = this.#words;
    if (words === undefined) return all;
    this.#insteadOf ??= spoken;
    // The board has something newer to say.
    if (spoken !== this.#insteadOf) this.#words = undefined;
    if (this.#words === undefined) return all;
    return all.map((each) => (each.name === 'announcer' ? { ...each, content: words } : each));
  }

  #say(words: string): void {
    this.#words = words;
    this.#insteadOf = undefined;
    this.#board.redraw();
  }

  #clear(): void {
    this.#from = undefined;
    if (this.#shapes.drawn.clear()) this.#say(wordsIn(this.#board, shapeWords).shapesCleared);
  }

  #squareAt({ clientX, clientY }: MouseEvent): Square | undefined {
    const cell = this.#board.root.elementFromPoint(clientX, clientY) as Partial<SVGElement> | null;
    return (Number(cell?.dataset?.square) || undefined) as Square | undefined;
  }

  #byKey(): void {
    const { root, session, name } = this.#board;
    const square = Number((root.activeElement as SVGElement | null)?.dataset.square) as Square;
    if (!square) return;
    const from = this.#at === session().path ? this.#from : undefined;
    this.#at = session().path;
    this.#from = from ? undefined : square;
    if (!from) {
      this.#draft(square, square, 'green');
      this.#say(say(wordsIn(this.#board, shapeWords).drawingFrom, { square: name(square) }));
      return;
    }
    const shape: Shape = { color: 'green', squares: from === square ? [square] : [from, square] };
    const before = this.#shapes.drawn.like(shape);
    // Drawn again it has the next color, and after the last one it goes.
    const color = before && shapeColors[shapeColors.indexOf(before.color) + 1];
    this.#add(before ? { ...before, color: color ?? before.color } : shape);
  }

  #byPointer(start: PointerEvent): void {
    const { root } = this.#board;
    const { pointerId, pointerType } = start;
    const from = this.#squareAt(start);
    const isTouch = pointerType === 'touch';
    const picture = root.querySelector('svg');
    // The same element that has a finger already: what it taps stays what it has touched.
    const holder = isTouch ? root.elementFromPoint(start.clientX, start.clientY) : picture;
    if (!from || !picture || !holder || !isDown(holder, pointerId)) return;
    const over = new AbortController();
    const color = colorBy(start);
    let draws = !isTouch;
    const finish = (): void => {
      over.abort();
      clearTimeout(timer);
      // After the end of the touch, which may still be told of.
      setTimeout(() => {
        this.#isDrawing = false;
      });
    };
    const abort = (): void => {
      finish();
      this.#draft(from, undefined, color);
    };
    const timer = setTimeout(
      () => {
        if (!isTouch) return;
        draws = true;
        this.#isDrawing = true;
        // Whoever follows the finger with a piece puts it back.
        picture.dispatchEvent(new PointerEvent('pointercancel', { pointerId }));
        // It has been chosen when it was touched.
        if (picture.querySelector('.selected'))
          holder.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        this.#draft(from, from, color);
      },
      LONG - (performance.now() - start.timeStamp),
    );
    const listen = (type: string, listener: (event: PointerEvent) => void): void =>
      window.addEventListener(
        type,
        (event) => {
          const pointed = event as PointerEvent;
          if (pointed.pointerId === pointerId && pointed.isTrusted) listener(pointed);
        },
        { signal: over.signal },
      );
    listen('pointermove', (event) => {
      if (event.buttons === 0) abort();
      else if (draws) this.#draft(from, this.#squareAt(event), color);
      else if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK)
        finish();
    });
    listen('pointerup', (event) => {
      finish();
      const to = this.#squareAt(event);
      if (draws && to) this.#add({ color, squares: from === to ? [from] : [from, to] });
      else this.#draft(from, undefined, color);
    });
    listen('pointercancel', abort);
    if (draws) this.#draft(from, from, color);
  }

  /** Shows what would be drawn; nothing outside the board. */
  #draft(from: Square, to: Square | undefined, color: ShapeColor): void {
    const { drawn } = this.#shapes;
    if (!to && !drawn.draft) return;
    drawn.draft = to && { color, squares: from === to ? [from] : [from, to] };
    this.#board.redraw();
  }

  #add(shape: Shape): void {
    const { drawn } = this.#shapes;
    drawn.add(shape);
    this.#say(
      drawn.like(shape) ? this.#shapes.said(shape) : wordsIn(this.#board, shapeWords).shapesCleared,
    );
  }
}

/** Whether a pointer may still be down; a finger that has gone is known no more. */
function isDown(element: Element, pointerId: number): boolean {
  try {
    // So that the board hears of it also outside the window.
    element.setPointerCapture(pointerId);
    return true;
  } catch {
    return false;
  }
}

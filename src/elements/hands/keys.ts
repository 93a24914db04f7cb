import type { Square } from '../../board/piece.js';
import { squareOf } from './grid.js';
import type { HandsBoard } from './hands-board.js';
import type { Typing, TypingTarget } from './typing.js';
import { squareFor } from './walk.js';

/** What keys do on a board. */
export interface KeysTarget extends TypingTarget {
  readonly board: HandsBoard;
  /** The rows of squares as they are seen. */
  rows(): readonly (readonly Square[])[];
  press(square: Square): void;
  /** Gives up what has been entered; false if nothing has. */
  cancel(): boolean;
  /** A key that means something here and not on every board. */
  key(event: KeyboardEvent, square: Square): boolean;
}

/** Signs that are typed, or that stand for a command; other keys may mean something to a page. */
const isSign = (key: string): boolean => /^[\p{L}\d/?.,[\]]$/u.test(key);

let typing: typeof import('./typing.js') | undefined;

/** The square that keys are on, and what they do. */
export class Keys {
  /** The square that Tab comes to. */
  current: Square | undefined;
  /** The square that the focus has been on last; 0 if it has been on none. */
  visited: Square | 0 = 0;
  /** Whether the focus is to be seen. */
  isSeen = false;
  readonly #target: KeysTarget;
  /** While it is drawn the focus goes and comes back; that is no news. */
  #drawing = false;
  /** Whether the focus was here when the last drawing began. */
  #hasFocus = false;
  #typing: Typing | undefined;
  /** What is typed until `typing` is there. */
  #waiting: KeyboardEvent[] | undefined;

  constructor(target: KeysTarget) {
    this.#target = target;
    const { root } = target.board;
    root.addEventListener('focusin', (event) => this.#focused(event));
    root.addEventListener('focusout', () => this.#unfocused());
    root.addEventListener('keydown', (event) => this.#down(event as KeyboardEvent));
  }

  get active(): Element | null {
    return this.#target.board.root.activeElement;
  }

  /** Before each drawing. */
  drawing(): void {
    this.#drawing = true;
    this.#hasFocus = this.active !== null;
  }

  /** After it: drawn anew, the cell that has the focus may be another element. */
  drawn(): void {
    if (this.#hasFocus && !this.active) this.#cell(this.current)?.focus();
    this.#drawing = this.#hasFocus = false;
    this.isSeen &&= this.active !== null;
  }

  /** What is being typed is given up. */
  reset(): void {
    this.#typing?.clear();
  }

  focus(square: Square): void {
    this.current = this.visited = square;
    this.#cell(square)?.focus();
    // Safari has no :focus-visible for what a script gives the focus after a press.
    this.isSeen = true;
    this.#target.board.redraw();
  }

  #cell(square: Square | undefined): SVGElement | null {
    return this.#target.board.root.querySelector(`[data-square="${square}"]`);
  }

  #focused(event: Event): void {
    const square = squareOf(event);
    if (square === undefined || this.#drawing) return;
    this.current = this.visited = square;
    this.isSeen = (event.target as Element).matches(':focus-visible');
    this.#target.board.redraw();
  }

  #unfocused(): void {
    if (this.#drawing) return;
    this.reset();
    this.isSeen = false;
    this.#target.board.redraw();
  }

  #down(event: KeyboardEvent): void {
    const square = squareOf(event);
    if (square === undefined || event.isComposing) return;
    // AltGr makes signs; some systems call it Ctrl and Alt.
    const held = event.ctrlKey || event.altKey || event.metaKey;
    const types = !held || event.getModifierState('AltGraph');
    if ((types && this.#type(event)) || this.#walk(event, square)) event.preventDefault();
  }

  #walk(event: KeyboardEvent, square: Square): boolean {
    if (event.altKey || event.metaKey) return false;
    const { key } = event;
    const next = squareFor(event, square, this.#target.rows());
    if (next !== undefined) this.focus(next);
    else if (this.#target.key(event, square)) return true;
    else if (key === 'Enter' || key === ' ') this.#target.press(square);
    else return key === 'Escape' && this.#target.cancel();
    return true;
  }

  /** A key that types, or ends what is typed, goes to what is loaded with the first. */
  #type(event: KeyboardEvent): boolean {
    this.#typing ??= typing && new typing.Typing(this.#target);
    if (this.#typing && !this.#waiting) return this.#typing.key(event);
    if (!this.#waiting) {
      if (!isSign(event.key)) return false;
      this.#waiting = [];
      void this.#load();
    }
    if (event.key.length > 1 && !/^(Enter|Escape|Backspace)$/.test(event.key)) return false;
    this.#waiting.push(event);
    return true;
  }

  async #load(): Promise<void> {
    try {
      typing = await import('./typing.js');
      this.#typing = new typing.Typing(this.#target);
    } catch {
      // The next key tries again.
    }
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const event of waiting)
      if (!this.#typing?.key(event) && this.current) this.#walk(event, this.current);
  }
}

import { formatShapes } from '../../notation/shapes.js';
import { whenPointedAt } from './pointing.js';
import type { Site } from './site.js';

/** Squares that a comment names: they light up as long as somebody is on the word. */
export class LitSquares {
  readonly #site: Site;
  readonly #changed: () => void;
  #on: Element | undefined;

  constructor(site: Site, changed: () => void) {
    this.#site = site;
    this.#changed = changed;
    const { root } = site;
    whenPointedAt(
      root,
      (target) => this.#light(target),
      ({ pointerType }) => {
        // A finger that has gone has still pointed at it.
        if (pointerType !== 'touch') this.#light(null);
      },
    );
    root.addEventListener('focusin', ({ target }) => this.#light(target as Element));
    root.addEventListener('focusout', (event) =>
      this.#light((event as FocusEvent).relatedTarget as Element | null),
    );
  }

  /** As circles on the board. */
  get shapes(): string {
    const { variant } = this.#site.session().game;
    const word = this.#on as HTMLElement | undefined;
    if (!word?.isConnected) return '';
    const shapes = (word.dataset.squares ?? '').split(/[\s,]+/).flatMap((name) => {
      const square = variant.squareAt(name);
      return square ? [{ color: 'yellow', squares: [square] } as const] : [];
    });
    return formatShapes(shapes, variant.naming());
  }

  #light(element: Element | null): void {
    const word = element?.closest('[data-squares]') ?? undefined;
    if (word === this.#on) return;
    this.#on = word;
    this.#changed();
  }
}

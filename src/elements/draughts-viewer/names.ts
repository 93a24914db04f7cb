import type { Language } from '../../locales/language.js';
import { listed } from './listed.js';
import type { Place } from './places.js';
import type { Site } from './site.js';
import { joined, nameOf } from './spoken.js';

/** How many moves are named before others have their turn, if it does not take too long. */
const SLICE = { moves: 100, milliseconds: 6 };

/** Names the moves of the list in words, some at a time: a game may have a thousand. */
export class Names {
  readonly #site: Site;
  /** What each element is named for. */
  #named = new WeakMap<Element, Place>();
  #language: Language | undefined;
  #waiting = 0;

  constructor(site: Site) {
    this.#site = site;
  }

  /** After each drawing: moves may have come, or stand for others. */
  drawn(): void {
    this.#waiting ||= window.setTimeout(() => this.#name());
  }

  disconnected(): void {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
  }

  #name(): void {
    this.#waiting = 0;
    const site = this.#site;
    const language = site.language();
    if (language !== this.#language) this.#named = new WeakMap();
    this.#language = language;
    const end = performance.now() + SLICE.milliseconds;
    let left = SLICE.moves;
    for (const button of site.root.querySelectorAll('button.move')) {
      const place = listed.get(button);
      if (!place || this.#named.get(button) === place) continue;
      if (left-- === 0 || performance.now() > end) {
        this.drawn();
        return;
      }
      // Who speaks to the page says what stands there.
      const label = joined([nameOf(site, place), button.textContent ?? '']);
      button.setAttribute('aria-label', label);
      this.#named.set(button, place);
    }
  }
}

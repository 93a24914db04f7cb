import { type Drawing, draw } from '../../drawing/draw.js';
import { formatShapes } from '../../notation/shapes.js';
import { listed } from './listed.js';
import type { Place } from './places.js';
import { whenPointedAt } from './pointing.js';
import type { Site } from './site.js';
import { joined, nameOf } from './spoken.js';
import { arrowsOf, waysOn, waysWords, writtenWay } from './ways.js';

/** Where several moves follow: they are offered on the board and as a list. */
export class Fork {
  readonly #site: Site;
  readonly #changed: () => void;
  readonly #holder = document.createElement('div');
  #ways: readonly Place[] = [];
  #chosen = 0;
  /** The place that it is of, and whether the reader does not want it there. */
  #at: unknown;
  #isDismissed = false;
  /** What had the focus before the list. */
  #origin: HTMLElement | undefined;

  constructor(site: Site, changed: () => void) {
    this.#site = site;
    this.#changed = changed;
    this.#holder.addEventListener('focusin', ({ target }) => this.#choose(target as Element));
    whenPointedAt(this.#holder, (target) => this.#choose(target));
    this.#holder.addEventListener('click', (event) => this.#follow(event.target as Element));
  }

  /** The ways as arrows on the board. */
  get shapes(): string {
    const { variant } = this.#site.session().game;
    return formatShapes(arrowsOf(this.#ways, this.#chosen), variant.naming());
  }

  drawn(): void {
    const site = this.#site;
    const { node } = site.session();
    if (node !== this.#at) {
      this.#at = node;
      this.#isDismissed = false;
      this.#chosen = 0;
    }
    this.#ways = this.#isDismissed || site.isPlaying() ? [] : waysOn(site);
    if (this.#ways.length === 0) this.#leave();
    draw(this.#holder, this.#ways.length > 0 ? [this.#drawing] : []);
    this.#buttons.forEach((button, i) => {
      listed.set(button, this.#ways[i] as Place);
    });
    const room = site.room('over');
    if (this.#holder.parentNode !== room) room.append(this.#holder);
  }

  /** Whether a key means something here; then it is dealt with. */
  key({ key }: KeyboardEvent, target: Element): boolean {
    if (this.#ways.length === 0) return false;
    const isInside = this.#holder.contains(target);
    if (key === 'Escape') {
      this.#leave();
      this.#isDismissed = true;
      this.#site.redraw();
      return true;
    }
    const isTurned = getComputedStyle(this.#holder).direction === 'rtl';
    const aside = isTurned ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowLeft: -1, ArrowRight: 1 };
    // They lie beside each other; elsewhere the keys for that have a meaning already.
    const by = { ArrowDown: 1, ArrowUp: -1, ...(isInside && aside) }[key];
    if (!by) return false;
    if (!isInside) this.#origin = target as HTMLElement;
    const first = by > 0 ? 0 : -1;
    const buttons = this.#buttons;
    // What a mouse points at may be another.
    const at = buttons.indexOf(target as HTMLElement);
    buttons.at(isInside ? (at + by) % buttons.length : first)?.focus();
    return true;
  }

  get #buttons(): readonly HTMLElement[] {
    return [...this.#holder.querySelectorAll('button')];
  }

  get #drawing(): Drawing {
    const site = this.#site;
    const way = (place: Place, i: number): Drawing => {
      const text = writtenWay(site, place);
      return {
        tag: 'li',
        name: `way ${i}`,
        attributes: { class: i === this.#chosen ? 'chosen' : undefined },
        content: [
          {
            tag: 'button',
            name: 'way',
            attributes: {
              type: 'button',
              part: 'button',
              'aria-label': joined([nameOf(site, place), text]),
              tabindex: i === this.#chosen ? 0 : -1,
            },
            content: text,
          },
        ],
      };
    };
    return {
      tag: 'ul',
      name: 'ways',
      attributes: { class: 'ways', role: 'list', 'aria-label': waysWords(site, this.#ways) },
      content: this.#ways.map(way),
    };
  }

  #choose(target: Element): void {
    const index = this.#buttons.indexOf(target as HTMLElement);
    if (index < 0 || index === this.#chosen) return;
    this.#chosen = index;
    this.drawn();
    this.#changed();
  }

  #follow(target: Element): void {
    const place = listed.get(target);
    if (!place) return;
    this.#leave();
    void this.#site.go(this.#site.places().pathOf(place));
  }

  /** The focus goes back to where it came from before the list is gone. */
  #leave(): void {
    const { root } = this.#site;
    if (this.#holder.contains(root.activeElement)) {
      const next = root.querySelector<HTMLElement>('[data-do=next]');
      (this.#origin?.isConnected ? this.#origin : next)?.focus();
    }
    this.#origin = undefined;
  }
}

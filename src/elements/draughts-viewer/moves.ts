import { viewerWords } from '../../locales/en/viewer.js';
import { wordsIn } from '../../locales/language.js';
import { listed } from './listed.js';
import { MoveElements } from './move-elements.js';
import { MoveList } from './move-list.js';
import { ownItems } from './own-moves.js';
import type { Place } from './places.js';
import { rangeOf } from './range.js';
import type { Part, Site } from './site.js';

/** Comes when somebody may go through the list by keys. */
let keys: typeof import('./move-keys.js') | undefined;

async function loadKeys(): Promise<void> {
  try {
    keys ??= await import('./move-keys.js');
  } catch {
    // The next who comes tries again.
  }
}

/** The moves of the game as a list. */
export class Moves implements Part {
  readonly #site: Site;
  #list: MoveList | undefined;
  /** What the list has been made of. */
  #made: readonly unknown[] = [];
  #own: readonly Place[] = [];
  #current: HTMLButtonElement | undefined;
  /** The button that Tab comes to. */
  #stop: HTMLElement | undefined;
  readonly #resized = new ResizeObserver(() => this.#follow(this.#current));

  constructor(site: Site) {
    this.#site = site;
  }

  drawn(): void {
    const room: HTMLElement | null = this.#site.room('moves');
    if (!room) return;
    const list = this.#listIn(room);
    this.#showOwn(list);
    room.hidden = !list.element.firstElementChild;
    const { session, places } = this.#site;
    const { node, tail } = session();
    const place = this.#own[tail.length - 1] ?? places().at(node);
    const current = place && list.reveal(place);
    const before = this.#current;
    if (current === before) return;
    before?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    this.#current = current;
    if (!list.element.contains((room.getRootNode() as ShadowRoot).activeElement))
      this.#stopAt(current ?? list.element.querySelector('button'));
    if (current) this.#follow(current);
    else if (before) list.element.scrollTop = 0;
  }

  #listIn(room: HTMLElement): MoveList {
    const site = this.#site;
    const places = site.places();
    const range = rangeOf(places, site.host);
    const words = wordsIn(site, viewerWords).viewer;
    const made = [places, range.from, range.to, words, site.host.notation];
    if (this.#list && made.every((each, i) => each === this.#made[i])) return this.#list;
    this.#made = made;
    this.#list?.stop();
    const list = new MoveList(places, new MoveElements(site, words), range, () => site.redraw());
    this.#list = list;
    this.#own = [];
    this.#current = undefined;
    this.#stop = undefined;
    const { element } = list;
    element.addEventListener('click', ({ target }) => this.#pressed(target as Element));
    element.addEventListener('keydown', (event) => void this.#key(event));
    element.addEventListener('focusin', ({ target }) => {
      this.#stopAt(target as HTMLElement);
      void loadKeys();
    });
    room.replaceChildren(element);
    this.#stopAt(element.querySelector('button'));
    this.#resized.disconnect();
    this.#resized.observe(element);
    return list;
  }

  #showOwn(list: MoveList): void {
    const session = this.#site.session();
    const places = this.#site.places();
    const after = places.at(session.node);
    const items = after ? ownItems(places, after, session) : [];
    const isSame =
      items.length === this.#own.length &&
      items.every(({ place: { node } }, i) => {
        const own = this.#own[i]?.node;
        return node.kind === 'move' && own?.kind === 'move' && node.move === own.move;
      });
    if (isSame) return;
    this.#own = items.map(({ place }) => place);
    if (after && items.length > 0) list.showOwn(after, items);
    else list.hideOwn();
  }

  #pressed(target: Element): void {
    const button = target.closest('button');
    if (!button) return;
    if (this.#list?.toggle(button)) this.#site.redraw();
    const place = listed.get(button);
    if (!place) return;
    const { session, places } = this.#site;
    const own = this.#own.indexOf(place);
    const { path } = session();
    void this.#site.go(own < 0 ? places().pathOf(place) : `${path.replace(/~.*/, '')}~${own + 1}`);
  }

  async #key(event: KeyboardEvent): Promise<void> {
    const { key, target, currentTarget } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!/^(Arrow|Home|End)/.test(key)) return;
    event.preventDefault();
    if (!keys) await loadKeys();
    const next = keys?.buttonAt(currentTarget as Element, target as Element, key);
    next?.focus();
    this.#follow(next);
  }

  #stopAt(button: HTMLElement | null): void {
    if (button === this.#stop || button?.localName !== 'button') return;
    if (this.#stop) this.#stop.tabIndex = -1;
    button.tabIndex = 0;
    this.#stop = button;
  }

  /** Scrolls the list, and nothing else, so that a button is seen with some moves around it. */
  #follow(button: HTMLElement | undefined): void {
    const list = this.#list?.element;
    if (!button || !list) return;
    const { top, bottom, height } = list.getBoundingClientRect();
    const box = button.getBoundingClientRect();
    const margin = Math.min(64, height / 4);
    const above = box.top - top - margin;
    const below = box.bottom - bottom + margin;
    // Not by a row with each step: the list rests while some moves are gone through.
    if (above < 0) list.scrollTop += above - height / 3;
    else if (below > 0) list.scrollTop += below + height / 3;
  }
}

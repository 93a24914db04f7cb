import { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import { beside } from '../hands/beside.js';
import { listed } from './listed.js';
import type { Place } from './places.js';
import { whenPointedAt } from './pointing.js';
import type { Site } from './site.js';
import { showOn, stillBoard } from './still.js';

/** How long somebody has to be on a move before its position is shown, and off it before it goes. */
const WAIT = 120;
const LEAVE = 200;

/** Shows the position of a move that somebody points at, or comes to with the keyboard. */
export class Preview {
  readonly #site: Site;
  #element: HTMLElement | undefined;
  #board: DraughtsBoard | undefined;
  #timer = 0;
  /** What it is of. */
  #of: Element | undefined;
  #open: AbortController | undefined;

  constructor(site: Site) {
    this.#site = site;
    const { root } = site;
    whenPointedAt(
      root,
      (target, { pointerType }) => pointerType !== 'touch' && this.#over(target),
      () => this.#over(undefined),
    );
    root.addEventListener('focusin', (event) => {
      const target = event.target as Element;
      if (target.matches(':focus-visible')) this.#over(target);
    });
    root.addEventListener('focusout', () => this.#over(undefined));
    root.addEventListener('click', () => this.close());
  }

  /** After each drawing: the move may be gone, or be the one that is shown. */
  drawn(): void {
    if (this.#of && !this.#placeOf(this.#of)) this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#open?.abort();
    this.#open = this.#of = undefined;
    if (this.#element) this.#element.hidden = true;
  }

  /** The place of an element; none where it is shown already. */
  #placeOf(element: Element): Place | undefined {
    const place = element.isConnected ? listed.get(element) : undefined;
    const { node, tail } = this.#site.session();
    return place?.node === node && tail.length === 0 ? undefined : place;
  }

  /** Somebody is on something, or on nothing any more. */
  #over(target: Element | undefined): void {
    // Whoever points at the position itself keeps it.
    const isInside = target && this.#element?.contains(target);
    const found = target && listedAround(target);
    clearTimeout(this.#timer);
    if (isInside || (found && found === this.#of)) return;
    if (found && this.#placeOf(found))
      this.#timer = window.setTimeout(() => this.#show(found), WAIT);
    else if (this.#of) this.#timer = window.setTimeout(() => this.close(), LEAVE);
  }

  #show(element: Element): void {
    const place = this.#placeOf(element);
    if (!place) return;
    this.close();
    const site = this.#site;
    this.#of = element;
    this.#open = new AbortController();
    const { signal } = this.#open;
    const box = this.#made;
    showOn(this.#board as DraughtsBoard, site, sessionAt(site, place));
    Object.assign(this.#board as DraughtsBoard, { coordinates: 'none', show: 'last-move' });
    box.hidden = false;
    if (box.showPopover) {
      box.showPopover();
      signal.addEventListener('abort', () => box.isConnected && box.hidePopover());
    }
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // Nothing else ends with it.
        event.preventDefault();
        event.stopPropagation();
        this.close();
      },
      { signal, capture: true },
    );
    beside(box, () => element.getBoundingClientRect(), signal);
  }

  get #made(): HTMLElement {
    const { root } = this.#site;
    if (!this.#element) {
      this.#board = stillBoard(this.#site);
      this.#element = document.createElement('div');
      this.#element.className = 'preview';
      this.#element.setAttribute('popover', 'manual');
      this.#element.append(this.#board);
    }
    if (this.#element.parentNode !== root) root.append(this.#element);
    return this.#element;
  }
}

/** The position of a place, also of one that only the reader's own moves lead to. */
function sessionAt(site: Site, place: Place): Session {
  const { game } = site.session();
  const { node } = place;
  return site.places().at(node) === place || !node.position
    ? new Session(game, site.places().pathOf(place))
    : new Session(new Game({ variant: game.variant, start: node.position.setup }));
}

/** The element of a move that an element belongs to: also what opens a variation, to its first. */
function listedAround(target: Element): Element | undefined {
  const first = target.closest('.toggle')?.parentElement?.querySelector('.move');
  let at: Element | null | undefined = first ?? target;
  while (at && !listed.has(at)) at = at.parentElement;
  return at ?? undefined;
}

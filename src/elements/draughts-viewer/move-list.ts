import type { GameNode } from '../../game/node.js';
import { type LineItem, type RowItem, rowItems, variationItems } from './line-items.js';
import { listed } from './listed.js';
import { type MoveElements, make, makeButton, makeList } from './move-elements.js';
import type { Place, Places } from './places.js';
import type { Range } from './range.js';

/** Lines that lie deeper, or have more plies, are closed at first. */
const OPEN = { depth: 2, plies: 60 };
/** Lists do not lie in each other any deeper than so. */
const DEEPEST = 24;
/** How many items are made at once. */
const SLICE = 150;

/** A line of the list: the game, or a variation. */
interface Line {
  readonly items: Iterator<LineItem | RowItem>;
  readonly depth: number;
  readonly list: HTMLElement;
  /** What it stands in, in the list of another line. */
  readonly fork: HTMLElement | undefined;
  readonly toggle: HTMLButtonElement | undefined;
  /** Whether the next move has its number. */
  isBroken: boolean;
  hasMove: boolean;
}

function isLong(first: Place): boolean {
  let plies = 0;
  let node: GameNode | undefined = first.node;
  while (node && plies <= OPEN.plies) {
    node = node.children[0];
    plies++;
  }
  return plies > OPEN.plies;
}

/**
 * The list of the moves of a game. Its elements are made once, line by line and without recursion,
 * some at a time; what is seen comes first.
 */
export class MoveList {
  readonly element: HTMLOListElement = makeList('main');
  readonly #places: Places;
  readonly #from: Place;
  readonly #elements: MoveElements;
  readonly #whenBuilt: () => void;
  readonly #main: Line;
  /** Variations, by their first moves and by the buttons that open them. */
  readonly #lines = new Map<GameNode | Element, Line>();
  readonly #buttons = new Map<GameNode, HTMLButtonElement>();
  /** Lines that are not complete; the last is the next to go on with. */
  readonly #pending: Line[] = [];
  #timer = 0;
  #own: HTMLElement | undefined;

  constructor(places: Places, elements: MoveElements, { from, to }: Range, whenBuilt: () => void) {
    this.#places = places;
    this.#from = from;
    this.#elements = elements;
    this.#whenBuilt = whenBuilt;
    const items = rowItems(places, from, to);
    const parts = { fork: undefined, toggle: undefined, isBroken: false, hasMove: true };
    this.#main = { items, depth: 0, list: this.element, ...parts };
    this.#pending.push(this.#main);
    this.#build();
  }

  /** Makes nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The button of a place, in open lines; undefined where the list has none. */
  reveal(place: Place): HTMLButtonElement | undefined {
    if (place === this.#from) return undefined;
    const known = this.#buttons.get(place.node);
    if (known && !known.closest('.closed > .line > :not(.lead)')) return known;
    const heads: Place[] = [];
    for (let at: Place | undefined = place; at; at = at.before)
      if (at.index > 0 && at !== place) heads.push(at);
    let line = this.#main;
    for (const head of heads.reverse()) {
      if (!this.#lines.has(head.node)) this.#finish(line);
      line = this.#lines.get(head.node) ?? line;
      this.#open(line, true);
    }
    if (!this.#buttons.has(place.node)) this.#finish(line);
    return this.#buttons.get(place.node);
  }

  /** Opens or closes what a button belongs to; false if it is none for that. */
  toggle(button: Element): boolean {
    const line = this.#lines.get(button);
    if (!line) return false;
    this.#open(line, line.toggle?.ariaExpanded !== 'true');
    return true;
  }

  /** Shows the reader's own moves after a place. */
  showOwn(after: Place, items: Iterable<LineItem>): void {
    this.#own?.remove();
    const { own } = this.#elements.words;
    const list = makeList('line', own);
    const label = make('span', 'label', own);
    label.setAttribute('aria-hidden', 'true');
    this.#own = make('li', 'own', label, list);
    const at = this.reveal(after)?.closest('li');
    if (at) at.after(this.#own);
    else this.element.prepend(this.#own);
    const line = { depth: 0, fork: undefined, toggle: undefined, isBroken: true, hasMove: true };
    for (const item of items) this.#append({ ...line, list, items: [].values() }, item);
  }

  hideOwn(): void {
    this.#own?.remove();
    this.#own = undefined;
  }

  #build(): void {
    this.stop();
    for (let left = SLICE; left > 0; left--) {
      const line = this.#pending.at(-1);
      if (!line) return;
      if (!this.#step(line)) this.#pending.pop();
    }
    this.#timer = window.setTimeout(() => {
      this.#build();
      this.#whenBuilt();
    });
  }

  #finish(line: Line): void {
    while (this.#step(line));
  }

  #step(line: Line): boolean {
    const { value } = line.items.next();
    if (value) this.#append(line, value);
    return value !== undefined;
  }

  #append(line: Line, item: LineItem | RowItem): void {
    if (item.kind === 'variations') {
      // The end of the list is taken next; closed ones wait for all others.
      for (const each of item.places.map((place) => this.#variation(line, place)).reverse())
        this.#pending[each.toggle?.ariaExpanded === 'false' ? 'unshift' : 'push'](each);
      line.isBroken = true;
      return;
    }
    const isMove = item.kind === 'move';
    const element = this.#elements.item(item, line.isBroken || (isMove && item.isFirst));
    if (!line.hasMove) element.classList.add('lead');
    line.list.append(element);
    for (const button of element.querySelectorAll('button')) {
      const place = listed.get(button);
      if (place) this.#buttons.set(place.node, button);
    }
    line.isBroken = !isMove;
    if (isMove) line.hasMove = true;
  }

  #variation(parent: Line, first: Place): Line {
    const { words } = this.#elements;
    const depth = parent.depth + 1;
    const list = makeList('line', words.variation);
    const box = make('div', 'variation');
    box.setAttribute('part', 'variation');
    const { children, comments } = first.node;
    const toggle =
      children.length + comments.length > 0 ? makeButton('toggle', 'button') : undefined;
    toggle?.setAttribute('aria-label', words.variation);
    box.append(...(toggle ? [toggle] : []), list);
    const fork = make('li', 'fork', box);
    if (depth > DEEPEST) parent.fork?.after(fork);
    else parent.list.append(fork);
    const items = variationItems(this.#places, first);
    const line = { items, depth, list, fork, toggle, isBroken: true, hasMove: false };
    this.#lines.set(first.node, line);
    if (toggle) this.#lines.set(toggle, line);
    while (!line.hasMove && this.#step(line));
    this.#show(line, depth <= OPEN.depth && !isLong(first));
    return line;
  }

  #open(line: Line, isOpen: boolean): void {
    this.#show(line, isOpen);
    if (!isOpen) return;
    this.#pending.push(line);
    this.#build();
  }

  #show({ list, toggle }: Line, isOpen: boolean): void {
    const { collapse, expand } = this.#elements.words;
    list.parentElement?.classList.toggle('closed', !isOpen);
    if (!toggle) return;
    toggle.ariaExpanded = `${isOpen}`;
    toggle.title = isOpen ? collapse : expand;
  }
}

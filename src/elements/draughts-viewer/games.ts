import { type Drawing, draw } from '../../drawing/draw.js';
import type { Game } from '../../game/game.js';
import { gamesWords } from '../../locales/en/games.js';
import { viewerWords } from '../../locales/en/viewer.js';
import { wordsIn } from '../../locales/language.js';
import { textOf } from '../draughts-board/asked.js';
import { type Collection, collectionOf } from './collection.js';
import { type GamesWords, nameOf, titleOf } from './game-names.js';
import { gamesStyles } from './games.styles.js';
import { gamesList } from './games-list.js';
import { type Icon, icon } from './icons.js';
import { neighbour } from './keys.js';
import { Search } from './search.js';
import type { Part, Site } from './site.js';

/** How many rows are drawn beyond those that are seen. */
const beyond = 6;

export const make = (site: Site): Part => new GamesPart(site);

/** Several games: which one is shown, the one before and the next, and a list of all. */
class GamesPart implements Part {
  readonly #site: Site;
  #collection: Collection | undefined;
  #search: Search | undefined;
  /** Which games are listed. */
  #found: readonly number[] = [];
  /** The place in the list that the keys are on. */
  #active = 0;
  /** The button that Tab comes to. */
  #control = 'list';
  #isOpen = false;
  #rowHeight = 48;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(site: Site) {
    this.#site = site;
    site.adopt(gamesStyles);
    const room = site.room('games');
    room.addEventListener('click', (event) => this.#click(event.target as Element));
    room.addEventListener('input', (event) => this.#find(event.target as HTMLInputElement));
    room.addEventListener('keydown', (event) => this.#key(event));
    room.addEventListener('scroll', () => this.#draw(), { capture: true, passive: true });
    site.root.addEventListener('keydown', (event) => this.#step(event as KeyboardEvent));
  }

  drawn(): void {
    void this.#follow();
    this.#draw();
  }

  disconnected(): void {
    clearTimeout(this.#telling);
  }

  /** Finds the games that the one that is shown was read with. */
  async #follow(): Promise<void> {
    const collection = collectionOf(this.#site.board.record);
    await collection?.ready;
    if (collection?.games === this.#search?.games) return;
    this.#collection = collection;
    this.#search = collection && new Search(collection.games);
    this.#found = this.#search?.find(this.#field?.value ?? '') ?? [];
    this.#activate(Math.max(this.#found.indexOf(this.#current), 0));
  }

  get #words(): GamesWords {
    return wordsIn(this.#site, gamesWords).games;
  }

  /** Which game is shown. */
  get #current(): number {
    return this.#collection?.indexOf(this.#site.board.record) ?? -1;
  }

  get #field(): HTMLInputElement | null {
    return this.#site.root.querySelector('.games-find input');
  }

  get #box(): HTMLElement | null {
    return this.#site.root.querySelector('[role=listbox]');
  }

  /** Whether the author wants the list to be open. */
  get #isFixed(): boolean {
    return /\blist\b/.test(textOf(this.#site.host.show) ?? '');
  }

  #draw(): void {
    const collection = this.#collection;
    const [from, to] = this.#seen;
    draw(
      this.#site.room('games'),
      collection
        ? [
            this.#bar(collection.games),
            gamesList({
              games: collection.games,
              words: this.#words,
              found: this.#found,
              from,
              to,
              current: this.#current,
              active: this.#active,
              isOpen: this.#isOpen || this.#isFixed,
            }),
          ]
        : [],
    );
    this.#measure(from);
  }

  /** Which places in the list are seen, or nearly. */
  get #seen(): readonly [number, number] {
    if (!this.#isOpen && !this.#isFixed) return [0, 0];
    const { scrollTop = 0, clientHeight = 0 } = this.#box ?? {};
    const from = Math.max(Math.floor(scrollTop / this.#rowHeight) - beyond, 0);
    const count = Math.ceil((clientHeight || 264) / this.#rowHeight) + 2 * beyond;
    return [Math.min(from, this.#found.length), Math.min(from + count, this.#found.length)];
  }

  /** What is not drawn takes its room all the same. */
  #measure(from: number): void {
    const rows = this.#site.root.querySelector<HTMLElement>('.games-rows');
    if (!rows?.firstElementChild) return;
    this.#rowHeight = rows.firstElementChild.getBoundingClientRect().height || this.#rowHeight;
    rows.style.marginBlockStart = `${from * this.#rowHeight}px`;
    (rows.parentElement as HTMLElement).style.blockSize =
      `${this.#found.length * this.#rowHeight}px`;
  }

  #bar(games: readonly Game[]): Drawing {
    const current = this.#current;
    const { previousGame, nextGame } = wordsIn(this.#site, viewerWords).viewer;
    const button = (name: string, shape: Icon, label: string, isOff: boolean): Drawing => ({
      tag: 'button',
      name: `games ${name}`,
      attributes: {
        type: 'button',
        class: 'control',
        part: 'button',
        'data-games': name,
        'aria-label': label,
        'aria-disabled': isOff ? 'true' : undefined,
        'aria-expanded': name === 'list' ? `${this.#isOpen}` : undefined,
        'aria-controls': name === 'list' ? 'games-list' : undefined,
        tabindex: name === this.#control ? 0 : -1,
      },
      content: [icon(shape)],
    });
    const game = games[current];
    return {
      tag: 'div',
      name: 'games bar',
      attributes: { class: 'games-bar', role: 'toolbar', 'aria-label': this.#words.title },
      content: [
        button('previous', 'previous', previousGame, current <= 0),
        {
          tag: 'span',
          name: 'games title',
          attributes: { class: 'games-title' },
          content: game ? titleOf(game, current, games.length, this.#words) : '',
        },
        button('next', 'next', nextGame, current >= games.length - 1),
        ...(this.#isFixed ? [] : [button('list', 'list', this.#words.title, false)]),
      ],
    };
  }

  #click(target: Element): void {
    const button = target.closest<HTMLElement>('[data-games]');
    const row = target.closest<HTMLElement>('[data-place]');
    if (row) this.#choose(this.#found[Number(row.dataset.place)] as number);
    const what = button?.dataset.games;
    if (!what) return;
    this.#control = what;
    if (what === 'list') this.#open(!this.#isOpen);
    else this.#choose(this.#current + (what === 'next' ? 1 : -1));
  }

  #open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#draw();
    if (isOpen) {
      this.#activate(Math.max(this.#found.indexOf(this.#current), 0));
      this.#field?.focus();
    } else this.#site.root.querySelector<HTMLElement>('[data-games=list]')?.focus();
  }

  #choose(index: number): void {
    const game = this.#collection?.games[index];
    if (!game) return;
    if (index !== this.#current) {
      void this.#collection?.show(this.#site, index);
      const { name, result } = nameOf(game, index, this.#words);
      const title = titleOf(game, index, this.#collection?.games.length ?? 0, this.#words);
      this.#site.say([title, name, result].filter(Boolean).join(', '));
    }
    const place = this.#found.indexOf(index);
    if (this.#isOpen && this.#box?.contains(this.#site.root.activeElement)) this.#open(false);
    else if (place >= 0) this.#activate(place);
  }

  /** Puts the keys on a place in the list, which is then seen. */
  #activate(place: number): void {
    this.#active = Math.min(Math.max(place, 0), Math.max(this.#found.length - 1, 0));
    this.#draw();
    const box = this.#box;
    if (!box) return;
    const top = this.#active * this.#rowHeight;
    box.scrollTop = Math.max(
      Math.min(box.scrollTop, top),
      top + this.#rowHeight - (box.clientHeight || this.#rowHeight),
    );
    this.#draw();
  }

  #find(field: HTMLInputElement): void {
    this.#found = this.#search?.find(field.value) ?? [];
    this.#activate(Math.max(field.value ? 0 : this.#found.indexOf(this.#current), 0));
    clearTimeout(this.#telling);
    const told = this.#site.root.querySelector('.games-found');
    // Whoever types is not interrupted.
    this.#telling = setTimeout(() => this.#site.say(told?.textContent?.trim() ?? ''), 500);
  }

  #key(event: KeyboardEvent): void {
    const { key } = event;
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const isField = target === this.#field;
    const next = target.dataset.games && neighbour(this.#site.root, target, key);
    if (next) {
      this.#control = next.dataset.games as string;
      next.focus();
      this.#draw();
    } else if (key === 'Escape' && this.#isOpen) this.#open(false);
    else if (isField && key === 'ArrowDown') this.#box?.focus();
    else if ((isField || target === this.#box) && key === 'Enter')
      this.#choose(this.#found[this.#active] as number);
    else if (target !== this.#box || !this.#walk(event)) return;
    event.preventDefault();
  }

  /** A key in the list itself. */
  #walk({ key, shiftKey }: KeyboardEvent): boolean {
    const page = Math.max(Math.floor((this.#box?.clientHeight ?? 0) / this.#rowHeight) - 1, 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key];
    if (by !== undefined && shiftKey) return false;
    if (key === ' ') this.#choose(this.#found[this.#active] as number);
    else if (key === 'Home') this.#activate(0);
    else if (key === 'End') this.#activate(this.#found.length - 1);
    else if (by !== undefined) this.#activate(this.#active + by);
    else {
      // Who types in the list looks for something: the field gets the sign.
      if (/^[\p{L}\p{N}]$/u.test(key)) this.#field?.focus();
      return false;
    }
    return true;
  }

  /** Keys that lead to another game, wherever the focus is in the viewer. */
  #step(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const by = { PageUp: -1, PageDown: 1 }[event.key];
    if (!by || !event.shiftKey || event.composedPath()[0] === this.#field) return;
    event.preventDefault();
    this.#choose(this.#current + by);
  }
}

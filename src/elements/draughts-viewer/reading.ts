import { Session } from '../../game/session.js';
import { Fork } from './fork.js';
import { Hops } from './hops.js';
import { LitSquares } from './lit-squares.js';
import { Names } from './names.js';
import { Preview } from './preview.js';
import { readingStyles } from './reading.styles.js';
import type { Part, Site } from './site.js';
import { Trying } from './trying.js';
import { Voice } from './voice.js';

/** What there is for whoever reads: moves in words, what is shown, ways to go on, previews. */
class Reading implements Part {
  readonly #site: Site;
  readonly #names: Names;
  readonly #voice: Voice;
  readonly #fork: Fork;
  readonly #lit: LitSquares;
  readonly #preview: Preview;
  readonly #trying: Trying;
  readonly #hops: Hops;

  constructor(site: Site) {
    site.adopt(readingStyles);
    this.#site = site;
    const mark = (): void => this.#mark();
    this.#names = new Names(site);
    this.#voice = new Voice(site);
    this.#fork = new Fork(site, mark);
    this.#lit = new LitSquares(site, mark);
    this.#preview = new Preview(site);
    this.#trying = new Trying(site);
    this.#hops = new Hops(site);
    // What lies over the list takes room from it.
    const over = site.room('over');
    new ResizeObserver(() => {
      over.parentElement?.style.setProperty('--over', `${over.offsetHeight}px`);
    }).observe(over);
    // Whoever came with a press has gone somewhere already.
    const { at, from, session } = site.host;
    const { game, path } = site.session();
    if (!session && path !== new Session(game, `${at ?? from ?? 'start'}`).path)
      this.#voice.moved();
    site.root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent));
  }

  drawn(): void {
    for (const part of [this.#fork, this.#trying, this.#preview, this.#names, this.#voice])
      part.drawn();
    this.#mark();
  }

  disconnected(): void {
    this.#preview.close();
    this.#names.disconnected();
    this.#voice.disconnected();
  }

  /** What is drawn on the board beside what the author wants. */
  #mark(): void {
    this.#site.mark([this.#fork.shapes, this.#lit.shapes].filter(Boolean).join(' '));
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.composedPath()[0] as Element;
    if (target.matches('input,select,textarea')) return;
    const { key } = event;
    if (key === '>') this.#hops.next();
    else if (key === '<') this.#hops.previous();
    else if (!(key === 'Escape' && this.#hops.end()) && !this.#fork.key(event, target)) return;
    event.preventDefault();
  }
}

export const make = (site: Site): Part => new Reading(site);

import type { Part, Site } from './site.js';

/** The moves of the game as a list. */
export class Moves implements Part {
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  drawn(): void {
    this.#site.room('moves');
  }
}

import { type Drawing, draw } from '../../drawing/draw.js';
import { viewerWords } from '../../locales/en/viewer.js';
import { wordsIn } from '../../locales/language.js';
import type { Site } from './site.js';

/** A sign that what is shown is the reader's own, with the way back to the game. */
export class Trying {
  readonly #site: Site;
  readonly #holder = document.createElement('div');

  constructor(site: Site) {
    this.#site = site;
  }

  drawn(): void {
    const site = this.#site;
    draw(this.#holder, site.session().tail.length > 0 ? [this.#drawing] : []);
    const room = site.room('over');
    if (this.#holder.parentNode !== room) room.append(this.#holder);
  }

  get #drawing(): Drawing {
    const words = wordsIn(this.#site, viewerWords).viewer;
    return {
      tag: 'div',
      name: 'trying',
      attributes: { class: 'trying' },
      content: [
        { tag: 'span', name: 'own', attributes: {}, content: words.own },
        {
          tag: 'button',
          name: 'back',
          attributes: { type: 'button', part: 'button', 'data-do': 'back' },
          content: words.back,
        },
      ],
    };
  }
}

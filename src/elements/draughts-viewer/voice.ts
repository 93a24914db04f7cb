import { lastMoveWords } from '../hands/words.js';
import type { Site } from './site.js';
import {
  endWords,
  glyphWords,
  joined,
  moveWords,
  speakerOf,
  spokenOf,
  writtenWords,
} from './spoken.js';
import { waysOn, waysWords } from './ways.js';

/** How long nothing has to happen before something is said, in milliseconds. */
const REST = 150;
/** How long between two moves that are said of a game that plays by itself. */
const PLAYING = 3000;

/** Tells who cannot see it where the reader is, once for each step. */
export class Voice {
  readonly #site: Site;
  #timer = 0;
  #last = 0;
  #wasPlaying = false;
  /** Whether the reader stood in the record when something was last said. */
  #inRecord = true;
  /** What the board has said before the step. */
  #heard = '';

  constructor(site: Site) {
    this.#site = site;
    site.root.addEventListener('position-change', () => this.moved());
  }

  /** Another place is shown. */
  moved(): void {
    const isPlaying = this.#site.isPlaying();
    if (isPlaying && this.#timer) return;
    if (!this.#timer) this.#heard = this.#fromBoard;
    clearTimeout(this.#timer);
    const wait = isPlaying ? Math.max(REST, this.#last + PLAYING - performance.now()) : REST;
    this.#timer = window.setTimeout(() => this.#tell(), wait);
  }

  /** After each drawing: whoever stops a game that plays wants to know where it is. */
  drawn(): void {
    const isPlaying = this.#site.isPlaying();
    if (this.#wasPlaying && !isPlaying) this.moved();
    this.#wasPlaying = isPlaying;
  }

  disconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** What the board itself says. */
  get #fromBoard(): string {
    return this.#site.board.shadowRoot?.querySelector('.announcer')?.textContent ?? '';
  }

  #tell(): void {
    this.#timer = 0;
    this.#last = performance.now();
    const said = this.#fromBoard;
    const words = this.#words(said !== '' && said !== this.#heard);
    if (words) this.#site.say(words);
  }

  /** All there is to say; less where the board has said the move. */
  #words(isSaid: boolean): string {
    const site = this.#site;
    const session = site.session();
    const { node, tail } = session;
    const wasInRecord = this.#inRecord;
    this.#inRecord = tail.length === 0;
    const place = site.places().at(node);
    if (!place) return '';
    if (tail.length > 0)
      return joined([
        isSaid ? '' : lastMoveWords(session, speakerOf(site)),
        wasInRecord ? spokenOf(site).left : '',
      ]);
    const move = [...(isSaid ? [] : [moveWords(site, place)]), ...glyphWords(site, place)];
    if (site.isPlaying()) return move.join(', ');
    return joined([
      writtenWords(site, node.before),
      move.join(', '),
      writtenWords(site, node.comments),
      waysWords(site, waysOn(site)),
      isSaid && session.outcome ? '' : endWords(site, place),
    ]);
  }
}

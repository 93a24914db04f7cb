import type { Session } from '../../game/session.js';
import type { PositionChangeEvent } from '../shared/events.js';
import { isOn } from '../shared/flag.js';
import { setState } from '../shared/internals.js';
import { intervalOf, paceOf, restBefore, USUAL } from './pace.js';
import { whileSeen } from './seen.js';
import type { Part, Site } from './site.js';

export const make = (site: Site): Part => new Autoplay(site);

/** Keys that do nothing to a game. */
const idle = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;

/** Plays a game by itself until the reader does something. */
class Autoplay implements Part {
  readonly #site: Site;
  #isPlaying = false;
  /** Ends what listens as long as it plays on the page. */
  #run: AbortController | undefined;
  #isSeen = false;
  #isMoving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What it has begun with; nothing begins by itself twice. */
  #begun: Session | undefined;
  /** Whether the reader does not want it. */
  #isRefused = false;

  constructor(site: Site) {
    this.#site = site;
  }

  press(): void {
    this.#isRefused = this.#isPlaying;
    if (this.#isPlaying) this.#stop();
    else {
      this.#start(true);
      void this.#step(this.#isAtEnd);
    }
  }

  drawn(): void {
    // What is being drawn should not be drawn once more in the middle of that.
    queueMicrotask(() => this.#look());
  }

  disconnected(): void {
    clearTimeout(this.#timer);
    this.#run?.abort();
    this.#run = undefined;
  }

  /** Looks at what is shown now: another game may be there, or the author may want it to play. */
  #look(): void {
    const { host } = this.#site;
    if (!host.isConnected) return;
    const session = this.#site.session();
    if (this.#isPlaying && this.#begun !== session) this.#stop();
    // It may have been taken to another place of the page.
    if (this.#isPlaying && !this.#run) this.#listen();
    if (!isOn(host.autoplay) || this.#isRefused || this.#begun === session) return;
    this.#begun = session;
    if (this.#isAtEnd || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#start(false);
  }

  #start(isSeen: boolean): void {
    this.#begun = this.#site.session();
    this.#isSeen = isSeen;
    this.#tell(true);
    this.#listen();
  }

  #stop(): void {
    this.disconnected();
    if (this.#isPlaying) this.#tell(false);
  }

  #tell(isPlaying: boolean): void {
    this.#isPlaying = isPlaying;
    setState(this.#site.host, 'playing', isPlaying);
    this.#site.setPlaying(isPlaying);
  }

  #listen(): void {
    const { root, host } = this.#site;
    this.#run = new AbortController();
    this.#isMoving = false;
    const { signal } = this.#run;
    const refuse = (): void => {
      this.#isRefused = true;
      this.#stop();
    };
    const on = (type: string, isAction: (event: Event) => boolean): void =>
      root.addEventListener(type, (event) => isAction(event) && refuse(), { signal });
    const isIn = ({ target }: Event, rooms: string): boolean =>
      (target as Element).closest(rooms) !== null;
    on('position-change', (event) => (event as PositionChangeEvent).cause !== 'autoplay');
    // A finger on the board may be about to scroll the page.
    on('pointerdown', (event) => {
      const isFinger = (event as PointerEvent).pointerType === 'touch';
      return isIn(event, isFinger ? '.moves-room' : '.board-room,.moves-room');
    });
    on('pointerup', (event) => isIn(event, '.board-room'));
    on('click', (event) => isIn(event, '.board-room,.moves-room'));
    on('keydown', (event) => {
      const { key } = event as KeyboardEvent;
      // Who comes to the buttons by keys can still press one.
      return !idle.test(key) && (key === 'Escape' || !isIn(event, '.controls,.menu-room'));
    });
    const board = this.#site.room('board');
    whileSeen(board.offsetHeight > 0 ? board : host, signal, (isSeen) => {
      this.#isSeen = isSeen;
      this.#wait();
    });
  }

  /** Rests before the next move; not while another is being shown, nor out of sight. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.#isPlaying || this.#isMoving) return;
    const { host } = this.#site;
    if (this.#isAtEnd && !(paceOf(host).loop ?? isOn(host.loop))) this.#stop();
    else if (this.#isSeen)
      this.#timer = setTimeout(() => void this.#step(this.#isAtEnd), 1000 * this.#rest);
  }

  async #step(isAgain: boolean): Promise<void> {
    const { host, go } = this.#site;
    const run = this.#run;
    clearTimeout(this.#timer);
    this.#isMoving = true;
    const isThere = await go(isAgain ? (host.from ?? 'first') : 'next', 'autoplay');
    if (run !== this.#run) return;
    this.#isMoving = false;
    if (isThere) this.#wait();
    else this.#stop();
  }

  get #isAtEnd(): boolean {
    const { node, tail, game } = this.#site.session();
    const { to } = this.#site.host;
    if (tail.length > 0) return false;
    const isTold = to !== undefined && to !== null && game.at(`${to}`) === node;
    return isTold || node.children.every(({ kind }) => kind === 'text');
  }

  /** How many seconds to rest. */
  get #rest(): number {
    const { host } = this.#site;
    const interval = paceOf(host).interval ?? intervalOf(host.interval);
    return interval === 'clock' ? this.#restByClock() : interval;
  }

  #restByClock(): number {
    const { node, tail } = this.#site.session();
    const places = this.#site.places();
    const next = tail.length > 0 ? undefined : node.children[0];
    const place = next && places.at(next);
    return (place && restBefore(places, place)) ?? USUAL;
  }
}

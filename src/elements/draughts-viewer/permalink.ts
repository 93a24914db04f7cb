import type { Session } from '../../game/session.js';
import { parseMove } from '../../notation/read-move.js';
import { formatMove } from '../../notation/write-move.js';
import { isOn } from '../shared/flag.js';
import { type Collection, collectionOf } from './collection.js';
import { formatPlace, parsePlace, placeIn, withPlace } from './fragment.js';
import type { Part, Site } from './site.js';

/** Whoever steps fast writes once. */
const rest = 200;

export const make = (site: Site): Part => new Permalink(site);

/** The moves of the reader's own, as they are written. */
function ownMoves({ node, tail }: Session): readonly string[] {
  let { position } = node;
  return tail.map((move) => {
    const written = position ? formatMove(move, position) : '';
    position = position?.play(move);
    return written;
  });
}

/** Where a viewer stands, as an address has it. */
function placeOf(site: Site): string {
  const session = site.session();
  const index = collectionOf(session.game)?.indexOf(session.game) ?? -1;
  return formatPlace({
    game: index < 0 ? undefined : index + 1,
    path: session.path.split('~')[0] as string,
    own: ownMoves(session),
  });
}

/** The address of the page at the place where a viewer stands. */
export function linkTo(site: Site): string {
  const { id } = site.host;
  const [page] = location.href.split('#') as [string];
  const place = placeOf(site);
  return page + (withPlace(location.hash, id, place) ?? withPlace('', id, place));
}

/** Lets the address of the page follow the place of a viewer, and the viewer the address. */
class Permalink implements Part {
  readonly ready: Promise<void>;
  readonly #site: Site;
  /** The place that the address is known to have, or need not have. */
  #known: string | undefined;
  #collection: Collection | undefined;
  #game: Session['game'] | undefined;
  #writing: ReturnType<typeof setTimeout> | undefined;
  readonly #read = (): void => void this.#follow();

  constructor(site: Site) {
    this.#site = site;
    if (!site.host.id) console.warn('A viewer with permalinks needs an id');
    this.ready = this.#begin();
  }

  drawn(): void {
    if (!this.#site.host.isConnected) return;
    addEventListener('hashchange', this.#read);
    if (this.#known === undefined || this.#writing) return;
    this.#writing = setTimeout(() => this.#write(), rest);
  }

  disconnected(): void {
    removeEventListener('hashchange', this.#read);
    this.#stop();
  }

  get #isOn(): boolean {
    return isOn(this.#site.host.permalink) && this.#site.host.id !== '';
  }

  async #begin(): Promise<void> {
    await this.#site.board.ready;
    await this.#follow();
    this.#settle();
  }

  #stop(): void {
    clearTimeout(this.#writing);
    this.#writing = undefined;
  }

  /** Takes the place for the one that the address has. */
  #settle(): void {
    this.#stop();
    this.#game = this.#site.session().game;
    this.#collection = collectionOf(this.#game);
    this.#known = placeOf(this.#site);
  }

  #write(): void {
    this.#writing = undefined;
    const { id } = this.#site.host;
    const place = placeOf(this.#site);
    if (!this.#isOn || place === this.#known) return;
    const { game } = this.#site.session();
    const collection = collectionOf(game);
    const isOther = game !== this.#game && (!collection || collection !== this.#collection);
    this.#settle();
    // Where the page shows another record nobody has gone anywhere.
    if (isOther && placeIn(location.hash, id) === undefined) return;
    const hash = withPlace(location.hash, id, place);
    if (hash === undefined || hash === location.hash) return;
    try {
      history.replaceState(history.state, '', location.href.split('#')[0] + hash);
    } catch {
      // Browsers allow it only so often, and not in every frame.
    }
  }

  /** Goes where the address says, if it says anything for this viewer. */
  async #follow(): Promise<void> {
    if (!this.#isOn) return;
    const text = placeIn(location.hash, this.#site.host.id);
    const place = text === undefined ? undefined : parsePlace(text);
    if (!place || text === placeOf(this.#site)) return;
    this.#stop();
    if (!(await this.#toGame((place.game ?? 0) - 1))) return;
    if (await this.#site.go(place.path, 'link')) this.#play(place.own);
    this.#settle();
  }

  async #toGame(index: number): Promise<boolean> {
    const { game } = this.#site.session();
    const collection = collectionOf(game);
    if (!collection || index < 0) return index < 1;
    await collection.ready;
    return index === collection.indexOf(game) || collection.show(this.#site, index);
  }

  /** Makes moves of the reader's own, as far as they are legal. */
  #play(moves: readonly string[]): void {
    const session = this.#site.session();
    for (const text of moves) {
      const move = session.position && parseMove(text, session.position);
      if (!move || 'code' in move) return;
      session.play(move);
    }
  }
}

import { Session } from '../../game/session.js';
import { textOf } from '../draughts-board/asked.js';
import type { Loaded } from '../draughts-board/record.js';
import { followedBy } from '../shared/followed.js';
import { sessions } from '../shared/sessions.js';
import type { Extra } from './extras.js';

/** What tells that another session may be shown. */
const news = ['record-load', 'error', 'position-change'];

/** Whether boards follow each other in a ring of which this is the first on the page. */
function leadsRing(host: Element): boolean {
  const seen = new Set<Element>();
  let next = followedBy(host);
  while (next && next !== host && !seen.has(next) && sessions.has(next)) {
    seen.add(next);
    next = followedBy(next);
  }
  const isBehind = (other: Element): boolean =>
    (host.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return next === host && [...seen].every(isBehind);
}

/** Who follows another, and how it shows what that one shows. */
interface Follower {
  readonly host: HTMLElement & { readonly htmlFor?: unknown; readonly at?: unknown };
  show(loaded: Loaded): void;
}

/**
 * A board that shows what another shows: without a place of its own it moves together with it, with
 * one it shows that place of the same game. The other may come later, or be replaced.
 */
export class Link implements Extra {
  readonly #board: Follower;
  #other: Element | undefined;
  #session: Session | undefined;
  /** The place of its own, when it was last looked at. */
  #at: string | undefined;
  readonly #watch = new MutationObserver(() => this.#find());
  readonly #follow = (): void => this.#show();

  constructor(board: Follower) {
    this.#board = board;
  }

  updated(): void {
    const { host } = this.#board;
    if (!host.isConnected) return;
    this.#watch.observe(host.getRootNode(), {
      childList: true,
      subtree: true,
      attributeFilter: ['id', 'for'],
    });
    this.#find();
  }

  disconnected(): void {
    this.#watch.disconnect();
    this.#leave();
  }

  #find(): void {
    const { host } = this.#board;
    const followed = followedBy(host);
    const found = followed && leadsRing(host) ? undefined : followed;
    // Without another to come it shows what is its own again.
    if (!found && this.#session && (followed || textOf(host.htmlFor) === undefined)) {
      this.#session = this.#at = undefined;
      // An input that is set again is loaded again.
      Object.assign(host, { at: host.at });
    }
    if (found !== this.#other) {
      this.#leave();
      this.#other = found;
      for (const type of news) found?.addEventListener(type, this.#follow);
      // It may be a tag that is still unknown.
      if (found?.localName.includes('-') && !sessions.has(found))
        void customElements.whenDefined(found.localName).then(this.#follow, () => {});
    }
    this.#show();
  }

  #leave(): void {
    for (const type of news) this.#other?.removeEventListener(type, this.#follow);
    this.#other = undefined;
  }

  #show(): void {
    const session = this.#other && sessions.get(this.#other)?.session;
    const at = textOf(this.#board.host.at);
    if (!session || (session === this.#session && at === this.#at)) return;
    this.#session = session;
    this.#at = at;
    const own = at === undefined ? session : new Session(session.game);
    if (at !== undefined) own.go(at);
    this.#board.show({ session: own, diagnostics: [] });
  }
}

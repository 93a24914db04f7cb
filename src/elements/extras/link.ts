import { Session } from '../../game/session.js';
import { textOf } from '../draughts-board/asked.js';
import { sessions } from '../shared/sessions.js';
import type { Extra, ExtrasBoard } from './extras.js';

/**
 * A board that shows what another shows: without a place of its own it moves together with it, with
 * one it shows that place of the same game. The other may come later, or be replaced.
 */
export class Link implements Extra {
  readonly #board: ExtrasBoard;
  #other: Element | undefined;
  #session: Session | undefined;
  /** The place of its own, when it was last looked at. */
  #at: string | undefined;
  readonly #watch = new MutationObserver(() => this.#find());
  readonly #follow = (): void => this.#show();

  constructor(board: ExtrasBoard) {
    this.#board = board;
  }

  updated(): void {
    const { host } = this.#board;
    if (!host.isConnected) return;
    this.#watch.observe(host.getRootNode(), {
      childList: true,
      subtree: true,
      attributeFilter: ['id'],
    });
    this.#find();
  }

  disconnected(): void {
    this.#watch.disconnect();
    this.#leave();
  }

  #find(): void {
    const { host } = this.#board;
    const id = textOf(host.htmlFor);
    const root = host.getRootNode() as Document | ShadowRoot;
    const found = (id && root.getElementById?.(id)) || undefined;
    if (found !== this.#other) {
      this.#leave();
      this.#other = found;
      for (const type of ['record-load', 'error']) found?.addEventListener(type, this.#follow);
      // It may be a tag that is still unknown.
      if (found?.localName.includes('-') && !sessions.has(found))
        void customElements.whenDefined(found.localName).then(this.#follow);
    }
    this.#show();
  }

  #leave(): void {
    for (const type of ['record-load', 'error'])
      this.#other?.removeEventListener(type, this.#follow);
    this.#other = undefined;
  }

  #show(): void {
    const session = this.#other && sessions.get(this.#other)?.();
    const at = textOf(this.#board.host.at);
    if (!session || (session === this.#session && at === this.#at)) return;
    this.#session = session;
    this.#at = at;
    const own = at === undefined ? session : new Session(session.game);
    if (at !== undefined) own.go(at);
    this.#board.show(own);
  }
}

import type { Session } from '../../game/session.js';
import type { Loaded } from '../draughts-board/record.js';

/** What an element shows, and how to show something else on it until it is asked for another. */
export interface Shown {
  readonly session: Session;
  show(loaded: Loaded): void;
}

/** What each board on a page shows, for boards that follow another. */
export const sessions: WeakMap<Element, Shown> = new WeakMap();

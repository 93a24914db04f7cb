import type { Session } from '../../game/session.js';

/** What each board on a page shows, for boards that follow another. */
export const sessions: WeakMap<Element, () => Session> = new WeakMap();

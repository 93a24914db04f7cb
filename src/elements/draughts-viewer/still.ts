import type { Session } from '../../game/session.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import type { Site } from './site.js';

/** A board that shows something and does nothing, for who sees it. */
export function stillBoard({ board }: Site): DraughtsBoard {
  const still = document.createElement(board.localName) as DraughtsBoard;
  still.setAttribute('aria-hidden', 'true');
  // Nothing of it is news to the page.
  still.addEventListener('position-change', (event) => event.stopPropagation());
  return still;
}

/** Shows a session on it, looked at as the board of the viewer is. */
export function showOn(still: DraughtsBoard, site: Site, session: Session): void {
  const { coordinates, notation, locale, theme, pieces } = site.board;
  const orientation = site.bottom();
  Object.assign(still, { session, orientation, coordinates, notation, locale, theme, pieces });
}

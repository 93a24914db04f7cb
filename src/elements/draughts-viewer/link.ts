import { Link } from '../extras/link.js';
import { sessions } from '../shared/sessions.js';
import type { Part, Site } from './site.js';

/** Shows the game of another viewer or board on the page, wherever the moves or controls stand. */
export function make({ host, board }: Site): Part {
  const link = new Link({ host, show: (loaded) => sessions.get(board)?.show(loaded) });
  return { drawn: () => link.updated(), disconnected: () => link.disconnected() };
}

import type { Variant } from '../../board/variant.js';
import { tellListeners } from '../../locales/language.js';

type Games = Partial<typeof import('./unusual-games.js')>;

/** Once it is there; empty if it could not be fetched: then these games look like others. */
let games: Games | Promise<void> | undefined;

/**
 * What draws and tells the games that are not drawn on squares, piece by piece: undefined for all
 * others, a promise while it is on its way.
 */
export function unusualGames({ rules }: Variant): Games | Promise<void> | undefined {
  const { board, star, mechanics = [] } = rules;
  if (board.cells !== 'points' && !star && !mechanics.includes('towers')) return undefined;
  games ??= import('./unusual-games.js')
    .then(
      (module) => {
        games = module;
      },
      () => {
        games = {};
      },
    )
    .then(tellListeners);
  return games;
}

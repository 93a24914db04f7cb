import type { Game } from '../../game/game.js';
import type { Games } from '../draughts-board/games.js';

/** The games that a game was read with, for who shows them too. */
export const collections: WeakMap<Game, Games> = new WeakMap();

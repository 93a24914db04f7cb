import type { Setup } from '../board/setup.js';

/** The record of a game. */
export interface Game {
  readonly start: Setup;
}

/** A record without moves. */
export function startGame(start: Setup): Game {
  return { start };
}

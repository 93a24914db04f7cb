import type { Part, Site } from './site.js';

/** A module of a part. */
interface PartModule {
  make(site: Site): Part;
}

/** What is fetched for a viewer when it is needed. */
export const parts = {
  /** Plays the game by itself. */
  autoplay: (): Promise<PartModule> => import('./autoplay.js'),
  /** What can be copied, saved and set. */
  menu: (): Promise<PartModule> => import('./menu.js'),
  /** The list of games, where there are several. */
  games: (): Promise<PartModule> => import('./games.js'),
  /** What another viewer or board on the page shows. */
  link: (): Promise<PartModule> => import('./link.js'),
  /** The place in the address of the page. */
  permalink: (): Promise<PartModule> => import('./permalink.js'),
  /** What is there when somebody reads: names of moves in words, previews, ways to go on. */
  reading: (): Promise<PartModule> => import('./reading.js'),
};

export type PartName = keyof typeof parts;

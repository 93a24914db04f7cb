import type { Place } from './places.js';

/** What stands for a place of the game, by its element: moves of the list, choices at a fork. */
export const listed: WeakMap<Element, Place> = new WeakMap();

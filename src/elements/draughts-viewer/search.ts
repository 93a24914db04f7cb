import type { Game } from '../../game/game.js';

/** Words as they are looked for: without accents, capital or small. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds games by words in their tags. */
export class Search {
  readonly games: readonly Game[];
  #texts: readonly string[] | undefined;

  constructor(games: readonly Game[]) {
    this.games = games;
  }

  /** Which games have all of some words, or parts of words. */
  find(text: string): readonly number[] {
    const words = plain(text).split(/\s+/).filter(Boolean);
    if (words.length === 0) return this.games.map((_, index) => index);
    this.#texts ??= this.games.map(({ tags }) => plain([...tags.values()].join('\n')));
    return this.#texts.flatMap((all, index) =>
      words.every((word) => all.includes(word)) ? [index] : [],
    );
  }
}

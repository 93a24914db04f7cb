import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import type { Games } from '../draughts-board/games.js';
import type { Tally } from './answer.js';
import { Series } from './series.js';

/** The puzzles of a source: a series, or one that is remembered. */
export class PuzzleSet {
  readonly #series: Series;
  readonly #text: Games | undefined;

  /** The games, and which one is shown; what is solved may be kept from one visit to the next. */
  constructor(game: Game, text: Games | undefined, remembers: boolean) {
    const games = text?.reading.games ?? [game];
    this.#series = new Series(games, { memory: remembers ? storage() : undefined });
    this.#series.go(games.indexOf(game));
    this.#text = text;
  }

  get size(): number {
    return this.#series.games.length;
  }

  /** Which one is shown, from 0. */
  get at(): number {
    return this.#series.at;
  }

  /** The first that has not been solved, from the one that is shown. */
  get open(): number {
    const { results, nextOpen } = this.#series;
    return results[this.at]?.isSolved ? (nextOpen ?? this.at) : this.at;
  }

  /** How many have been solved without help of the solution. */
  get solved(): number {
    return this.#series.score.solved;
  }

  /** Whether all have been solved. */
  get isDone(): boolean {
    return this.#series.results.every((result) => result?.isSolved);
  }

  get games(): readonly Game[] {
    return this.#text?.reading.games ?? this.#series.games;
  }

  /** Has games read with help where they need it, unless there are too many to read them all. */
  async prepare(): Promise<void> {
    const { text = '', reading, help } = this.#text ?? {};
    const isClean = (game: Game): boolean => reading?.about(game).length === 0;
    if (text.length < 1e5 && !reading?.games.every(isClean)) await help?.();
  }

  /** Goes to another one, and tells what was wrong with it; undefined if there is none. */
  async go(index: number): Promise<{ game: Game; diagnostics: readonly Diagnostic[] } | undefined> {
    const text = this.#text;
    if (index === this.at || !text || !this.#series.go(index)) return undefined;
    const first = text.reading.games[index];
    // Not every game of a text is as clean as the first.
    if (first && text.reading.about(first).length > 0) await text.help?.();
    const game = text.reading.games[index];
    return game && { game, diagnostics: text.reading.about(game) };
  }

  keep(tally: Tally, isSolved: boolean): void {
    this.#series.keep(tally, isSolved);
  }
}

/** Where a browser keeps things, if it does. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

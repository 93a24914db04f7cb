import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import { fault } from '../draughts-board/asked.js';
import type { FoundGame } from '../draughts-board/games.js';
import type { Tally } from './answer.js';
import { Series } from './series.js';

type Find = (wanted: string) => Promise<FoundGame>;

/** The puzzles of a source: a series, or one that is remembered. */
export class PuzzleSet {
  readonly #series: Series;
  readonly #find: Find | undefined;

  /** The games, and which one is shown; what is solved may be kept from one visit to the next. */
  constructor(games: readonly Game[], game: Game, remembers: boolean, find?: Find) {
    this.#series = new Series(games, { memory: remembers ? storage() : undefined });
    this.#series.go(games.indexOf(game));
    this.#find = find;
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
    return this.#series.games;
  }

  /** Goes to another one; undefined if there is none. */
  async go(index: number): Promise<{ game: Game; diagnostics: readonly Diagnostic[] } | undefined> {
    if (index === this.at || !this.#series.go(index)) return undefined;
    const { game, diagnostics } = (await this.#find?.(`${index + 1}`)) ?? {};
    return game
      ? { game, diagnostics: diagnostics ?? [] }
      : { game: this.games[index] as Game, diagnostics: [fault('no-such-game', `${index + 1}`)] };
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

import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import { fault } from '../draughts-board/asked.js';
import type { FoundGame } from '../draughts-board/games.js';
import type { Tally } from './answer.js';
import type { Series } from './series.js';

/** The puzzles of a source: one, or a series. */
export class PuzzleSet {
  readonly #series: Series | undefined;
  readonly #find: ((wanted: string) => Promise<FoundGame>) | undefined;

  private constructor(
    series: Series | undefined,
    find: ((wanted: string) => Promise<FoundGame>) | undefined,
  ) {
    this.#series = series;
    this.#find = find;
  }

  /** The set that a game is of; what is solved may be kept from one visit to the next. */
  static async of(game: Game, isText: boolean, remembers: boolean): Promise<PuzzleSet> {
    const reading = isText
      ? (await import('../draughts-board/games.js')).readings.get(game)
      : undefined;
    const games = reading?.games ?? [game];
    if (games.length < 2 && !remembers) return new PuzzleSet(undefined, undefined);
    const { Series } = await import('./series.js');
    const memory = remembers ? storage() : undefined;
    const series = new Series(games, { memory });
    series.go(games.indexOf(game));
    return new PuzzleSet(series, reading?.find);
  }

  /** Whether there are several. */
  get isSeries(): boolean {
    return this.size > 1;
  }

  get size(): number {
    return this.#series?.games.length ?? 1;
  }

  /** Which one is shown, from 0. */
  get at(): number {
    return this.#series?.at ?? 0;
  }

  /** The first that has not been solved, from the one that is shown. */
  get open(): number {
    const { results = [], nextOpen } = this.#series ?? {};
    return results[this.at]?.isSolved ? (nextOpen ?? this.at) : this.at;
  }

  /** How many have been solved without help of the solution. */
  get solved(): number {
    return this.#series?.score.solved ?? 0;
  }

  /** Whether all have been solved. */
  get isDone(): boolean {
    return this.#series?.results.every((result) => result?.isSolved) ?? false;
  }

  get games(): readonly Game[] {
    return this.#series?.games ?? [];
  }

  /** Goes to another one; undefined if there is none. */
  async go(index: number): Promise<{ game: Game; diagnostics: readonly Diagnostic[] } | undefined> {
    if (index === this.at || !this.#series?.go(index)) return undefined;
    const { game, diagnostics } = (await this.#find?.(`${index + 1}`)) ?? {};
    return game
      ? { game, diagnostics: diagnostics ?? [] }
      : { game: this.games[index] as Game, diagnostics: [fault('no-such-game', `${index + 1}`)] };
  }

  keep(tally: Tally, isSolved: boolean): void {
    this.#series?.keep(tally, isSolved);
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

import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import type { Games } from '../draughts-board/games.js';
import type { Tally } from './answer.js';
import { Series } from './series.js';

/** How a set is kept. */
export interface SetOptions {
  /** Whether what is solved is kept from one visit to the next. */
  readonly remembers: boolean;
  /** The place where solving begins. */
  readonly startAt: string | undefined;
}

/** The puzzles of a source: a series, or one that is remembered. */
export class PuzzleSet {
  readonly #series: Series;
  readonly #text: Games | undefined;

  private constructor(games: readonly Game[], text: Games | undefined, options: SetOptions) {
    const { remembers, startAt } = options;
    this.#series = new Series(games, { memory: remembers ? storage() : undefined, startAt });
    this.#text = text;
  }

  /** The set that a game is of, which is shown, and the text that it was read from. */
  static async of(game: Game, text: Games | undefined, options: SetOptions): Promise<PuzzleSet> {
    const before = text?.reading.games ?? [game];
    // Not every game of a text is as clean as the first. Nobody types or pastes more than this.
    if (text && text.text.length < 1e5 && text.reading.diagnostics.length > 0) await help(text);
    const games = text?.reading.games ?? [game];
    const tags = String([...game.tags]);
    const set = new PuzzleSet(games, text, options);
    set.#series.go(
      games.length === before.length
        ? before.indexOf(game)
        : games.findIndex((each) => String([...each.tags]) === tags),
    );
    return set;
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

  get game(): Game | undefined {
    return this.#series.game;
  }

  get games(): readonly Game[] {
    return this.#text?.reading.games ?? this.#series.games;
  }

  /** Goes to another one, and tells what was wrong with it; undefined if there is none. */
  async go(index: number): Promise<{ game: Game; diagnostics: readonly Diagnostic[] } | undefined> {
    const text = this.#text;
    if (index === this.at || !text || !this.#series.go(index)) return undefined;
    const first = text.reading.games[index];
    // Not every game of a text is as clean as the first.
    if (first && text.reading.about(first).length > 0) await help(text);
    const game = text.reading.games[index];
    return game && { game, diagnostics: text.reading.about(game) };
  }

  keep(tally: Tally, isSolved: boolean): void {
    this.#series.keep(tally, isSolved);
  }
}

/** Reads all again with what it takes where PDN is not clean. */
async function help(text: Games): Promise<void> {
  try {
    await text.help?.();
  } catch {
    // What has been read without is good as well.
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

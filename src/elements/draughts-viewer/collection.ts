import type { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import type { Games } from '../draughts-board/games.js';
import { collections } from '../shared/collections.js';
import { followedBy } from '../shared/followed.js';
import { sessions } from '../shared/sessions.js';
import type { Site } from './site.js';

/** The games of one source. */
export class Collection {
  readonly #source: Games;
  /** Where games stood that have been shown, among how many; they may have been read again since. */
  readonly #shown = new WeakMap<Game, { readonly index: number; readonly all: number }>();

  /** Settles when it is told which games there are. */
  readonly ready: Promise<void>;

  constructor(source: Games, shown: Game) {
    this.#source = source;
    this.#note(shown);
    // Of what people type or paste, all that tells one game from another counts.
    this.ready = source.text.length > 1e5 ? Promise.resolve() : this.#help();
  }

  get games(): readonly Game[] {
    return this.#source.reading.games;
  }

  /** Which of the games it is, from 0; -1 if it is none of them. */
  indexOf(game: Game): number {
    const { games } = this;
    const index = games.indexOf(game);
    const before = this.#shown.get(game);
    if (index >= 0 || !before) return index;
    if (before.all === games.length) return before.index;
    const tags = String([...game.tags]);
    return games.findIndex((each) => String([...each.tags]) === tags);
  }

  /** Shows another of the games, from its start or from a place in it; false if there is none. */
  async show(site: Site, index: number, path?: string): Promise<boolean> {
    let game = this.games[index];
    if (!game) return false;
    this.#note(game);
    if (this.#source.reading.about(game).length > 0) {
      await this.#help();
      game = this.games[this.indexOf(game)] ?? game;
      this.#note(game);
    }
    collections.set(game, this.#source);
    const { reading } = this.#source;
    // Who follows another changes what that one shows.
    const followed = sessions.get(followedBy(site.host) ?? site.board) ?? sessions.get(site.board);
    followed?.show({ session: new Session(game, path), diagnostics: reading.about(game) });
    return true;
  }

  /** Reads all with what it takes where PDN is not clean. */
  async #help(): Promise<void> {
    try {
      await this.#source.help?.();
    } catch {
      // What has been read without is good as well.
    }
  }

  #note(game: Game): void {
    const { games } = this;
    const index = games.indexOf(game);
    if (index >= 0) this.#shown.set(game, { index, all: games.length });
  }
}

const known = new WeakMap<Games, Collection>();

/** The games that a game was read with, if there are several. */
export function collectionOf(game: Game): Collection | undefined {
  const source = collections.get(game);
  if (!source || source.reading.games.length < 2) return undefined;
  const found = known.get(source) ?? new Collection(source, game);
  known.set(source, found);
  return found;
}

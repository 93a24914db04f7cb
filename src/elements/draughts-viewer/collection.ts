import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import type { Games } from '../draughts-board/games.js';
import { collections } from '../shared/collections.js';
import { followedBy } from '../shared/followed.js';
import { sessions } from '../shared/sessions.js';
import type { Site } from './site.js';

/** The games of one source. */
export class Collection {
  readonly games: readonly Game[];
  readonly #source: Games;
  /** The game that was shown first, and which it is: it may have been read before the others. */
  readonly #first: Game;
  readonly #firstIndex: number;

  constructor(source: Games, first: Game, index: number) {
    this.games = source.reading.games;
    this.#source = source;
    this.#first = first;
    this.#firstIndex = index;
  }

  /** Which of the games it is, from 0; -1 if it is none of them. */
  indexOf(game: Game): number {
    return game === this.#first ? this.#firstIndex : this.games.indexOf(game);
  }

  /** Shows another of the games, from its start or from a place in it. */
  show(site: Site, index: number, path?: string): void {
    const game = this.games[index];
    if (!game) return;
    collections.set(game, this.#source);
    const session = new Session(game, path);
    const diagnostics: readonly Diagnostic[] = this.#source.reading.about(game);
    // Who follows another changes what that one shows.
    const shown = sessions.get(followedBy(site.host) ?? site.board) ?? sessions.get(site.board);
    shown?.show({ session, diagnostics });
  }
}

const known = new WeakMap<Games, Promise<Collection>>();

/** The games that a game was read with, if there are several. */
export function collectionOf(game: Game): Promise<Collection> | undefined {
  const source = collections.get(game);
  if (!source || source.reading.games.length < 2) return undefined;
  const found = known.get(source) ?? collect(source, game);
  known.set(source, found);
  return found;
}

async function collect(source: Games, first: Game): Promise<Collection> {
  const { games } = source.reading;
  try {
    await source.help();
  } catch {
    // What has been read without is good as well.
  }
  const all = source.reading.games;
  const tags = String([...first.tags]);
  const index =
    all.length === games.length
      ? games.indexOf(first)
      : all.findIndex((game) => String([...game.tags]) === tags);
  return new Collection(source, first, index);
}

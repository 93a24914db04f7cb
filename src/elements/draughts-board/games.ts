import type { Variant } from '../../board/variant.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import { type PdnReading, readPdn } from '../../notation/pdn/reader.js';
import { collections } from '../shared/collections.js';
import { fault } from './asked.js';

/** One game of a text. */
export interface FoundGame {
  /** The first if the one asked for is missing. */
  readonly game: Game | undefined;
  readonly missing: Diagnostic | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The games of a text. */
export interface Games {
  readonly text: string;
  reading: PdnReading;
  /** Reads all again with what it takes where PDN is not clean; undefined once that is done. */
  help: (() => Promise<void>) | undefined;
}

/** Reads PDN and finds the game that is asked for: by its number from 1, or by text in its tags. */
export async function readGame(
  text: string,
  variant: Variant | undefined,
  wanted: string | undefined,
): Promise<FoundGame> {
  const options = variant ? { variant } : {};
  const games: Games = {
    text,
    reading: readPdn(text, options),
    help: async () => {
      const [{ help }] = await Promise.all([
        import('../../notation/pdn/infer.js'),
        import('../../rules/more-variants.js'),
      ]);
      games.reading = readPdn(text, options, help);
      games.help = undefined;
    },
  };
  let found = findGame(games.reading, wanted);
  // It may be typed or pasted, one of the games that few pages show, or one that no tag names. Of
  // what people type, these signs are good PDN that means something else; no file is typed.
  if (found.diagnostics.length > 0 || (text.length < 1e5 && /\d;|==|\*\w/.test(text))) {
    await games.help?.();
    found = findGame(games.reading, wanted);
  }
  if (found.game) collections.set(found.game, games);
  return found;
}

function findGame(reading: PdnReading, wanted: string | undefined): FoundGame {
  const { games } = reading;
  const found = wanted ? gameOf(games, wanted) : games[0];
  const game = found ?? games[0];
  const missing = found ? undefined : fault('no-such-game', wanted);
  return { game, missing, diagnostics: game ? reading.about(game) : reading.diagnostics };
}

function gameOf(games: readonly Game[], text: string): Game | undefined {
  if (/^\d+$/.test(text)) return games[Number(text) - 1];
  const wanted = text.toLowerCase();
  return games.find(({ tags }) =>
    [...tags.values()].some((value) => value.toLowerCase().includes(wanted)),
  );
}

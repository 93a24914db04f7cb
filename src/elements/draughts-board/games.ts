import type { Variant } from '../../board/variant.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import { type PdnReading, readPdn } from '../../notation/pdn/reader.js';
import { fault } from './asked.js';

/** One game of a text. */
export interface FoundGame {
  /** The first if the one asked for is missing. */
  readonly game: Game | undefined;
  readonly missing: Diagnostic | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** All games of a text, and how any of them is read. */
interface Reading {
  readonly games: readonly Game[];
  /** Finds another game, by its number from 1 or by text in its tags. */
  find(wanted: string): Promise<FoundGame>;
}

/** By game, the text that it was read from. */
export const readings: WeakMap<Game, Reading> = new WeakMap();

/** Reads PDN and finds the game that is asked for: by its number from 1, or by text in its tags. */
export async function readGame(
  text: string,
  variant: Variant | undefined,
  wanted: string | undefined,
): Promise<FoundGame> {
  const options = variant ? { variant } : {};
  let reading = readPdn(text, options);
  let found = findGame(reading, wanted);
  // It may be typed or pasted, one of the games that few pages show, or one that no tag names. Of
  // what people type, these signs are good PDN that means something else.
  if (found.diagnostics.length > 0 || /\d;|==|\*\w/.test(text)) {
    const [{ help }] = await Promise.all([
      import('../../notation/pdn/infer.js'),
      import('../../rules/more-variants.js'),
    ]);
    reading = readPdn(text, options, help);
    found = findGame(reading, wanted);
  }
  const { games } = reading;
  if (found.game)
    readings.set(found.game, { games, find: (other) => readGame(text, variant, other) });
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

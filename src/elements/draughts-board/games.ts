import type { Variant } from '../../board/variant.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import { parsePdn } from '../../notation/pdn/reader.js';
import { fault } from './asked.js';

/** One game of a text. */
export interface FoundGame {
  /** The first if the one asked for is missing. */
  readonly game: Game | undefined;
  readonly missing: Diagnostic | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads PDN and finds the game that is asked for: by its number from 1, or by text in its tags. */
export async function readGame(
  text: string,
  variant: Variant | undefined,
  wanted: string | undefined,
): Promise<FoundGame> {
  const options = variant ? { variant } : {};
  let reading = parsePdn(text, options);
  // It may be one of those that few pages show.
  if (reading.diagnostics.some(({ code }) => code === 'unknown-variant')) {
    await import('../../rules/more-variants.js');
    reading = parsePdn(text, options);
  }
  const { games, diagnostics } = reading;
  const found = wanted ? gameOf(games, wanted) : games[0];
  const missing = found ? undefined : fault('no-such-game', wanted);
  return { game: found ?? games[0], missing, diagnostics };
}

function gameOf(games: readonly Game[], text: string): Game | undefined {
  if (/^\d+$/.test(text)) return games[Number(text) - 1];
  const wanted = text.toLowerCase();
  return games.find(({ tags }) =>
    [...tags.values()].some((value) => value.toLowerCase().includes(wanted)),
  );
}

import type { Setup } from '../../board/setup.js';
import { Variant } from '../../board/variant.js';
import { type Diagnostic, isError } from '../../game/diagnostic.js';
import { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { parseFen } from '../../notation/fen.js';
import { Position, type SetupErrors } from '../../rules/position.js';
import { fault, textOf, variantOf } from './asked.js';
import type { Source } from './source.js';

/** What a source has become. */
export interface Loaded {
  /** Undefined if nothing could be read that is worth showing. */
  readonly session: Session | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The position itself has a fault, so it is shown only for want of a better one. */
  readonly doubtful?: boolean;
}

export interface LoadOptions {
  /** The game as the author names it. */
  readonly variant: unknown;
  /** Which game of several: its number from 1, or text found in its tags. */
  readonly game: unknown;
  /** The place to show first. */
  readonly at: unknown;
}

/** Reads a source. Only PDN makes it wait, for the reader to be loaded. */
export function load(source: Source, options: LoadOptions): Loaded | Promise<Loaded> {
  switch (source.kind) {
    case 'session':
      return { session: source.session, diagnostics: [] };
    case 'setup': {
      const { errors = [] } = Position.from(source.setup) as Partial<SetupErrors>;
      const faults = errors.filter(({ code }) => code !== 'no-turn');
      if (faults.length === 0) return startingFrom(source.setup, [], options);
      return nothing(...faults.map(({ code, square }) => fault(code, `${square}`)));
    }
    default:
      return loadText(source.kind, source.text, options);
  }
}

const nothing = (...diagnostics: readonly Diagnostic[]): Loaded => ({
  session: undefined,
  diagnostics,
});

function loadText(
  kind: 'fen' | 'pdn',
  text: string,
  options: LoadOptions,
): Loaded | Promise<Loaded> {
  const variant = variantOf(options.variant);
  if (variant && !(variant instanceof Variant)) return nothing(variant);
  if (kind === 'pdn') return loadPdn(text, variant, options);
  const { setup, diagnostics } = parseFen(text, variant);
  return startingFrom(setup, diagnostics, options);
}

function startingFrom(
  start: Setup,
  diagnostics: readonly Diagnostic[],
  options: LoadOptions,
): Loaded {
  const loaded = opened([new Game({ variant: start.variant, start })], diagnostics, options);
  return { ...loaded, doubtful: loaded.diagnostics.some(isError) };
}

async function loadPdn(
  text: string,
  variant: Variant | undefined,
  options: LoadOptions,
): Promise<Loaded> {
  const { parsePdn } = await import('../../notation/pdn/reader.js');
  const { games, diagnostics } = parsePdn(text, variant ? { variant } : {});
  return opened(games, diagnostics, options);
}

/** A session on the game asked for, at the place asked for. */
function opened(
  games: readonly Game[],
  diagnostics: readonly Diagnostic[],
  options: LoadOptions,
): Loaded {
  const [game, at] = [textOf(options.game), textOf(options.at)];
  const found = game ? gameOf(games, game) : games[0];
  const shown = found ?? games[0];
  const session = shown && new Session(shown);
  const missing = !found
    ? fault('no-such-game', game)
    : at && !session?.go(at) && fault('no-such-place', at);
  return missing
    ? { session, diagnostics: [...diagnostics, missing], doubtful: true }
    : { session, diagnostics };
}

function gameOf(games: readonly Game[], text: string): Game | undefined {
  if (/^\d+$/.test(text)) return games[Number(text) - 1];
  const wanted = text.toLowerCase();
  return games.find(({ tags }) =>
    [...tags.values()].some((value) => value.toLowerCase().includes(wanted)),
  );
}

import type { Setup } from '../../board/setup.js';
import { findVariant, Variant } from '../../board/variant.js';
import { type Diagnostic, faultMessage, isError } from '../../game/diagnostic.js';
import { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { parseFen } from '../../notation/fen.js';
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
  readonly variant: string | null | undefined;
  /** Which game of several: its number from 1, or text found in its tags. */
  readonly game: string | null | undefined;
  /** The place to show first. */
  readonly at: string | null | undefined;
}

const fault = (code: string, about?: string): Diagnostic => ({
  severity: 'error',
  code,
  message: faultMessage(code, about),
  line: 1,
  column: 1,
});

/** The variant asked for, or a fault if there is none of that name. */
function variantOf(text: string | null | undefined): Variant | undefined | Diagnostic {
  if (!text) return undefined;
  const found = findVariant(String(text));
  if (found instanceof Variant) return found;
  const names = found.candidates.map(({ id }) => id).join(', ');
  return fault('unknown-variant', names ? `${text} (${names}?)` : text);
}

/** Reads a source. Only PDN makes it wait, for the reader to be loaded. */
export function load(source: Source, options: LoadOptions): Loaded | Promise<Loaded> {
  const variant = variantOf(options.variant);
  if (variant && !(variant instanceof Variant))
    return { session: undefined, diagnostics: [variant] };
  switch (source.kind) {
    case 'session':
      return { session: source.session, diagnostics: [] };
    case 'setup':
      return startingFrom(source.setup, [], options);
    case 'fen': {
      const { setup, diagnostics } = parseFen(source.text, variant);
      return startingFrom(setup, diagnostics, options);
    }
    case 'pdn':
      return loadPdn(source.text, variant, options);
  }
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
  { game, at }: LoadOptions,
): Loaded {
  const found = game ? gameOf(games, game) : games[0];
  if (!found) {
    const missing = fault('no-such-game', game ?? undefined);
    return { session: undefined, diagnostics: [...diagnostics, missing] };
  }
  const session = new Session(found);
  if (!at || session.go(String(at))) return { session, diagnostics };
  const missing = fault('no-such-place', at);
  return { session, diagnostics: [...diagnostics, missing], doubtful: true };
}

function gameOf(games: readonly Game[], text: string): Game | undefined {
  if (/^\d+$/.test(text)) return games[Number(text) - 1];
  const wanted = text.toLowerCase();
  return games.find(({ tags }) =>
    [...tags.values()].some((value) => value.toLowerCase().includes(wanted)),
  );
}

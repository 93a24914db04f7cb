import type { Setup } from '../../board/setup.js';
import { Variant, variants } from '../../board/variant.js';
import { type Diagnostic, isError } from '../../game/diagnostic.js';
import { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { parseFen } from '../../notation/fen.js';
import { Position, type SetupErrors } from '../../rules/position.js';
import { records } from '../../variants/records.js';
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
  /** How a file is fetched, as for images. */
  readonly crossOrigin?: unknown;
  readonly loading?: unknown;
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
    case 'src':
      return import('./fetched.js').then(({ fetched }) => fetched(source.text, options));
    default:
      return loadText(source.kind, source.text, options);
  }
}

export const nothing = (...diagnostics: readonly Diagnostic[]): Loaded => ({
  session: undefined,
  diagnostics,
});

/** Reads a text. */
export function loadText(
  kind: 'fen' | 'pdn',
  text: string,
  options: LoadOptions,
): Loaded | Promise<Loaded> {
  const variant = variantOf(options.variant);
  if (variant && !(variant instanceof Variant))
    return variants.length > records.length
      ? nothing(variant)
      : import('../../rules/more-variants.js').then(() => loadText(kind, text, options));
  if (kind === 'pdn') return loadPdn(text, variant, options);
  const { setup, diagnostics } = parseFen(text, variant);
  return startingFrom(setup, diagnostics, options);
}

function startingFrom(
  start: Setup,
  diagnostics: readonly Diagnostic[],
  options: LoadOptions,
): Loaded {
  const wanted = textOf(options.game) || '1';
  const missing = wanted === '1' ? undefined : fault('no-such-game', wanted);
  const loaded = opened(new Game({ variant: start.variant, start }), diagnostics, options, missing);
  return { ...loaded, doubtful: loaded.diagnostics.some(isError) };
}

async function loadPdn(
  text: string,
  variant: Variant | undefined,
  options: LoadOptions,
): Promise<Loaded> {
  const { readGame } = await import('./games.js');
  const { game, missing, diagnostics } = await readGame(text, variant, textOf(options.game));
  return opened(game, diagnostics, options, missing);
}

/** A session on a game, at the place asked for; with a fault if the game asked for is missing. */
function opened(
  game: Game | undefined,
  diagnostics: readonly Diagnostic[],
  options: LoadOptions,
  missing: Diagnostic | undefined,
): Loaded {
  const at = textOf(options.at);
  const session = game && new Session(game);
  const lost = missing ?? (at && !session?.go(at) && fault('no-such-place', at));
  return lost
    ? { session, diagnostics: [...diagnostics, lost], doubtful: true }
    : { session, diagnostics };
}

import type { Setup } from '../../board/setup.js';
import { getVariant, Variant } from '../../board/variant.js';
import type { Session } from '../../game/session.js';
import { Position } from '../../rules/position.js';
import { textOf, variantOf } from './asked.js';

/** Where a board gets what it shows. */
export type Source = {
  /**
   * It is inside the element: in a script, or as its text, which is then no caption. Or there is
   * nothing yet.
   */
  readonly own?: 'script' | 'text' | 'nothing';
  readonly text?: string;
} & (
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'setup'; readonly setup: Setup }
  | { readonly kind: 'pdn' | 'fen' | 'src'; readonly text: string }
);

export const opening: Source = { kind: 'fen', text: 'start', own: 'nothing' };

/** Who asks, and for what; the first that is given counts. */
export interface Asker extends HTMLElement {
  readonly session: Session | null | undefined;
  readonly pdn: unknown;
  readonly fen: unknown;
  readonly src: unknown;
  readonly variant: unknown;
}

export const fenTurn: RegExp = /^\s*[WB?]\s*:/i;
const pdnTag = /^\s*\[\s*\w+\s*["“]/;
// Russian books leave out a rank and a sign: cd4.
const firstMove =
  /^\s*(?:\d+\s*[.)][\s.]*)?(?:([a-p]?\d{1,2})\s*[-x:×\u2010-\u2015\u2212]\s*|([a-p]\d?)(?=[a-p]\d))([a-p]?\d{1,2})/i;

/** Whether a text begins with a move that can be played: 12-10-2024 or 2-1 in a caption cannot. */
function beginsWithMove(text: string, asked: unknown): boolean {
  const variant = variantOf(asked) ?? getVariant('international');
  const [found, full, brief = '', last = ''] = firstMove.exec(text) ?? [];
  // It may be one that has still to be loaded.
  if (!found || !(variant instanceof Variant)) return found !== undefined;
  const naming = variant.naming(/^\d/.test(last) ? 'numeric' : 'algebraic');
  return Position.start(variant)
    .legalMoves()
    .some(
      ({ from, to }) =>
        to === naming.square(last) &&
        (full ? from === naming.square(full) : naming.name(from).startsWith(brief.toLowerCase())),
    );
}

/** What an author has put inside the element, if it is a source and not a caption. */
function ownSource(host: Asker): Source | undefined {
  const file = host.querySelector<HTMLAnchorElement>(
    ':scope>a[href$=".pdn"],:scope>a[href$=".fen"]',
  );
  if (file) return { kind: 'src', text: file.href, own: 'script' };
  const script = host.querySelector(':scope > script[type*="pdn"]');
  const text = script?.textContent ?? host.textContent ?? '';
  const own = script ? 'script' : 'text';
  if (fenTurn.test(text)) return { kind: 'fen', text, own };
  return script || pdnTag.test(text) || beginsWithMove(text, host.variant)
    ? { kind: 'pdn', text, own }
    : undefined;
}

/** Where what is shown comes from: `given` is what the position of the asker has been set to. */
export function sourceOf(host: Asker, given: Setup | string | undefined): Source {
  const { session } = host;
  // Known by what they can do: a page may have them from another copy of the library.
  if (typeof session?.subscribe === 'function') return { kind: 'session', session };
  if (typeof given !== 'string' && given?.variant?.board && given.pieces instanceof Map)
    return { kind: 'setup', setup: given };
  // What is none is read as a text, which tells what is wrong with it.
  const position = textOf(session ?? given);
  if (position !== undefined) return { kind: 'fen', text: position };
  const games = textOf(host.pdn);
  if (games !== undefined) return { kind: 'pdn', text: games };
  const fen = textOf(host.fen);
  if (fen !== undefined) return { kind: 'fen', text: fen };
  const src = textOf(host.src);
  return src === undefined ? (ownSource(host) ?? opening) : { kind: 'src', text: src };
}

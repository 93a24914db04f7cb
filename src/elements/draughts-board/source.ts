import type { Setup } from '../../board/setup.js';
import type { Session } from '../../game/session.js';

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
  | { readonly kind: 'pdn' | 'fen'; readonly text: string }
);

export const opening: Source = { kind: 'fen', text: 'start', own: 'nothing' };

/** What has been asked for; the first that is given counts. */
export interface Inputs {
  readonly session: Session | null | undefined;
  readonly setup: Setup | string | undefined;
  readonly pdn: string | null | undefined;
  readonly fen: string | null | undefined;
}

const fenTurn = /^\s*[WB?]\s*:/i;
const pdnBegin = /^\s*(?:\[\s*\w+\s*"|(?:\d+\s*\.[\s.]*)?[a-p]?\d{1,2}\s*[-x:×]\s*[a-p]?\d)/i;

/** What an author has put inside the element, if it is a source and not a caption. */
function ownSource(host: HTMLElement): Source | undefined {
  const script = host.querySelector(':scope > script[type*="pdn"]');
  const text = script?.textContent ?? host.textContent ?? '';
  const own = script ? 'script' : 'text';
  if (fenTurn.test(text)) return { kind: 'fen', text, own };
  return script || pdnBegin.test(text) ? { kind: 'pdn', text, own } : undefined;
}

export function sourceOf(host: HTMLElement, { session, setup, pdn, fen }: Inputs): Source {
  if (session) return { kind: 'session', session };
  if (typeof setup === 'string') return { kind: 'fen', text: setup };
  if (setup) return { kind: 'setup', setup };
  if (typeof pdn === 'string') return { kind: 'pdn', text: pdn };
  if (typeof fen === 'string') return { kind: 'fen', text: fen };
  return ownSource(host) ?? opening;
}

import type { Setup } from '../../board/setup.js';
import type { Variant } from '../../board/variant.js';
import { type Findings, isError } from '../../game/diagnostic.js';
import { parseFen } from '../fen.js';

/** Reads a FEN that stands somewhere in a PDN text; its faults are found there. */
export function reportFen(fen: string, variant: Variant, findings: Findings, at: number): Setup {
  const { setup, diagnostics } = parseFen(fen, variant);
  for (const diagnostic of diagnostics) {
    const about = `${diagnostic.message.replace(/^.*?: /, '')} in the FEN ${fen}`;
    if (isError(diagnostic)) findings.error(diagnostic.code, at, about);
    else findings.warn(diagnostic.code, at, about);
  }
  return setup;
}

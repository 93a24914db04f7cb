import type { Setup } from '../../board/setup.js';
import type { Variant } from '../../board/variant.js';
import { isError } from '../../game/diagnostic.js';
import { parseFen } from '../long-fen.js';
import type { Reporter } from './notes.js';

/** Reads a FEN that stands in a PDN text, from an offset on; its faults are found there. */
export function reportFen(
  fen: string,
  variant: Variant,
  findings: Reporter,
  text: string,
  from: number,
): Setup {
  const { setup, diagnostics } = parseFen(fen, variant);
  // A value with quoted signs is written otherwise; then it begins where its tag does.
  const begin = text.indexOf(fen, from);
  for (const diagnostic of diagnostics) {
    const at = begin < 0 ? from : begin + diagnostic.column - 1;
    const about = `${diagnostic.message.replace(/^.*?: /, '')} in the FEN ${fen}`;
    if (isError(diagnostic)) findings.error(diagnostic.code, at, about);
    else findings.warn(diagnostic.code, at, about);
  }
  return setup;
}

import { type Diagnostic, Findings } from '../../game/diagnostic.js';

/** Who is told of faults, with the offset in the text. */
export interface Reporter {
  error(code: string, offset: number, about?: string): void;
  warn(code: string, offset: number, about?: string): void;
}

interface Note {
  readonly isError: boolean;
  readonly code: string;
  readonly offset: number;
  readonly about: string | undefined;
}

/** What is found in a part of a text that begins at an offset. */
export class Notes implements Reporter {
  readonly list: Note[] = [];
  readonly #from: number;

  constructor(from = 0) {
    this.#from = from;
  }

  error(code: string, offset: number, about?: string): void {
    this.list.push({ isError: true, code, offset: this.#from + offset, about });
  }

  warn(code: string, offset: number, about?: string): void {
    this.list.push({ isError: false, code, offset: this.#from + offset, about });
  }
}

/** A place in a text: how many lines are above it, and how many signs before it in its own. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const top: Place = { line: 0, column: 0 };

/** The place behind a text that begins at a place. */
export function placeBehind(text: string, { line, column }: Place): Place {
  const lines = text.split(/\r\n?|\n/);
  const above = lines.length - 1;
  const before = lines[above]?.length ?? 0;
  return { line: line + above, column: (above ? 0 : column) + before };
}

/** Notes on a text as diagnostics; a part of a longer one has an offset and a place in it. */
export function diagnosticsOf(
  notes: readonly Notes[],
  text: string,
  from = 0,
  begin: Place = top,
): readonly Diagnostic[] {
  const findings = new Findings(text);
  for (const { isError, code, offset, about } of notes.flatMap(({ list }) => list))
    if (isError) findings.error(code, offset - from, about);
    else findings.warn(code, offset - from, about);
  return findings.list.map((found) => ({
    ...found,
    line: found.line + begin.line,
    column: found.column + (found.line > 1 ? 0 : begin.column),
  }));
}

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

/** Notes on a text as diagnostics. */
export function diagnosticsOf(text: string, notes: readonly Notes[]): readonly Diagnostic[] {
  const findings = new Findings(text);
  for (const { isError, code, offset, about } of notes.flatMap(({ list }) => list))
    if (isError) findings.error(code, offset, about);
    else findings.warn(code, offset, about);
  return findings.list;
}

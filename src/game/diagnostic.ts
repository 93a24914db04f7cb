/** Something found wrong, or put right, while reading text. */
export interface Diagnostic {
  /** An `error` lost something; a `warning` was read as it was most likely meant. */
  readonly severity: 'error' | 'warning';
  /** A stable name of the fault, such as `no-such-square`. */
  readonly code: string;
  /** The fault in English. */
  readonly message: string;
  /** Where in the text, both from 1. */
  readonly line: number;
  readonly column: number;
}

/** Collects what is found in a text, and turns offsets into places. */
export class Findings {
  readonly list: Diagnostic[] = [];
  private readonly text: string;
  private lines: readonly number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  error(code: string, message: string, offset: number): void {
    this.list.push({ severity: 'error', code, message, ...this.place(offset) });
  }

  warn(code: string, message: string, offset: number): void {
    this.list.push({ severity: 'warning', code, message, ...this.place(offset) });
  }

  get hasErrors(): boolean {
    return this.list.some(({ severity }) => severity === 'error');
  }

  private place(offset: number): { line: number; column: number } {
    this.lines ??= [0, ...[...this.text.matchAll(/\r\n|\r|\n/g)].map((m) => m.index + m[0].length)];
    let low = 0;
    let high = this.lines.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.lines[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (this.lines[low] as number) + 1 };
  }
}

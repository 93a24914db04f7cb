/** Something found wrong, or put right, while reading text. */
export interface Diagnostic {
  /** An `error` lost something; a `warning` was read as it was most likely meant. */
  readonly severity: 'error' | 'warning';
  /** The stable name of the fault, such as `no-such-square`. */
  readonly code: string;
  /** The fault in English, with the text at fault. */
  readonly message: string;
  /** Where in the text, both from 1; 0 where it is no matter of the text. */
  readonly line: number;
  readonly column: number;
}

/** A fault in English: its code in words, and what it is about, which may be a text without end. */
export const faultMessage = (code: string, about = ''): string => {
  const words = code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
  return about ? `${words}: ${about.replace(/^(.{100}).+/s, '$1…')}` : words;
};

/** Nobody reads more of either kind; a text that is no record at all would have thousands. */
const LIMIT = 100;

/** Collects what is found in a text, and turns offsets into places. */
export class Findings {
  readonly list: Diagnostic[] = [];
  private readonly counts = { error: 0, warning: 0 };
  private readonly text: string;
  private starts: readonly number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Something is lost. `about` is the text at fault, or what it means. */
  error(code: string, offset: number, about?: string): void {
    this.add('error', code, offset, about);
  }

  /** Something was read as it was most likely meant. */
  warn(code: string, offset: number, about?: string): void {
    this.add('warning', code, offset, about);
  }

  private add(
    severity: Diagnostic['severity'],
    code: string,
    offset: number,
    about: string | undefined,
  ): void {
    if (++this.counts[severity] > LIMIT) return;
    this.starts ??= [0, ...[...this.text.matchAll(/\r\n?|\n/g)].map((m) => m.index + m[0].length)];
    const line = this.starts.findLastIndex((start) => start <= offset);
    const column = offset - (this.starts[line] ?? 0) + 1;
    const message = faultMessage(code, about);
    this.list.push({ severity, code, message, line: line + 1, column });
  }
}

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

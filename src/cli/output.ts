import { once } from 'node:events';
import type { Diagnostic } from '../game/diagnostic.js';

/** Writes to standard output, and waits while nobody takes it. */
export async function print(text: string): Promise<void> {
  if (text && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function printError(text: string): Promise<void> {
  if (!process.stderr.write(text)) await once(process.stderr, 'drain');
}

/** Says what is wrong with how the program was called. */
export const complain = (text: string): Promise<void> => printError(`draughts-board: ${text}\n`);

/** A text from a file as a part of a line: without breaks, and without signs that steer terminals. */
const plain = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** What was found in a file, as a line that editors can jump from. */
export const lineOf = (file: string, { line, column, severity, message }: Diagnostic): string =>
  `${file}:${line}:${column}: ${severity}: ${plain(message)}\n`;

/** Says on standard error what was found in a file. */
export const complainOf = (file: string, found: Diagnostic): Promise<void> =>
  printError(lineOf(file, found));

/** Ends the program where nobody reads what it writes, as `head` does when it has enough. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'EOF') process.exit();
      if (stream === process.stdout) process.stderr.write(`draughts-board: ${error.message}\n`);
      process.exit(2);
    });
}

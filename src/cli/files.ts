import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { Complaint } from './complaint.js';
import { print } from './output.js';

/** How much of a file is read at a time. */
const CHUNK = 1 << 20;

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'there is no such folder',
  EACCES: 'may not be read or written',
  EPERM: 'may not be read or written',
  ENAMETOOLONG: 'there is no file with such a name',
};

/** What the system says about a file, as a complaint. */
function complaintOf(file: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  return code ? new Complaint(`${file}: ${problems[code] ?? error.message}.`) : error;
}

/** Looks whether there is a file that can be read. */
export async function lookFor(file: string): Promise<void> {
  if (file === '-') return;
  try {
    await (await open(file)).close();
  } catch (error) {
    throw complaintOf(file, error);
  }
}

/** The bytes of a file; of standard input, if that is `-`. */
export async function* bytesOf(file: string): AsyncGenerator<Uint8Array, void, undefined> {
  const stream = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK });
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (error) {
    throw complaintOf(file, error);
  }
}

/** All bytes of a file. */
export async function readAll(file: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytesOf(file)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Writes a file; to standard output, if there is none or it is `-`. */
export async function write(file: string | undefined, text: string): Promise<void> {
  if (file === undefined || file === '-') return print(text);
  try {
    await writeFile(file, text);
  } catch (error) {
    throw complaintOf(file, error);
  }
}

/** The files to read; a complaint if there is none, or standard input twice. */
export function filesOf(operands: readonly string[]): readonly string[] {
  if (operands.length === 0)
    throw new Complaint('Which file? Name one or more; - is standard input.');
  if (operands.filter((each) => each === '-').length > 1)
    throw new Complaint('Standard input (-) can be read only once.');
  return operands;
}

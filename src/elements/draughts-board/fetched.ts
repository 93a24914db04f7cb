import { decodeText } from '../../notation/pdn/decode.js';
import { setState } from '../shared/internals.js';
import { whenNear } from '../shared/near.js';
import { fault, textOf } from './asked.js';
import { type Loaded, type LoadOptions, loadText, nothing } from './record.js';
import { fenTurn } from './source.js';

/** Files on their way, which several boards may wait for. */
const pending = new Map<string, Promise<Uint8Array>>();

/** How many files each board waits for. */
const waiting = new WeakMap<object, number>();

function wait(board: LoadOptions, by: 1 | -1): void {
  const count = (waiting.get(board) ?? 0) + by;
  waiting.set(board, count);
  if (board instanceof HTMLElement) setState(board, 'loading', count > 0);
}

/** Reads the file of games, or of one position, at an address. */
export async function fetched(address: string, options: LoadOptions): Promise<Loaded> {
  wait(options, 1);
  try {
    return await readFile(address, options);
  } finally {
    wait(options, -1);
  }
}

async function readFile(address: string, options: LoadOptions): Promise<Loaded> {
  if (textOf(options.loading) === 'lazy' && options instanceof Element)
    await new Promise<void>((resolve) => whenNear(options, resolve));
  let bytes: Uint8Array;
  try {
    bytes = await fileAt(address, textOf(options.crossOrigin) === 'use-credentials');
  } catch {
    return nothing(fault('not-loaded', address));
  }
  const text = decodeText(bytes);
  return loadText(fenTurn.test(text) ? 'fen' : 'pdn', text, options);
}

function fileAt(address: string, withCredentials: boolean): Promise<Uint8Array> {
  const key = `${withCredentials} ${new URL(address, document.baseURI)}`;
  const known = pending.get(key);
  if (known) return known;
  const file = read(address, withCredentials ? 'include' : 'same-origin').finally(() =>
    pending.delete(key),
  );
  pending.set(key, file);
  return file;
}

async function read(address: string, credentials: RequestCredentials): Promise<Uint8Array> {
  const answer = await fetch(address, { credentials });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

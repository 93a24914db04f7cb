import { byteOrder, codePageOf, decodeAs, type Encoding } from './decode.js';

/** So many bytes tell how a text is encoded, from the first on that is not ASCII. */
const TELLING = 1 << 16;

const none = new Uint8Array(0);

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** How many bytes stand before the last character of UTF-8, of which some may be missing. */
function beforeLast(bytes: Uint8Array): number {
  let at = bytes.length - 1;
  // A character has at most four bytes, and all but the first begin with the bits 10.
  while (at > bytes.length - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at--;
  return (bytes[at] ?? 0) < 0x80 ? bytes.length : at;
}

function utf8(bytes: Uint8Array, isStart: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: !isStart }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes a text that comes in pieces, as `decodeText` does with a whole one. */
class ChunkDecoder {
  #encoding: Encoding | undefined;
  /** For UTF-16; it keeps halves of characters itself. */
  #utf16: TextDecoder | undefined;
  /** Bytes that tell too little yet, or have the beginning of a character. */
  #waiting = none;
  #isStart = true;

  decode(chunk: Uint8Array, isLast = false): string {
    if (this.#utf16) return this.#utf16.decode(chunk, { stream: !isLast });
    const bytes = joined(this.#waiting, chunk);
    this.#waiting = none;
    if (bytes.length === 0) return '';
    if (!this.#encoding) return this.#tell(bytes, isLast);
    return this.#encoding === 'utf-8' ? this.#utf8(bytes, isLast) : decodeAs(bytes, this.#encoding);
  }

  /** ASCII is the same in all encodings; what follows has to wait until it tells. */
  #tell(bytes: Uint8Array, isLast: boolean): string {
    const other = bytes.findIndex((byte) => byte >= 0x80);
    const plain = other < 0 ? bytes.length : other;
    const text = String(utf8(bytes.subarray(0, plain), false));
    const rest = bytes.slice(plain);
    const isStart = this.#isStart && plain === 0;
    this.#isStart = isStart;
    if (rest.length === 0 || (rest.length < TELLING && !isLast)) {
      this.#waiting = rest;
      return text;
    }
    const mark = isStart ? byteOrder(rest) : undefined;
    this.#encoding = mark ?? 'utf-8';
    if (mark) this.#utf16 = new TextDecoder(mark);
    return text + this.decode(rest, isLast);
  }

  #utf8(bytes: Uint8Array, isLast: boolean): string {
    const end = isLast ? bytes.length : beforeLast(bytes);
    const text = utf8(bytes.subarray(0, end), this.#isStart);
    this.#isStart = false;
    if (text === undefined) {
      this.#encoding = codePageOf(bytes);
      return decodeAs(bytes, this.#encoding);
    }
    this.#waiting = bytes.slice(end);
    return text;
  }
}

/**
 * The text of chunks, decoded as `decodeText` does: by a byte order mark, else as UTF-8, else by a
 * code page. ASCII is passed on at once. What else there is waits until there are 64 KB of it, or
 * its end, which tell the encoding; if there are bytes later that are no UTF-8, they and all that
 * follows are read by a code page.
 */
export async function* decodeChunks(
  chunks: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new ChunkDecoder();
  for await (const chunk of chunks)
    yield typeof chunk === 'string' ? decoder.decode(none, true) + chunk : decoder.decode(chunk);
  yield decoder.decode(none, true);
}

/** How a text is written in bytes. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252';

/** What windows-1252 has from 0x80 on in the place of control characters; the gaps are unused. */
const signs1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The decoder of Node reads windows-1252 as ISO-8859-1 and leaves the signs to us. */
const decode1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (sign) => signs1252.charAt(sign.charCodeAt(0) - 0x80));

export const decodeAs = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === 'windows-1252' ? decode1252(bytes) : new TextDecoder(encoding).decode(bytes);

/** The code page of bytes that are no UTF-8. */
export function codePageOf(bytes: Uint8Array): Encoding {
  // Three letters in a row above 0xC0 are Cyrillic words.
  let run = 0;
  const isCyrillic = bytes.some((byte) => {
    run = byte >= 0xc0 ? run + 1 : 0;
    return run >= 3;
  });
  return isCyrillic ? 'windows-1251' : 'windows-1252';
}

/**
 * The text of a file: by its byte order mark, else UTF-8, else the code page of the west. It
 * never fails.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = byteOrder(bytes);
  if (mark) return decodeAs(bytes, mark);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeAs(bytes, codePageOf(bytes));
  }
}

/** What a byte order mark says. */
export function byteOrder([a, b]: Uint8Array): Encoding | undefined {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return undefined;
}

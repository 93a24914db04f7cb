/** What windows-1252 has from 0x80 on in the place of control characters; the gaps are unused. */
const signs1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The decoder of Node reads windows-1252 as ISO-8859-1 and leaves the signs to us. */
const decode1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (sign) => signs1252.charAt(sign.charCodeAt(0) - 0x80));

/**
 * The text of a file: by its byte order mark, else UTF-8, else the code page of the west. It
 * never fails.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Three letters in a row above 0xC0 are Cyrillic words.
    let run = 0;
    const cyrillic = bytes.some((byte) => {
      run = byte >= 0xc0 ? run + 1 : 0;
      return run >= 3;
    });
    return cyrillic ? new TextDecoder('windows-1251').decode(bytes) : decode1252(bytes);
  }
}

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
    return new TextDecoder(cyrillic ? 'windows-1251' : 'windows-1252').decode(bytes);
  }
}

/**
 * Writes a puzzle for `data-solution`, so that nobody reads the solution in the page by chance: its
 * bytes in UTF-8 as Base64. It hides, and does not protect.
 */
export function encodeSolution(pdn: string): string {
  const bytes = new TextEncoder().encode(pdn);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** What has been encoded; undefined for what is nothing of the kind. */
export function decodeSolution(encoded: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded.trim()), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

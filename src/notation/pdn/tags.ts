import { findVariant, Variant } from '../../board/variant.js';

/** What programs of other countries call the tags that a reader needs. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  result: ['risultato', 'résultat', 'resultat', 'uitslag', 'resultado'],
  gametype: ['type de jeu'],
};

/** The value of a tag by its name in the standard, whatever a program has called it: Fen, Gametype. */
export function tagOf<Value>(
  tags: ReadonlyMap<string, Value>,
  name: string,
  others: readonly string[] = aliases[name.toLowerCase()] ?? [],
): Value | undefined {
  const exact = tags.get(name);
  if (exact !== undefined) return exact;
  for (const each of [name.toLowerCase(), ...others])
    for (const [key, value] of tags)
      if (key.length === each.length && key.toLowerCase() === each) return value;
  return undefined;
}

/** The tags that say which game it is, the clearest first. */
const gameTags = ['Variant', 'GameType'];

/** The game that the tags name. `unknown` is told of a name that no game has. */
export function variantByTags(
  tags: ReadonlyMap<string, string>,
  unknown?: (name: string, value: string) => void,
  find: typeof findVariant = findVariant,
): Variant | undefined {
  for (const name of gameTags) {
    const value = tagOf(tags, name);
    if (!value) continue;
    const found = find(value);
    if (found instanceof Variant) return found;
    unknown?.(name, value);
  }
  return undefined;
}

/** So many names are remembered. */
const NAMES = 500;

/** `findVariant` for a file, which says the same few names thousands of times. */
export function rememberingFinder(): typeof findVariant {
  const known = new Map<string, ReturnType<typeof findVariant>>();
  return (text) => {
    const found = known.get(text) ?? findVariant(text);
    if (known.size < NAMES) known.set(text, found);
    return found;
  };
}

/** Signs that pages write by number or name. */
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp|ndash|minus|times));/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  minus: '−',
  times: '×',
};

/** A text with the signs that its entities mean. */
export function withoutEntities(text: string): string {
  // Nearly no text has any.
  if (!text.includes('&')) return text;
  return text.replace(entity, (whole, hex?: string, decimal?: string, name = '') => {
    const code = Number(hex ? `0x${hex}` : decimal);
    if (name) return named[name.toLowerCase()] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** What a tag says, from how it is written between its quotes. */
export const tagValue = (written: string): string =>
  withoutEntities(written.includes('\\') ? written.replace(/\\(["\\])/g, '$1') : written).trim();

/** The name of a tag, from how it is written. */
export const tagName = (written: string): string => withoutEntities(written).trim();

/** How the name of a tag may be written: with blanks and entities, too. */
export const writtenName = "[\\p{L}_&][\\p{L}\\d_&#;.' -]{0,60}?";

/** What stands around the value of a tag, plain or as word processors and pages have it. */
export const quote = `(?:["“-‟«»'‘’]|&(?:quot|#34|[lrb]dquo|[lr]aquo|#822[0-2]);)`;

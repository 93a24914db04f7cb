import { findVariant, Variant } from '../../board/variant.js';

/** What programs of other countries call the tags of the standard. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  white: ['bianco', 'blanc', 'wit', 'weiss', 'blancas', 'brancas'],
  black: ['nero', 'noir', 'zwart', 'schwarz', 'negras', 'pretas'],
  result: ['risultato', 'résultat', 'resultat', 'uitslag', 'resultado'],
  event: ['dati', 'événement', 'evento'],
  date: ['anno', 'datum', 'data'],
  round: ['manche', 'ronde', 'turno'],
  opening: ['apertura'],
  gametype: ['type de jeu'],
  whiterating: ['whiteelo'],
  blackrating: ['blackelo'],
};

/**
 * The value of a tag by the name that the standard has for it, whatever a program has called it:
 * Fen, Gametype, Bianco.
 */
export function tagOf<Value>(tags: ReadonlyMap<string, Value>, name: string): Value | undefined {
  const exact = tags.get(name);
  if (exact !== undefined) return exact;
  const wanted = name.toLowerCase();
  for (const each of [wanted, ...(aliases[wanted] ?? [])])
    for (const [key, value] of tags)
      if (key.length === each.length && key.toLowerCase() === each) return value;
  return undefined;
}

/** What a server counts as GameTypes beside those of the registry. */
const unregistered: Readonly<Record<string, string>> = {
  96: 'breakthrough',
  97: 'frysk',
  98: 'antidraughts',
};

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
    const found = find(unregistered[value.slice(0, 2)] ?? value);
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

import { findVariant, Variant } from '../../board/variant.js';

/** The value of a tag, whose name programs write in their own way: Fen, Gametype. */
export function tagOf<Value>(tags: ReadonlyMap<string, Value>, name: string): Value | undefined {
  const wanted = name.toLowerCase();
  return [...tags].find(([each]) => each.toLowerCase() === wanted)?.[1];
}

/** The tags that say which game it is, the clearest first. */
const gameTags = ['Variant', 'GameType'];

/** The game that the tags name. `unknown` is told of a name that no game has. */
export function variantByTags(
  tags: ReadonlyMap<string, string>,
  unknown?: (name: string, value: string) => void,
): Variant | undefined {
  for (const name of gameTags) {
    const value = tagOf(tags, name);
    if (!value) continue;
    const found = findVariant(value);
    if (found instanceof Variant) return found;
    unknown?.(name, value);
  }
  return undefined;
}

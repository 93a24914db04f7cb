import { type findVariant, getVariant, type Variant } from '../../board/variant.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import type { Guess, Guesser, Help } from './help.js';
import { diagnosticsOf, Notes, placeBehind, top } from './notes.js';
import { type Section, sectionsOf } from './sections.js';
import { rememberingFinder, tagOf, variantByTags } from './tags.js';
import { rawGamesOf, Source } from './written-game.js';

export interface PdnOptions {
  /** The game to read by, whatever the tags say. */
  readonly variant?: Variant;
}

export interface PdnReading {
  /** The games. The moves of one are read and played when its `root` is asked for. */
  readonly games: readonly Game[];
  /** What was wrong or had to be guessed in all of the text; to tell, all games are played. */
  readonly diagnostics: readonly Diagnostic[];
  /** What was wrong or had to be guessed in one of the games. */
  about(game: Game): readonly Diagnostic[];
}

/** Reads PDN. */
export function readPdn(all: string, options: PdnOptions, help: Help = {}): PdnReading {
  const inWords: Notes[] = [];
  const sources = [...sourcesOf(all, help, undefined, inWords)];
  const variantOf = options.variant
    ? () => options.variant as Variant
    : judge(sources, help.guesser);
  const games = sources.map((each) => each.game(variantOf(each)));
  const notesOf = ({ words, notes }: Source, game: Game | undefined): readonly Notes[] =>
    // Playing it is what finds its faults.
    game?.root ? [words, notes] : [];
  // Where the last game began that was asked about: a list of thousands is asked in its order.
  let last = 0;
  let place = top;
  return {
    games,
    get diagnostics(): readonly Diagnostic[] {
      const notes = sources.flatMap((each, index) => notesOf(each, games[index]));
      return diagnosticsOf([...new Set([...notes, ...inWords])], all);
    },
    about(game): readonly Diagnostic[] {
      const found = sources[games.indexOf(game)];
      if (!found) return [];
      const { text, from } = found;
      if (from < last) {
        last = 0;
        place = top;
      }
      place = placeBehind(all.slice(last, from), place);
      last = from;
      return diagnosticsOf(notesOf(found, game), text, from, place);
    },
  };
}

/**
 * The games of a text. Where tags alone do not tell them apart, their words are read. What is found
 * in words goes to `notes`, whether they are of a game or not.
 */
export function* sourcesOf(
  text: string,
  help: Help,
  sections: readonly Section[] = sectionsOf(text, help.plainSection),
  notes: Notes[] = [],
): Generator<Source, void, undefined> {
  for (const section of sections) {
    const part = text.slice(section.from, section.to);
    const words = new Notes(section.from);
    notes.push(words);
    if (section.tags && !help.isSeveral?.(part, section))
      yield new Source(part, help, section, words);
    else
      for (const raw of rawGamesOf(part, words, help))
        yield new Source(part, help, section, words, raw);
  }
}

/** Of so many games, from the first on that no tag names, some may be looked at to tell it. */
export const WINDOW = 200;

/**
 * How to tell which game a record is of: by its tags, else as the other records without any, for
 * which `sources` are looked at when the first comes.
 */
export function judge(
  sources: readonly Source[],
  guesser?: Guesser,
  find: typeof findVariant = rememberingFinder(),
): (source: Source) => Variant {
  const isNamed = ({ tags }: Source): boolean => variantByTags(tags, undefined, find) !== undefined;
  const unnamed = (): readonly Source[] => {
    const first = sources.findIndex((each) => !isNamed(each));
    return sources.slice(first, first + WINDOW).filter((each) => !isNamed(each));
  };
  let likely: readonly Guess[] | undefined;
  return (source) => {
    const { tags, at, notes } = source;
    const named = variantByTags(
      tags,
      (name, value) => notes.warn('unknown-variant', tagOf(source.tagAt, name) ?? at, value),
      find,
    );
    if (named) return named;
    likely ??= guesser?.(unnamed()) ?? [];
    const usual = getVariant('international');
    const variant = likely[0]?.variant ?? usual;
    if (variant !== usual) notes.warn('read-as', at, variant.name);
    return variant;
  };
}

import { getVariant, type Variant } from '../../board/variant.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import { decodeText } from './decode.js';
import { Lexer } from './lexer.js';
import { diagnosticsOf, Notes } from './notes.js';
import { GameCutter } from './raw-game.js';
import { sectionsOf } from './sections.js';
import { tagOf, variantByTags } from './tags.js';
import { Source } from './written-game.js';

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

/** Says which game records without a name for theirs are, the likeliest first. */
export type Guesser = (games: readonly Source[]) => readonly Guess[];

/** A game that records may belong to. */
export interface Guess {
  readonly variant: Variant;
  /** Which part of the moves can be played, from 0 to 1. */
  readonly confidence: number;
}

/** Reads PDN; without anybody to guess, games that no tag names are International. */
export function readPdn(
  source: string | Uint8Array,
  options: PdnOptions,
  guesser?: Guesser,
): PdnReading {
  const text = textOf(source);
  const all: Notes[] = [];
  const sources = sourcesOf(text, all);
  const variantOf = options.variant ? () => options.variant as Variant : judge(sources, guesser);
  const games = sources.map((each) => each.game(variantOf(each)));
  const notesOf = (index: number): readonly Notes[] => {
    const { words, notes } = sources[index] as Source;
    // Playing it is what finds its faults.
    return games[index]?.root ? [words, notes] : [];
  };
  return {
    games,
    get diagnostics(): readonly Diagnostic[] {
      return diagnosticsOf(text, [
        ...new Set([...games.flatMap((_, index) => notesOf(index)), ...all]),
      ]);
    },
    about: (game) => diagnosticsOf(text, games.includes(game) ? notesOf(games.indexOf(game)) : []),
  };
}

export const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : decodeText(source);

/**
 * The games of a text. Where tags alone do not tell them apart, their words are read. What is found
 * in words goes to `notes`, whether they are of a game or not.
 */
export function sourcesOf(text: string, notes: Notes[] = []): readonly Source[] {
  return sectionsOf(text).flatMap((section): readonly Source[] => {
    const part = text.slice(section.from, section.to);
    const words = new Notes(section.from);
    notes.push(words);
    if (section.tags) return [new Source(part, section, words)];
    const raws = new GameCutter(words).cut(new Lexer(part, words).tokens());
    return raws.map((raw) => new Source(part, section, words, raw));
  });
}

/** How to tell which game a record is of: by its tags, else as the other records without any. */
function judge(sources: readonly Source[], guesser?: Guesser): (source: Source) => Variant {
  let likely: readonly Guess[] | undefined;
  const unnamed = sources.filter(({ tags }) => !variantByTags(tags));
  return ({ tags, tagAt, notes }) => {
    const named = variantByTags(tags, (name, value) =>
      notes.warn('unknown-variant', tagOf(tagAt, name) ?? 0, value),
    );
    if (named) return named;
    likely ??= guesser?.(unnamed) ?? [];
    const usual = getVariant('international');
    const variant = likely[0]?.variant ?? usual;
    if (variant !== usual) notes.warn('read-as', 0, variant.name);
    return variant;
  };
}

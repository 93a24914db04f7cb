import type { Variant } from '../../board/variant.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import { decodeChunks } from './decode-chunks.js';
import { guesses, help, isTelling } from './infer.js';
import { diagnosticsOf, type Place, placeBehind, top } from './notes.js';
import { judge, type PdnOptions, sourcesOf, WINDOW } from './reader.js';
import { type Section, sectionsOf } from './sections.js';
import { rememberingFinder, variantByTags } from './tags.js';
import type { Source } from './written-game.js';

/** A game before anybody has told which it is. */
interface Arrival {
  readonly source: Source;
  /** Where its section begins. */
  readonly place: Place;
  /** Whether no game before it stands in the same section. */
  readonly isFirst: boolean;
}

/** A game of a stream. */
export interface StreamedGame {
  readonly game: Game;
  /** What was wrong or had to be guessed in it; to tell, it is played. */
  readonly diagnostics: readonly Diagnostic[];
}

/** How often each character may be looked at to find where games end. */
const LOOKS = 8;

/** Cuts a text that is still arriving into its games. */
class Cutter {
  #text = '';
  #place = top;
  /** How many characters may be looked at without taking more time than a multiple of all. */
  #credit = 0;
  /** Whether a tag may have ended since the last look. */
  #isNew = false;

  /** Takes more of the text; gives the games that are complete. */
  *add(text: string): Generator<Arrival, void, undefined> {
    this.#text += text;
    this.#credit += LOOKS * text.length;
    this.#isNew ||= text.includes(']');
    if (!this.#isNew || this.#credit < this.#text.length) return;
    this.#credit -= this.#text.length;
    this.#isNew = false;
    const sections = sectionsOf(this.#text, help.plainSection);
    yield* this.#cut(sections.slice(0, Math.max(0, sections.findLastIndex(isCertain))));
  }

  /** The games that are left when there is no more text. */
  end(): Generator<Arrival, void, undefined> {
    return this.#cut(sectionsOf(this.#text, help.plainSection));
  }

  *#cut(sections: readonly Section[]): Generator<Arrival, void, undefined> {
    const text = this.#text;
    let place = this.#place;
    let from = 0;
    let last: Source | undefined;
    for (const source of sourcesOf(text, help, sections)) {
      place = placeBehind(text.slice(from, source.from), place);
      from = source.from;
      yield { source, place, isFirst: last?.words !== source.words };
      last = source;
    }
    const to = sections.at(-1)?.to ?? 0;
    this.#text = text.slice(to);
    this.#place = placeBehind(text.slice(from, to), place);
  }
}

/**
 * Whether a section begins where it does whatever text follows: with a whole tag. What stands
 * before a whole tag cannot become the beginning of something else.
 */
const isCertain = ({ tagAt }: Section): boolean => [...tagAt.values()].includes(0);

async function* arrivalsOf(
  chunks: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<Arrival, void, undefined> {
  const cutter = new Cutter();
  for await (const text of decodeChunks(chunks)) yield* cutter.add(text);
  yield* cutter.end();
}

function streamed(
  { source, place, isFirst }: Arrival,
  variantOf: (source: Source) => Variant,
): StreamedGame {
  const game = source.game(variantOf(source));
  const { words, notes, text, from } = source;
  return {
    game,
    get diagnostics(): readonly Diagnostic[] {
      const { root } = game;
      return root ? diagnosticsOf(isFirst ? [words, notes] : [notes], text, from, place) : [];
    },
  };
}

/** The games of a stream, with what was found in them. */
export async function* readStream(
  chunks: AsyncIterable<string | Uint8Array>,
  { variant }: PdnOptions = {},
): AsyncGenerator<StreamedGame, void, undefined> {
  // From the first game on that no tag names, all wait until there are enough to tell.
  const waiting: Arrival[] = [];
  const unnamed: Source[] = [];
  const find = rememberingFinder();
  const variantOf = variant ? () => variant : judge(unnamed, guesses, find);
  let isTold = variant !== undefined;
  for await (const arrival of arrivalsOf(chunks)) {
    const isNamed = isTold || variantByTags(arrival.source.tags, undefined, find) !== undefined;
    waiting.push(arrival);
    if (!isNamed) {
      unnamed.push(arrival.source);
      isTold = isTelling(unnamed);
    }
    isTold ||= unnamed.length > 0 && waiting.length === WINDOW;
    if (isTold || unnamed.length === 0)
      for (const each of waiting.splice(0)) yield streamed(each, variantOf);
  }
  for (const each of waiting) yield streamed(each, variantOf);
}

/**
 * Reads PDN while it arrives, as text or as bytes. The games are those that `parsePdn` finds in the
 * whole text; each comes as soon as the first tag of the next is there. It keeps no more than the
 * text of one section, from the first tag of a game up to the first of the next, besides the chunk
 * that this came with, and what you keep of the games.
 *
 * - Games without tags have nothing to tell them apart by before they are read: a text of them is
 *   one section, however long, and comes at its end.
 * - From the first game on that no tag names, games wait until there are 20 such with moves, or 200
 *   in all, which tell what they are. With the option `variant` none has to.
 * - Bytes that are not ASCII wait until there are 64 KB, or the end, to tell their encoding. If more
 *   come that do not fit, `parsePdn` reads all of the text by a code page, and this what is left.
 *
 * It never throws for what the text is; what the chunks throw is passed on.
 */
export async function* streamPdn(
  chunks: AsyncIterable<string | Uint8Array>,
  options: PdnOptions = {},
): AsyncGenerator<Game, void, undefined> {
  for await (const { game } of readStream(chunks, options)) yield game;
}

import { getVariant, type Variant } from '../../board/variant.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import { Game } from '../../game/game.js';
import { decodeText } from './decode.js';
import { reportFen } from './fen-tag.js';
import { type Guess, guesses } from './infer.js';
import { Lexer } from './lexer.js';
import { diagnosticsOf, Notes } from './notes.js';
import { GameCutter, type RawGame, type RawLine } from './raw-game.js';
import { Replay } from './replay.js';
import { tagOf, variantByTags } from './tags.js';

export interface PdnOptions {
  /** The game to read by, whatever the tags say. */
  readonly variant?: Variant;
}

export interface PdnReading {
  readonly games: readonly Game[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads PDN: any number of games with tags, moves, comments, variations, glyphs and results. It
 * never throws; what it could not read or had to guess stands in `diagnostics`, by line and
 * column, and a game stands up to the move that could not be played. Which game it is, is told by
 * tags, or by what the moves can be.
 */
export function parsePdn(source: string | Uint8Array, options: PdnOptions = {}): PdnReading {
  const text = typeof source === 'string' ? source : decodeText(source);
  const notes = new Notes();
  const raws = new GameCutter(notes).cut(new Lexer(text, notes).tokens());
  const variantOf = options.variant ? () => options.variant as Variant : judge(raws, notes);
  const games = raws.map((raw) => gameOf(raw, text, notes, variantOf(raw)));
  return { games, diagnostics: diagnosticsOf(text, [notes]) };
}

/** What a text is most likely a record of, by its tags or its moves. */
export interface Inference {
  readonly variant: Variant;
  /** From 0 to 1: which part of the moves can be played; 1 where tags name the game. */
  readonly confidence: number;
  /** Others that fit as well. */
  readonly alternatives: readonly Variant[];
}

/** Says which game a text is a record of, looking at all its games that no tag names. */
export function inferVariant(source: string | Uint8Array): Inference {
  const text = typeof source === 'string' ? source : decodeText(source);
  const raws = new GameCutter(new Notes()).cut(new Lexer(text, new Notes()).tokens());
  const named = raws.map(({ tags }) => variantByTags(tags)).find((found) => found !== undefined);
  if (named) return { variant: named, confidence: 1, alternatives: [] };
  const [best, ...others] = guesses(raws);
  const same = others.filter(({ confidence }) => confidence === best?.confidence);
  return {
    variant: best?.variant ?? getVariant('international'),
    confidence: best?.confidence ?? 0,
    alternatives: same.map(({ variant }) => variant),
  };
}

/** How to tell which game a record is of: by its tags, else as the other records without any. */
function judge(raws: readonly RawGame[], notes: Notes): (raw: RawGame) => Variant {
  let likely: readonly Guess[] | undefined;
  const unnamed = raws.filter(({ tags }) => !variantByTags(tags));
  return (raw) => {
    const { tags, tagAt, at } = raw;
    const named = variantByTags(tags, (name, value) =>
      notes.warn('unknown-variant', tagOf(tagAt, name) ?? at, value),
    );
    if (named) return named;
    likely ??= guesses(unnamed);
    const usual = getVariant('international');
    const variant = likely[0]?.variant ?? usual;
    if (variant !== usual) notes.warn('read-as', at, variant.name);
    return variant;
  };
}

function gameOf(raw: RawGame, text: string, notes: Notes, variant: Variant): Game {
  const tags = new Map(raw.tags);
  const result = tagOf(tags, 'Result');
  if (raw.result && raw.result !== '*' && !result) tags.set('Result', raw.result);
  let { start } = variant;
  let line = withoutScore(raw.line, result);
  const fen = tagOf(tags, 'FEN');
  const fenAt = Number(tagOf(raw.tagAt, 'FEN'));
  const [first] = line.items;
  if (fen) start = reportFen(fen, variant, notes, text, fenAt);
  else if (first?.kind === 'fen') {
    // A setup before any move is the start position.
    start = reportFen(first.text, variant, notes, text, first.at);
    line = { ...line, items: line.items.slice(1) };
  }
  const root = new Replay(text, notes).tree(start, line);
  return new Game({ variant, tags, start, root });
}

/** Scores such as 4-6 look like a move; the last one that says what the Result tag says is none. */
function withoutScore(line: RawLine, result: string | undefined): RawLine {
  const { items } = line;
  const isScore = items.at(-1)?.kind === 'move' && items.at(-1)?.text === result;
  return isScore ? { ...line, items: items.slice(0, -1) } : line;
}

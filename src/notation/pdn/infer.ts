import { getVariant, type Variant, variants } from '../../board/variant.js';
import { Findings, isError } from '../../game/diagnostic.js';
import { Position } from '../../rules/position.js';
import { parseFen } from '../long-fen.js';
import { withAnswers } from './answers.js';
import { isSeveral } from './beginnings.js';
import { compareResults } from './compare-results.js';
import { decodeText } from './decode.js';
import type { Guess, Guesser, Help } from './help.js';
import { LineReader } from './line.js';
import { namesIn } from './names-in.js';
import { plainGames } from './plain-game.js';
import { isSingle, plainSection } from './plain-section.js';
import { type PdnOptions, type PdnReading, readPdn, sourcesOf, WINDOW } from './reader.js';
import { tagOf, variantByTags } from './tags.js';
import { tidy } from './tidy.js';
import type { Source } from './written-game.js';

/** How many games of a text are played to find out which game they are. */
const SAMPLE = 20;
/** How far a game is played to drop what it cannot be. */
const OPENING = 12;

/** The length of a text that is no move. */
const LONGEST = 400;
/** So many positions without moves tell by their squares how large the board is. */
const TELLING = 5;
/** What a record most likely is where several games fit. */
const wellKnown = [
  'international',
  'russian',
  'english',
  'italian',
  'brazilian',
  'czech',
  'spanish',
  'canadian',
  'frisian',
  'turkish',
  'american-pool',
  'portuguese',
  'thai',
];

/** The first few of the games that tell something. */
function first(games: readonly Source[], isTelling: (game: Source) => boolean): readonly Source[] {
  const found: Source[] = [];
  for (const game of games.slice(0, WINDOW))
    if (found.length < SAMPLE && isTelling(game)) found.push(game);
  return found;
}

const hasMoves = ({ raw }: Source): boolean => raw.line.items.length > 0;

/** Whether games tell as much as any that may follow them. */
export const isTelling = (games: readonly Source[]): boolean =>
  first(games, hasMoves).length === SAMPLE;

/** How far moves can be played by the rules of a game, from 0 to 1. */
function fit({ raw, tags }: Source, variant: Variant, most: number): number {
  const fen = tagOf(tags, 'FEN');
  const reading = fen ? parseFen(fen, variant) : undefined;
  if (reading?.diagnostics.some(isError)) return 0;
  const start = reading ? reading.position : Position.start(variant);
  const { line } = raw;
  const items = line.items.slice(0, most);
  if (items.length === 0) return 1;
  // No move of any game is as long.
  if (items.some(({ text }) => text.length > LONGEST)) return 0;
  const readings = new LineReader(items, start, variant, namesIn(line, start)).read();
  const played = readings.filter(({ node }) => node.kind !== 'text').length;
  return played / items.length;
}

/** Whether most moves are written in letters; or the squares of positions, where there are none. */
function isInLetters(games: readonly Source[]): boolean {
  const moves = games.flatMap(({ raw }) => raw.line.items.filter(({ kind }) => kind === 'move'));
  const fens = games.map(({ tags }) => tagOf(tags, 'FEN')?.replace(/^.*?:\s*[WB]K?/i, '') ?? '');
  const texts = moves.length > 0 ? moves.map(({ text }) => text) : fens;
  return 2 * texts.filter((text) => /^[a-p]/i.test(text)).length > texts.length;
}

/** Which of two games comes first where both fit: a known one, with such names, the better known. */
function order(games: readonly Source[]): (a: Variant, b: Variant) => number {
  const kind = isInLetters(games) ? 'algebraic' : 'numeric';
  const otherNames = ({ rules }: Variant): number => (rules.squares.kind === kind ? 0 : 1);
  const rank = ({ id }: Variant): number => wellKnown.indexOf(id);
  const obscure = (variant: Variant): number => (rank(variant) < 0 ? 1 : 0);
  return (a, b) => obscure(a) - obscure(b) || otherNames(a) - otherNames(b) || rank(a) - rank(b);
}

/** Positions without moves: only the size of the board can be told, and only from several. */
function guessesByBoard(games: readonly Source[]): readonly Guess[] {
  const fits = wellKnown.flatMap((id) => {
    const variant = variants.find((each) => each.id === id);
    const fitting = games.filter((game) => variant && fit(game, variant, 0) > 0).length;
    return variant && fitting > 0 ? [{ variant, confidence: fitting / games.length }] : [];
  });
  const telling = games.length >= TELLING ? fits : [];
  const before = order(games);
  return telling.sort(
    (a, b) =>
      b.confidence - a.confidence ||
      a.variant.board.size - b.variant.board.size ||
      before(a.variant, b.variant),
  );
}

/**
 * The games that records without a name for theirs may belong to, the likeliest first. Those that
 * fit equally well stand in an order of how well known they are.
 */
export const guesses: Guesser = (games) => {
  const sample = first(games, hasMoves);
  if (sample.length === 0)
    return guessesByBoard(first(games, ({ tags }) => tagOf(tags, 'FEN') !== undefined));
  const average = (variant: Variant, most: number): number =>
    sample.reduce((sum, game) => sum + fit(game, variant, most), 0) / sample.length;
  const openings = variants.map((variant) => ({ variant, confidence: average(variant, OPENING) }));
  const best = Math.max(...openings.map(({ confidence }) => confidence));
  const before = order(sample);
  return openings
    .filter(({ confidence }) => confidence > 0 && confidence >= best / 2)
    .map(({ variant }) => ({ variant, confidence: average(variant, Number.POSITIVE_INFINITY) }))
    .sort((a, b) => b.confidence - a.confidence || before(a.variant, b.variant));
};

const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : decodeText(source);

/** What it takes to read what people have. */
export const help: Help = {
  guesser: guesses,
  tidy,
  isSeveral: (text, section) => !isSingle(section) && isSeveral(text),
  compareResults,
  plainSection,
  plainGames,
  namesIn,
  withAnswers,
};

/**
 * Reads PDN: any number of games with tags, moves, comments, variations, glyphs and results. It
 * never throws; what it could not read or had to guess stands in `diagnostics`, by line and
 * column, and a game stands up to the move that could not be played. Which game it is, is told by
 * tags, or by what the moves can be.
 */
export function parsePdn(source: string | Uint8Array, options: PdnOptions = {}): PdnReading {
  const text = textOf(source);
  const reading = readPdn(text, options, help);
  if (reading.games.length > 0 || !/[\p{L}\d]/u.test(text)) return reading;
  const findings = new Findings(text);
  findings.error('no-game', 0);
  return { ...reading, diagnostics: [...findings.list, ...reading.diagnostics] };
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
  const sources = [...sourcesOf(textOf(source), help)];
  for (const { tags } of sources) {
    const named = variantByTags(tags);
    if (named) return { variant: named, confidence: 1, alternatives: [] };
  }
  const [best, ...others] = guesses(sources);
  const same = others.filter(({ confidence }) => confidence === best?.confidence);
  return {
    variant: best?.variant ?? getVariant('international'),
    confidence: best?.confidence ?? 0,
    alternatives: same.map(({ variant }) => variant),
  };
}

import { type Variant, variants } from '../../board/variant.js';
import { isError } from '../../game/diagnostic.js';
import { Position } from '../../rules/position.js';
import { parseFen } from '../long-fen.js';
import { LineReader } from './line.js';
import type { RawGame } from './raw-game.js';
import { namesIn } from './replay.js';
import { tagOf } from './tags.js';

/** A game that moves may belong to, and how well it fits. */
export interface Guess {
  readonly variant: Variant;
  /** Which part of the moves can be played, from 0 to 1. */
  readonly confidence: number;
}

/** How many games of a text are looked at to find out which game they are. */
const SAMPLE = 20;
/** How far a game is played to drop what it cannot be. */
const OPENING = 12;

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

/** How far moves can be played by the rules of a game, from 0 to 1. */
function fit({ line, tags }: RawGame, variant: Variant, most: number): number {
  const fen = tagOf(tags, 'FEN');
  const reading = fen ? parseFen(fen, variant) : undefined;
  if (reading?.diagnostics.some(isError)) return 0;
  const start = reading ? reading.position : Position.start(variant);
  const items = line.items.slice(0, most);
  if (items.length === 0) return 1;
  const readings = new LineReader(items, start, variant, namesIn(line, start)).read();
  const played = readings.filter(({ node }) => node.kind !== 'text').length;
  return played / items.length;
}

/** Whether most moves are written in letters; or the squares of positions, where there are none. */
function isInLetters(games: readonly RawGame[]): boolean {
  const moves = games.flatMap(({ line }) => line.items.filter(({ kind }) => kind === 'move'));
  const fens = games.map(({ tags }) => tagOf(tags, 'FEN')?.replace(/^.*?:\s*[WB]K?/i, '') ?? '');
  const texts = moves.length > 0 ? moves.map(({ text }) => text) : fens;
  return 2 * texts.filter((text) => /^[a-p]/i.test(text)).length > texts.length;
}

/** Which of two games comes first where both fit: the one with such names, the better known. */
function order(games: readonly RawGame[]): (a: Variant, b: Variant) => number {
  const kind = isInLetters(games) ? 'algebraic' : 'numeric';
  const otherNames = ({ rules }: Variant): number => (rules.squares.kind === kind ? 0 : 1);
  const rank = ({ id }: Variant): number => wellKnown.indexOf(id) >>> 0;
  return (a, b) => otherNames(a) - otherNames(b) || rank(a) - rank(b);
}

/** Positions without moves: only the size of the board can be told, and only from several. */
function guessesByBoard(games: readonly RawGame[]): readonly Guess[] {
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
export function guesses(games: readonly RawGame[]): readonly Guess[] {
  const sample = games.filter(({ line }) => line.items.length > 0).slice(0, SAMPLE);
  if (sample.length === 0)
    return guessesByBoard(games.filter(({ tags }) => tagOf(tags, 'FEN')).slice(0, SAMPLE));
  const average = (variant: Variant, most: number): number =>
    sample.reduce((sum, game) => sum + fit(game, variant, most), 0) / sample.length;
  const openings = variants.map((variant) => ({ variant, confidence: average(variant, OPENING) }));
  const best = Math.max(...openings.map(({ confidence }) => confidence));
  const before = order(sample);
  return openings
    .filter(({ confidence }) => confidence > 0 && confidence >= best / 2)
    .map(({ variant }) => ({ variant, confidence: average(variant, Number.POSITIVE_INFINITY) }))
    .sort((a, b) => b.confidence - a.confidence || before(a.variant, b.variant));
}

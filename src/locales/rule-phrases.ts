import type { Variant } from '../board/variant.js';
import type { CountedDraw, Direction, DrawRule, Ending } from '../variants/record.js';
import type { ruleWords } from './en/rules.js';
import { say } from './say.js';
import type { Forms, Values } from './texts.js';

// Parts of sentences of a rule card, made of the words of a language.

/** Words of any language, in the places where English has its own. */
type Texts<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : T extends { readonly other: string }
      ? Forms
      : { readonly [K in keyof T]: Texts<T[K]> };

/** The words of a rule card in a language; src/locales/en/rules.ts has the English ones. */
export type RuleWords = Texts<typeof ruleWords>;

// To make one of these takes longer than to use it.
const plurals = new Map<string, Intl.PluralRules>();
const lists = new Map<string, Intl.ListFormat>();

function kept<T>(made: Map<string, T>, key: string, make: () => T): T {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

const pluralOf = ({ lang }: RuleWords, n: number): Intl.LDMLPluralRule =>
  kept(plurals, lang, () => new Intl.PluralRules(lang)).select(n);

/** The words for so many of something. */
export const forms = (words: RuleWords, n: number, by: Forms, values: Values = {}): string =>
  say(by[pluralOf(words, n)] ?? by.other, { n, ...values });

/** A number as a word, if it is small. */
export const inWords = (words: RuleWords, n: number): string => words.numbers[n] ?? String(n);

/** `a, b and c`, or with or. */
export const listed = (
  { lang }: RuleWords,
  items: readonly string[],
  type: 'conjunction' | 'disjunction',
): string => kept(lists, lang + type, () => new Intl.ListFormat(lang, { type })).format(items);

/** What the pieces of a game stand on: squares or points. */
export function placesOf(
  { rules }: Variant,
  words: RuleWords,
): { square: string; squares: string } {
  const by = words.places[rules.board.cells === 'points' ? 'point' : 'square'];
  return { square: forms(words, 1, by), squares: by.other };
}

type DirectionWord = keyof RuleWords['directions'];

/** Directions that have a word together. */
const together: readonly (readonly [DirectionWord, readonly Direction[]])[] = [
  ['every', ['F', 'FR', 'R', 'BR', 'B', 'BL', 'L', 'FL']],
  ['diagonal', ['FL', 'FR', 'BR', 'BL']],
  ['orthogonal', ['F', 'R', 'B', 'L']],
];

/** The same for parts of a list of directions, in the order in which they are told. */
const parts: readonly (readonly [DirectionWord, readonly Direction[]])[] = [
  ['F', ['F']],
  ['forward', ['FL', 'FR']],
  ['sideways', ['L', 'R']],
  ['B', ['B']],
  ['backward', ['BL', 'BR']],
];

/** Directions in words: `straight forward or sideways`. */
export function directionsIn(words: RuleWords, directions: readonly Direction[]): string {
  const areThere = (wanted: readonly Direction[]): boolean =>
    wanted.every((direction) => directions.includes(direction));
  for (const [word, all] of together)
    if (all.length === directions.length && areThere(all)) return words.directions[word];
  const found = parts.flatMap(([word, all]): readonly DirectionWord[] =>
    areThere(all) ? [word] : all.filter((direction) => directions.includes(direction)),
  );
  return listed(
    words,
    found.map((word) => words.directions[word]),
    'disjunction',
  );
}

/** So many men or kings, in figures or words. */
export const piecesOf = (
  words: RuleWords,
  kind: 'man' | 'king',
  n: number,
  figure: string | number = n,
): string => forms(words, n, words.pieces[kind], { n: figure });

/** One side of a pattern such as `KKM` or `KKK+`. */
function sideOf(words: RuleWords, pattern: string): string {
  const more = pattern.endsWith('+');
  const kings = pattern.replace(/[^K]/g, '').length;
  const men = pattern.replace(/[^M]/g, '').length;
  const told = (kind: 'man' | 'king', n: number, isLast: boolean): readonly string[] => {
    if (n === 0) return [];
    const figure = inWords(words, n);
    if (!more || !isLast) return [piecesOf(words, kind, n, figure)];
    return [say(kind === 'man' ? words.pieces.men : words.pieces.kings, { n: figure })];
  };
  return listed(
    words,
    [...told('king', kings, men === 0), ...told('man', men, true)],
    'conjunction',
  );
}

/** The pieces of an ending; what stands against the same pieces is told together. */
function patternsOf(words: RuleWords, patterns: readonly string[]): string {
  const { against } = words.draws;
  const sides = patterns.map((pattern) => pattern.split(':'));
  const weaker = new Set(sides.map(([, side = '']) => side));
  const [only = ''] = weaker;
  const or = (items: readonly string[]): string => listed(words, items, 'disjunction');
  if (weaker.size === 1)
    return say(against, {
      stronger: or(sides.map(([side = '']) => sideOf(words, side))),
      weaker: sideOf(words, only),
    });
  return or(
    sides.map(([one = '', other = '']) =>
      say(against, { stronger: sideOf(words, one), weaker: sideOf(words, other) }),
    ),
  );
}

/** An ending in words; undefined if it is any position. */
function endingOf(words: RuleWords, { pieces, total, mainRoad }: Ending): string | undefined {
  const { draws } = words;
  const patterns = pieces && patternsOf(words, pieces);
  const [least = 0, most = 0] = total ?? [];
  const range = total && say(least === most ? draws.exactly : draws.total, { least, most });
  const found =
    patterns && range ? say(draws.both, { pieces: patterns, total: range }) : (patterns ?? range);
  return mainRoad ? say(draws.road[mainRoad], { ending: found ?? draws.any }) : found;
}

function countedDraw(words: RuleWords, { moves, of, until, when = {} }: CountedDraw): string {
  const { draws } = words;
  const what = listed(
    words,
    until.map((progress) => draws[progress]),
    'disjunction',
  );
  const ending = endingOf(words, when);
  return say(ending === undefined ? draws.counted : draws.ending, {
    ending: ending ?? '',
    moves: forms(words, moves, draws[of ?? 'each']),
    without: what && say(draws.without, { what }),
  });
}

/** A rule of draws as a sentence. */
export function drawIn(words: RuleWords, rule: DrawRule): string {
  switch (rule.rule) {
    case 'repetition':
      return say(words.draws.repetition, { times: inWords(words, rule.times) });
    case 'one-piece-each':
      return words.draws.onePieceEach;
    case 'one-king-each':
      return words.draws.oneKingEach;
    default:
      return countedDraw(words, rule);
  }
}

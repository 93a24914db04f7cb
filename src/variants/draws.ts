import type { CountedDraw, DrawRule, VariantRecord } from './record.js';

/**
 * How games are drawn. It stands apart from the records that every page loads, because only games
 * that are being played need it; rules/more-variants puts it into them.
 */

const repetition: DrawRule = { rule: 'repetition', times: 3 };

/** Where nothing else is known, a game ends by repetition. */
export const usualDraws: readonly DrawRule[] = Object.freeze([Object.freeze(repetition)]);

/** So many moves of each side by kings alone, with nothing taken. */
const kingMoves = (moves: number): CountedDraw => ({
  rule: 'king-moves',
  moves,
  until: ['capture', 'manMove'],
});

const noCapture = (moves: number): CountedDraw => ({
  rule: 'no-capture',
  moves,
  until: ['capture'],
});

/** Three kings or more against one. */
const threeKings = (moves: number): CountedDraw => ({
  rule: 'three-against-one',
  moves,
  until: ['capture'],
  when: { pieces: ['KKK+:K'] },
});

const upToTwo = ['KK:K', 'KM:K', 'K:K'];
const three = ['KKK:K', 'KKM:K', 'KMM:K'];

/** Five moves for two pieces, or one, against a king; taking one of them does not start it anew. */
const twoAgainstOne: CountedDraw = {
  rule: 'two-against-one',
  moves: 5,
  until: [],
  when: { pieces: upToTwo },
};

/** FMJD, Annex 1, art. 6. The five moves of a smaller ending never outlast the sixteen. */
const international: readonly DrawRule[] = [
  repetition,
  kingMoves(25),
  { rule: 'three-against-one', moves: 16, until: [], when: { pieces: [...three, ...upToTwo] } },
  twoAgainstOne,
];

/** Neither captures nor promotions for so long, where each side has a king. */
const balance = (moves: number, least: number, most: number): CountedDraw => ({
  rule: 'unchanged-balance',
  moves,
  until: ['capture', 'promotion'],
  when: { total: [least, most] },
});

/** Rules of draughts-64 (FMJD-64, IDF), 7.2. */
const russian: readonly DrawRule[] = [
  repetition,
  threeKings(15),
  kingMoves(15),
  balance(30, 4, 5),
  balance(60, 6, 7),
  { rule: 'main-road', moves: 5, until: [], when: { pieces: three, mainRoad: 'weaker' } },
  twoAgainstOne,
];

/** The rules of Pool checkers (APCA): the kings have thirteen moves of their own. */
const pool: readonly DrawRule[] = [repetition, { ...threeKings(13), of: 'stronger' }];

/** Portuguese rules, 3.2. */
const spanish: readonly DrawRule[] = [
  repetition,
  { rule: 'main-road', moves: 12, until: [], when: { pieces: ['KKK:K'], mainRoad: 'stronger' } },
  { rule: 'no-progress', moves: 20, until: ['capture', 'promotion'] },
];

const turkish: readonly DrawRule[] = [repetition, { rule: 'one-piece-each' }, noCapture(50)];

const frisian: readonly DrawRule[] = [
  { rule: 'one-king-each' },
  { rule: 'two-kings-against-one', moves: 7, until: ['capture'], when: { pieces: ['KK:K'] } },
];

const long: readonly DrawRule[] = [repetition, kingMoves(25)];

/** Lists of draw rules by the name of the game that is known for them. */
export const drawRules: Readonly<
  Record<
    'international' | 'russian' | 'pool' | 'spanish' | 'turkish' | 'frisian' | 'cbjd',
    readonly DrawRule[]
  >
> = {
  international,
  russian,
  pool,
  spanish,
  turkish,
  frisian,
  /** The Brazilian federation's own, which some play by instead of the Russian ones. */
  cbjd: [
    repetition,
    kingMoves(20),
    {
      rule: 'few-pieces',
      moves: 5,
      until: [],
      when: { pieces: ['KK:KK', 'KK:KM', ...upToTwo] },
    },
  ],
};

const drawsOf: Readonly<Record<string, readonly DrawRule[]>> = {
  international,
  canadian: international,
  'sri-lankan': international,
  'unnamed-dutch': international,
  killer: [...long, { rule: 'few-pieces', moves: 5, until: [], when: { pieces: ['K:K'] } }],
  antidraughts: [repetition],
  breakthrough: [],
  frisian,
  frysk: frisian,
  russian,
  poddavki: russian,
  spantsiretski: russian,
  brazilian: russian,
  filipino: russian,
  bashni: [repetition, kingMoves(15)],
  czech: [repetition, kingMoves(15)],
  'american-pool': pool,
  'unified-pool': pool,
  jekab: pool,
  jamaican: pool,
  tanzanian: [threeKings(15)],
  spanish,
  portuguese: spanish,
  argentinian: spanish,
  damas: spanish,
  english: [repetition, kingMoves(40)],
  italian: [{ rule: 'repetition', times: 4 }, kingMoves(40)],
  turkish,
  armenian: turkish,
  ossetian: [noCapture(10)],
  gothic: [repetition, noCapture(40)],
  thai: long,
  omnidirectional: long,
  'omnidirectional-6': long,
  'omnidirectional-10': long,
  elephant: [repetition, kingMoves(50)],
  ghanaian: [],
};

const enforcementOf: Readonly<Record<string, 'claim' | 'huff'>> = {
  frisian: 'claim',
  frysk: 'claim',
  damas: 'huff',
  'main-dam': 'huff',
  'malaysian-12': 'huff',
};

/** A record of this project with what its file leaves out. */
export function completed(record: VariantRecord): VariantRecord {
  const draws = record.draws ?? drawsOf[record.id] ?? usualDraws;
  const enforcement = record.capture.enforcement ?? enforcementOf[record.id];
  return { ...record, draws, capture: { ...record.capture, ...(enforcement && { enforcement }) } };
}

import type {
  BoardRecord,
  CapturePriority,
  CaptureRecord,
  Corner,
  CountedDraw,
  Direction,
  DrawRule,
  Ending,
  KingRecord,
  ManRecord,
  Mechanic,
  Progress,
  SquareNames,
  StartRecord,
  VariantRecord,
} from '../record.js';
import {
  type Check,
  flag,
  form,
  listOf,
  membersOf,
  namedBy,
  objectOf,
  oneOf,
  optional,
  type Shape,
  text,
  whole,
} from './checks.js';
import type { Faults } from './faults.js';

// What each member of a record may be by itself. What goes together is looked at afterwards.

/** Files have a letter each. */
const FILES = 26;

const directions = listOf(
  oneOf<Direction>({ F: true, FR: true, R: true, BR: true, B: true, BL: true, L: true, FL: true }),
  { most: 8 },
);

const board: Shape<BoardRecord> = {
  cols: whole(3, FILES),
  rows: whole(3, FILES),
  cells: oneOf<BoardRecord['cells']>({ dark: true, light: true, all: true, points: true }),
  corner: oneOf<BoardRecord['corner']>({ left: true, right: true }),
};

const squares: Shape<SquareNames> = {
  kind: oneOf<SquareNames['kind']>({ numeric: true, algebraic: true }),
  from: oneOf<Corner>({
    'bottom left': true,
    'bottom right': true,
    'top left': true,
    'top right': true,
  }),
};

const layoutRow = form('a row of the signs "m", "k" and "."', (row) => /^[mk.]+$/.test(row));

const start: Shape<StartRecord> = {
  rows: whole(1, FILES),
  skip: optional(whole(0, FILES)),
  layout: optional(listOf(layoutRow, { least: 1, most: FILES, twice: true })),
};

const man: Shape<ManRecord> = {
  move: directions,
  capture: directions,
  mayCaptureKings: optional(flag),
};

const king: Shape<KingRecord> = {
  move: directions,
  capture: directions,
  flying: flag,
  landing: optional(
    oneOf<NonNullable<KingRecord['landing']>>({
      any: true,
      continue: true,
      next: true,
      haltAtKing: true,
    }),
  ),
};

const capture: Shape<CaptureRecord> = {
  obligation: oneOf<CaptureRecord['obligation']>({ must: true, free: true }),
  enforcement: optional(
    oneOf<NonNullable<CaptureRecord['enforcement']>>({ claim: true, huff: true }),
  ),
  priority: listOf(
    oneOf<CapturePriority>({
      count: true,
      value: true,
      kings: true,
      byKing: true,
      kingFirst: true,
    }),
    { most: 5 },
  ),
  removal: oneOf<CaptureRecord['removal']>({ after: true, immediate: true }),
  noReverse: optional(flag),
};

const mechanics = listOf(
  oneOf<Mechanic>({
    longMen: true,
    throne: true,
    hop: true,
    line: true,
    loneLoses: true,
    towers: true,
    kingMaximum: true,
    kingBeatsMan: true,
  }),
  { most: 8 },
);

/** The pieces of two sides; the one that is stronger by their number, then by kings, comes first. */
const endingPieces = form(
  'the pieces of two sides, the stronger first, such as "KKM:K" or "KKK+:K"',
  (pieces) => {
    const [, side = '', more, other = ''] = /^(K*M*)(\+?):(K*M*)\+?$/.exec(pieces) ?? [];
    if (!side || !other) return false;
    // Of equal length, K stands before M.
    return (
      more === '+' || side.length > other.length || (side.length === other.length && side <= other)
    );
  },
);

const count = whole(2, 255);

/** At least and at most so many. */
const range: Check<readonly [number, number]> = {
  wanted: 'two whole numbers from 2 to 255, the smaller first',
  read(value, path, faults) {
    const pair = listOf(count, { least: 2, most: 2, twice: true }).read(value, path, faults);
    if (!pair) return undefined;
    const [least = 0, most = 0] = pair;
    if (least <= most) return Object.freeze([least, most] as const);
    faults.add('value', path, `is ${least} to ${most}, but has to be ${range.wanted}.`);
    return undefined;
  },
};

const ending: Shape<Ending> = {
  pieces: optional(listOf(endingPieces, { least: 1, most: 50 })),
  total: optional(range),
  mainRoad: optional(oneOf<NonNullable<Ending['mainRoad']>>({ stronger: true, weaker: true })),
};

const countedRules: Readonly<Record<CountedDraw['rule'], true>> = {
  'king-moves': true,
  'no-capture': true,
  'no-progress': true,
  'unchanged-balance': true,
  'three-against-one': true,
  'two-against-one': true,
  'two-kings-against-one': true,
  'main-road': true,
  'few-pieces': true,
};

const counted: Check<CountedDraw> = objectOf<CountedDraw>({
  rule: oneOf(countedRules),
  moves: whole(1, 1000),
  of: optional(oneOf<NonNullable<CountedDraw['of']>>({ stronger: true })),
  until: listOf(oneOf<Progress>({ capture: true, manMove: true, promotion: true }), { most: 3 }),
  when: optional(objectOf(ending)),
});

type Repetition = Extract<DrawRule, { rule: 'repetition' }>;
type AtOnce = Exclude<DrawRule, CountedDraw | Repetition>;

const repetition: Check<Repetition> = objectOf<Repetition>({
  rule: oneOf<'repetition'>({ repetition: true }),
  times: whole(2, 100),
});

const atOnce: Check<AtOnce> = objectOf<AtOnce>({
  rule: oneOf<AtOnce['rule']>({ 'one-piece-each': true, 'one-king-each': true }),
});

/** What else a rule has to say depends on its name. */
const drawRule: Check<DrawRule> = namedBy<DrawRule>('rule', {
  repetition,
  'one-piece-each': atOnce,
  'one-king-each': atOnce,
  ...Object.fromEntries(Object.keys(countedRules).map((rule) => [rule, counted])),
});

type Throne = NonNullable<VariantRecord['throne']>;

const squareName = text(4);

const throne: Shape<Throne> = {
  white: squareName,
  black: squareName,
  onArrival: optional(flag),
};

const record: Shape<VariantRecord> = {
  id: form('lower-case words joined by hyphens, such as "house-rules"', (id) =>
    /^[a-z\d]+(-[a-z\d]+)*$/.test(id),
  ),
  name: text(100),
  aliases: listOf(text(100), { most: 100 }),
  gameType: optional(whole(0, 9999)),
  startingColor: oneOf<VariantRecord['startingColor']>({ white: true, black: true }),
  board: objectOf(board),
  squares: objectOf(squares),
  captureSign: oneOf<VariantRecord['captureSign']>({ x: true, ':': true, '-': true }),
  start: objectOf(start),
  man: objectOf(man),
  king: objectOf(king),
  star: optional(objectOf(king)),
  capture: objectOf(capture),
  promotion: oneOf<VariantRecord['promotion']>({ end: true, stop: true, continue: true }),
  goal: oneOf<VariantRecord['goal']>({ blocked: true, misere: true, firstKing: true }),
  mechanics: optional(mechanics),
  draws: optional(listOf(drawRule, { most: 50, twice: true })),
  // A FEN has one figure for it.
  kingLimit: optional(whole(1, 9)),
  throne: optional(objectOf(throne)),
};

/** A frozen copy of what can be read of a record; all of it, if no fault was added. */
export const readRecord = (data: unknown, faults: Faults): Partial<VariantRecord> =>
  membersOf(data, record, '', faults);

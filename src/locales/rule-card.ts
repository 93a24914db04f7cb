import type { Color, Kind, Square } from '../board/piece.js';
import type { Variant } from '../board/variant.js';
import type { Direction, KingRecord, Mechanic } from '../variants/record.js';
import { ruleWords as english } from './en/rules.js';
import {
  directionsIn,
  drawIn,
  forms,
  inWords,
  listed,
  piecesOf,
  placesOf,
  type RuleWords,
} from './rule-phrases.js';
import { say } from './say.js';

/** A part of a rule card. */
export interface RuleSection {
  readonly heading: string;
  /** One or more sentences. */
  readonly text: string;
}

/** Sentences; those that a game has no use for are left out. */
type Sentences = readonly (string | false | undefined)[];

const has = ({ rules }: Variant, mechanic: Mechanic): boolean =>
  rules.mechanics?.includes(mechanic) === true;

/** Where the first king ends the game, no king ever moves. */
const hasKings = ({ rules }: Variant): boolean => rules.goal !== 'firstKing';

const sizeOf = ({ rules }: Variant): string => `${rules.board.cols}×${rules.board.rows}`;

function board(variant: Variant, words: RuleWords): Sentences {
  const { man, king, star, board: record } = variant.rules;
  const values = { name: variant.name, n: variant.board.size, size: sizeOf(variant) };
  const directions = [man, king, ...(star ? [star] : [])].flatMap(({ move, capture }) => [
    ...move,
    ...capture,
  ]);
  const isSomeStraight = directions.some((direction) => direction.length === 1);
  return [
    say(words.board[record.cells], values),
    !variant.board.isFull && words.board[record.cols % 2 === 0 ? record.corner : 'both'],
    !variant.board.isFull && isSomeStraight && words.board.straight,
  ];
}

/** The squares of each side's pieces of a kind at the start, from the player's near edge on. */
function standing(variant: Variant, color: Color, kind: Kind): readonly Square[] {
  const { row } = variant.board;
  const near = color === 'white' ? -1 : 1;
  return [...variant.start.pieces]
    .filter(([, piece]) => piece.color === color && piece.kind === kind)
    .map(([square]) => square)
    .sort((a, b) => near * ((row[a] as number) - (row[b] as number)) || a - b);
}

/** Squares by name, neighbours of a row as `a1–c1`. */
function runsOf(variant: Variant, words: RuleWords, squares: readonly Square[]): string {
  const { row } = variant.board;
  const runs: [Square, Square][] = [];
  for (const square of squares) {
    const run = runs.at(-1);
    // Squares are in reading order, so that the next one is the next of its row, if it is of one.
    if (run && square === run[1] + 1 && row[square] === row[run[1]]) run[1] = square;
    else runs.push([square, square]);
  }
  const name = (square: Square): string => variant.squareName(square);
  return listed(
    words,
    runs.map(([first, last]) =>
      first === last ? name(first) : say(words.start.run, { first: name(first), last: name(last) }),
    ),
    'conjunction',
  );
}

const kindsAtStart = ['man', 'king'] as const;

/** What a side begins with: `15 men and 5 kings`. */
const startingPieces = (variant: Variant, words: RuleWords, color: Color): string =>
  listed(
    words,
    kindsAtStart
      .map((kind) => [kind, standing(variant, color, kind).length] as const)
      .filter(([, n]) => n > 0)
      .map(([kind, n]) => piecesOf(words, kind, n)),
    'conjunction',
  );

function start(variant: Variant, words: RuleWords): Sentences {
  const { rows, skip = 0, layout } = variant.rules.start;
  const white = startingPieces(variant, words, 'white');
  const black = startingPieces(variant, words, 'black');
  const turn = words.start.turn[variant.startingColor];
  if (layout) {
    const stand = kindsAtStart.map((kind) => {
      const on = (color: Color): string => runsOf(variant, words, standing(variant, color, kind));
      return (
        on('white') && say(words.start.squares[kind], { white: on('white'), black: on('black') })
      );
    });
    return [say(words.start.layout, { pieces: white }), ...stand, turn];
  }
  const where = forms(words, rows, skip > 0 ? words.start.rows : words.start.near, {
    rows: inWords(words, rows),
    first: skip + 1,
    last: skip + rows,
  });
  const { each, uneven } = words.start;
  return [say(white === black ? each : uneven, { pieces: white, white, black, where }), turn];
}

const ranks = ['man', 'king', 'star'] as const satisfies readonly Kind[];

/** How pieces of a kind move without taking. */
function moves(
  variant: Variant,
  words: RuleWords,
  kind: Kind,
  move: readonly Direction[],
  flying: boolean,
): string {
  if (move.length === 0) return words.neverMoves[kind];
  const directions = directionsIn(words, move);
  const values = { ...placesOf(variant, words), directions };
  return say((flying ? words.flies : words.moves)[kind], values);
}

function takes(
  variant: Variant,
  words: RuleWords,
  capture: readonly Direction[],
  flying: boolean,
): Sentences {
  const { takes: says } = words;
  if (capture.length === 0) return [says.never];
  const { landing } = variant.rules.king;
  const places = placesOf(variant, words);
  const values = { ...places, directions: directionsIn(words, capture) };
  if (!flying) return [say(says.near, values)];
  return [
    say(landing === 'next' ? says.farNext : says.far, values),
    landing === 'continue' && say(says.continue, places),
    landing === 'haltAtKing' && says.haltAtKing,
  ];
}

/** What pieces of a kind become at the far row. */
function promotion(variant: Variant, words: RuleWords, kind: 'man' | 'king'): string {
  const next = ranks[ranks.indexOf(kind) + 1] ?? 'star';
  return say(words.promotion[variant.rules.promotion], {
    rank: words.ranks[kind],
    next: words.ranks[next],
  });
}

function men(variant: Variant, words: RuleWords): Sentences {
  const { move, capture, mayCaptureKings } = variant.rules.man;
  const places = placesOf(variant, words);
  const added = (mechanic: 'hop' | 'line' | 'longMen'): string | false =>
    has(variant, mechanic) && say(words.mechanics[mechanic], places);
  return [
    moves(variant, words, 'man', move, false),
    added('hop'),
    added('line'),
    ...takes(variant, words, capture, false),
    mayCaptureKings === false && words.takes.noKings,
    added('longMen'),
    promotion(variant, words, 'man'),
  ];
}

function far(
  variant: Variant,
  words: RuleWords,
  kind: Kind,
  { move, capture, flying }: KingRecord,
): Sentences {
  return [moves(variant, words, kind, move, flying), ...takes(variant, words, capture, flying)];
}

function kings(variant: Variant, words: RuleWords): Sentences {
  const { king, kingLimit, star, throne } = variant.rules;
  if (!hasKings(variant)) return [];
  return [
    ...far(variant, words, 'king', king),
    kingLimit !== undefined &&
      forms(words, kingLimit, words.kingLimit, { n: inWords(words, kingLimit) }),
    star && !throne && promotion(variant, words, 'king'),
  ];
}

const stars = (variant: Variant, words: RuleWords): Sentences => {
  const { star } = variant.rules;
  return star && hasKings(variant) ? far(variant, words, 'star', star) : [];
};

function captures(variant: Variant, words: RuleWords): Sentences {
  const { obligation, priority, removal, noReverse, enforcement } = variant.rules.capture;
  const [first, ...others] = priority;
  const among = others.map((next) => say(words.priority.among, { what: words.priority[next] }));
  const chosen = first
    ? say(words.priority.first, { what: [words.priority[first], ...among].join('; ') })
    : words.priority.none;
  return [
    words.obligation[obligation],
    chosen,
    priority.includes('value') && words.priority.worth,
    has(variant, 'kingMaximum') && words.mechanics.kingMaximum,
    has(variant, 'towers') ? words.mechanics.towers : words.removal[removal],
    noReverse && words.noReverse,
    enforcement && words.enforcement[enforcement],
  ];
}

function end(variant: Variant, words: RuleWords): Sentences {
  const { goal, throne } = variant.rules;
  const { mechanics } = words;
  return [
    goal === 'firstKing' && words.goal.firstKing,
    words.goal[goal === 'misere' ? 'misere' : 'blocked'],
    has(variant, 'loneLoses') && mechanics.loneLoses,
    has(variant, 'kingBeatsMan') && mechanics.kingBeatsMan,
    throne && say(words.throne.places, throne as Readonly<Record<Color, string>>),
    throne && (throne.onArrival ? words.throne.onArrival : words.throne.inPlace),
  ];
}

function draws(variant: Variant, words: RuleWords): Sentences {
  const { draws: rules = [] } = variant.rules;
  return rules.length > 0 ? rules.map((rule) => drawIn(words, rule)) : [words.draws.none];
}

function notation(variant: Variant, words: RuleWords): Sentences {
  const { squares, captureSign } = variant.rules;
  const { notation: says } = words;
  return [
    say(says[squares.kind], { n: variant.board.size, corner: says.corners[squares.from] }),
    captureSign === '-' ? says.oneSign : say(says.signs, { sign: captureSign }),
    variant.gameType !== undefined && say(says.gameType, { gameType: variant.gameType }),
  ];
}

const names = (variant: Variant, words: RuleWords): Sentences => [
  variant.aliases.length > 0 &&
    say(words.names, { names: listed(words, variant.aliases, 'conjunction') }),
];

const sections: Readonly<
  Record<keyof RuleWords['headings'], (variant: Variant, words: RuleWords) => Sentences>
> = {
  board,
  start,
  men,
  kings,
  stars,
  captures,
  end,
  draws,
  notation,
  names,
};

/**
 * The rules of a game as a text in sections, made of its record alone, so that it never says
 * anything else than what is played.
 */
export function ruleCard(variant: Variant, words: RuleWords = english): readonly RuleSection[] {
  const keys = Object.keys(sections) as (keyof typeof sections)[];
  return keys
    .map((key) => ({
      heading: words.headings[key],
      text: sections[key](variant, words).filter(Boolean).join(' '),
    }))
    .filter(({ text }) => text !== '');
}

/** What a game is, in two sentences: its board and men, and what tells it from others. */
export function summary(variant: Variant, words: RuleWords = english): string {
  const { summary: says } = words;
  const { board: record, man, king, goal, capture } = variant.rules;
  const places = placesOf(variant, words);
  const [best] = capture.priority;
  const must = best ? say(says.best, { what: words.priority[best] }) : says.any;
  const clauses: Sentences = [
    man.capture.length > 0
      ? say(says.men, { directions: directionsIn(words, man.capture) })
      : says.menNever,
    hasKings(variant) && (king.flying ? says.flying : say(says.short, places)),
    capture.obligation === 'must' ? must : says.free,
    has(variant, 'towers') && says.towers,
    goal !== 'blocked' && says[goal],
    has(variant, 'loneLoses') && says.loneLoses,
    has(variant, 'throne') && says.throne,
  ];
  const where = say(says[record.cells], {
    name: variant.name,
    n: variant.board.size,
    size: sizeOf(variant),
    pieces: startingPieces(variant, words, 'white'),
  });
  return `${where} ${clauses.filter(Boolean).join(says.between)}.`;
}

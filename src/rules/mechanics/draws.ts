import { type Color, opposite } from '../../board/piece.js';
import type { Counters, DrawCount, KingMoves } from '../../board/setup.js';
import type { CountedDraw, DrawRule, Progress } from '../../variants/record.js';
import { EMPTY, isMan, rankOf, sideOf } from '../codes.js';
import type { Move } from '../move.js';
import type { Outcome } from '../outcome.js';
import type { Position } from '../position.js';
import { isEnding, type Material, materialOf } from './ending.js';
import { isSettled } from './one-each.js';

/** What is counted of the moves that led to a position. */
interface Tally {
  readonly halfMoves: number;
  readonly fullMove: number;
  readonly kingMoves: Counters['kingMoves'];
  /** For each rule of the game in turn: how far it has been counted; undefined where it is not. */
  readonly counts: readonly (number | undefined)[];
}

const isCounted = (rule: DrawRule): rule is CountedDraw => 'moves' in rule;
const limitOf = ({ moves, of }: CountedDraw): number => (of === 'stronger' ? moves : 2 * moves);
const isQuiet = ({ captures }: Move): boolean => captures.length === 0;
const rulesOf = ({ variant }: Position): readonly DrawRule[] => variant.rules.draws ?? [];

/** Whether a rule counts just what a FEN's half moves are: no capture, no move of a man. */
const countsHalfMoves = ({ until, when }: CountedDraw): boolean =>
  !when && until.includes('capture') && until.includes('manMove');

const tallies = new WeakMap<Position, Tally>();

/** Counts up to a position from the last one that is known, or from the first. */
function tallyOf(position: Position): Tally {
  const line: Position[] = [];
  let at: Position | undefined = position;
  while (at && !tallies.has(at)) {
    line.push(at);
    at = at.before;
  }
  let tally = at && tallies.get(at);
  for (const each of line.reverse()) {
    const { before, by } = each;
    tally = tally && before && by ? next(tally, before, by, each) : first(each);
    tallies.set(each, tally);
  }
  return tally ?? first(position);
}

/** Which rules count in a position, from what each says of itself. */
function counted(
  position: Position,
  count: (rule: CountedDraw, i: number, material: Material) => number,
): Tally['counts'] {
  let material: Material | undefined;
  return rulesOf(position).map((rule, i) => {
    if (!isCounted(rule)) return undefined;
    material ??= materialOf(position);
    if (rule.when && !isEnding(position, material, rule.when)) return undefined;
    return count(rule, i, material);
  });
}

function first(position: Position): Tally {
  const { halfMoves = 0, fullMove = 1, kingMoves, draws = [] } = position.told ?? {};
  const counts = counted(position, (rule) => {
    const told = draws.find((count) => count.rule === rule.rule);
    return told?.count ?? (countsHalfMoves(rule) ? halfMoves : 0);
  });
  return { halfMoves, fullMove, kingMoves, counts };
}

function next(tally: Tally, before: Position, move: Move, position: Position): Tally {
  const { variant, turn, cells } = before;
  const byMan = isMan(cells[move.from] ?? EMPTY);
  const isProgress: Readonly<Record<Progress, boolean>> = {
    capture: !isQuiet(move),
    manMove: byMan,
    promotion: move.promotesTo !== undefined,
  };
  const counts = counted(position, ({ until, of }, i, material) => {
    const count = tally.counts[i];
    if (count === undefined || until.some((what) => isProgress[what])) return 0;
    return of === 'stronger' && sideOf(turn) !== material.stronger ? count : count + 1;
  });
  return {
    halfMoves: isQuiet(move) && !byMan ? tally.halfMoves + 1 : 0,
    fullMove: tally.fullMove + (turn === variant.startingColor ? 0 : 1),
    kingMoves: kingMovesAfter(tally, before, move),
    counts,
  };
}

/** How often each side's last king has moved on, where that is limited. */
function kingMovesAfter(tally: Tally, before: Position, move: Move): Counters['kingMoves'] {
  const { turn, variant, cells } = before;
  const { kingLimit } = variant.rules;
  if (!kingLimit) return undefined;
  const kingMoves: Partial<Record<Color, KingMoves>> = {};
  const others = tally.kingMoves?.[opposite(turn)];
  if (others && !move.captures.includes(others.square)) kingMoves[opposite(turn)] = others;
  if (isQuiet(move) && rankOf(cells[move.from] ?? EMPTY) > 0) {
    const own = tally.kingMoves?.[turn];
    const count = own?.square === move.from ? own.count : 0;
    kingMoves[turn] = { square: move.to, count: Math.min(count + 1, kingLimit) };
  }
  return kingMoves;
}

/** How often a position has been there, itself included. */
function timesOf(position: Position): number {
  const isSame = (other: Position): boolean =>
    other.turn === position.turn &&
    other.cells.every((code, square) => code === position.cells[square]) &&
    other.key === position.key;
  let times = 1;
  // What has been taken does not come back, except in towers.
  const mayComeBack = position.variant.rules.mechanics?.includes('towers');
  for (
    let at: Position = position;
    at.before && (mayComeBack || (at.by && isQuiet(at.by)));
    at = at.before
  )
    if (isSame(at.before)) times++;
  return times;
}

/** How far each rule has come that may draw the game. */
function drawsOf(position: Position): readonly DrawCount[] {
  const { counts } = tallyOf(position);
  return rulesOf(position).flatMap((rule, i): readonly DrawCount[] => {
    if (rule.rule === 'repetition')
      return [{ rule: rule.rule, count: timesOf(position), limit: rule.times }];
    const count = counts[i];
    return isCounted(rule) && count !== undefined
      ? [{ rule: rule.rule, count, limit: limitOf(rule) }]
      : [];
  });
}

function countersOf(position: Position): Counters {
  const { halfMoves, fullMove, kingMoves } = tallyOf(position);
  const draws = drawsOf(position);
  return { halfMoves, fullMove, ...(kingMoves && { kingMoves }), draws };
}

/** The rule that has drawn a game, the first of those it has. */
function drawOf(position: Position): Outcome | undefined {
  const done = drawsOf(position).find(({ count, limit }) => count >= limit);
  const isDrawn = ({ rule }: DrawRule): boolean => rule === done?.rule || isSettled(rule, position);
  const found = rulesOf(position).find(isDrawn);
  return found && { rule: found.rule };
}

/** Gives positions their counters and draws. */
export const judge: NonNullable<typeof Position.judge> = { counters: countersOf, draw: drawOf };

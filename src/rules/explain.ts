import { directionTo } from '../board/direction.js';
import type { Square } from '../board/piece.js';
import { Variant } from '../board/variant.js';
import type { CapturePriority, VariantRecord } from '../variants/record.js';
import { codeOf, isMan, rankOf, sideOf } from './codes.js';
import type { Move } from './move.js';
import { Position } from './position.js';
import { type Mover, tablesOf } from './tables.js';

/** Why a try is no legal move. */
export type Reason =
  | 'game-over'
  | 'empty-square'
  | 'not-your-turn'
  | 'must-capture'
  | 'must-capture-most'
  | 'must-capture-value'
  | 'must-capture-most-kings'
  | 'must-capture-with-king'
  | 'must-capture-king-first'
  | 'must-land-to-continue'
  | 'must-land-behind'
  | 'must-continue-capture'
  | 'king-move-limit'
  | 'cannot-capture-own'
  | 'cannot-capture-king'
  | 'throne-needs-no-capture'
  | 'wrong-direction'
  | 'too-far'
  | 'not-a-line'
  | 'blocked';

/** A try: a piece, and where it is sent; without `to` whether it can move at all. */
export interface Attempt {
  readonly from: Square;
  readonly to?: Square | undefined;
}

/** What the rules say of a try. */
export type Explanation =
  | { readonly legal: true; readonly moves: readonly Move[] }
  | {
      readonly legal: false;
      readonly reason: Reason;
      /** The squares that show it: pieces that must capture, or the one in the way. */
      readonly proof: readonly Square[];
      /** The legal moves that it gives way to, those of the same piece first. */
      readonly better: readonly Move[];
    };

/** Says whether a try is legal, and if not, by which rule, with the squares that prove it. */
export function explain(position: Position, attempt: Attempt): Explanation {
  const legal = position.legalMoves();
  const moves = legal.filter((move) => isMeant(move, attempt));
  if (moves.length > 0) return { legal: true, moves };
  const { from } = attempt;
  const piece = position.setup.pieces.get(from);
  const no = (
    reason: Reason,
    proof: readonly Square[],
    better: readonly Move[] = [],
  ): Explanation => ({ legal: false, reason, proof, better: ownFirst(better, from) });
  if (legal.length === 0) return no('game-over', []);
  if (!piece) return no('empty-square', [from], legal);
  if (piece.color !== position.turn) return no('not-your-turn', [from], legal);
  const captures = legal.filter((move) => move.captures.length > 0);
  if (captures.length > 0) {
    const found = againstCaptures(position, attempt, captures);
    if (found) return no(...found);
  }
  if (position.variant.rules.kingLimit && isIn(relaxed(position, unbound), attempt))
    return no('king-move-limit', [from], legal);
  return no(...geometry(position, attempt), legal);
}

const isMeant = (move: Move, { from, to }: Attempt): boolean =>
  move.from === from && (to === undefined || move.to === to);

const ownFirst = (moves: readonly Move[], from: Square): readonly Move[] => [
  ...moves.filter((move) => move.from === from),
  ...moves.filter((move) => move.from !== from),
];

const isIn = (position: Position, attempt: Attempt): boolean =>
  position.legalMoves().some((move) => isMeant(move, attempt));

type Loosening = (record: VariantRecord) => VariantRecord;

// Rules as they are without one thing that they ask for.
const anyWorth: Loosening = (record) => ({
  ...record,
  capture: { ...record.capture, priority: [] },
});
const anyLanding: Loosening = (record) => ({
  ...anyWorth(record),
  king: { ...record.king, landing: 'any' },
});
const noDuty: Loosening = (record) => ({
  ...record,
  capture: { ...record.capture, obligation: 'free' },
});
const unbound: Loosening = ({ kingLimit: _, ...record }) => record;

type Finding = [reason: Reason, proof: readonly Square[], better: readonly Move[]];

const reasonOf: Readonly<Record<CapturePriority, Reason>> = {
  count: 'must-capture-most',
  value: 'must-capture-value',
  kings: 'must-capture-most-kings',
  byKing: 'must-capture-with-king',
  kingFirst: 'must-capture-king-first',
};

/** Why a try is not allowed where something has to be taken; undefined if that is not why. */
function againstCaptures(
  position: Position,
  attempt: Attempt,
  captures: readonly Move[],
): Finding | undefined {
  const { rules } = position.variant;
  const { from, to } = attempt;
  const takers = [...new Set(captures.map((move) => move.from))];
  if (to === from && rules.throne) return ['throne-needs-no-capture', takers, captures];
  const passing = captures.find(
    (move) => move.from === from && to && move.path.slice(1, -1).includes(to),
  );
  if (passing) {
    const at = passing.path.indexOf(to as Square, 1);
    const rest = captures.filter((move) => move.path[at] === to);
    return ['must-continue-capture', passing.captures.slice(at), rest];
  }
  // What would be legal if captures of every worth were.
  const weaker = relaxed(position, anyWorth)
    .legalMoves()
    .find((move) => isMeant(move, attempt));
  if (weaker) {
    const [best = weaker] = captures;
    const beaten = rules.capture.priority.find(
      (priority) => worth(position, best, priority) > worth(position, weaker, priority),
    );
    return [beaten ? reasonOf[beaten] : 'must-capture', best.captures, captures];
  }
  // What would be if a king could land where it liked.
  const landings = relaxed(position, anyLanding);
  if (isIn(landings, attempt)) {
    const isNext = rules.king.landing === 'next' || rules.king.landing === 'haltAtKing';
    const own = captures.filter((move) => move.from === from);
    const proof = own.flatMap((move) => move.path.slice(1));
    return [isNext ? 'must-land-behind' : 'must-land-to-continue', [...new Set(proof)], captures];
  }
  if (landings.legalMoves().some((move) => move.from === from && to && move.path.includes(to)))
    return ['must-continue-capture', takers, captures];
  return isIn(relaxed(position, noDuty), attempt) ? ['must-capture', takers, captures] : undefined;
}

/** How much a capture has of what a priority counts. */
function worth(position: Position, { from, captures }: Move, priority: CapturePriority): number {
  const kings = captures.map((square) => (isMan(position.cells[square] as number) ? 0 : 1));
  const taken = kings.reduce<number>((sum, king) => sum + king, 0);
  switch (priority) {
    case 'count':
      return captures.length;
    case 'kings':
      return taken;
    case 'byKing':
      return isMan(position.cells[from] as number) ? 0 : 1;
    case 'value':
      // m + 2k, and of equal sums the one with fewer kings.
      return 1000 * (captures.length + taken) - taken;
    case 'kingFirst':
      return kings.reduce<number>((sum, king, i) => sum + king * 2 ** -i, 0);
  }
}

const looser = new WeakMap<Variant, Map<Loosening, Variant>>();

/** A game with looser rules, made once. */
function looserGame(variant: Variant, loosen: Loosening): Variant {
  const known = looser.get(variant) ?? new Map<Loosening, Variant>();
  looser.set(variant, known);
  const found = known.get(loosen) ?? new Variant(loosen(variant.rules));
  known.set(loosen, found);
  // A bound king is a matter of the kind of position; without the limit it is a plain one.
  if (found.rules.kingLimit === variant.rules.kingLimit) found.positions = variant.positions;
  return found;
}

/** The same position in a game of looser rules. */
function relaxed(position: Position, loosen: Loosening): Position {
  const variant = looserGame(position.variant, loosen);
  const found = Position.from({ ...position.setup, variant });
  return found instanceof Position ? found : position;
}

/** Why a piece does not get to a square by the way it moves. */
function geometry(
  position: Position,
  { from, to }: Attempt,
): [reason: Reason, proof: readonly Square[]] {
  const { variant, turn, setup } = position;
  if (to === undefined || to === from) return ['blocked', [from]];
  const piece = setup.pieces.get(from);
  const rank = piece ? rankOf(codeOf(piece)) : 0;
  const mover = tablesOf(variant).sides[sideOf(turn)]?.[rank] as Mover;
  const direction = directionTo(variant.board, from, to);
  if (direction === undefined) return ['not-a-line', [to]];
  const passed: Square[] = [];
  for (
    let at = variant.board.neighbour(direction, from);
    at && at !== to;
    at = variant.board.neighbour(direction, at)
  )
    passed.push(at);
  const inTheWay = [...passed, to].filter((square) => setup.pieces.has(square));
  const colorOn = (square: Square | undefined) => square && setup.pieces.get(square)?.color;
  const victim = passed.find((square) => setup.pieces.has(square));
  const mayCapture = mover.captures.includes(direction);
  if (!mayCapture && !mover.moves.includes(direction)) return ['wrong-direction', [to]];
  if (victim !== undefined) {
    if (colorOn(victim) === turn) return ['cannot-capture-own', [victim]];
    if (!mayCapture) return ['wrong-direction', [victim]];
    if (mover.takes[position.cells[victim] as number] === 0)
      return ['cannot-capture-king', [victim]];
    if (inTheWay.length > 1) return ['blocked', inTheWay];
    return ['too-far', [to]];
  }
  if (inTheWay.length > 0) return ['blocked', inTheWay];
  return mover.moves.includes(direction) ? ['too-far', [to]] : ['wrong-direction', [to]];
}

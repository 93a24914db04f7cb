import type { Board } from '../board/board.js';
import { directionTo } from '../board/direction.js';
import type { Square } from '../board/piece.js';
import { EMPTY, isMan, rankOf, sideOf, sideOfCode } from './codes.js';
import type { Position } from './position.js';
import type { Reason } from './reason.js';
import { type Mover, tablesOf } from './tables.js';

/** A straight way of a piece, and what is on it. */
interface Way {
  readonly to: Square;
  readonly mover: Mover;
  /** The squares between. */
  readonly passed: readonly Square[];
  /** Whether the piece goes in this direction without taking, */
  readonly moves: boolean;
  /** and whether it takes in it. */
  readonly takes: boolean;
  /** How many pieces of its own side it may pass at the beginning. */
  readonly friends: number;
  /** Pieces on the other squares, the last included. */
  readonly inTheWay: readonly Square[];
}

type Obstacle = readonly [reason: Reason, proof: readonly Square[]];

/** Why a piece does not get to a square by the way it moves, with the squares that show it. */
export function obstacle(position: Position, from: Square, to: Square | undefined): Obstacle {
  if (to === undefined || to === from) return ['blocked', [from]];
  const { board } = position.variant;
  const direction = directionTo(board, from, to);
  if (direction === undefined) return ['not-a-line', board.squares.includes(to) ? [to] : []];
  const way = wayOf(position, from, to, direction);
  const wrong = againstDirection(position, way);
  if (wrong) return wrong;
  const isClear = way.inTheWay.length === 0;
  return isClear || isTooFar(position, way) ? ['too-far', [to]] : againstPieces(position, way);
}

function between(board: Board, direction: number, from: Square, to: Square): readonly Square[] {
  const passed: Square[] = [];
  let at = board.neighbour(direction, from);
  for (; at && at !== to; at = board.neighbour(direction, at)) passed.push(at);
  return passed;
}

function wayOf(position: Position, from: Square, to: Square, direction: number): Way {
  const { variant, turn, cells } = position;
  const rank = rankOf(cells[from] as number);
  const mover = tablesOf(variant).sides[sideOf(turn)]?.[rank] as Mover;
  const passed = between(variant.board, direction, from, to);
  const moves = mover.moves.includes(direction);
  const takes = mover.captures.includes(direction);
  const friends = moves ? friendsOn(position, mover, passed) : 0;
  const inTheWay = [...passed.slice(friends), to].filter((square) => cells[square] !== EMPTY);
  return { to, mover, passed, moves, takes, friends, inTheWay };
}

const isEnemy = ({ cells, turn }: Position, square: Square): boolean =>
  sideOfCode(cells[square] as number) !== sideOf(turn);

function againstDirection(position: Position, way: Way): Obstacle | undefined {
  const { to, moves, takes, passed, mover } = way;
  const [first, ...others] = way.inTheWay;
  const isJump = first !== undefined && (first !== to || isEnemy(position, first));
  if (takes ? moves || isJump : moves && !isJump) return undefined;
  const isNear = mover.flying || passed.length === 1;
  const isOver =
    isJump && isNear && first !== to && others.length === 0 && isEnemy(position, first);
  if (isOver) return ['wrong-direction', [first]];
  return moves ? undefined : ['wrong-direction', [to]];
}

/** Whether a piece does not go as far, over what stands there. */
function isTooFar({ variant, cells }: Position, { mover, passed, friends }: Way): boolean {
  if (mover.flying) return false;
  if (friends > 0) return passed.length > friends;
  const isLong = isMan(mover.code) && variant.rules.mechanics?.includes('longMen');
  const isOverNext = passed[0] !== undefined && cells[passed[0]] !== EMPTY;
  return passed.length > (isOverNext ? 1 : 0) + (isLong ? 1 : 0);
}

function againstPieces(position: Position, { to, mover, takes, inTheWay }: Way): Obstacle {
  const [first = to] = inTheWay;
  if (inTheWay.length > 1 || first === to) return ['blocked', inTheWay];
  if (!isEnemy(position, first)) return [takes ? 'cannot-capture-own' : 'blocked', [first]];
  const mayTake = mover.takes[position.cells[first] as number];
  return mayTake ? ['too-far', [to]] : ['cannot-capture-king', [first]];
}

/** How many men of its own side a man may pass at the beginning of a way. */
function friendsOn(
  { variant, cells }: Position,
  { code }: Mover,
  passed: readonly Square[],
): number {
  const { mechanics } = variant.rules;
  if (!isMan(code)) return 0;
  const other = passed.findIndex((square) => cells[square] !== code);
  const line = other < 0 ? passed.length : other;
  return mechanics?.includes('line') ? line : mechanics?.includes('hop') ? Math.min(line, 1) : 0;
}

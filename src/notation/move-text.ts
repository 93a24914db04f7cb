import type { Naming } from '../board/naming.js';
import type { Square } from '../board/piece.js';
import { faultMessage } from '../game/diagnostic.js';
import { type Move, sameMove } from '../rules/move.js';
import type { Position } from '../rules/position.js';

/** Why a text is no move here. */
export interface MoveTextError {
  readonly code: 'not-a-move' | 'no-such-square' | 'not-legal' | 'ambiguous';
  /** In English. */
  readonly message: string;
  /** The moves it may mean; empty unless it is ambiguous. */
  readonly candidates: readonly Move[];
}

export interface MoveTextOptions {
  /** Other names of the squares than the usual ones. */
  readonly naming?: Naming;
}

/**
 * How a move is written. `short`: both ends, and all squares where two captures share them, as
 * PDN wants it; `full`: every landing of a capture.
 */
export type MoveStyle = 'short' | 'full';

const failure = (
  code: MoveTextError['code'],
  about: string,
  candidates: readonly Move[] = [],
): MoveTextError => ({ code, message: faultMessage(code, about), candidates });

/** Signs that stand for a hyphen or for the x of a capture, and marks that mean nothing here. */
const dashes = /[\u2010-\u2015\u2212]/g;
const crosses = /[xх×✕:*]/giu;

/** The squares a move text names, as written; undefined if it is no such text. */
function squareNames(text: string): readonly string[] | undefined {
  const plain = text
    .trim()
    .replace(/[!?]+$/, '')
    .replace(dashes, '-')
    .replace(crosses, 'x')
    .replace(/\s/g, '')
    .replace(/^(?:K(?=[a-p]?\d)|D(?=[a-p]\d|\d\d))/, '');
  // Two squares without a sign: a3b4, 3228.
  const joined = /^([a-p]\d{1,2})([a-p]\d{1,2})$/i.exec(plain) ?? /^(\d\d)(\d\d)$/.exec(plain);
  if (joined) return joined.slice(1);
  return /^(?:[a-p]?\d{1,3}[-x])+[a-p]?\d{1,3}$/i.test(plain) ? plain.split(/[-x]/) : undefined;
}

/**
 * Reads one move, such as `32-28`, `28x19`, `c3:e5:g7`. Of a capture both ends are enough where
 * no other shares them; between them landings may be named, all or some, in order.
 */
export function parseMove(
  text: string,
  position: Position,
  { naming }: MoveTextOptions = {},
): Move | MoveTextError {
  const names = squareNames(text);
  if (!names) return failure('not-a-move', text.trim());
  const squares: Square[] = [];
  for (const name of names) {
    const kind = /^\d/.test(name) ? 'numeric' : 'algebraic';
    const named = naming?.kind === kind ? naming : position.variant.naming(kind);
    const square = named.square(name);
    if (!square) return failure('no-such-square', name);
    squares.push(square);
  }
  const found = movesThrough(position, squares);
  const [move] = found;
  if (!move) return failure('not-legal', text.trim());
  if (found.length === 1) return move;
  const written = found.map((other) => formatMove(other, position, 'full')).join(' or ');
  return failure('ambiguous', `${text.trim()} may be ${written}`, found);
}

/** The legal moves that start and end on the first and last square and pass those between. */
function movesThrough(position: Position, squares: readonly Square[]): readonly Move[] {
  const from = squares[0];
  const to = squares.at(-1);
  const between = squares.slice(1, -1);
  const moves = position.legalMoves().filter((move) => move.from === from && move.to === to);
  if (between.length === 0) return moves;
  const asListed = moves.filter((move) => isPartOf(between, move.path.slice(1, -1)));
  return asListed.length > 0 ? asListed : new RouteWalk(position, squares).moves();
}

/** Whether squares occur in a list in this order. */
function isPartOf(squares: readonly Square[], list: readonly Square[]): boolean {
  let next = 0;
  for (const square of list) if (square === squares[next]) next++;
  return next === squares.length;
}

/** Steps that a walk over routes takes at most; real captures need a few dozen. */
const ROUTE_LIMIT = 2000;

/**
 * Looks for the moves with a route past given squares. A move has one path of many; and a flying
 * king passes all squares on which it might have landed, of which authors name any.
 */
class RouteWalk {
  private readonly found: Move[] = [];
  private readonly position: Position;
  private readonly squares: readonly Square[];
  private left = ROUTE_LIMIT;

  constructor(position: Position, squares: readonly Square[]) {
    this.position = position;
    this.squares = squares;
  }

  moves(): readonly Move[] {
    const [from] = this.squares;
    if (from !== undefined) this.walk([from], 1);
    return this.found;
  }

  private walk(path: readonly Square[], next: number): void {
    for (const { to, captured, completes } of this.position.steps(path)) {
      if (captured === undefined || this.left-- <= 0) continue;
      const passed = this.pass(path.at(-1) as Square, captured, next);
      if (!completes) this.walk([...path, to], passed);
      else if (to === this.squares.at(-1) && passed >= this.squares.length - 1) this.add(completes);
    }
  }

  /** How far the list is ticked off after a jump over a victim. */
  private pass(from: Square, victim: Square, next: number): number {
    const { board } = this.position.variant;
    const direction = board.directionTo(from, victim) ?? 0;
    const { pieces } = this.position.setup;
    let at = board.neighbour(direction, victim);
    let passed = next;
    while (at && (at === this.squares[0] || !pieces.has(at))) {
      if (passed < this.squares.length - 1 && at === this.squares[passed]) passed++;
      at = board.neighbour(direction, at);
    }
    return passed;
  }

  private add(move: Move): void {
    if (!this.found.some((other) => sameMove(other, move))) this.found.push(move);
  }
}

/** Writes a legal move in the names and with the sign of its game. */
export function formatMove(move: Move, position: Position, style: MoveStyle = 'short'): string {
  const { variant } = position;
  const sign = move.captures.length > 0 ? variant.rules.captureSign : '-';
  const whole =
    style === 'full' ||
    position
      .legalMoves()
      .some((other) => other.from === move.from && other.to === move.to && !sameMove(other, move));
  const squares = whole ? landings(move, position) : [move.from, move.to];
  return squares.map((square) => variant.squareName(square)).join(sign);
}

/**
 * The squares PDN lists for a capture: where the piece turned, and where it went straight on, the
 * square right behind the piece it took.
 */
function landings({ path, captures }: Move, { variant }: Position): readonly Square[] {
  const { board } = variant;
  return path.map((square, i) => {
    const [before, after, victim] = [path[i - 1], path[i + 1], captures[i - 1]];
    if (before === undefined || after === undefined || victim === undefined) return square;
    const direction = board.directionTo(before, square);
    if (direction === undefined || direction !== board.directionTo(square, after)) return square;
    return board.neighbour(direction, victim) || square;
  });
}

import { directionTo } from '../board/direction.js';
import type { Naming } from '../board/naming.js';
import type { Square } from '../board/piece.js';
import { faultMessage } from '../game/diagnostic.js';
import { type Move, sameMove } from '../rules/move.js';
import type { Position } from '../rules/position.js';
import { formatMove } from './write-move.js';

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
  // Nearly all are such.
  if (/^\d\d?[-x]\d\d?$/.test(text)) return text.split(/[-x]/);
  const plain = text
    .trim()
    .replace(/^([^!?]*)[!?]+$/, '$1')
    .replace(dashes, '-')
    .replace(crosses, 'x')
    .replace(/\s/g, '')
    .replace(/^\d+[.…]+/, '')
    .replace(/^(?:K(?=[a-p]?\d)|D(?=[a-p]\d|\d\d))/, '');
  // Two squares without a sign: a3b4, 3228.
  const joined = /^([a-p]\d{1,2})([a-p]\d{1,2})$/i.exec(plain) ?? /^(\d\d)(\d\d)$/.exec(plain);
  if (joined) return joined.slice(1);
  // A file and a square, as Russian books write it: cd4, d:f6.
  const brief = /^([a-p])[-x]?((?:[a-p]\d{1,2}x)*[a-p]\d{1,2})$/i.exec(plain);
  if (brief) return [brief[1] as string, ...(brief[2] as string).split('x')];
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
  const namingOf = (name: string): Naming => {
    const kind = /^\d/.test(name) ? 'numeric' : 'algebraic';
    return naming?.kind === kind ? naming : position.variant.naming(kind);
  };
  const [first = '', ...others] = names;
  const starts = /\d/.test(first)
    ? [namingOf(first).square(first)]
    : startsOn(position, namingOf(first), first);
  const rest = others.map((name) => namingOf(name).square(name));
  const wrong = names[[starts[0], ...rest].indexOf(undefined)];
  if (wrong !== undefined) return failure('no-such-square', wrong);
  const found = starts.flatMap((start) => movesThrough(position, [start, ...rest] as Square[]));
  const [move] = found;
  if (!move) return failure('not-legal', text.trim());
  if (found.length === 1) return move;
  const written = found.map((other) => formatMove(other, position, 'full')).join(' or ');
  return failure('ambiguous', `${text.trim()} may be ${written}`, found);
}

/** The squares of a file that a move can begin on; undefined if there are none. */
function startsOn(
  position: Position,
  naming: Naming,
  file: string,
): readonly (Square | undefined)[] {
  const from = new Set(position.legalMoves().map((move) => move.from));
  const found = [...from].filter((square) => naming.name(square).startsWith(file.toLowerCase()));
  return found.length > 0 ? found : [undefined];
}

/** The legal moves that start and end on the first and last square and pass those between. */
function movesThrough(position: Position, squares: readonly Square[]): readonly Move[] {
  const [from] = squares;
  const to = squares.at(-1);
  const all = position.legalMoves().filter((move) => move.from === from);
  const moves = all.filter((move) => move.to === to);
  if (squares.length === 2) return moves;
  const listed = moves.filter(({ path }) => path.join() === squares.join());
  if (listed.length > 0) return listed;
  // A move may have routes besides the path it is listed by. Where not every move is listed, one
  // that is written in full is still followed.
  if (!position.movesComplete) return new RouteWalk(position, squares, exact).moves();
  for (const way of moves.length > 0 ? ways : []) {
    const found = new RouteWalk(position, squares, way).moves();
    if (found.length > 0) return found;
  }
  // Engines list what is taken instead.
  const [, end, ...taken] = squares;
  return all.filter(
    (move) =>
      move.to === end &&
      move.captures.length === taken.length &&
      move.captures.every((square) => taken.includes(square)),
  );
}

/** How the squares between the ends are understood. */
interface Way {
  /** A square for every jump; else for some of them. */
  readonly whole: boolean;
  /** The squares it lands on; else any that it might have landed on. */
  readonly landings: boolean;
}

const exact: Way = { whole: true, landings: true };

/** What is meant rather than what stands behind it. */
const ways: readonly Way[] = [
  exact,
  { whole: true, landings: false },
  { whole: false, landings: true },
  { whole: false, landings: false },
];

/** Steps that a walk over routes takes at most; real captures need a few dozen. */
const ROUTE_LIMIT = 500;

/**
 * Looks for the moves with a route past given squares. A move has one path of many; and a flying
 * king passes all squares on which it might have landed, of which authors name any.
 */
class RouteWalk {
  readonly #found: Move[] = [];
  readonly #position: Position;
  readonly #squares: readonly Square[];
  readonly #way: Way;
  #left = ROUTE_LIMIT;

  constructor(position: Position, squares: readonly Square[], way: Way) {
    this.#position = position;
    this.#squares = squares;
    this.#way = way;
  }

  moves(): readonly Move[] {
    const [from] = this.#squares;
    if (from !== undefined) this.#walk([from], [], 1);
    return this.#found;
  }

  #walk(path: readonly Square[], taken: readonly Square[], next: number): void {
    const last = this.#squares.length - 1;
    const { whole } = this.#way;
    for (const { to, captured, completes } of this.#position.steps(path)) {
      if (captured === undefined || this.#left-- <= 0) continue;
      const square = path.at(-1) as Square;
      const passed = this.#way.landings
        ? next + (next < last && to === this.#squares[next] ? 1 : 0)
        : this.#pass(square, captured, taken, next);
      if (completes) {
        const isListed = passed >= last && (!whole || path.length === last);
        if (isListed && to === this.#squares[last]) this.#add(completes);
      } else if (passed > next || !whole) this.#walk([...path, to], [...taken, captured], passed);
    }
  }

  /** How far the list is ticked off after a jump over a victim. */
  #pass(from: Square, victim: Square, taken: readonly Square[], next: number): number {
    const { board } = this.#position.variant;
    const direction = directionTo(board, from, victim) ?? 0;
    let at = board.neighbour(direction, victim);
    let passed = next;
    while (at && this.#isEmpty(at, taken)) {
      if (passed < this.#squares.length - 1 && at === this.#squares[passed]) passed++;
      at = board.neighbour(direction, at);
    }
    return passed;
  }

  /** Whether a square is free in mid-capture: the mover has left its own, and perhaps victims too. */
  #isEmpty(square: Square, taken: readonly Square[]): boolean {
    const { setup, variant } = this.#position;
    if (!setup.pieces.has(square) || square === this.#squares[0]) return true;
    return variant.rules.capture.removal === 'immediate' && taken.includes(square);
  }

  #add(move: Move): void {
    if (!this.#found.some((other) => sameMove(other, move))) this.#found.push(move);
  }
}

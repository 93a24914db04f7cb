import { isMan } from './codes.js';
import type { Placement } from './placement.js';
import { directionOf, type Hop, hopOf, landingOf, NO_DIRECTION, Route } from './route.js';
import { Seen } from './seen.js';
import { JUMP_ROW, squareOf } from './sets.js';
import type { Mover, Tables } from './tables.js';
import { type Weights, weightsOf } from './weights.js';

/** A whole capture, in squares and codes. */
export interface Capture {
  readonly from: number;
  readonly to: number;
  /** The code of the piece when it has arrived. */
  readonly code: number;
  /** In the order taken. */
  readonly captures: readonly number[];
  /** From, each landing, to. */
  readonly path: readonly number[];
}

/** How many states a call visits before it stops with the best found so far. */
const STATE_LIMIT = 100_000;
/** More than jumps can ever follow one: each has a share of the limit. */
const SHARES = 64;

/**
 * Finds the captures of the side to move. It walks every route of every piece; routes that come
 * to the same square with the same pieces taken are one from there on, so that each state is
 * visited once and each capture is found once.
 */
export class CaptureSearch {
  /** The best captures found, all of equal worth. */
  best: Capture[] = [];
  /** What they are worth. */
  worth = -1;
  /** How many states may still be visited: none if the search stopped at its limit. */
  left = 0;
  /** Set to count the best captures, and not to keep them. */
  counting = false;
  private found = 0;
  /** Set to stop at the first capture that is good enough. */
  private firstOnly = false;
  /** How captures have to begin. */
  private path: readonly number[] = [];
  private byKing = 0;
  protected readonly placement: Placement;
  protected readonly tables: Tables;
  protected weights: Weights;
  /** Whether it matters in which order pieces are taken. */
  protected ordered: boolean;
  protected readonly route: Route;
  private readonly seen: Seen;
  /** Jumps still to be tried, up to `top`. */
  private readonly pile: Hop[] = [];
  private top = 0;

  constructor(placement: Placement, route: Route = new Route(placement)) {
    this.placement = placement;
    const { priority } = placement.tables.variant.rules.capture;
    this.tables = placement.tables;
    this.weights = weightsOf(priority);
    this.ordered = this.weights.kingFirst > 0;
    this.route = route;
    this.seen = new Seen(placement.words);
  }

  /** Finds the best captures and gives back how many there are; they are in `best`. */
  list(): number {
    this.restart(-1, STATE_LIMIT);
    this.search();
    return this.found;
  }

  protected search(): void {
    const { side, tables } = this.placement;
    for (const mover of tables.sides[side] as readonly Mover[])
      if (!this.placement.has(mover.code)) continue;
      else if (mover.flying) this.searchFlights(mover);
      else this.searchJumps(mover);
  }

  /** The routes of pieces that jump over a neighbour. */
  private searchJumps(mover: Mover): void {
    const { sets } = this.placement;
    const { jumps } = mover;
    for (let row = 0; row < jumps.length; row += JUMP_ROW) {
      const own = (sets[jumps[row] as number] as number) & (jumps[row + 1] as number);
      const next = (own << (jumps[row + 2] as number)) >>> (jumps[row + 3] as number);
      const over = next & (sets[jumps[row + 4] as number] as number);
      if (over === 0) continue;
      const target = jumps[row + 7] as number;
      const behind = (over << (jumps[row + 5] as number)) >>> (jumps[row + 6] as number);
      const ends = behind & (sets[target] as number);
      if (ends) this.beginJumps(mover, jumps[row + 8] as number, target, ends);
    }
  }

  private beginJumps(mover: Mover, direction: number, target: number, all: number): void {
    for (let ends = all; ends; ends &= ends - 1) {
      const to = squareOf(this.tables.layout, target, ends & -ends);
      const victim = this.before(direction, to);
      this.begin(this.before(direction, victim), mover);
      this.jump(hopOf(direction, victim, to), mover);
      this.route.abandon();
    }
  }

  protected searchFlights(mover: Mover): void {
    const { sets, words } = this.placement;
    for (let word = 0; word < words; word++)
      for (let bits = sets[mover.code * words + word] as number; bits; bits &= bits - 1) {
        const from = squareOf(this.tables.layout, word, bits & -bits);
        this.begin(from, mover);
        this.explore(from, mover, NO_DIRECTION);
        this.route.abandon();
      }
  }

  private before(direction: number, square: number): number {
    const { neighbours, size } = this.tables;
    return neighbours[((direction + 4) & 7) * (size + 1) + square] as number;
  }

  /**
   * The captures that begin with one of some paths from a square and are worth so much or more: all,
   * or the first that is found for each.
   */
  onward(
    paths: readonly (readonly number[])[],
    worth: number,
    firstOnly: boolean,
  ): readonly Capture[] {
    return paths.flatMap((path) => this.along(path, worth, firstOnly));
  }

  private along(path: readonly number[], worth: number, firstOnly: boolean): readonly Capture[] {
    const { cells, side } = this.placement;
    const [from = 0] = path;
    const mover = this.tables.sides[side]?.find(({ code }) => code === cells[from]);
    this.restart(worth, firstOnly ? STATE_LIMIT / SHARES : STATE_LIMIT);
    if (mover) {
      this.firstOnly = firstOnly;
      this.path = path;
      this.begin(from, mover);
      this.explore(from, mover, NO_DIRECTION);
      this.route.abandon();
      this.path = [];
      this.firstOnly = false;
    }
    return this.best;
  }

  private restart(worth: number, left: number): void {
    if (this.best.length > 0) this.best = [];
    this.found = 0;
    this.worth = worth;
    this.left = left;
    this.seen.clear();
  }

  private begin(square: number, mover: Mover): void {
    this.byKing = isMan(mover.code) ? 0 : 1;
    this.route.start(square, mover);
  }

  /** Walks on from a square; false if nothing can be taken there. */
  private explore(square: number, mover: Mover, cameBy: number): boolean {
    const { pile, top } = this;
    const last = this.route.pushHops(pile, top, square, mover, cameBy);
    const wanted = this.path[this.route.count + 1];
    this.top = last;
    for (let i = top; i < last && this.left > 0; i++) {
      const hop = pile[i] as Hop;
      if (!wanted || landingOf(hop) === wanted) this.jump(hop, mover);
    }
    this.top = top;
    return last > top;
  }

  private jump(hop: Hop, mover: Mover): void {
    this.route.take(hop);
    this.land(hop, mover);
    this.route.takeBack();
  }

  private land(hop: Hop, mover: Mover): void {
    const { route } = this;
    const to = landingOf(hop);
    const next = route.moverAfter(mover, to);
    const mayEnd = route.mayEnd(hop);
    this.left--;
    // A first jump leads to a state of its own; any other may have been reached before.
    const again = route.count > 1;
    const place = to | (route.from << 8) | ((next ?? mover).code << 16) | (+mayEnd << 20);
    const heading = route.heading(hop);
    if (again && !this.isNew(place | (heading << 21))) return;
    if (next && this.explore(to, next, directionOf(hop))) return;
    if (!mayEnd) return;
    // A piece may come to one square two ways and end the same move.
    if (again && heading && !this.isNew(place)) return;
    this.keep(to, route.arriving(mover, to));
  }

  private isNew(place: number): boolean {
    const { route } = this;
    return this.seen.add(place, this.ordered ? route.kingOrder : 0, route.takenSet);
  }

  private keep(to: number, code: number): void {
    const { from, taken, landings, count, kings, kingOrder } = this.route;
    const { weights } = this;
    const worth =
      count * weights.count +
      kings * weights.kings +
      this.byKing * weights.byKing +
      kingOrder * weights.kingFirst;
    if (worth < this.worth || count + 1 < this.path.length) return;
    if (worth > this.worth) {
      this.worth = worth;
      this.found = 0;
      if (!this.counting) this.best = [];
    }
    this.found++;
    // A move takes about as long as so many states.
    this.left -= count;
    if (this.counting) return;
    const captures: number[] = [];
    const path = [from];
    for (let i = 0; i < count; i++) {
      captures.push(taken[i] as number);
      path.push(landings[i] as number);
    }
    this.best.push({ from, to, code, captures, path });
    if (this.firstOnly) this.left = 0;
  }
}

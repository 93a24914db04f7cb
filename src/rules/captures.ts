import { isMan } from './codes.js';
import type { Placement } from './placement.js';
import { directionOf, type Hop, hopOf, landingOf, NO_DIRECTION, Route, victimOf } from './route.js';
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

/** A jump that may follow in a capture under way, and the capture it completes. */
export interface Continuation {
  readonly to: number;
  readonly captured: number;
  readonly capture: Capture | undefined;
}

/** How many states a search visits before it stops with the best found so far. */
const STATE_LIMIT = 100_000;

/**
 * Finds the captures of the side to move. It walks every route of every piece; routes that come
 * to the same square with the same pieces taken are one from there on, so that each state is
 * visited once and each capture is found once.
 */
export class CaptureSearch {
  /** The best captures found, all of equal worth. */
  best: Capture[] = [];
  /** False if the search stopped at its limit. */
  complete = true;
  private found = 0;
  private counting = false;
  private worth = -1;
  private states = 0;
  /** Set to stop at the first capture that is good enough. */
  private firstOnly = false;
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
    this.restart(-1, false);
    this.search();
    return this.found;
  }

  /** As `list`, but only counts. */
  count(): number {
    this.restart(-1, true);
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

  /** The jumps that may follow a path and can still become one of the best captures. */
  continuations(path: readonly number[]): readonly Continuation[] {
    const found: Continuation[] = [];
    this.behind(path, (worth, square, mover, cameBy) => {
      for (const hop of this.hopsFrom(square, mover, cameBy)) {
        this.restart(worth, false);
        this.firstOnly = true;
        this.jump(hop, mover);
        this.firstOnly = false;
        const [reached] = this.best;
        if (!reached) continue;
        const ends = reached.captures.length === this.route.count + 1;
        found.push({
          to: landingOf(hop),
          captured: victimOf(hop),
          capture: ends ? reached : undefined,
        });
      }
    });
    return found;
  }

  /** The best captures that begin with a path. */
  completions(path: readonly number[]): readonly Capture[] {
    let found: readonly Capture[] = [];
    this.behind(path, (worth, square, mover, cameBy) => {
      this.restart(worth, false);
      this.explore(square, mover, cameBy);
      found = this.best;
    });
    return found;
  }

  /** Walks a path, calls back where it ends, and walks back. Does nothing if it is no route. */
  private behind(
    path: readonly number[],
    visit: (worth: number, square: number, mover: Mover, cameBy: number) => void,
  ): void {
    this.count();
    const { worth, complete } = this;
    const [from = 0, ...landings] = path;
    const starter = this.route.mover(this.placement.cells[from] as number);
    let mover: Mover | undefined = starter;
    let square = from;
    let cameBy = NO_DIRECTION;
    this.begin(from, starter);
    for (const landing of landings) {
      const hops: readonly Hop[] = mover ? this.hopsFrom(square, mover, cameBy) : [];
      const hop = hops.find((other) => landingOf(other) === landing);
      mover = hop === undefined ? undefined : mover && this.route.moverAfter(mover, landing);
      if (hop === undefined) break;
      this.route.take(hop);
      square = landing;
      cameBy = directionOf(hop);
    }
    if (mover) visit(worth, square, mover, cameBy);
    while (this.route.count > 0) this.route.takeBack();
    this.route.abandon();
    this.complete = complete;
  }

  private restart(worth: number, counting: boolean): void {
    if (this.best.length > 0) this.best = [];
    this.found = 0;
    this.worth = worth;
    this.states = 0;
    this.complete = true;
    this.counting = counting;
    this.seen.clear();
  }

  private begin(square: number, mover: Mover): void {
    this.byKing = isMan(mover.code) ? 0 : 1;
    this.route.start(square, mover);
  }

  private hopsFrom(square: number, mover: Mover, cameBy: number): readonly Hop[] {
    const hops: Hop[] = [];
    const end = this.route.pushHops(hops, 0, square, mover, cameBy);
    return hops.slice(0, end);
  }

  /** Walks on from a square; false if nothing can be taken there. */
  private explore(square: number, mover: Mover, cameBy: number): boolean {
    const { pile, top } = this;
    const last = this.route.pushHops(pile, top, square, mover, cameBy);
    this.top = last;
    for (let i = top; i < last && !this.stopped(); i++) this.jump(pile[i] as Hop, mover);
    this.top = top;
    return last > top;
  }

  private stopped(): boolean {
    if (this.states >= STATE_LIMIT) this.complete = false;
    return !this.complete || (this.firstOnly && this.found > 0);
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
    this.states++;
    // A first jump leads to a state of its own; any other may have been reached before.
    const again = route.count > 1;
    const place = to | (route.from << 8) | ((next ?? mover).code << 16) | ((mayEnd ? 1 : 0) << 20);
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
    const worth = this.worthOfRoute();
    if (worth < this.worth) return;
    if (worth > this.worth) {
      this.worth = worth;
      this.found = 0;
      if (!this.counting) this.best = [];
    }
    this.found++;
    if (this.counting) return;
    const { from, taken, landings, count } = this.route;
    const captures: number[] = [];
    const path = [from];
    for (let i = 0; i < count; i++) {
      captures.push(taken[i] as number);
      path.push(landings[i] as number);
    }
    this.best.push({ from, to, code, captures, path });
  }

  private worthOfRoute(): number {
    const { count, kings, kingOrder } = this.route;
    const { weights } = this;
    return (
      count * weights.count +
      kings * weights.kings +
      this.byKing * weights.byKing +
      kingOrder * weights.kingFirst
    );
  }
}

import type { Square } from '../board/piece.js';
import type { Variant } from '../board/variant.js';
import { EMPTY, kindOf, rankOf, WALL } from './codes.js';
import type { Move } from './move.js';
import type { Placement } from './placement.js';
import type { Position } from './position.js';
import { directionOf, type Hop, landingOf, NO_DIRECTION, type Route, victimOf } from './route.js';
import { Seen } from './seen.js';
import { type Mover, type Tables, tablesOf } from './tables.js';

/** A capture up to one of its landings. */
export interface Stretch {
  /** From, and every landing so far. */
  readonly path: readonly Square[];
  readonly captures: readonly Square[];
}

/** A jump, the ones before it, and whether a capture may end with it. */
interface Landing {
  readonly before: Landing | undefined;
  readonly to: Square;
  readonly captured: Square;
  readonly count: number;
  /** What the piece is if its move ends there. */
  readonly code: number;
  ends: boolean;
}

/** How many states are visited at most, and how many ways are told. */
const MOST = 10_000;
const MOST_TOLD = 500;

/** Where the code of the piece stands in a state, whether its move may end, and how it came. */
const CODE = 8;
const END = 12;
const HEADING = 13;

/** What a walk needs to be made. */
interface Ground {
  readonly placement: Placement;
  readonly route: Route;
  readonly seen: Seen;
}

const grounds = new WeakMap<Variant, Ground>();

/** The position laid out for a walk. All walks in a game use the same ground, one after the other. */
function groundFor(position: Position): Ground {
  const ground = grounds.get(position.variant) ?? newGround(position);
  grounds.set(position.variant, ground);
  position.layOn(ground.placement);
  ground.seen.clear();
  return ground;
}

function newGround(position: Position): Ground {
  const { placement, search } = position.newBench();
  // The search keeps its route to itself, since nobody else walks on it.
  const { route } = search as unknown as { readonly route: Route };
  return { placement, route, seen: new Seen(placement.words) };
}

/**
 * The ways of a piece that takes: all of them, whatever they are worth, with each of their landings.
 * Ways that come to the same are one from there on.
 */
export class Walk {
  /** By square: a piece taken before, over which one jump more would lead there. */
  readonly twice: Map<Square, Square> = new Map();
  /** False if there are so many ways that not all have been gone. */
  isComplete = true;
  private readonly position: Position;
  private readonly from: Square;
  private readonly landings = new Map<Square, Landing[]>();
  private readonly route: Route;
  private readonly cells: Uint8Array;
  private readonly tables: Tables;
  private readonly seen: Seen;
  /** Whether it matters in which order pieces are taken. */
  private readonly inOrder: boolean;
  private readonly mayMeetTaken: boolean;
  /** How many states have been visited. */
  states = 0;
  private limit = MOST;
  private begun: Landing | undefined;

  /** The ways that begin with a path. */
  constructor(position: Position, path: readonly Square[]) {
    const { variant } = position;
    const { capture, mechanics } = variant.rules;
    const { placement, route, seen } = groundFor(position);
    this.position = position;
    this.from = path[0] as Square;
    this.route = route;
    this.cells = placement.cells;
    this.tables = tablesOf(variant);
    this.seen = seen;
    const hasTowers = mechanics?.includes('towers') === true;
    this.inOrder = hasTowers || capture.priority.includes('kingFirst');
    this.mayMeetTaken = hasTowers || capture.removal === 'after';
    this.route.start(this.from, route.mover(this.cells[this.from] as number));
    this.follow(path.slice(1));
    while (route.count > 0) route.takeBack();
    route.abandon();
  }

  get isEmpty(): boolean {
    return this.landings.size === 0;
  }

  /** The ways that land on a square, those by fewer jumps first. */
  to(square: Square): readonly Stretch[] {
    const landings = [...(this.landings.get(square) ?? [])].sort((a, b) => a.count - b.count);
    return landings.slice(0, MOST_TOLD).map((landing) => this.stretch(landing));
  }

  /** The whole captures, or those that end on a square, the longest first. */
  moves(to?: Square): readonly Move[] {
    const landings = to === undefined ? [...this.landings.values()].flat() : this.landings.get(to);
    const ending = (landings ?? []).filter(({ ends }) => ends).sort((a, b) => b.count - a.count);
    const moves = new Map<string, Move>();
    for (const landing of ending.slice(0, MOST_TOLD)) {
      const move = this.move(landing);
      const taken = this.inOrder ? move.captures : [...move.captures].sort();
      const id = `${move.to} ${landing.code} ${taken}`;
      if (!moves.has(id)) moves.set(id, move);
    }
    return [...moves.values()];
  }

  private follow(landings: readonly Square[]): void {
    const { route, from } = this;
    let mover = route.mover(this.position.cells[from] as number);
    let before: Landing | undefined;
    let cameBy = NO_DIRECTION;
    for (const to of landings) {
      const hop = this.hops(before?.to ?? from, mover, cameBy).find(
        (each) => landingOf(each) === to,
      );
      if (hop === undefined) return;
      route.take(hop);
      before = this.landing(hop, mover, before);
      mover = route.moverAfter(mover, to) ?? mover;
      cameBy = directionOf(hop);
    }
    this.begun = before;
    this.explore(before?.to ?? from, mover, cameBy, before);
  }

  private hops(square: Square, mover: Mover, cameBy: number): readonly Hop[] {
    const hops: Hop[] = [];
    const end = this.route.pushHops(hops, 0, square, mover, cameBy);
    return hops.slice(0, end);
  }

  private landing(hop: Hop, mover: Mover, before: Landing | undefined): Landing {
    const to = landingOf(hop) as Square;
    const captured = victimOf(hop) as Square;
    const code = this.route.arriving(mover, to);
    return { before, to, captured, count: this.route.count, code, ends: false };
  }

  /** Walks on from a square; false if nothing can be taken there. */
  private explore(
    square: Square,
    mover: Mover,
    cameBy: number,
    before: Landing | undefined,
  ): boolean {
    const hops = this.hops(square, mover, cameBy);
    if (this.mayMeetTaken) this.lookTwice(square, mover, cameBy);
    hops.forEach((hop, i) => {
      // However many ways begin with a jump, some are left for the next one.
      if (before === this.begun) this.limit = (MOST * (i + 1)) / hops.length;
      if (this.states >= this.limit) {
        this.isComplete = false;
        return;
      }
      this.route.take(hop);
      this.land(hop, mover, before);
      this.route.takeBack();
    });
    return hops.length > 0;
  }

  private land(hop: Hop, mover: Mover, before: Landing | undefined): void {
    const { route } = this;
    const landing = this.landing(hop, mover, before);
    const { to } = landing;
    const next = route.moverAfter(mover, to);
    const mayEnd = route.mayEnd(hop);
    const { code } = next ?? mover;
    const place = to | (code << CODE) | (Number(mayEnd) << END) | (route.heading(hop) << HEADING);
    if (!this.seen.add(place, this.inOrder ? route.kingOrder : 0, route.takenSet)) return;
    this.states++;
    const others = this.landings.get(to);
    if (others) others.push(landing);
    else this.landings.set(to, [landing]);
    const goesOn = next !== undefined && this.explore(to, next, directionOf(hop), landing);
    landing.ends = !goesOn && mayEnd;
  }

  /** Notes where jumps would land over what has been taken and still stands. */
  private lookTwice(square: Square, mover: Mover, cameBy: number): void {
    const { cells, route } = this;
    for (const direction of mover.captures) {
      let at = this.next(direction, square);
      if (mover.flying) while (cells[at] === EMPTY) at = this.next(direction, at);
      const code = cells[at] as number;
      const isTaken = route.taken.lastIndexOf(at, route.count - 1) >= 0;
      if (route.count === 0 || !isTaken || !(code === WALL || mover.takes[code])) continue;
      // Nobody thinks of jumping straight back, except over a tower that still stands.
      if (code === WALL && direction === ((cameBy + 4) & 7)) continue;
      let to = this.next(direction, at);
      for (let n = 0; n < mover.beyond && cells[to] === EMPTY; n++) {
        if (!this.twice.has(to)) this.twice.set(to, at);
        to = this.next(direction, to);
      }
    }
  }

  private next(direction: number, square: number): Square {
    return this.tables.neighbours[direction * (this.tables.size + 1) + square] as Square;
  }

  private stretch(landing: Landing): Stretch {
    const path: Square[] = [];
    const captures: Square[] = [];
    for (let at: Landing | undefined = landing; at; at = at.before) {
      path.unshift(at.to);
      captures.unshift(at.captured);
    }
    return { path: [this.from, ...path], captures };
  }

  private move(landing: Landing): Move {
    const { from } = this;
    const { path, captures } = this.stretch(landing);
    const move = { from, to: landing.to, path, captures };
    const isPromoted = rankOf(landing.code) !== rankOf(this.position.cells[from] as number);
    return isPromoted ? { ...move, promotesTo: kindOf(landing.code) } : move;
  }
}

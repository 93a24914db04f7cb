import type { Landing } from '../variants/record.js';
import { EMPTY, isMan, WALL } from './codes.js';
import type { Placement } from './placement.js';
import type { Mover, Tables } from './tables.js';

/**
 * One jump in an integer: the direction, the victim's square, the landing square.
 * A route packs its jumps so that a search makes no objects.
 */
export type Hop = number;
export const hopOf = (direction: number, victim: number, to: number): Hop =>
  direction | (victim << 3) | (to << 11);
export const directionOf = (hop: Hop): number => hop & 7;
export const victimOf = (hop: Hop): number => (hop >> 3) & 255;
export const landingOf = (hop: Hop): number => hop >> 11;

/** No board has more pieces to take. */
const DEEPEST = 256;

/** Before the first jump. */
export const NO_DIRECTION = -1;

/**
 * A capture under way: a piece that has left its square and goes from landing to landing, taking
 * what it jumps. It knows which jumps are possible, not which are best.
 */
export class Route {
  from = 0;
  /** How many pieces have been taken, */
  count = 0;
  /** on which squares, */
  readonly taken: Uint8Array = new Uint8Array(DEEPEST);
  /** and where the piece has landed each time. */
  readonly landings: Uint8Array = new Uint8Array(DEEPEST);
  /** How many of them are kings. */
  kings = 0;
  /** A bit for each piece taken, the first in the highest place: set if it is a king. */
  kingOrder = 0;
  /** The pieces taken as a set. */
  readonly takenSet: Int32Array;
  private starter: Mover;
  protected readonly cells: Uint8Array;
  protected readonly neighbours: Uint8Array;
  protected readonly stride: number;
  protected readonly tables: Tables;
  private readonly movers: readonly Mover[];
  private readonly landing: Landing | undefined;
  private readonly promotion: 'end' | 'stop' | 'continue';
  private readonly noReverse: boolean;
  /** What stands where a piece has been taken, until the move ends. */
  private readonly removed: number;
  private readonly codes = new Uint8Array(DEEPEST);

  constructor(placement: Placement) {
    const { tables } = placement;
    this.cells = placement.cells;
    this.neighbours = tables.neighbours;
    this.stride = tables.size + 1;
    const { capture, king, promotion } = tables.variant.rules;
    const movers: Mover[] = [];
    for (const mover of tables.sides.flat()) movers[mover.code] = mover;
    this.tables = tables;
    this.movers = movers;
    this.starter = movers[1] as Mover;
    this.takenSet = new Int32Array(placement.words);
    this.landing = king.landing;
    this.promotion = promotion;
    this.noReverse = capture.noReverse === true;
    this.removed = capture.removal === 'after' ? WALL : EMPTY;
  }

  start(square: number, mover: Mover): void {
    this.from = square;
    this.starter = mover;
    this.cells[square] = EMPTY;
  }

  abandon(): void {
    this.cells[this.from] = this.starter.code;
  }

  take(hop: Hop): void {
    const { cells } = this;
    const { count } = this;
    const victim = victimOf(hop);
    const code = cells[victim] as number;
    cells[victim] = this.removed;
    this.taken[count] = victim;
    this.codes[count] = code;
    this.landings[count] = landingOf(hop);
    this.toggle(victim);
    this.count = count + 1;
    if (!isMan(code)) this.toggleKing(count, 1);
  }

  takeBack(): void {
    const count = this.count - 1;
    const victim = this.taken[count] as number;
    const code = this.codes[count] as number;
    this.cells[victim] = code;
    this.toggle(victim);
    this.count = count;
    if (!isMan(code)) this.toggleKing(count, -1);
  }

  /**
   * Writes every jump from a square on a pile, from `top` on; gives back the new top. A jump may
   * land on so many squares behind its victim.
   */
  pushHops(
    pile: Hop[],
    top: number,
    square: number,
    mover: Mover,
    cameBy: number,
    beyond: number = mover.beyond,
  ): number {
    const { cells, neighbours } = this;
    const { captures, takes, flying } = mover;
    let end = top;
    for (let i = 0; i < captures.length; i++) {
      const direction = captures[i] as number;
      if (this.noReverse && this.turnsBack(cameBy, direction)) continue;
      const row = direction * this.stride;
      let victim = neighbours[row + square] as number;
      if (flying) while (cells[victim] === EMPTY) victim = neighbours[row + victim] as number;
      if (takes[cells[victim] as number] === 0) continue;
      let to = neighbours[row + victim] as number;
      const first = end;
      for (let n = 0; n < beyond && cells[to] === EMPTY; n++) {
        pile[end++] = hopOf(direction, victim, to);
        to = neighbours[row + to] as number;
      }
      if (end - first > 1 && this.landing === 'continue')
        end = this.keepContinuing(pile, first, end, mover);
    }
    return end;
  }

  mover(code: number): Mover {
    return this.movers[code] as Mover;
  }

  /** The code of a piece whose move ends on a square, where it may be promoted. */
  arriving(mover: Mover, square: number): number {
    return this.tables.arriving[mover.code * this.stride + square] as number;
  }

  /** The piece that goes on from a landing; undefined if the move ends there in any case. */
  moverAfter(mover: Mover, square: number): Mover | undefined {
    const code = this.arriving(mover, square);
    if (this.promotion === 'end' || code === mover.code) return mover;
    return this.promotion === 'continue' ? this.mover(code) : undefined;
  }

  /** Whether a move may end with this hop, just made. */
  mayEnd(hop: Hop): boolean {
    if (this.landing !== 'haltAtKing' || isMan(this.codes[this.count - 1] as number)) return true;
    return this.next(directionOf(hop), victimOf(hop)) === landingOf(hop);
  }

  /** Where the direction matters that a piece has come by, that direction. */
  heading(hop: Hop): number {
    return this.noReverse ? directionOf(hop) + 1 : 0;
  }

  /** Of the landings behind one victim, keeps those that can take more, if there are any. */
  protected keepContinuing(pile: Hop[], first: number, end: number, mover: Mover): number {
    const { cells } = this;
    const victim = victimOf(pile[first] as Hop);
    const code = cells[victim] as number;
    cells[victim] = this.removed;
    let kept = first;
    for (let i = first; i < end; i++) {
      const hop = pile[i] as Hop;
      if (this.canTake(pile, end, hop, mover)) pile[kept++] = hop;
    }
    cells[victim] = code;
    return kept > first ? kept : end;
  }

  /** Whether a piece can take more from where a jump lands; the pile is free from `top` on. */
  protected canTake(pile: Hop[], top: number, hop: Hop, mover: Mover): boolean {
    return this.pushHops(pile, top, landingOf(hop), mover, directionOf(hop), 1) > top;
  }

  protected turnsBack(cameBy: number, direction: number): boolean {
    return this.noReverse && cameBy !== NO_DIRECTION && direction === ((cameBy + 4) & 7);
  }

  protected next(direction: number, square: number): number {
    return this.neighbours[direction * this.stride + square] as number;
  }

  private toggleKing(index: number, difference: 1 | -1): void {
    this.kings += difference;
    this.kingOrder ^= 1 << Math.max(0, 30 - index);
  }

  private toggle(square: number): void {
    const { word, bit } = this.tables.layout;
    (this.takenSet[word[square] as number] as number) ^= bit[square] as number;
  }
}

import { CaptureSearch } from '../captures.js';
import { EMPTY } from '../codes.js';
import type { Placement } from '../placement.js';
import { directionOf, type Hop, landingOf, Route, victimOf } from '../route.js';
import type { Mover, Tables } from '../tables.js';

/** What stands under the piece on each square, top to bottom, as codes. */
export type Towers = readonly (readonly number[])[];

/** Bits for the code of a piece in the order in which pieces have been taken: four codes. */
const CODE_BITS = 2;

/**
 * Captures that take only the top of a tower, which goes under the piece that takes it (Bashni,
 * Lasca). What stood below it stands there at once; no tower is taken from twice in a move.
 */
export class TowerRoute extends Route {
  towers: Towers = [];
  private readonly layout: Tables['layout'];

  constructor(placement: Placement) {
    super(placement);
    this.layout = placement.tables.layout;
  }

  override take(hop: Hop): void {
    const victim = victimOf(hop);
    const code = this.cells[victim] as number;
    const order = (this.kingOrder << CODE_BITS) | (code - 1);
    super.take(hop);
    this.cells[victim] = this.towers[victim]?.[0] ?? EMPTY;
    // The order matters, because it is the order in the tower.
    this.kingOrder = order;
  }

  override takeBack(): void {
    const order = this.kingOrder >> CODE_BITS;
    super.takeBack();
    this.kingOrder = order;
  }

  override pushHops(
    pile: Hop[],
    top: number,
    square: number,
    mover: Mover,
    cameBy: number,
  ): number {
    const end = super.pushHops(pile, top, square, mover, cameBy);
    let kept = top;
    for (let i = top; i < end; i++) {
      const hop = pile[i] as Hop;
      if (!this.isTaken(victimOf(hop))) pile[kept++] = hop;
    }
    return kept;
  }

  protected override victimFrom(square: number, mover: Mover, direction: number): number {
    const victim = super.victimFrom(square, mover, direction);
    return this.isTaken(victim) ? 0 : victim;
  }

  protected override keepContinuing(pile: Hop[], first: number, end: number, mover: Mover): number {
    if (this.isTaken(victimOf(pile[first] as Hop))) return first;
    let kept = first;
    for (let i = first; i < end; i++) {
      const hop = pile[i] as Hop;
      this.take(hop);
      const next = this.moverAfter(mover, landingOf(hop));
      const goesOn = next && this.canTake(landingOf(hop), next, directionOf(hop));
      this.takeBack();
      if (goesOn) pile[kept++] = hop;
    }
    return kept > first ? kept : end;
  }

  private isTaken(square: number): boolean {
    const { word, bit } = this.layout;
    return ((this.takenSet[word[square] as number] as number) & (bit[square] as number)) !== 0;
  }
}

export class TowerSearch extends CaptureSearch {
  constructor(placement: Placement) {
    super(placement, new TowerRoute(placement));
    this.ordered = true;
  }

  use(towers: Towers): void {
    (this.route as TowerRoute).towers = towers;
  }
}

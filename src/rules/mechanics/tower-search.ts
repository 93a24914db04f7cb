import { CaptureSearch } from '../captures.js';
import { type Hop, landingOf, Route, victimOf } from '../route.js';
import type { Mover, Tables } from '../tables.js';
import type { TowerPlacement } from './tower-placement.js';

/** Bits for the code of a piece in the order in which pieces have been taken: four codes. */
const CODE_BITS = 2;

/**
 * Captures that take only the top of a tower, which goes under the piece that takes it (Bashni,
 * Lasca). What stood below it stands there at once; no tower is taken from twice in a move.
 */
class TowerRoute extends Route {
  private readonly towers: TowerPlacement;
  /** In which order pieces had been taken before each jump. */
  private readonly orders: number[] = [];
  private readonly layout: Tables['layout'];

  constructor(placement: TowerPlacement) {
    super(placement);
    this.towers = placement;
    this.layout = placement.tables.layout;
  }

  override take(hop: Hop): void {
    const victim = victimOf(hop);
    const code = this.cells[victim] as number;
    const order = this.kingOrder;
    this.orders[this.count] = order;
    super.take(hop);
    this.cells[victim] = this.towers.beneath(victim);
    // The order matters, because it is the order in the tower.
    this.kingOrder = (order << CODE_BITS) | (code - 1);
  }

  override takeBack(): void {
    super.takeBack();
    this.kingOrder = this.orders[this.count] as number;
  }

  override pushHops(
    pile: Hop[],
    top: number,
    square: number,
    mover: Mover,
    cameBy: number,
    beyond: number = mover.beyond,
  ): number {
    const end = super.pushHops(pile, top, square, mover, cameBy, beyond);
    let kept = top;
    for (let i = top; i < end; i++) {
      const hop = pile[i] as Hop;
      if (!this.isTaken(victimOf(hop))) pile[kept++] = hop;
    }
    return kept;
  }

  protected override keepContinuing(pile: Hop[], first: number, end: number, mover: Mover): number {
    if (this.isTaken(victimOf(pile[first] as Hop))) return first;
    let kept = first;
    for (let i = first; i < end; i++) {
      const hop = pile[i] as Hop;
      this.take(hop);
      const next = this.moverAfter(mover, landingOf(hop));
      const goesOn = next && this.canTake(pile, end, hop, next);
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
  constructor(placement: TowerPlacement) {
    super(placement, new TowerRoute(placement));
    this.ordered = true;
  }
}

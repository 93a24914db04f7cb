import { CaptureSearch } from '../captures.js';
import { EMPTY, isMan } from '../codes.js';
import type { Placement } from '../placement.js';
import { type Hop, hopOf, Route } from '../route.js';
import type { Mover } from '../tables.js';
import { isBeyond } from './quiet-moves.js';

/**
 * Captures of men that beyond the river take with an empty square before their victim, or land one
 * square further behind it, but not both (Elephant Checkers). Each jump begins where it begins.
 */
class LongRoute extends Route {
  private readonly placement: Placement;

  constructor(placement: Placement) {
    super(placement);
    this.placement = placement;
  }

  override pushHops(
    pile: Hop[],
    top: number,
    square: number,
    mover: Mover,
    cameBy: number,
  ): number {
    if (!isMan(mover.code) || !isBeyond(this.placement, square))
      return super.pushHops(pile, top, square, mover, cameBy);
    const { cells } = this;
    let end = top;
    for (const direction of mover.captures) {
      if (this.turnsBack(cameBy, direction)) continue;
      const first = this.next(direction, square);
      const isFar = cells[first] === EMPTY;
      const victim = isFar ? this.next(direction, first) : first;
      if (mover.takes[cells[victim] as number] === 0) continue;
      const to = this.next(direction, victim);
      if (cells[to] !== EMPTY) continue;
      pile[end++] = hopOf(direction, victim, to);
      const further = this.next(direction, to);
      if (!isFar && cells[further] === EMPTY) pile[end++] = hopOf(direction, victim, further);
    }
    return end;
  }
}

/** Looks at each piece by itself, because not all men jump alike. */
export class LongSearch extends CaptureSearch {
  constructor(placement: Placement) {
    super(placement, new LongRoute(placement));
  }

  protected override search(): void {
    const { side, tables } = this.placement;
    for (const mover of tables.sides[side] ?? []) this.searchFlights(mover);
  }
}

import { type Capture, CaptureSearch } from '../captures.js';
import { isMan } from '../codes.js';
import type { Placement } from '../placement.js';

/** What a priority is worth that counts more than all pieces of a capture. */
const MOST = 256;

/** The captures of kings alone: of those that are equal otherwise, the ones that take the most. */
class KingSearch extends CaptureSearch {
  constructor(placement: Placement) {
    super(placement);
    const { count, kings, byKing, kingFirst } = this.weights;
    this.weights = {
      count: count * MOST + 1,
      kings: kings * MOST,
      byKing: byKing * MOST,
      kingFirst: kingFirst * MOST,
    };
  }

  protected override search(): void {
    const { side, tables } = this.placement;
    for (const mover of tables.sides[side] ?? []) if (!isMan(mover.code)) this.searchFlights(mover);
  }
}

/**
 * Captures of which those of kings have to take the most that a king can take, while men are free
 * (Jekab as some play it).
 */
export class KingMaximumSearch extends CaptureSearch {
  private readonly ofKings: KingSearch;
  private kingsMayTake = false;

  constructor(placement: Placement) {
    super(placement);
    this.ofKings = new KingSearch(placement);
  }

  override list(): number {
    const { counting } = this;
    this.counting = false;
    super.list();
    this.counting = counting;
    const byMen = this.best.filter(({ from }) => this.isManOn(from));
    // What outdoes the captures of all kings leaves none of them.
    this.kingsMayTake = byMen.length < this.best.length;
    if (this.kingsMayTake) {
      this.ofKings.list();
      this.best = [...byMen, ...this.ofKings.best];
      this.left = Math.min(this.left, this.ofKings.left);
    }
    return this.best.length;
  }

  override onward(
    paths: readonly (readonly number[])[],
    worth: number,
    firstOnly: boolean,
  ): readonly Capture[] {
    const { ofKings } = this;
    const [[from = 0] = []] = paths;
    if (this.isManOn(from)) return super.onward(paths, worth, firstOnly);
    this.list();
    return this.kingsMayTake ? ofKings.onward(paths, ofKings.worth, firstOnly) : [];
  }

  private isManOn(square: number): boolean {
    return isMan(this.placement.cells[square] as number);
  }
}

import type { Mechanic } from '../../variants/record.js';
import { CaptureSearch } from '../captures.js';
import { Generator } from '../generator.js';
import type { Outcome } from '../outcome.js';
import { Placement } from '../placement.js';
import { Position } from '../position.js';
import type { QuietMove } from '../quiet.js';
import { tablesOf } from '../tables.js';
import { goalOf, kingAgainstMan } from './goals.js';
import { KingMaximumSearch } from './king-maximum.js';
import { LongSearch } from './long-captures.js';
import { nobodyCanTake } from './one-each.js';
import { hop, line, longMen, type QuietMechanic, throne } from './quiet-moves.js';
import { TowerSearch } from './towers.js';

const quietMechanics: Readonly<Partial<Record<Mechanic, QuietMechanic>>> = {
  hop,
  line,
  longMen,
  throne,
};

type Search = new (placement: Placement) => CaptureSearch;

const searches: Readonly<Partial<Record<Mechanic, Search>>> = {
  kingMaximum: KingMaximumSearch,
  longMen: LongSearch,
  towers: TowerSearch,
};

/** The generator with what the mechanics of a game add to it. */
class MechanicGenerator extends Generator {
  private readonly mechanics: readonly Mechanic[];

  constructor(placement: Placement) {
    const { mechanics = [] } = placement.tables.variant.rules;
    const Search = mechanics.map((name) => searches[name]).find(Boolean) ?? CaptureSearch;
    super(placement, new Search(placement));
    this.mechanics = mechanics;
  }

  override quiet(): readonly QuietMove[] {
    const list = [...super.quiet()];
    for (const name of this.mechanics) quietMechanics[name]?.(this.placement, list);
    return list;
  }

  override goalReached(): boolean {
    const { mechanics } = this;
    const { cells } = this.placement;
    return (
      super.goalReached() ||
      goalOf(mechanics, cells) !== undefined ||
      (kingAgainstMan(mechanics, cells) !== undefined && this.nobodyCanTake())
    );
  }

  private nobodyCanTake(): boolean {
    const { placement, search } = this;
    const own = search.count();
    placement.side ^= 1;
    const others = search.count();
    placement.side ^= 1;
    return own + others === 0;
  }
}

/** A position of a game with mechanics that tables cannot tell. */
export class MechanicPosition extends Position {
  override newBench(): Generator {
    return new MechanicGenerator(new Placement(tablesOf(this.variant)));
  }

  protected override decided(): Outcome | undefined {
    const { mechanics = [] } = this.variant.rules;
    const beaten = kingAgainstMan(mechanics, this.cells);
    return (
      goalOf(mechanics, this.cells) ??
      (beaten && nobodyCanTake(this) ? beaten : undefined) ??
      super.decided()
    );
  }
}

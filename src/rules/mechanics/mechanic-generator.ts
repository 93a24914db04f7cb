import type { Mechanic } from '../../variants/record.js';
import { CaptureSearch } from '../captures.js';
import { countQuiet } from '../count.js';
import { Generator } from '../generator.js';
import type { Placement } from '../placement.js';
import type { QuietMove } from '../quiet.js';
import { goalOf, kingAgainstMan } from './goals.js';
import { KingMaximumSearch } from './king-maximum.js';
import { LongSearch } from './long-captures.js';
import { hop, line, longMen, type QuietMechanic, throne } from './quiet-moves.js';

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
};

/** The generator with what the mechanics of a game add to it. */
export class MechanicGenerator extends Generator {
  private readonly mechanics: readonly Mechanic[];

  constructor(placement: Placement, search?: CaptureSearch) {
    const { mechanics = [] } = placement.tables.variant.rules;
    const Search = mechanics.map((name) => searches[name]).find(Boolean) ?? CaptureSearch;
    super(placement, search ?? new Search(placement));
    this.mechanics = mechanics;
  }

  override quiet(): readonly QuietMove[] {
    return this.withMore([...super.quiet()]);
  }

  override quietCount(): number {
    return countQuiet(this.placement) + this.withMore([]).length;
  }

  /** Adds the quiet moves that tables do not tell, or makes others of them. */
  private withMore(list: QuietMove[]): readonly QuietMove[] {
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
    const own = search.list();
    placement.side ^= 1;
    const others = search.list();
    placement.side ^= 1;
    return own + others === 0;
  }
}

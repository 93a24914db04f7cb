import type { Mechanic } from '../../variants/record.js';
import { CaptureSearch } from '../captures.js';
import { countQuiet } from '../count.js';
import { Generator } from '../generator.js';
import type { Placement } from '../placement.js';
import type { QuietMove } from '../quiet.js';
import { goalOf } from './goal.js';
import { LongSearch } from './long-captures.js';
import { hop, line, longMen, type QuietMechanic, throne } from './quiet-moves.js';

const quietMechanics: Readonly<Partial<Record<Mechanic, QuietMechanic>>> = {
  hop,
  line,
  longMen,
  throne,
};

/** The generator with what the mechanics of a game add to it. */
export class MechanicGenerator extends Generator {
  private readonly mechanics: readonly Mechanic[];

  constructor(placement: Placement, search?: CaptureSearch) {
    const { mechanics = [] } = placement.tables.variant.rules;
    const Search = mechanics.includes('longMen') ? LongSearch : CaptureSearch;
    super(placement, search ?? new Search(placement));
    this.mechanics = mechanics;
  }

  override quiet(): readonly QuietMove[] {
    return [...super.quiet(), ...this.moreQuiet()];
  }

  override quietCount(): number {
    return countQuiet(this.placement) + this.moreQuiet().length;
  }

  /** The quiet moves that tables do not tell. */
  private moreQuiet(): readonly QuietMove[] {
    const list: QuietMove[] = [];
    for (const name of this.mechanics) quietMechanics[name]?.(this.placement, list);
    return list;
  }

  override goalReached(): boolean {
    return super.goalReached() || goalOf(this.mechanics, this.placement.cells) !== undefined;
  }
}

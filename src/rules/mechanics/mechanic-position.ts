import type { Generator } from '../generator.js';
import type { Outcome } from '../outcome.js';
import { Placement } from '../placement.js';
import { Position } from '../position.js';
import { tablesOf } from '../tables.js';
import { goalOf, kingAgainstMan } from './goals.js';
import { MechanicGenerator } from './mechanic-generator.js';
import { nobodyCanTake } from './one-each.js';

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

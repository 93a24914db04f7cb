import { isMan, pieceOf, rankOf } from '../codes.js';
import type { Generator } from '../generator.js';
import type { Outcome } from '../outcome.js';
import { Placement } from '../placement.js';
import { Position } from '../position.js';
import { tablesOf } from '../tables.js';
import { goalOf } from './goal.js';
import { MechanicGenerator } from './mechanic-generator.js';

/** A position of a game with mechanics that tables cannot tell. */
export class MechanicPosition extends Position {
  override newBench(): Generator {
    return new MechanicGenerator(new Placement(tablesOf(this.variant)));
  }

  protected override decided(): Outcome | undefined {
    const decisive = goalOf(this.variant.rules.mechanics ?? [], this.cells);
    if (decisive === undefined) return super.decided();
    const { color } = pieceOf(decisive);
    if (!isMan(decisive) && rankOf(decisive) === 2) return { winner: color, rule: 'throne' };
    return { winner: color === 'white' ? 'black' : 'white', rule: 'lone-piece' };
  }
}

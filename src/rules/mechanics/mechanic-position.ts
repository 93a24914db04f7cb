import type { Mechanic } from '../../variants/record.js';
import { CaptureSearch } from '../captures.js';
import { EMPTY, isMan, pieceOf, rankOf, sideOfCode } from '../codes.js';
import { Generator } from '../generator.js';
import type { Outcome } from '../outcome.js';
import { Placement } from '../placement.js';
import { Position } from '../position.js';
import type { QuietMove } from '../quiet.js';
import { tablesOf } from '../tables.js';
import { LongSearch } from './long-captures.js';
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
    return super.goalReached() || goalOf(this.mechanics, this.placement.cells) !== undefined;
  }
}

/** What has decided a game by itself: the code of the piece that has won or lost it. */
function goalOf(mechanics: readonly Mechanic[], cells: Uint8Array): number | undefined {
  if (mechanics.includes('throne'))
    return cells.find((code, square) => square > 0 && rankOf(code) === 2);
  if (!mechanics.includes('loneLoses')) return undefined;
  const last = [0, 0];
  const counts = [0, 0];
  cells.forEach((code, square) => {
    if (square === 0 || code === EMPTY) return;
    const side = sideOfCode(code);
    counts[side] = (counts[side] ?? 0) + 1;
    last[side] = code;
  });
  const lone = counts.indexOf(1);
  return lone < 0 ? undefined : last[lone];
}

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

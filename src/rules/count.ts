import { EMPTY } from './codes.js';
import type { Generator } from './generator.js';
import type { Placement } from './placement.js';
import { countBits, STEP_ROW, squareOf, stepEnds } from './sets.js';
import type { Mover } from './tables.js';

/** How many legal moves the side to move has. */
export function countMoves(generator: Generator): number {
  if (generator.goalReached()) return 0;
  const { search } = generator;
  search.counting = true;
  const captures = search.list();
  search.counting = false;
  if (captures > 0 && !generator.free) return captures;
  return captures + (generator.quietCount?.() ?? countQuiet(generator.placement));
}

/** How many moves without a capture the side to move has. */
export function countQuiet(placement: Placement): number {
  const { sets, words, side, tables } = placement;
  let count = 0;
  for (const mover of tables.sides[side] as readonly Mover[]) {
    if (!placement.has(mover.code)) continue;
    const own = mover.code * words;
    if (mover.flying) {
      for (let word = 0; word < words; word++)
        for (let bits = sets[own + word] as number; bits; bits &= bits - 1)
          count += countFlights(placement, mover, squareOf(tables.layout, word, bits & -bits));
    } else
      for (let row = 0; row < mover.steps.length; row += STEP_ROW)
        count += countBits(stepEnds(sets, mover.steps, row));
  }
  return count;
}

function countFlights(placement: Placement, mover: Mover, from: number): number {
  const { cells, tables } = placement;
  let count = 0;
  for (const direction of mover.moves) {
    const row = direction * (tables.size + 1);
    let to = tables.neighbours[row + from] as number;
    while (cells[to] === EMPTY) {
      count++;
      to = tables.neighbours[row + to] as number;
    }
  }
  return count;
}

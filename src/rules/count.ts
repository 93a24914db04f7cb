import { EMPTY } from './codes.js';
import type { Generator } from './generator.js';
import type { Placement } from './placement.js';
import { countBits, squareOf } from './sets.js';
import type { Mover } from './tables.js';

/** How many legal moves the side to move has. */
export function countMoves(generator: Generator): number {
  if (generator.goalReached()) return 0;
  const captures = generator.search.count();
  if (captures > 0 && !generator.free) return captures;
  return captures + countQuiet(generator.placement);
}

/** How many moves without a capture the side to move has. */
function countQuiet(placement: Placement): number {
  const { sets, words, side, tables } = placement;
  let count = 0;
  for (const mover of tables.sides[side] as readonly Mover[]) {
    const own = mover.code * words;
    if (mover.flying) {
      for (let word = 0; word < words; word++)
        for (let bits = sets[own + word] as number; bits; bits &= bits - 1)
          count += countFlights(placement, mover, squareOf(tables.layout, word, bits & -bits));
    } else
      for (const step of mover.steps) {
        const start = (sets[own + step.source] as number) & step.mask;
        count += countBits(((start << step.left) >>> step.right) & (sets[step.target] as number));
      }
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

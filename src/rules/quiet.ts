import { EMPTY } from './codes.js';
import type { Placement } from './placement.js';
import { STEP_ROW, squareOf, stepEnds } from './sets.js';
import type { Mover } from './tables.js';

/** A quiet move in one integer: from, to, and the code of the piece when it has arrived. */
export type QuietMove = number;
export const fromOf = (move: QuietMove): number => move & 255;
export const toOf = (move: QuietMove): number => (move >> 8) & 255;
export const codeAfter = (move: QuietMove): number => move >> 16;

/** Every move without a capture. */
export function listQuiet(placement: Placement): readonly QuietMove[] {
  const list: QuietMove[] = [];
  const { sets, words, side, tables } = placement;
  for (const mover of tables.sides[side] as readonly Mover[]) {
    if (!placement.has(mover.code)) continue;
    const own = mover.code * words;
    if (mover.flying) {
      for (let word = 0; word < words; word++)
        for (let bits = sets[own + word] as number; bits; bits &= bits - 1)
          listFlights(placement, mover, squareOf(tables.layout, word, bits & -bits), list);
    } else listSteps(placement, mover, list);
  }
  return list;
}

function listSteps(placement: Placement, mover: Mover, list: QuietMove[]): void {
  const { sets, tables } = placement;
  const { steps } = mover;
  for (let row = 0; row < steps.length; row += STEP_ROW) {
    const target = steps[row + 4] as number;
    let ends = stepEnds(sets, steps, row);
    if (ends === 0) continue;
    const back = (((steps[row + 5] as number) + 4) & 7) * (tables.size + 1);
    for (; ends; ends &= ends - 1) {
      const to = squareOf(tables.layout, target, ends & -ends);
      addQuiet(placement, mover, tables.neighbours[back + to] as number, to, list);
    }
  }
}

function listFlights(placement: Placement, mover: Mover, from: number, list: QuietMove[]): void {
  const { cells, tables } = placement;
  for (const direction of mover.moves) {
    const row = direction * (tables.size + 1);
    let to = tables.neighbours[row + from] as number;
    while (cells[to] === EMPTY) {
      addQuiet(placement, mover, from, to, list);
      to = tables.neighbours[row + to] as number;
    }
  }
}

function addQuiet(
  { tables }: Placement,
  { code }: Mover,
  from: number,
  to: number,
  list: QuietMove[],
): void {
  const arriving = tables.arriving[code * (tables.size + 1) + to] as number;
  list.push(from | (to << 8) | (arriving << 16));
}

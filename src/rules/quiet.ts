import { crowned, EMPTY, isMan, sideOfCode } from './codes.js';
import type { Placement } from './placement.js';
import { squareOf } from './sets.js';
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
    const own = mover.code * words;
    if (mover.flying) {
      for (let word = 0; word < words; word++)
        for (let bits = sets[own + word] as number; bits; bits &= bits - 1)
          listFlights(placement, mover, squareOf(tables.layout, word, bits & -bits), list);
    } else
      for (const step of mover.steps) {
        const start = (sets[own + step.source] as number) & step.mask;
        let ends = ((start << step.left) >>> step.right) & (sets[step.target] as number);
        for (; ends; ends &= ends - 1) {
          const to = squareOf(tables.layout, step.target, ends & -ends);
          const back = ((step.direction + 4) & 7) * (tables.size + 1);
          addQuiet(placement, mover, tables.neighbours[back + to] as number, to, list);
        }
      }
  }
  return list;
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
  const crowning = isMan(code) && tables.crowning[sideOfCode(code) * (tables.size + 1) + to] === 1;
  list.push(from | (to << 8) | ((crowning ? crowned(code) : code) << 16));
}

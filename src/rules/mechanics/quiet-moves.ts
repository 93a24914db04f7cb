import { crowned, EMPTY, WHITE } from '../codes.js';
import type { Placement } from '../placement.js';
import type { QuietMove } from '../quiet.js';
import { squareOf } from '../sets.js';
import type { Mover } from '../tables.js';

/** Adds moves without a capture to a list. */
export type QuietMechanic = (placement: Placement, list: QuietMove[]) => void;

/** Calls back for each piece of the side to move that has a rank, 0 for men. */
function forEach(
  { sets, words, side, tables }: Placement,
  rank: number,
  visit: (mover: Mover, from: number) => void,
): void {
  const mover = tables.sides[side]?.[rank];
  if (!mover) return;
  for (let word = 0; word < words; word++)
    for (let bits = sets[mover.code * words + word] as number; bits; bits &= bits - 1)
      visit(mover, squareOf(tables.layout, word, bits & -bits));
}

const add = (
  { tables }: Placement,
  { code }: Mover,
  from: number,
  to: number,
  list: QuietMove[],
): void => {
  const arriving = tables.arriving[code * (tables.size + 1) + to] as number;
  list.push(from | (to << 8) | (arriving << 16));
};

/** A man passes so many men of its own side at most, in line, to the empty square behind them. */
const passing =
  (most: number): QuietMechanic =>
  (placement, list) => {
    const { cells, tables } = placement;
    forEach(placement, 0, (mover, from) => {
      for (const direction of mover.moves) {
        const row = direction * (tables.size + 1);
        let to = tables.neighbours[row + from] as number;
        let passed = 0;
        for (; cells[to] === mover.code && passed < most; passed++)
          to = tables.neighbours[row + to] as number;
        if (passed > 0 && cells[to] === EMPTY) add(placement, mover, from, to, list);
      }
    });
  };

/** A man hops over one man of its own side (Keny; also Chinese checkers for two). */
export const hop: QuietMechanic = passing(1);

/** A man passes a line of its own men, as if the line moved on (Dameo; also its 10×10 form). */
export const line: QuietMechanic = passing(Number.POSITIVE_INFINITY);

/** Whether a square lies beyond the river, in the half of the other side. */
export function isBeyond({ tables, side }: Placement, square: number): boolean {
  const { board } = tables.variant;
  const isUpper = 2 * (board.row[square] as number) < board.rows;
  return isUpper === (side === WHITE);
}

/** Beyond the river a man may go two squares (Elephant Checkers; also for soldiers of xiangqi). */
export const longMen: QuietMechanic = (placement, list) => {
  const { cells, tables } = placement;
  forEach(placement, 0, (mover, from) => {
    if (!isBeyond(placement, from)) return;
    for (const direction of mover.moves) {
      const row = direction * (tables.size + 1);
      const over = tables.neighbours[row + from] as number;
      const to = tables.neighbours[row + over] as number;
      if (cells[over] === EMPTY && cells[to] === EMPTY) add(placement, mover, from, to, list);
    }
  });
};

/**
 * A king on its throne is promoted where it stands, or when it goes there, as the record has it
 * (Elephant Checkers; also games of a palace).
 */
export const throne: QuietMechanic = (placement, list) => {
  const { variant } = placement.tables;
  const { throne: thrones } = variant.rules;
  const name = thrones?.[placement.side === WHITE ? 'white' : 'black'];
  const square = name && variant.squareAt(name);
  if (!square) return;
  if (thrones.onArrival) promoteArriving(placement, list, square);
  else
    forEach(placement, 1, ({ code }, from) => {
      if (from === square) list.push(from | (from << 8) | (crowned(code) << 16));
    });
};

/** Makes of every king's move to a square one that promotes it. */
function promoteArriving(
  { cells, side, tables }: Placement,
  list: QuietMove[],
  square: number,
): void {
  const king = tables.sides[side]?.[1]?.code;
  if (king === undefined) return;
  const arriving = (square << 8) | (king << 16);
  list.forEach((move, i) => {
    const from = move & 255;
    if (move === (from | arriving) && cells[from] === king)
      list[i] = from | (square << 8) | (crowned(king) << 16);
  });
}

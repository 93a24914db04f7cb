import type { Mechanic } from '../../variants/record.js';
import { EMPTY, rankOf, sideOfCode } from '../codes.js';

type Goal = (cells: Uint8Array) => number | undefined;

/** A piece that has been promoted twice. */
const promotedTwice: Goal = (cells) => {
  for (let square = 1; square < cells.length; square++)
    if (rankOf(cells[square] as number) === 2) return cells[square];
  return undefined;
};

/** A piece that is all its side has. */
const lonePiece: Goal = (cells) => {
  const last = [EMPTY, EMPTY];
  const counts = [0, 0];
  for (let square = 1; square < cells.length; square++) {
    const code = cells[square] as number;
    if (code === EMPTY) continue;
    const side = sideOfCode(code);
    last[side] = code;
    (counts[side] as number)++;
    if ((counts[0] as number) > 1 && (counts[1] as number) > 1) return undefined;
  }
  const lone = counts.indexOf(1);
  return lone < 0 ? undefined : last[lone];
};

/** What has decided a game by itself: the code of the piece that has won or lost it. */
export function goalOf(mechanics: readonly Mechanic[], cells: Uint8Array): number | undefined {
  if (mechanics.includes('throne')) return promotedTwice(cells);
  return mechanics.includes('loneLoses') ? lonePiece(cells) : undefined;
}

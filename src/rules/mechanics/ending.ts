import type { Variant } from '../../board/variant.js';
import type { Ending } from '../../variants/record.js';
import { EMPTY, isMan, sideOfCode } from '../codes.js';
import type { Position } from '../position.js';

/** What is left on a board, as far as endings ask. */
export interface Material {
  /** `KKM:K`: the side with more pieces first, and with more kings if they have as many. */
  readonly pieces: string;
  readonly total: number;
  readonly eachHasKing: boolean;
  /** The side named first. */
  readonly stronger: number;
}

const lettersOf = (kings: number, men: number): string => 'K'.repeat(kings) + 'M'.repeat(men);

export function materialOf({ cells }: Position): Material {
  const kings = [0, 0];
  const men = [0, 0];
  for (let square = 1; square < cells.length; square++) {
    const code = cells[square] as number;
    if (code === EMPTY) continue;
    const counts = isMan(code) ? men : kings;
    (counts[sideOfCode(code)] as number)++;
  }
  const [white = '', black = ''] = [0, 1].map((side) =>
    lettersOf(kings[side] as number, men[side] as number),
  );
  // Of equal length, K stands before M.
  const isWhite = white.length === black.length ? white <= black : white.length > black.length;
  return {
    pieces: isWhite ? `${white}:${black}` : `${black}:${white}`,
    total: white.length + black.length,
    eachHasKing: kings.every((count) => count > 0),
    stronger: isWhite ? 0 : 1,
  };
}

/** Whether pieces are those of a pattern such as `KKK+:K`. */
function fits(pieces: string, pattern: string): boolean {
  const sides = pieces.split(':');
  return pattern.split(':').every((wanted, i) => {
    const side = sides[i] ?? '';
    if (!wanted.endsWith('+')) return side === wanted;
    const least = wanted.slice(0, -1);
    return side.startsWith(least) && side === least.padEnd(side.length, least.slice(-1));
  });
}

/** Whether a position is one of these endings. */
export function isEnding(position: Position, material: Material, ending: Ending): boolean {
  const { pieces, total, mainRoad } = ending;
  if (pieces && !pieces.some((pattern) => fits(material.pieces, pattern))) return false;
  if (total && !(material.eachHasKing && material.total >= total[0] && material.total <= total[1]))
    return false;
  if (!mainRoad) return true;
  const side = mainRoad === 'stronger' ? material.stronger : 1 - material.stronger;
  return mainRoadOf(position.variant).some((square) => {
    const code = position.cells[square] as number;
    return code !== EMPTY && !isMan(code) && sideOfCode(code) === side;
  });
}

const roads = new WeakMap<Variant, readonly number[]>();

/** The squares of the long diagonals: those that begin in a corner. */
function mainRoadOf(variant: Variant): readonly number[] {
  const known = roads.get(variant);
  if (known) return known;
  const { board } = variant;
  const { rows, cols } = board;
  const corners = [0, cols - 1].flatMap((x) => [0, rows - 1].map((y) => [x, y] as const));
  const found = new Set<number>();
  for (const [x, y] of corners) {
    const toX = x === 0 ? 1 : -1;
    const toY = y === 0 ? 1 : -1;
    for (let i = 0; i < Math.min(rows, cols); i++) {
      const square = board.squareAt(x + toX * i, y + toY * i);
      if (square) found.add(square);
    }
  }
  const road = [...found];
  roads.set(variant, road);
  return road;
}

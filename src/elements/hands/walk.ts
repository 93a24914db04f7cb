import type { Square } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import type { Plan } from '../../drawing/plan.js';

/** The rows of a board as they are seen, from the top, each from the left. */
export function rowsOf({ variant }: Setup, { left, top }: Plan): readonly (readonly Square[])[] {
  const rows: Square[][] = [];
  for (const square of variant.board.squares) {
    const row = top[square] as number;
    rows[row] = [...(rows[row] ?? []), square];
  }
  for (const row of rows) row.sort((a, b) => (left[a] as number) - (left[b] as number));
  return rows;
}

/** The square that a key leads to: along the row, to the next row, to an end; at an edge nowhere. */
export function squareFor(
  { key, ctrlKey }: KeyboardEvent,
  square: Square,
  rows: readonly (readonly Square[])[],
): Square | undefined {
  const number = rows.findIndex((squares) => squares.includes(square));
  const row = rows[number] ?? [];
  const index = row.indexOf(square);
  const near = (squares: readonly Square[] = row): Square | undefined =>
    squares[Math.min(index, squares.length - 1)];
  switch (key) {
    case 'ArrowLeft':
      return row[index - 1] ?? square;
    case 'ArrowRight':
      return row[index + 1] ?? square;
    case 'ArrowUp':
      return near(rows[number - 1]);
    case 'ArrowDown':
      return near(rows[number + 1]);
    case 'Home':
      return ctrlKey ? rows[0]?.[0] : row[0];
    case 'End':
      return ctrlKey ? rows.at(-1)?.at(-1) : row.at(-1);
    default:
      return undefined;
  }
}

/** The square under a point of the picture. */
export const squareUnder = (
  { variant }: Setup,
  { left, top }: Plan,
  x: number,
  y: number,
): Square | undefined =>
  variant.board.squares.find(
    (square) => left[square] === Math.floor(x) && top[square] === Math.floor(y),
  );

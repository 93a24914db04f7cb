import type { Faults } from '../variants/checking/faults.js';
import type { BoardRecord, SquareNames, StartRecord, VariantRecord } from '../variants/record.js';
import { Board } from './board.js';
import { Naming } from './naming.js';
import type { Square } from './piece.js';

/** The rules have eight bits for a square, and one of their values is none. */
const SQUARES = 255;

/** Finds what has no place on the board of a record: too many squares, men, thrones. */
export function checkFit(record: Partial<VariantRecord>, faults: Faults): void {
  const { board: given, squares, start, throne } = record;
  if (!given) return;
  const board = new Board(given);
  if (board.size > SQUARES) {
    const text = `has ${board.size} squares to play on, but can have ${SQUARES} at most.`;
    faults.add('value', 'board', text);
    return;
  }
  if (start?.layout) checkLayout(board, start, start.layout, faults);
  else if (start) checkRows(given, start, faults);
  if (throne && squares) checkThrone(board, squares, throne, faults);
}

function checkRows(
  { rows: all }: BoardRecord,
  { rows, skip = 0 }: StartRecord,
  faults: Faults,
): void {
  if (2 * (rows + skip) <= all) return;
  const together = skip > 0 ? `${rows}, and ${skip} left empty behind them` : `${rows}`;
  const text = `is ${together}, but White and Black would overlap: the board has ${all} rows.`;
  faults.add('conflict', 'start.rows', text);
}

/** The squares of each row, from the top and from the left. */
function rowsOf({ rows, row, squares }: Board): readonly (readonly Square[])[] {
  return Array.from({ length: rows }, (_, y) => squares.filter((square) => row[square] === y));
}

function checkLayout(
  board: Board,
  { rows, skip = 0 }: StartRecord,
  layout: readonly string[],
  faults: Faults,
): void {
  const { length } = layout;
  if (rows !== length)
    faults.add('conflict', 'start.rows', `is ${rows}, but start.layout has ${length} rows.`);
  if (skip > 0)
    faults.add('conflict', 'start.skip', `is ${skip}, but start.layout has its own empty rows.`);
  if (!/[mk]/.test(layout.join(''))) faults.add('value', 'start.layout', 'has no piece.');
  if (length > board.rows) {
    const text = `has ${length} rows, but the board has ${board.rows}.`;
    faults.add('conflict', 'start.layout', text);
    return;
  }
  const found = faults.count;
  const all = rowsOf(board);
  const white = layout.map((_, i) => all.at(-1 - i) ?? []);
  const black = layout.map((_, i) => (all[i] ?? []).toReversed());
  checkLengths(layout, 'White', white, faults);
  // Of the same fault, one side is enough.
  if (faults.count === found) checkLengths(layout, 'Black', black, faults);
  const both = new Set(standing(layout, white));
  if (standing(layout, black).some((square) => both.has(square)))
    faults.add('conflict', 'start.layout', 'has White and Black on the same square.');
}

/** Whether each row of a layout has a sign for each square of that row of a side. */
function checkLengths(
  layout: readonly string[],
  side: string,
  rows: readonly (readonly Square[])[],
  faults: Faults,
): void {
  layout.forEach(({ length }, i) => {
    const squares = rows[i]?.length ?? 0;
    const text = `has ${length} signs, but ${squares} squares of that row of ${side} are played on.`;
    if (length !== squares) faults.add('conflict', `start.layout[${i}]`, text);
  });
}

/** The squares on which a layout puts pieces. */
const standing = (
  layout: readonly string[],
  rows: readonly (readonly Square[])[],
): readonly Square[] =>
  rows.flatMap((row, i) => row.filter((_, at) => /[mk]/.test(layout[i]?.[at] ?? '')));

function checkThrone(
  board: Board,
  squares: SquareNames,
  throne: NonNullable<VariantRecord['throne']>,
  faults: Faults,
): void {
  const naming = new Naming(board, squares);
  for (const color of ['white', 'black'] as const)
    if (!naming.square(throne[color])) {
      const example = naming.name((board.size + 1) >> 1);
      const text = `is "${throne[color]}", but has to be the name of a square, such as "${example}".`;
      faults.add('value', `throne.${color}`, text);
    }
}

import type { Board } from '../board/board.js';

/**
 * Sets of squares: a few 32-bit words with a bit for each square. Which bit a square has is
 * chosen so that a step in one direction is the same shift for nearly a whole word: whole rows
 * lie in a word, and on boards of dark squares the odd rows lie apart from the even ones.
 */
export interface Layout {
  /** How many words a set has. */
  readonly words: number;
  /** By square. */
  readonly word: Uint8Array;
  readonly bit: Int32Array;
  /** `squares[32 * word + bitNumber]`, 0 for bits without a square. */
  readonly squares: Uint8Array;
}

/** `(set[source] & mask) << left >>> right` lies in word `target`; `left` or `right` is 0. */
export interface Step {
  readonly direction: number;
  readonly source: number;
  readonly mask: number;
  readonly left: number;
  readonly right: number;
  readonly target: number;
}

/** Two steps the same way: from `source` over `middle` to `target`. */
export interface Jump extends Step {
  readonly middle: number;
  readonly leftOn: number;
  readonly rightOn: number;
}

const bitNumber = (bit: number): number => 31 - Math.clz32(bit);

/** The square of the highest bit of a word's `bits`. */
export const squareOf = (layout: Layout, word: number, bits: number): number =>
  layout.squares[32 * word + bitNumber(bits)] as number;

export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function layOut(board: Board): Layout {
  const classes = board.size > (board.cols * board.rows + 1) / 2 ? 1 : 2;
  const perRow = Math.ceil(board.cols / classes);
  const rowsPerWord = Math.floor(32 / perRow);
  const wordsPerClass = Math.ceil(Math.ceil(board.rows / classes) / rowsPerWord);
  const words = classes * wordsPerClass;
  const word = new Uint8Array(board.size + 1);
  const bit = new Int32Array(board.size + 1);
  const squares = new Uint8Array(32 * words);
  for (const square of board.squares) {
    const row = board.row[square] as number;
    const inClass = Math.floor(row / classes);
    const w = (row % classes) * wordsPerClass + Math.floor(inClass / rowsPerWord);
    const column = Math.floor((board.column[square] as number) / classes);
    const number = (inClass % rowsPerWord) * perRow + column;
    word[square] = w;
    bit[square] = 1 << number;
    squares[32 * w + number] = square;
  }
  return { words, word, bit, squares };
}

/** Squares that shift alike share a row: their masks are joined. */
function shared<Row extends Step>(rows: readonly Row[]): readonly Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const key = Object.values({ ...row, mask: 0 }).join();
    const same = found.get(key);
    found.set(key, same ? { ...row, mask: same.mask | row.mask } : row);
  }
  return [...found.values()];
}

function stepOf(layout: Layout, direction: number, from: number, to: number): Step {
  const mask = layout.bit[from] as number;
  const shift = bitNumber(layout.bit[to] as number) - bitNumber(mask);
  return {
    direction,
    source: layout.word[from] as number,
    mask,
    left: Math.max(shift, 0),
    right: Math.max(-shift, 0),
    target: layout.word[to] as number,
  };
}

/** All steps from every square in these directions. */
export function stepsOf(board: Board, layout: Layout, directions: Uint8Array): readonly Step[] {
  const rows: Step[] = [];
  for (const direction of directions)
    for (const from of board.squares) {
      const to = board.neighbour(direction, from);
      if (to) rows.push(stepOf(layout, direction, from, to));
    }
  return shared(rows);
}

/** All jumps over a neighbour from every square in these directions. */
export function jumpsOf(board: Board, layout: Layout, directions: Uint8Array): readonly Jump[] {
  const rows: Jump[] = [];
  for (const direction of directions)
    for (const from of board.squares) {
      const middle = board.neighbour(direction, from);
      const to = middle && board.neighbour(direction, middle);
      if (!to) continue;
      const first = stepOf(layout, direction, from, middle);
      const second = stepOf(layout, direction, middle, to);
      rows.push({
        ...first,
        middle: first.target,
        leftOn: second.left,
        rightOn: second.right,
        target: second.target,
      });
    }
  return shared(rows);
}

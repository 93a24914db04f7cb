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

/**
 * Steps of a whole set at once, as rows of six integers: from the pieces in word `source` that are
 * in `mask`, shifted left or right (one of them is 0), to word `target`; and the direction.
 */
export type Steps = Int32Array;
export const STEP_ROW = 6;

/**
 * Jumps of a whole set at once, as rows of nine integers: source, mask, left, right, the word of
 * the pieces jumped, left and right once more, target, direction.
 */
export type Jumps = Int32Array;
export const JUMP_ROW = 9;

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

/** Joins the masks of rows that are the same but for the mask, which is their second number. */
function joined(rows: readonly (readonly number[])[]): Int32Array {
  const found = new Map<string, number[]>();
  for (const [source = 0, mask = 0, ...rest] of rows) {
    const key = `${source} ${rest}`;
    const same = found.get(key);
    if (same) (same[1] as number) |= mask;
    else found.set(key, [source, mask, ...rest]);
  }
  return Int32Array.from([...found.values()].flat());
}

/** The empty squares, in the word `target`, that a row of steps leads to. */
export const stepEnds = (sets: Int32Array, steps: Steps, row: number): number =>
  ((((sets[steps[row] as number] as number) & (steps[row + 1] as number)) <<
    (steps[row + 2] as number)) >>>
    (steps[row + 3] as number)) &
  (sets[steps[row + 4] as number] as number);

/** How far the bit of one square is shifted to become that of another: left, right. */
function shift({ bit }: Layout, from: number, to: number): readonly [number, number] {
  const by = bitNumber(bit[to] as number) - bitNumber(bit[from] as number);
  return [Math.max(by, 0), Math.max(-by, 0)];
}

/** All steps of the pieces whose set begins at `own`. */
export function stepsOf(board: Board, layout: Layout, directions: Uint8Array, own: number): Steps {
  const { word, bit } = layout;
  const rows: number[][] = [];
  for (const direction of directions)
    for (const from of board.squares) {
      const to = board.neighbour(direction, from);
      if (!to) continue;
      const [source, target] = [own + (word[from] as number), word[to] as number];
      rows.push([source, bit[from] as number, ...shift(layout, from, to), target, direction]);
    }
  return joined(rows);
}

/** All jumps of the pieces whose set begins at `own` over a neighbour whose set begins at `prey`. */
export function jumpsOf(
  board: Board,
  layout: Layout,
  directions: Uint8Array,
  own: number,
  prey: number,
): Jumps {
  const { word, bit } = layout;
  const rows: number[][] = [];
  for (const direction of directions)
    for (const from of board.squares) {
      const middle = board.neighbour(direction, from);
      const to = middle && board.neighbour(direction, middle);
      if (!to) continue;
      rows.push([
        own + (word[from] as number),
        bit[from] as number,
        ...shift(layout, from, middle),
        prey + (word[middle] as number),
        ...shift(layout, middle, to),
        word[to] as number,
        direction,
      ]);
    }
  return joined(rows);
}

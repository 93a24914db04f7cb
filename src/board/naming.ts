import type { Corner, SquareNames } from '../variants/record.js';
import type { Board } from './board.js';
import type { Square } from './piece.js';

const isLeft = (corner: Corner): boolean => corner.endsWith('left');
const isTop = (corner: Corner): boolean => corner.startsWith('top');

/** One way of naming the squares of a board: numbers, or letters with numbers. */
export class Naming {
  readonly kind: SquareNames['kind'];
  private readonly names: readonly string[];
  private readonly squares: ReadonlyMap<string, Square>;

  constructor(board: Board, { kind, from }: SquareNames) {
    this.kind = kind;
    this.names = ['', ...board.squares.map((square) => nameOf(board, square, kind, from))];
    this.squares = new Map(board.squares.map((square) => [this.name(square), square]));
  }

  /** The name of a square; the empty string for what is no square. */
  name(square: number): string {
    return this.names[square] ?? '';
  }

  /** The square of a name such as `31`, `07`, `c3` or `C3`. */
  square(name: string): Square | undefined {
    return this.squares.get(name) ?? this.squares.get(name.toLowerCase().replace(/^0+/, ''));
  }
}

function nameOf(board: Board, square: Square, kind: SquareNames['kind'], from: Corner): string {
  const x = board.column[square] as number;
  const y = board.row[square] as number;
  const column = isLeft(from) ? x : board.cols - 1 - x;
  const row = isTop(from) ? y : board.rows - 1 - y;
  if (kind === 'algebraic') return `${String.fromCharCode(97 + column)}${row + 1}`;
  const before = row * board.cols + column;
  return String((board.isFull ? before : before >> 1) + 1);
}

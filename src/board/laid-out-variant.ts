import { type Color, type Piece, pieces as piece, type Square } from './piece.js';
import { Variant } from './variant.js';

/** A game whose opening position is drawn in its record. */
export class LaidOutVariant extends Variant {
  protected override startPieces(): ReadonlyMap<Square, Piece> {
    const pieces = new Map<Square, Piece>();
    const { board } = this;
    const { layout = [] } = this.rules.start;
    // The squares of each row, from the left.
    const rows = new Map<number, Square[]>();
    for (const square of board.squares) {
      const row = board.row[square] as number;
      rows.set(row, [...(rows.get(row) ?? []), square]);
    }
    const put = (color: Color, row: number, squares: readonly Square[]): void => {
      [...(layout[row] ?? '')].forEach((sign, i) => {
        const square = squares[i];
        if (square && sign !== '.') pieces.set(square, piece[color][sign === 'k' ? 'king' : 'man']);
      });
    };
    for (const [fromTop, squares] of rows) {
      put('white', board.rows - 1 - fromTop, squares);
      put('black', fromTop, squares.toReversed());
    }
    return pieces;
  }
}

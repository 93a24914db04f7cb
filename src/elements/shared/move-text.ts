import type { Naming } from '../../board/naming.js';
import { writtenSquares } from '../../notation/write-move.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';

/** A move as it is printed: `32–28`, `28×19`; with more of its squares where its ends do not tell it. */
export function moveText(move: Move, position: Position, naming: Naming): string {
  const { captureSign } = position.variant.rules;
  const takes = move.captures.length > 0;
  const squares = takes ? writtenSquares(move, position) : [move.from, move.to];
  const sign = takes ? captureSign.replace('x', '×').replace('-', '–') : '–';
  return squares.map((square) => naming.name(square)).join(sign);
}

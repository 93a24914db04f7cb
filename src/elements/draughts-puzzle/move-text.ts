import type { Naming } from '../../board/naming.js';
import { type Move, sameMove } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';

/** A move as it is printed: `32–28`, `28×19`; with all its squares where its ends do not tell it. */
export function moveText(move: Move, position: Position, naming: Naming): string {
  const { from, to, path, captures } = move;
  const sharesEnds = (other: Move): boolean =>
    other.from === from && other.to === to && !sameMove(other, move);
  const squares = position.legalMoves().some(sharesEnds) ? path : [from, to];
  const { captureSign } = position.variant.rules;
  const sign = captures.length > 0 ? captureSign.replace('x', '×').replace('-', '–') : '–';
  return squares.map((square) => naming.name(square)).join(sign);
}

import { type Color, type Kind, opposite } from '../../board/piece.js';
import type { Position } from '../../rules/position.js';

const worth: Readonly<Record<Kind, number>> = { man: 2, king: 5, star: 9 };
const WON = 1000;
/** So many positions are looked at to judge one. */
const LIMIT = 3000;

/** What a side has more than the other; a game that is decided counts above all. */
function balance(position: Position, side: Color): number {
  const { outcome } = position;
  if (outcome) return !outcome.winner ? 0 : outcome.winner === side ? WON : -WON;
  const sign = position.variant.rules.goal === 'misere' ? -1 : 1;
  let sum = 0;
  for (const { color, kind } of position.setup.pieces.values())
    sum += color === side ? worth[kind] : -worth[kind];
  return sign * sum;
}

/**
 * What a side can count on: whatever the other side answers, and when all captures have been made
 * that follow. NaN where that is too much to look at.
 */
export function outlook(position: Position, side: Color): number {
  let left = LIMIT;
  const after = (at: Position, isAnswer: boolean): number => {
    if (--left < 0) return Number.NaN;
    const moves = at.legalMoves();
    const goesOn = moves.length > 0 && (isAnswer || (moves[0]?.captures.length ?? 0) > 0);
    if (!goesOn) return balance(at, side);
    const values = moves.map((move) => after(at.play(move), false));
    return at.turn === side ? Math.max(...values) : Math.min(...values);
  };
  return after(position, position.turn === opposite(side));
}

import type { Square } from '../board/piece.js';
import type { Position } from './position.js';
import type { Finding } from './reason.js';
import { obstacle } from './way.js';

/** What is asked before how pieces move. */
export function formality(position: Position, from: Square): Finding | undefined {
  const { setup, turn } = position;
  const piece = setup.pieces.get(from);
  const better = position.legalMoves();
  if (better.length === 0 || position.outcome?.winner !== undefined)
    return { reason: 'game-over', proof: [], better: [] };
  if (!piece) {
    const isSquare = setup.variant.board.squares.includes(from);
    return { reason: 'empty-square', proof: isSquare ? [from] : [], better };
  }
  return piece.color === turn ? undefined : { reason: 'not-your-turn', proof: [from], better };
}

/** What is wrong with the way of a piece that nothing else binds. */
export function wayward(position: Position, from: Square, to: Square | undefined): Finding {
  const [reason, proof] = obstacle(position, from, to);
  return { reason, proof, better: position.legalMoves() };
}

/**
 * Why a try is no legal move, where that can be told without looser rules: where nothing can be
 * taken, not even by another rule, and no king is bound. The try must not be legal.
 */
export function plainly(
  position: Position,
  from: Square,
  to: Square | undefined,
): Finding | undefined {
  const { man, kingLimit } = position.variant.rules;
  const isBound =
    man.mayCaptureKings === false ||
    kingLimit !== undefined ||
    position.legalMoves().some(({ captures }) => captures.length > 0);
  return formality(position, from) ?? (isBound ? undefined : wayward(position, from, to));
}

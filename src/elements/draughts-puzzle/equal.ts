import type { Color } from '../../board/piece.js';
import type { GameNode } from '../../game/node.js';
import { type Move, sameMove } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import { outlook } from './outlook.js';
import { type Played, waysOn } from './solution.js';

/** The position after a move; undefined if it is not legal. */
export function after(move: Move, position: Position): Position | undefined {
  try {
    return position.play(move);
  } catch {
    return undefined;
  }
}

/** The legal move that does in a position what a move does in another one. */
function matching(move: Move, leadsTo: Position, position: Position): Move | undefined {
  if (after(move, position)) return move;
  return position.legalMoves().find((each) => position.play(each).key === leadsTo.key);
}

/** How a move of the record is played in a position that may not be the record's. */
export const playedIn = (
  { move, position: leadsTo }: Played,
  position: Position,
): Move | undefined => matching(move, leadsTo, position);

/** What a move takes: how many pieces of each kind. */
const haul = ({ captures }: Move, { setup }: Position): string =>
  captures
    .map((square) => setup.pieces.get(square)?.kind)
    .sort()
    .join();

/** A place of the record, and the position of the solver that is to stand for it. */
interface Pair {
  readonly node: GameNode & { readonly position: Position };
  readonly position: Position;
}

/**
 * Whether the author's lines after a place work in another position: the opponent has the answers
 * of the record there, and no other, and where a line ends the solver has come as far. Where nothing
 * was taken, it has to end in the same position.
 */
function worksFrom(first: Pair, solver: Color, takes: boolean): boolean {
  const left = [first];
  for (let pair = left.pop(); pair; pair = left.pop()) {
    const { node, position } = pair;
    if (position.key === node.position.key) continue;
    const ways = waysOn(node, solver);
    if (ways.length === 0) {
      if (!takes || !(outlook(position, solver) >= outlook(node.position, solver))) return false;
      continue;
    }
    const known = ways.flatMap((node) => {
      const move = playedIn(node, position);
      return move ? [{ node, move }] : [];
    });
    const isKnown = (move: Move): boolean => known.some((each) => sameMove(each.move, move));
    const isSolvers = position.turn === solver;
    // One solution is enough; of defences all have to work, and to be all there are.
    const works = isSolvers
      ? known.length > 0
      : known.length === ways.length && position.legalMoves().every(isKnown);
    if (!works) return false;
    for (const { node, move } of isSolvers ? known.slice(0, 1) : known)
      left.push({ node, position: position.play(move) });
  }
  return true;
}

/**
 * Whether a move that the record does not have comes to the same as one that it has: the same
 * position, another landing of the same piece, or at the end another capture of as much.
 */
export function comesToTheSame(
  move: Move,
  position: Position,
  authors: Played,
  solver: Color,
): boolean {
  const next = position.play(move);
  if (next.key === authors.position.key) return true;
  const meant = playedIn(authors, position);
  if (!meant || haul(move, position) !== haul(meant, position)) return false;
  const takes = move.captures.length > 0;
  const isLast = waysOn(authors, solver).length === 0;
  if (!(takes && isLast) && move.from !== meant.from) return false;
  if (move.promotesTo !== meant.promotesTo) return false;
  return worksFrom({ node: authors, position: next }, solver, takes);
}

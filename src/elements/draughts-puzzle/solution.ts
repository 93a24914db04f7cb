import type { Color } from '../../board/piece.js';
import type { GameNode, MoveNode } from '../../game/node.js';
import type { Position } from '../../rules/position.js';

/** A move of the record that has been played, so that its position is known. */
export type Played = MoveNode & { readonly position: Position };

const isPlayed = (node: GameNode): node is Played =>
  node.kind === 'move' && node.position !== undefined;

/** The moves that the record has after a place, its main line first. */
export const movesAfter = (node: GameNode): readonly Played[] => node.children.filter(isPlayed);

/** A mistake, a blunder, a dubious move. */
const badGlyphs = [2, 4, 6];

/** Whether the author says that a move is none to play. */
export const isBad = ({ nags, comments }: GameNode): boolean =>
  nags.some((nag) => badGlyphs.includes(nag)) || /^\s*\?/.test(comments[0] ?? '');

/** The moves of the solver that are right: the author's first, then further solutions. */
export function rightMoves(node: GameNode): readonly Played[] {
  const moves = movesAfter(node);
  const good = moves.filter((each) => !isBad(each));
  return good.length > 0 ? good : moves.slice(0, 1);
}

/** The moves of the solver that the record has only to say why they are wrong. */
export function falseTries(node: GameNode): readonly Played[] {
  const right = rightMoves(node);
  return movesAfter(node).filter((each) => !right.includes(each));
}

/** What the record has to go on with: solutions where the solver is to move, else defences. */
export const waysOn = (node: GameNode, solver: Color): readonly Played[] =>
  node.position?.turn === solver ? rightMoves(node) : movesAfter(node);

/** The author's line after a place, to its end. */
export function authorsLine(from: GameNode, solver: Color): readonly Played[] {
  const line: Played[] = [];
  for (let next = waysOn(from, solver)[0]; next; next = waysOn(next, solver)[0]) line.push(next);
  return line;
}

/** How many moves the longest line after a place has. */
export function lengthAfter(node: GameNode, solver: Color): number {
  // Lines are as long as files make them, so nothing here calls itself.
  let longest = 0;
  const left: { node: GameNode; length: number }[] = [{ node, length: 0 }];
  for (let at = left.pop(); at; at = left.pop()) {
    longest = Math.max(longest, at.length);
    for (const next of waysOn(at.node, solver)) left.push({ node: next, length: at.length + 1 });
  }
  return longest;
}

/**
 * How many lines there are if every defence is met, and the solver goes on as he has chosen, or as
 * the author does.
 */
export function countLines(
  start: GameNode,
  solver: Color,
  chosen: ReadonlyMap<GameNode, Played>,
): number {
  let lines = 0;
  const left: GameNode[] = [start];
  for (let node = left.pop(); node; node = left.pop()) {
    const ways = waysOn(node, solver);
    const isSolvers = node.position?.turn === solver;
    if (ways.length === 0) lines++;
    else if (isSolvers) left.push(chosen.get(node) ?? (ways[0] as Played));
    else left.push(...ways);
  }
  return lines;
}

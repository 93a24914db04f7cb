import type { Naming } from '../../board/naming.js';
import { say } from '../../locales/say.js';
import { writtenSquares } from '../../notation/write-move.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import type { PuzzleWords } from './status.js';

/** A move in words, as a part of a sentence: `34 to 30`, `25 takes 34`. */
export function spokenMove(
  move: Move,
  position: Position,
  naming: Naming,
  words: PuzzleWords,
): string {
  const takes = move.captures.length > 0;
  const squares = takes ? writtenSquares(move, position) : [move.from, move.to];
  const [from = '', ...to] = squares.map((square) => naming.name(square));
  return say(takes ? words.capture : words.move, { from, to: to.join(', ') });
}

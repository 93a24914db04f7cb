import type { Naming } from '../../board/naming.js';
import { handsWords } from '../../locales/en/hands.js';
import { type Language, wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import { writtenSquares } from '../../notation/write-move.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';

/** A move in words, as a part of a sentence: `34 to 30`, `25 takes 34`. */
export function spokenMove(
  move: Move,
  position: Position,
  naming: Naming,
  language: Language,
): string {
  const words = wordsIn({ language: () => language }, handsWords);
  const takes = move.captures.length > 0;
  // A board says who moves, and how many are taken; both are left out.
  const blank = { side: '', from: '{from}', to: '{to}', n: move.captures.length };
  const message = takes ? say(words.capture, blank).replace(/,[^,]*$/, '') : say(words.move, blank);
  const squares = takes ? writtenSquares(move, position) : [move.from, move.to];
  const [from = '', ...to] = squares.map((square) => naming.name(square));
  return say(message.replace(/^\s*:\s/, ''), { from, to: to.join(', ') });
}

import { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import type { Move } from '../../rules/move.js';
import { playedBy } from '../extras/form-field.js';
import type { Puzzle } from './puzzle.js';

/** Moves from the place where solving begins, with numbers: `1. 34-30 25x34 2. 40x7`. */
export function lineText({ game, position }: Puzzle, line: readonly Move[]): string {
  const session = new Session(new Game({ variant: game.variant, start: position.setup }));
  for (const move of line) session.play(move);
  return playedBy(session);
}

import type { Variant } from '../board/variant.js';
import type { Move } from './move.js';
import { perft } from './perft.js';
import { Position } from './position.js';

export interface RandomOpeningOptions {
  /** How many moves of one side it has; 4 if left out, as Jamaican players draw lots for. */
  readonly plies?: number;
  /** Numbers from 0 to 1, 1 excluded; give one with a seed to get the same opening again. */
  readonly random?: () => number;
}

/**
 * An opening by lot: every legal sequence of so many moves is as likely as every other. Shorter
 * only if the game is over before.
 */
export function randomOpening(
  variant: Variant,
  { plies = 4, random = Math.random }: RandomOpeningOptions = {},
): readonly Move[] {
  const opening: Move[] = [];
  let position = Position.start(variant);
  // Which of all sequences it is to be, in the order in which moves are listed.
  let rank = Math.floor(random() * perft(position, plies));
  for (let left = plies - 1; left >= 0; left--) {
    let found: Move | undefined;
    for (const move of position.legalMoves()) {
      const sequences = perft(position.play(move), left);
      found = move;
      if (rank < sequences) break;
      rank -= sequences;
    }
    if (!found) break;
    opening.push(found);
    position = position.play(found);
  }
  return opening;
}

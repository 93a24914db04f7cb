import { board8, diagonal, forward, letters } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** The Brazilian rules. Players may agree that nobody has to take; this is the game where all do. */
export const myanmar: VariantRecord = {
  id: 'myanmar',
  name: 'Myanmar draughts',
  aliases: ['burmese draughts', 'myanma', 'burma'],
  startingColor: 'white',
  board: board8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: diagonal },
  king: { move: diagonal, capture: diagonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
};

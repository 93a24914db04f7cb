import { everyWay, forwardOrAhead, full8, letters } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const omnidirectional: VariantRecord = {
  id: 'omnidirectional',
  name: 'Omnidirectional draughts',
  aliases: ['omnidirectional 8x8'],
  startingColor: 'white',
  board: full8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forwardOrAhead, capture: everyWay },
  king: { move: everyWay, capture: everyWay, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
};

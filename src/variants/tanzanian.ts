import { board8, diagonal, forward, letters } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** The Czech rules, but a king need not take before a man. */
export const tanzanian: VariantRecord = {
  id: 'tanzanian',
  name: 'Tanzanian draughts',
  aliases: ['drafti', 'tanzania'],
  startingColor: 'white',
  board: board8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: forward },
  king: { move: diagonal, capture: diagonal, flying: true, landing: 'continue' },
  capture: { obligation: 'must', priority: [], removal: 'after' },
  promotion: 'stop',
  goal: 'blocked',
};

import { board8, diagonal, forward, letters } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** What was played in Spain in 1547: a man that is crowned in mid-capture goes on as a king. */
export const damas: VariantRecord = {
  id: 'damas',
  name: 'Damas of 1547',
  aliases: ['damas1547', 'damas 1547'],
  startingColor: 'white',
  board: board8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: forward },
  king: { move: diagonal, capture: diagonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'continue',
  goal: 'blocked',
};

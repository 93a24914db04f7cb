import { board8, diagonal, forward, letters } from './parts.js';
import type { VariantRecord } from './record.js';

export const russian: VariantRecord = {
  id: 'russian',
  name: 'Russian draughts',
  aliases: ['shashki', 'draughts64'],
  gameType: 25,
  startingColor: 'white',
  board: board8,
  squares: letters,
  captureSign: ':',
  start: { rows: 3 },
  man: { move: forward, capture: diagonal },
  king: { move: diagonal, capture: diagonal, flying: true, landing: 'continue' },
  capture: { obligation: 'must', priority: [], removal: 'after' },
  promotion: 'continue',
  goal: 'blocked',
};

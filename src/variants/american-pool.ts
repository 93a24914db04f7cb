import { board8, diagonal, forward, numbers } from './parts.js';
import type { VariantRecord } from './record.js';

export const americanPool: VariantRecord = {
  id: 'american-pool',
  name: 'American pool checkers',
  aliases: ['pool', 'pool checkers', 'american pool', 'spanish pool'],
  gameType: 23,
  startingColor: 'black',
  board: board8,
  squares: numbers,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: diagonal },
  king: { move: diagonal, capture: diagonal, flying: true, landing: 'continue' },
  capture: { obligation: 'must', priority: [], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
};

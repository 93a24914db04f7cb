import { diagonal, forward, mirrored10, numbers } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const nigerian: VariantRecord = {
  id: 'nigerian',
  name: 'Nigerian draughts',
  aliases: ['nigeria'],
  startingColor: 'white',
  board: mirrored10,
  squares: numbers,
  captureSign: 'x',
  start: { rows: 4 },
  man: { move: forward, capture: diagonal },
  king: { move: diagonal, capture: diagonal, flying: true, landing: 'continue' },
  capture: { obligation: 'must', priority: [], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
};

import { board8, diagonal, forward, letters } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const bashni: VariantRecord = {
  id: 'bashni',
  name: 'Bashni',
  aliases: ['column draughts', 'towers', 'stolbovye shashki', 'башни'],
  startingColor: 'white',
  board: board8,
  squares: letters,
  captureSign: ':',
  start: { rows: 3 },
  man: { move: forward, capture: diagonal },
  king: { move: diagonal, capture: diagonal, flying: true, landing: 'continue' },
  capture: { obligation: 'must', priority: [], removal: 'immediate' },
  promotion: 'continue',
  goal: 'blocked',
  mechanics: ['towers'],
};

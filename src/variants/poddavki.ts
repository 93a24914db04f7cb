import { board8, diagonal, forward, letters } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** The Russian rules with the aim turned round. */
export const poddavki: VariantRecord = {
  id: 'poddavki',
  name: 'Poddavki',
  aliases: ['russian giveaway', 'losing shashki', 'поддавки'],
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
  goal: 'misere',
};

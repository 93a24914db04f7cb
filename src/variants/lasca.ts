import { diagonal, forward, letters } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const lasca: VariantRecord = {
  id: 'lasca',
  name: 'Lasca',
  aliases: ['laska'],
  startingColor: 'white',
  board: { cols: 7, rows: 7, cells: 'dark', corner: 'left' },
  squares: letters,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: forward },
  king: { move: diagonal, capture: diagonal, flying: false },
  capture: { obligation: 'must', priority: [], removal: 'immediate' },
  promotion: 'stop',
  goal: 'blocked',
  mechanics: ['towers'],
};

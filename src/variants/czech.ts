import { forward } from './parts.js';
import type { VariantRecord } from './record.js';
import { russian } from './russian.js';

export const czech: VariantRecord = {
  ...russian,
  id: 'czech',
  name: 'Czech draughts',
  aliases: ['česká dáma', 'ceska dama'],
  gameType: 29,
  captureSign: 'x',
  man: { move: forward, capture: forward },
  // If a king can take, a king must.
  capture: { obligation: 'must', priority: ['byKing'], removal: 'after' },
  promotion: 'stop',
};

import type { VariantRecord } from './record.js';
import { tanzanian } from './tanzanian.js';

/** Little is written about it: no rule of number or quality is known. */
export const ethiopian: VariantRecord = {
  ...tanzanian,
  id: 'ethiopian',
  name: 'Ethiopian draughts',
  aliases: ['habesha dama', 'ethiopian dama'],
  capture: { obligation: 'must', priority: [], removal: 'immediate' },
  promotion: 'end',
};

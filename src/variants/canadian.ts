import { international } from './international.js';
import type { VariantRecord } from './record.js';

export const canadian: VariantRecord = {
  ...international,
  id: 'canadian',
  name: 'Canadian draughts',
  aliases: ['canadian checkers', '12x12'],
  gameType: 27,
  board: { cols: 12, rows: 12, cells: 'dark', corner: 'left' },
  start: { rows: 5 },
};

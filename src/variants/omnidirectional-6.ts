import { omnidirectional } from './omnidirectional.js';
import type { VariantRecord } from './record.js';

export const omnidirectional6: VariantRecord = {
  ...omnidirectional,
  id: 'omnidirectional-6',
  name: 'Omnidirectional draughts 6×6',
  aliases: ['omnidirectional 6x6'],
  board: { ...omnidirectional.board, cols: 6, rows: 6 },
  start: { rows: 2 },
};

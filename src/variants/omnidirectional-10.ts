import { omnidirectional } from './omnidirectional.js';
import type { VariantRecord } from './record.js';

export const omnidirectional10: VariantRecord = {
  ...omnidirectional,
  id: 'omnidirectional-10',
  name: 'Omnidirectional draughts 10×10',
  aliases: ['omnidirectional 10x10'],
  board: { ...omnidirectional.board, cols: 10, rows: 10 },
  start: { rows: 4 },
};

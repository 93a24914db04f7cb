import { poddavki } from './poddavki.js';
import type { VariantRecord } from './record.js';

/** The Russian rules on a board two files wider. */
export const spantsiretski: VariantRecord = {
  ...poddavki,
  id: 'spantsiretski',
  name: 'Spantsiretski draughts',
  aliases: ['spancirety', 'spantsireti', 'draughts80'],
  gameType: 41,
  board: { ...poddavki.board, cols: 10 },
  goal: 'blocked',
};

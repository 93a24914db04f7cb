import { letters, orthogonal } from './parts.js';
import type { VariantRecord } from './record.js';

export const turkish: VariantRecord = {
  id: 'turkish',
  name: 'Turkish draughts',
  aliases: ['dama', 'turkish dama', 'türk daması', 'turk damasi'],
  gameType: 30,
  startingColor: 'white',
  board: { cols: 8, rows: 8, cells: 'all', corner: 'left' },
  squares: letters,
  captureSign: 'x',
  start: { rows: 2, skip: 1 },
  man: { move: ['F', 'L', 'R'], capture: ['F', 'L', 'R'] },
  king: { move: orthogonal, capture: orthogonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'immediate', noReverse: true },
  // A man that takes its way along the last row goes on as a man (the practice of today).
  promotion: 'end',
  goal: 'blocked',
};

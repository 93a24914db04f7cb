import { board10, diagonal, forward, numbers } from './parts.js';
import type { VariantRecord } from './record.js';

export const international: VariantRecord = {
  id: 'international',
  name: 'International draughts',
  aliases: ['standard', 'polish', 'continental', '10x10', 'draughts100', 'draughts'],
  gameType: 20,
  startingColor: 'white',
  board: board10,
  squares: numbers,
  captureSign: 'x',
  start: { rows: 4 },
  man: { move: forward, capture: diagonal },
  king: { move: diagonal, capture: diagonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
};

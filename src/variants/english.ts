import { board8, diagonal, forward, numbers } from './parts.js';
import type { VariantRecord } from './record.js';

export const english: VariantRecord = {
  id: 'english',
  name: 'English draughts',
  aliases: [
    'checkers',
    'draughts',
    'american',
    'american checkers',
    'american/english',
    'straight checkers',
    'anglo-american',
  ],
  gameType: 21,
  startingColor: 'black',
  board: board8,
  squares: numbers,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: forward },
  king: { move: diagonal, capture: diagonal, flying: false },
  capture: { obligation: 'must', priority: [], removal: 'after' },
  promotion: 'stop',
  goal: 'blocked',
};

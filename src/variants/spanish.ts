import { diagonal, forward, mirrored8, numbersFromBelow } from './parts.js';
import type { VariantRecord } from './record.js';

export const spanish: VariantRecord = {
  id: 'spanish',
  name: 'Spanish draughts',
  aliases: ['damas', 'damas españolas', 'damas espanolas'],
  gameType: 24,
  startingColor: 'white',
  board: mirrored8,
  squares: numbersFromBelow,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: forward },
  king: { move: diagonal, capture: diagonal, flying: true },
  capture: { obligation: 'must', priority: ['count', 'kings'], removal: 'after' },
  promotion: 'stop',
  goal: 'blocked',
};

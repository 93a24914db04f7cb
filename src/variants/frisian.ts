import { international } from './international.js';
import { diagonal, everyWay, forward } from './parts.js';
import type { VariantRecord } from './record.js';

export const frisian: VariantRecord = {
  ...international,
  id: 'frisian',
  name: 'Frisian draughts',
  aliases: ['frysk damjen', 'molkwerums dams', 'frisian draughts 10x10'],
  gameType: 40,
  man: { move: forward, capture: everyWay },
  king: { move: diagonal, capture: everyWay, flying: true },
  // Of equal value: with a king (Art. 12).
  capture: { obligation: 'must', priority: ['value', 'byKing'], removal: 'after' },
  kingLimit: 3,
};

import { international } from './international.js';
import { diagonal } from './parts.js';
import type { VariantRecord } from './record.js';

const { gameType: _, ...rules } = international;

export const killer: VariantRecord = {
  ...rules,
  id: 'killer',
  name: 'Killer draughts',
  aliases: [],
  king: { move: diagonal, capture: diagonal, flying: true, landing: 'haltAtKing' },
};

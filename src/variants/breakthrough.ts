import { international } from './international.js';
import type { VariantRecord } from './record.js';

const { gameType: _, ...rules } = international;

export const breakthrough: VariantRecord = {
  ...rules,
  id: 'breakthrough',
  name: 'Breakthrough draughts',
  aliases: ['first king wins'],
  goal: 'firstKing',
};

import { international } from './international.js';
import type { VariantRecord } from './record.js';

const { gameType: _, ...rules } = international;

export const breakthrough: VariantRecord = {
  ...rules,
  id: 'breakthrough',
  name: 'Breakthrough draughts',
  // Servers count it as a GameType that the registry does not have.
  aliases: ['first king wins', '96'],
  goal: 'firstKing',
};

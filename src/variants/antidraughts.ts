import { international } from './international.js';
import type { VariantRecord } from './record.js';

const { gameType: _, ...rules } = international;

export const antidraughts: VariantRecord = {
  ...rules,
  id: 'antidraughts',
  name: 'Antidraughts',
  // Servers count it as a GameType that the registry does not have.
  aliases: ['giveaway', 'losing draughts', 'qui perd gagne', '98'],
  goal: 'misere',
};

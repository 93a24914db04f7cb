import { international } from './international.js';
import type { VariantRecord } from './record.js';

const { gameType: _, ...rules } = international;

export const antidraughts: VariantRecord = {
  ...rules,
  id: 'antidraughts',
  name: 'Antidraughts',
  aliases: ['giveaway', 'losing draughts', 'qui perd gagne'],
  goal: 'misere',
};

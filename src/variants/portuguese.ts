import type { VariantRecord } from './record.js';
import { spanish } from './spanish.js';

/** The Spanish rules; the federations and the registry count them as two games. */
export const portuguese: VariantRecord = {
  ...spanish,
  id: 'portuguese',
  name: 'Portuguese draughts',
  aliases: ['damas', 'damas clássicas', 'damas classicas'],
  gameType: 28,
};

import { frisian } from './frisian.js';
import type { VariantRecord } from './record.js';

const { gameType: _, ...rules } = frisian;

/** Frisian draughts with five men each; the registry has no number for it. */
export const frysk: VariantRecord = {
  ...rules,
  id: 'frysk',
  name: 'Frysk!',
  // Servers count it as a GameType that the registry does not have.
  aliases: ['frysk!', '97'],
  start: { rows: 1 },
};

import { americanPool } from './american-pool.js';
import type { VariantRecord } from './record.js';

/** Pool with one difference: a man is crowned in mid-capture and goes on as a king. */
export const jekab: VariantRecord = {
  ...americanPool,
  id: 'jekab',
  name: 'Jekab',
  aliases: ['marshallese checkers'],
  promotion: 'continue',
};

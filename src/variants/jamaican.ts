import { americanPool } from './american-pool.js';
import { mirrored8 } from './parts.js';
import type { VariantRecord } from './record.js';

/** Pool on a mirrored board, a1 at Black's bottom right. */
export const jamaican: VariantRecord = {
  ...americanPool,
  id: 'jamaican',
  name: 'Jamaican draughts',
  aliases: ['jamaican checkers', 'jamaica'],
  board: mirrored8,
  squares: { kind: 'algebraic', from: 'top left' },
};

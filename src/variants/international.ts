import type { Variant } from './variant.js';

export const international: Variant = {
  id: 'international',
  name: 'International draughts',
  columns: 10,
  rows: 10,
};

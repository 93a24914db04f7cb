import { diagonal, forward, mirrored12, numbers } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** The Canadian rules on a mirrored board. */
export const sriLankan: VariantRecord = {
  id: 'sri-lankan',
  name: 'Sri Lankan draughts',
  aliases: ['dam', 'sri lankan checkers', 'lankesian checkers'],
  startingColor: 'white',
  board: mirrored12,
  squares: numbers,
  captureSign: 'x',
  start: { rows: 5 },
  man: { move: forward, capture: diagonal },
  king: { move: diagonal, capture: diagonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
};

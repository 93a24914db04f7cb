import { diagonal, forward, mirrored8 } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** The Spanish rules, but of equal captures a king's goes before one that takes more kings. */
export const argentinian: VariantRecord = {
  id: 'argentinian',
  name: 'Argentinian draughts',
  aliases: ['damas argentinas', 'argentine draughts'],
  startingColor: 'white',
  board: mirrored8,
  squares: { kind: 'numeric', from: 'bottom right' },
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: forward },
  king: { move: diagonal, capture: diagonal, flying: true },
  capture: { obligation: 'must', priority: ['count', 'byKing', 'kings'], removal: 'after' },
  promotion: 'stop',
  goal: 'blocked',
};

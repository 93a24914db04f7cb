import { forwardOrAhead, full8, letters, orthogonal } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** Invented by Ljuban Dedić in 1995. */
export const croda: VariantRecord = {
  id: 'croda',
  name: 'Croda',
  aliases: [],
  startingColor: 'white',
  board: full8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forwardOrAhead, capture: orthogonal },
  king: { move: orthogonal, capture: orthogonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
};

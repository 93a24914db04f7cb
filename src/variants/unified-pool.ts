import { board8, diagonal, forward, letters } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** Pool as White begins it, with letters; in Zimbabwe on the light squares. */
export const unifiedPool: VariantRecord = {
  id: 'unified-pool',
  name: 'Unified pool checkers',
  aliases: ['zimbabwean', 'zimbabwean pool', 'zimbabwean pool checkers'],
  gameType: 23,
  startingColor: 'white',
  board: board8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: diagonal },
  king: { move: diagonal, capture: diagonal, flying: true, landing: 'continue' },
  capture: { obligation: 'must', priority: [], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
};

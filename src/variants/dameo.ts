import { everyWay, letters, orthogonal } from './parts.js';
import type { VariantRecord } from './record.js';

export const dameo: VariantRecord = {
  id: 'dameo',
  name: 'Dameo',
  aliases: [],
  startingColor: 'white',
  board: { cols: 8, rows: 8, cells: 'all', corner: 'left' },
  squares: letters,
  captureSign: 'x',
  start: { rows: 3, layout: ['mmmmmmmm', '.mmmmmm.', '..mmmm..'] },
  man: { move: ['F', 'FL', 'FR'], capture: orthogonal },
  king: { move: everyWay, capture: orthogonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
  mechanics: ['line'],
};

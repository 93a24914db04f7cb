import { everyWay, forwardOrAhead, full8, letters, orthogonal } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const dameo: VariantRecord = {
  id: 'dameo',
  name: 'Dameo',
  aliases: [],
  startingColor: 'white',
  board: full8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 3, layout: ['mmmmmmmm', '.mmmmmm.', '..mmmm..'] },
  man: { move: forwardOrAhead, capture: orthogonal },
  king: { move: everyWay, capture: orthogonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
  mechanics: ['line'],
};

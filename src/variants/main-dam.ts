import { board8, diagonal, forward, numbers } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const mainDam: VariantRecord = {
  id: 'main-dam',
  name: 'Main dam',
  aliases: ['dam', 'maindam', 'indonesian draughts'],
  startingColor: 'white',
  board: board8,
  squares: numbers,
  captureSign: 'x',
  start: { rows: 3 },
  man: { move: forward, capture: forward },
  king: { move: diagonal, capture: diagonal, flying: true, landing: 'continue' },
  capture: { obligation: 'must', priority: [], removal: 'immediate' },
  promotion: 'stop',
  goal: 'blocked',
};

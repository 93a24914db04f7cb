import { board8, diagonal, forward, numbersFromBelow } from './parts.js';
import type { VariantRecord } from './record.js';

export const thai: VariantRecord = {
  id: 'thai',
  name: 'Thai draughts',
  aliases: ['makhos', 'mak-hot'],
  gameType: 31,
  startingColor: 'black',
  board: board8,
  squares: numbersFromBelow,
  captureSign: '-',
  start: { rows: 2 },
  man: { move: forward, capture: forward },
  king: { move: diagonal, capture: diagonal, flying: true, landing: 'next' },
  capture: { obligation: 'must', priority: [], removal: 'immediate' },
  promotion: 'stop',
  goal: 'blocked',
};

import { everyWay, forward, full8, letters } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const gothic: VariantRecord = {
  id: 'gothic',
  name: 'Gothic checkers',
  aliases: [
    'altdeutsche dame',
    'altdeutsches damespiel',
    'altdeutsches damm-spiel',
    'old german draughts',
  ],
  startingColor: 'white',
  board: full8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 2 },
  man: { move: forward, capture: ['FL', 'F', 'FR', 'L', 'R'] },
  king: { move: everyWay, capture: everyWay, flying: false },
  capture: { obligation: 'must', priority: ['count'], removal: 'after', noReverse: true },
  promotion: 'end',
  goal: 'blocked',
};

import { board10, diagonal, everyWay, forward, numbers } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const unnamedDutch: VariantRecord = {
  id: 'unnamed-dutch',
  name: 'Unnamed Dutch draughts',
  aliases: ['unnameddutch', 'unnamed dutch draughts game'],
  startingColor: 'white',
  board: board10,
  squares: numbers,
  captureSign: 'x',
  start: { rows: 4, layout: ['kkkkk', 'mmmmm', 'mmmmm', 'mmmmm'] },
  man: { move: forward, capture: diagonal },
  king: { move: diagonal, capture: diagonal, flying: true },
  // Along rows and files it keeps to the dark squares.
  star: { move: everyWay, capture: everyWay, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'end',
  goal: 'blocked',
};

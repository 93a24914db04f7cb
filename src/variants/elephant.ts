import { aheadOrAside, letters, orthogonal } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const elephant: VariantRecord = {
  id: 'elephant',
  name: 'Elephant Checkers',
  aliases: ['elephant', 'elephantcheckers'],
  startingColor: 'black',
  board: { cols: 9, rows: 10, cells: 'points', corner: 'left' },
  squares: letters,
  captureSign: 'x',
  start: { rows: 4, layout: ['...mmm...', '...mmm...', 'mmmmmmmmm', 'mmmmmmmmm'] },
  man: { move: aheadOrAside, capture: aheadOrAside },
  king: { move: orthogonal, capture: orthogonal, flying: true },
  // The King ends the game.
  star: { move: [], capture: [], flying: false },
  capture: { obligation: 'must', priority: ['count'], removal: 'immediate', noReverse: true },
  promotion: 'continue',
  goal: 'blocked',
  mechanics: ['longMen', 'throne'],
  throne: { white: 'e9', black: 'e2' },
};

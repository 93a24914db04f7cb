import { aheadOrAside, everyWay, full8, letters, orthogonal } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** The Turkish rules with quiet steps on diagonals too. */
export const armenian: VariantRecord = {
  id: 'armenian',
  name: 'Armenian draughts',
  aliases: ['tama', 'armenian tama', 'թամա'],
  startingColor: 'white',
  board: full8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 2, skip: 1 },
  man: { move: ['FL', 'FR', ...aheadOrAside], capture: aheadOrAside },
  king: { move: everyWay, capture: orthogonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'immediate', noReverse: true },
  promotion: 'continue',
  goal: 'blocked',
};

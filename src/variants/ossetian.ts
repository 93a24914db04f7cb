import { aheadOrAside, full8, letters, orthogonal } from './more-parts.js';
import type { VariantRecord } from './record.js';

export const ossetian: VariantRecord = {
  id: 'ossetian',
  name: 'Keny',
  aliases: ['ossetian draughts', 'ossetian', 'vayut tama', 'caucasian checkers', 'кены'],
  startingColor: 'white',
  board: full8,
  squares: letters,
  captureSign: 'x',
  start: { rows: 2, skip: 1 },
  man: { move: aheadOrAside, capture: orthogonal },
  king: { move: orthogonal, capture: orthogonal, flying: true, landing: 'continue' },
  capture: { obligation: 'must', priority: [], removal: 'immediate', noReverse: true },
  promotion: 'continue',
  goal: 'blocked',
  mechanics: ['hop'],
};

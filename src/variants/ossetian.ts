import { letters, orthogonal } from './parts.js';
import type { VariantRecord } from './record.js';

export const ossetian: VariantRecord = {
  id: 'ossetian',
  name: 'Keny',
  aliases: ['ossetian draughts', 'ossetian', 'vayut tama', 'caucasian checkers', 'кены'],
  startingColor: 'white',
  board: { cols: 8, rows: 8, cells: 'all', corner: 'left' },
  squares: letters,
  captureSign: 'x',
  start: { rows: 2, skip: 1 },
  man: { move: ['F', 'L', 'R'], capture: orthogonal },
  king: { move: orthogonal, capture: orthogonal, flying: true, landing: 'continue' },
  capture: { obligation: 'must', priority: [], removal: 'immediate', noReverse: true },
  promotion: 'continue',
  goal: 'blocked',
  mechanics: ['hop'],
};

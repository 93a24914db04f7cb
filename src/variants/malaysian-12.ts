import { board12, diagonal, forward, numbers } from './more-parts.js';
import type { VariantRecord } from './record.js';

/** Played on, with the largest capture, where Main dam was once played on 64 squares. */
export const malaysian12: VariantRecord = {
  id: 'malaysian-12',
  name: 'Malaysian draughts',
  aliases: [
    'dam haji',
    'dum',
    'malaysian checkers',
    'singaporean draughts',
    'malaysian/singaporean checkers',
  ],
  startingColor: 'white',
  board: board12,
  squares: numbers,
  captureSign: 'x',
  start: { rows: 5 },
  man: { move: forward, capture: forward },
  king: { move: diagonal, capture: diagonal, flying: true },
  capture: { obligation: 'must', priority: ['count'], removal: 'after' },
  promotion: 'stop',
  goal: 'blocked',
};

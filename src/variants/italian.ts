import { english } from './english.js';
import { forward, mirrored8 } from './parts.js';
import type { VariantRecord } from './record.js';

export const italian: VariantRecord = {
  ...english,
  id: 'italian',
  name: 'Italian draughts',
  aliases: ['dama', 'dama italiana'],
  gameType: 22,
  startingColor: 'white',
  board: mirrored8,
  man: { move: forward, capture: forward, mayCaptureKings: false },
  // FID art. 6, in its order.
  capture: {
    obligation: 'must',
    priority: ['count', 'byKing', 'kings', 'kingFirst'],
    removal: 'after',
  },
};

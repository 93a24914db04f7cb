import { international } from './international.js';
import { board8, letters } from './parts.js';
import type { VariantRecord } from './record.js';

/** The international rules on 64 squares. */
export const brazilian: VariantRecord = {
  ...international,
  id: 'brazilian',
  name: 'Brazilian draughts',
  aliases: ['brazil', 'damas', 'damas brasileiras'],
  gameType: 26,
  board: board8,
  squares: letters,
  start: { rows: 3 },
};

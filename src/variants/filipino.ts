import { mirrored8 } from './more-parts.js';
import { myanmar } from './myanmar.js';
import type { VariantRecord } from './record.js';

/** The Brazilian rules on a mirrored board, often one of crossed lines. */
export const filipino: VariantRecord = {
  ...myanmar,
  id: 'filipino',
  name: 'Filipino draughts',
  aliases: ['derecha', 'filipino dama', 'philippine draughts'],
  board: mirrored8,
};

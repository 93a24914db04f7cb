import { nigerian } from './nigerian.js';
import type { VariantRecord } from './record.js';

export const ghanaian: VariantRecord = {
  ...nigerian,
  id: 'ghanaian',
  name: 'Ghanaian draughts',
  aliases: ['damii', 'ghana'],
  mechanics: ['loneLoses'],
};

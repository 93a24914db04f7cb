import { LaidOutVariant } from '../board/laid-out-variant.js';
import { addVariant, Variant } from '../board/variant.js';
import { moreRecords } from '../variants/more-records.js';
import { MechanicPosition } from './mechanics/mechanic-position.js';
import { TowerPosition } from './mechanics/tower-position.js';
import { usePosition } from './position.js';

// Loading this is what makes them known.
for (const record of moreRecords) {
  const variant = record.start.layout ? new LaidOutVariant(record) : new Variant(record);
  addVariant(variant);
  if (record.mechanics)
    usePosition(variant, record.mechanics.includes('towers') ? TowerPosition : MechanicPosition);
}

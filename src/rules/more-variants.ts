import { LaidOutVariant } from '../board/laid-out-variant.js';
import { addVariant, getVariant, Variant } from '../board/variant.js';
import { kingLimits } from '../variants/king-limits.js';
import { moreRecords } from '../variants/more-records.js';
import { withKingLimit } from './mechanics/king-limit.js';
import { MechanicPosition } from './mechanics/mechanic-position.js';
import { TowerPosition } from './mechanics/tower-position.js';

for (const [id, limit] of Object.entries(kingLimits))
  getVariant(id).positions = withKingLimit(limit);

// Loading this is what makes them known.
for (const record of moreRecords) {
  const variant = record.start.layout ? new LaidOutVariant(record) : new Variant(record);
  addVariant(variant);
  if (record.mechanics)
    variant.positions = record.mechanics.includes('towers') ? TowerPosition : MechanicPosition;
}

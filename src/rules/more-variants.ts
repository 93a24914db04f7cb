import { LaidOutVariant } from '../board/laid-out-variant.js';
import { addVariant, Variant, variants } from '../board/variant.js';
import { moreRecords } from '../variants/more-records.js';
import { withKingLimit } from './mechanics/king-limit.js';
import { MechanicPosition } from './mechanics/mechanic-position.js';
import { TowerPosition } from './mechanics/tower-position.js';

for (const variant of variants) {
  const { kingLimit } = variant.rules;
  if (kingLimit) variant.positions = withKingLimit(kingLimit);
}

// Loading this is what makes them known.
for (const record of moreRecords) {
  const variant = record.start.layout ? new LaidOutVariant(record) : new Variant(record);
  addVariant(variant);
  if (record.mechanics)
    variant.positions = record.mechanics.includes('towers') ? TowerPosition : MechanicPosition;
}

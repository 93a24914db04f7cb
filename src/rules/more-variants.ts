import { LaidOutVariant } from '../board/laid-out-variant.js';
import { addVariant, Variant, variants } from '../board/variant.js';
import { completed } from '../variants/draws.js';
import { moreRecords } from '../variants/more-records.js';
import type { VariantRecord } from '../variants/record.js';
import { judge } from './mechanics/draws.js';
import { withKingLimit } from './mechanics/king-limit.js';
import { MechanicPosition } from './mechanics/mechanic-position.js';
import { TowerPosition } from './mechanics/tower-position.js';
import { Position } from './position.js';

Position.judge = judge;

for (const variant of variants) {
  (variant as { rules: VariantRecord }).rules = completed(variant.rules);
  const { kingLimit } = variant.rules;
  if (kingLimit) variant.positions = withKingLimit(kingLimit);
}

// Loading this is what makes them known.
for (const record of moreRecords.map(completed)) {
  const variant = record.start.layout ? new LaidOutVariant(record) : new Variant(record);
  addVariant(variant);
  if (record.mechanics)
    variant.positions = record.mechanics.includes('towers') ? TowerPosition : MechanicPosition;
}

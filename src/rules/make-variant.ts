import { LaidOutVariant } from '../board/laid-out-variant.js';
import { Variant } from '../board/variant.js';
import type { VariantRecord } from '../variants/record.js';
import { withKingLimit } from './mechanics/king-limit.js';
import { MechanicPosition } from './mechanics/mechanic-position.js';
import { TowerPosition } from './mechanics/tower-position.js';
import { Position } from './position.js';

/** The kind of positions that the rules of a record need. */
function positionsFor({ mechanics = [], kingLimit }: VariantRecord): typeof Position {
  let Kind = Position;
  if (mechanics.length > 0) Kind = mechanics.includes('towers') ? TowerPosition : MechanicPosition;
  return kingLimit ? withKingLimit(kingLimit, Kind) : Kind;
}

/** Gives a variant its rules in full, and the kind of positions that they need. */
export function equip(variant: Variant, record: VariantRecord): Variant {
  (variant as { rules: VariantRecord }).rules = record;
  const Kind = positionsFor(record);
  if (Kind !== Position) variant.positions = Kind;
  return variant;
}

/** The variant of a record that is sound. */
export const makeVariant = (record: VariantRecord): Variant =>
  equip(record.start.layout ? new LaidOutVariant(record) : new Variant(record), record);

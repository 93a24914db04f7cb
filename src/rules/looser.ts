import { Variant } from '../board/variant.js';
import type { VariantRecord } from '../variants/record.js';
import { Position } from './position.js';

/** Rules as they are without one thing that they ask for. */
export type Loosening = (record: VariantRecord) => VariantRecord;

export const anyWorth: Loosening = (record) => ({
  ...record,
  capture: { ...record.capture, priority: [] },
});

export const noDuty: Loosening = (record) => ({
  ...record,
  capture: { ...record.capture, obligation: 'free' },
});

const looser = new WeakMap<Variant, Map<Loosening, Variant>>();

/** A game with looser rules, made once. */
function looserGame(variant: Variant, loosen: Loosening): Variant {
  const known = looser.get(variant) ?? new Map<Loosening, Variant>();
  looser.set(variant, known);
  const found = known.get(loosen) ?? new Variant(loosen(variant.rules));
  known.set(loosen, found);
  // A bound king is a matter of the kind of position; without the limit it is a plain one.
  if (found.rules.kingLimit === variant.rules.kingLimit) found.positions = variant.positions;
  return found;
}

/** The same position in a game of looser rules. */
export function relaxed(position: Position, loosen: Loosening): Position {
  const variant = looserGame(position.variant, loosen);
  const found = Position.from({ ...position.setup, variant });
  return found instanceof Position ? found : position;
}

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

/** No other rules. */
export const asItIs: Loosening = (record) => ({ ...record });

/** Kings land where they like. */
export const anyLanding: Loosening = (record) => ({
  ...record,
  king: { ...record.king, landing: 'any' },
});

/** Captures turn round, too. */
export const anyTurn: Loosening = (record) => {
  const { capture, ...rules } = anyLanding(record);
  return { ...rules, capture: { ...capture, noReverse: false } };
};

/** What has been taken is no longer there, either. */
export const goneAtOnce: Loosening = (record) => {
  const { capture, ...rules } = anyLanding(record);
  return { ...rules, capture: { ...capture, removal: 'immediate' } };
};

/** Men take kings, too. */
export const anyVictim: Loosening = (record) => {
  const { man, ...rules } = anyLanding(record);
  return { ...rules, man: { ...man, mayCaptureKings: true } };
};

/** Nothing is taken, so that nothing has to be, and nobody has won because nobody can take. */
export const nothingTaken: Loosening = (record) => {
  const { man, king, star, mechanics } = record;
  return {
    ...record,
    man: { ...man, capture: [] },
    king: { ...king, capture: [] },
    ...(star && { star: { ...star, capture: [] } }),
    ...(mechanics && { mechanics: mechanics.filter((name) => name !== 'kingBeatsMan') }),
  };
};

const looser = new WeakMap<Variant, Map<Loosening, Variant>>();

/** A game with looser rules, made once. */
function looserGame(variant: Variant, loosen: Loosening): Variant {
  const known = looser.get(variant) ?? new Map<Loosening, Variant>();
  looser.set(variant, known);
  const found = known.get(loosen) ?? new Variant(loosen(variant.rules));
  known.set(loosen, found);
  found.positions = variant.positions;
  return found;
}

/** The same position in a game of looser rules. */
export function relaxed(position: Position, loosen: Loosening): Position {
  const variant = looserGame(position.variant, loosen);
  const found = Position.from({ ...position.setup, variant });
  return found instanceof Position ? found : position;
}

/** The same without the moves that have led there, so that no king is bound. */
export function relaxedAnew(position: Position, loosen: Loosening): Position {
  const { turn, setup } = position;
  const variant = looserGame(position.variant, loosen);
  const found = Position.from({ variant, turn, pieces: setup.pieces });
  return found instanceof Position ? found : position;
}

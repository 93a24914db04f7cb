import { international } from './international.js';
import type { Variant } from './variant.js';

export const variants: readonly Variant[] = [international];

/** The variant with this id. Throws a RangeError if there is none. */
export function getVariant(id: string): Variant {
  const variant = variants.find((candidate) => candidate.id === id);
  if (!variant) throw new RangeError(`No variant has the id "${id}"`);
  return variant;
}

export { getVariant, variants } from './variants/find.js';
export type { Variant } from './variants/variant.js';

import { mainDam } from './main-dam.js';
import type { VariantRecord } from './record.js';

/** The variants that few pages show: elements load them when one is asked for. */
export const moreRecords: readonly VariantRecord[] = [mainDam];

import { bashni } from './bashni.js';
import { dameo } from './dameo.js';
import { elephant } from './elephant.js';
import { lasca } from './lasca.js';
import { mainDam } from './main-dam.js';
import { ossetian } from './ossetian.js';
import type { VariantRecord } from './record.js';
import { unnamedDutch } from './unnamed-dutch.js';

/** The variants that few pages show: elements load them when one is asked for. */
export const moreRecords: readonly VariantRecord[] = [
  elephant,
  bashni,
  lasca,
  dameo,
  ossetian,
  mainDam,
  unnamedDutch,
];

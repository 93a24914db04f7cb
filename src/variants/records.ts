import { americanPool } from './american-pool.js';
import { brazilian } from './brazilian.js';
import { english } from './english.js';
import { frisian } from './frisian.js';
import { frysk } from './frysk.js';
import { international } from './international.js';
import { italian } from './italian.js';
import { jamaican } from './jamaican.js';
import { jekab } from './jekab.js';
import type { VariantRecord } from './record.js';
import { russian } from './russian.js';
import { spanish } from './spanish.js';
import { turkish } from './turkish.js';

/** The variants that every board knows. The first of those that share a GameType number owns it. */
export const records: readonly VariantRecord[] = [
  international,
  frisian,
  frysk,
  americanPool,
  jekab,
  jamaican,
  english,
  russian,
  brazilian,
  italian,
  spanish,
  turkish,
];

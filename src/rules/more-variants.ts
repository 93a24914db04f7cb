import { addVariant, variants } from '../board/variant.js';
import { completed } from '../variants/draws.js';
import { moreRecords } from '../variants/more-records.js';
import { equip, makeVariant } from './make-variant.js';
import { judge } from './mechanics/draws.js';
import { Position } from './position.js';

Position.judge = judge;

for (const variant of variants) equip(variant, completed(variant.rules));

// Loading this is what makes them known.
for (const record of moreRecords) addVariant(makeVariant(completed(record)));

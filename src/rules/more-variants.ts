import { addVariant, Variant } from '../board/variant.js';
import { moreRecords } from '../variants/more-records.js';

// Loading this is what makes them known.
for (const record of moreRecords) addVariant(new Variant(record));

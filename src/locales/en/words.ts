import type { Words } from '../words.js';
import { faultWords } from './faults.js';
import { handsWords } from './hands.js';
import { moreWords } from './more.js';
import { pictureWords } from './picture.js';
import { reasonWords } from './reasons.js';
import { shapeWords } from './shapes.js';

/** All that boards say, in English. They have it without this. */
export const words: Words = {
  lang: 'en',
  ...pictureWords,
  ...handsWords,
  ...moreWords,
  reason: { ...handsWords.reason, ...reasonWords },
  ...shapeWords,
  faults: faultWords,
  variants: {},
};

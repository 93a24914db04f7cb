import type { Words } from '../words.js';
import { choiceWords } from './choice.js';
import { faultWords } from './faults.js';
import { gamesWords } from './games.js';
import { handsWords } from './hands.js';
import { keyWords } from './keys.js';
import { modeWords } from './modes.js';
import { moreWords } from './more.js';
import { pictureWords } from './picture.js';
import { puzzleWords } from './puzzle.js';
import { whyWords } from './reasons.js';
import { shapeWords } from './shapes.js';
import { sharingWords } from './sharing.js';
import { spokenWords } from './spoken-moves.js';
import { viewerWords } from './viewer.js';

/** All that the elements say, in English. They have it without this. */
export const words: Words = {
  lang: 'en',
  ...pictureWords,
  ...handsWords,
  ...keyWords,
  ...modeWords,
  ...moreWords,
  ...choiceWords,
  ...whyWords,
  ...shapeWords,
  ...viewerWords,
  ...spokenWords,
  ...gamesWords,
  ...sharingWords,
  ...puzzleWords,
  faults: faultWords,
  variants: {},
};

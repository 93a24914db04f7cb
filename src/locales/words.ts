import type { choiceWords } from './en/choice.js';
import type { faultWords } from './en/faults.js';
import type { gamesWords } from './en/games.js';
import type { handsWords } from './en/hands.js';
import type { keyWords } from './en/keys.js';
import type { modeWords } from './en/modes.js';
import type { moreWords } from './en/more.js';
import type { pictureWords } from './en/picture.js';
import type { puzzleWords } from './en/puzzle.js';
import type { whyWords } from './en/reasons.js';
import type { shapeWords } from './en/shapes.js';
import type { sharingWords } from './en/sharing.js';
import type { spokenWords } from './en/spoken-moves.js';
import type { viewerWords } from './en/viewer.js';
import type { Some, Text, Worded } from './texts.js';

type English = typeof pictureWords &
  typeof handsWords &
  typeof keyWords &
  typeof modeWords &
  typeof moreWords &
  typeof choiceWords &
  typeof shapeWords &
  typeof whyWords &
  typeof viewerWords &
  typeof spokenWords &
  typeof gamesWords &
  typeof sharingWords &
  typeof puzzleWords;

/** All that the elements say in a language; those of src/locales/en are what it is made after. */
export interface Words extends Worded<English, Text> {
  /** The language whose plural rules hold. */
  readonly lang: string;
  /** What may be wrong with a text, by code. */
  readonly faults: Worded<typeof faultWords, Text>;
  /** The names of games, by id; a game that is left out has its own. */
  readonly variants: Readonly<Record<string, string>>;
}

/** Words that a page has its own for. */
export type OwnWords = Some<Words>;

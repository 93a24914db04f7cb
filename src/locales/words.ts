import type { faultWords } from './en/faults.js';
import type { handsWords } from './en/hands.js';
import type { moreWords } from './en/more.js';
import type { pictureWords } from './en/picture.js';
import type { reasonWords } from './en/reasons.js';
import type { shapeWords } from './en/shapes.js';
import type { Some, Text, Worded } from './texts.js';

type English = Omit<typeof pictureWords, 'men' | 'kings'> &
  Omit<typeof handsWords, 'reason'> &
  typeof shapeWords &
  Omit<typeof moreWords, 'elephants'>;

/** All that boards say in a language; those of src/locales/en are what it is made after. */
export interface Words extends Worded<English, Text> {
  /** The language whose plural rules hold. */
  readonly lang: string;
  /** These lists may count: `{n}` is how many squares there are. */
  readonly men: Text;
  readonly kings: Text;
  readonly elephants: Text;
  /** Why a try is no legal move: the reasons of `explain`, and one for what it is not asked about. */
  readonly reason: Worded<typeof handsWords.reason & typeof reasonWords, Text>;
  /** What may be wrong with a text, by code. */
  readonly faults: Worded<typeof faultWords, Text>;
  /** The names of games, by id; a game that is left out has its own. */
  readonly variants: Readonly<Record<string, string>>;
}

/** Words that a page has its own for. */
export type OwnWords = Some<Words>;

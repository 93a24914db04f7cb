import type { Language } from '../../locales/language.js';
import type { Message, Worded } from '../../locales/texts.js';

/** Words in the language of a board, made of what they are in English. */
export const wordsIn = <English extends object>(
  { language }: { language(): Language },
  english: English,
): Worded<English, Message> =>
  language().inWords?.(english) ?? (english as unknown as Worded<English, Message>);

import type { Kind, Piece } from '../board/piece.js';
import type { Diagnostic } from '../game/diagnostic.js';
import type { handsWords } from './en/hands.js';
import { pictureWords } from './en/picture.js';
import type { Message, Worded } from './texts.js';

/** What a board to play on says. */
export interface HandsWords extends Worded<typeof handsWords, Message> {
  /** What is said in place of `promotes` where a game has names of its own. */
  readonly promotesTo?: Readonly<Partial<Record<Kind, string>>>;
}

/** What a board says in a language. English is what every board has. */
export interface Language extends Worded<typeof pictureWords, Message> {
  /** Its tag; English that nobody had to look for has none. */
  readonly lang?: string;
  /** The names of games, by id. */
  readonly variants?: Readonly<Record<string, string>>;
  /** A fault in words, which says it in English by itself. */
  explained?(fault: Diagnostic): string;
  /** What is said of a tower after the name of its top or its square; nothing of other pieces. */
  ofTower?(piece: Piece): string;
  /** More words, such as those of a board to play on, made of what they are in English. */
  words?<English extends object>(english: English): Worded<English, Message>;
}

/** Finds the language of a tag, or a promise that settles when its words have been fetched. */
export type Finder = (tag: string) => Language | Promise<unknown>;

/** What is drawn anew when languages change. */
interface Listener extends Element {
  requestUpdate(): void;
}

const listeners = new Set<Listener>();
let isWatching = false;

/** Knows English; whoever asks for another language fetches the finder that knows them all. */
let find: Finder = (tag) =>
  /^(en|$)/i.test(tag)
    ? pictureWords
    : import('./languages.js').then(
        ({ findLanguage }) => {
          useFinder(findLanguage);
          return findLanguage(tag);
        },
        () => useFinder(() => pictureWords),
      );

export function useFinder(finder: Finder): void {
  find = finder;
  tellListeners();
}

export const tellListeners = (): void => {
  for (const listener of listeners) listener.requestUpdate();
};

/** Draws an element anew when a language changes on the page. */
export function listen(listener: Listener): void {
  listeners.add(listener);
  if (!isWatching)
    new MutationObserver(tellListeners).observe(document, {
      attributeFilter: ['lang'],
      subtree: true,
    });
  isWatching = true;
}

export const stopListening = (listener: Listener): void => void listeners.delete(listener);

/** The tag of the nearest `lang` around an element, in whatever tree; none is the empty string. */
function tagAround(element: Element): string {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return element.closest('[lang]')?.getAttribute('lang') ?? (host ? tagAround(host) : '');
}

/** The language of an element: the one that is asked for, or that of the page around it. */
export const languageOf = (
  element: Element,
  locale: string | undefined,
): Language | Promise<unknown> => find(locale || tagAround(element));

/** Words in the language of who speaks, made of what they are in English. */
export const wordsIn = <English extends object>(
  speaker: { language(): Language },
  english: English,
): Worded<English, Message> =>
  speaker.language().words?.(english) ?? (english as unknown as Worded<English, Message>);

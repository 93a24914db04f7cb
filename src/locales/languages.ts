import { type Diagnostic, faultMessage } from '../game/diagnostic.js';
import { pictureWords } from './en/picture.js';
import { type Language, tellListeners, useFinder } from './language.js';
import { say } from './say.js';
import type { Forms, Message, Text, Worded } from './texts.js';
import type { OwnWords, Words } from './words.js';

// All languages but English, of which a board that wants none has to know nothing.

/** Each brings its words with `provide`. */
const files: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ['cs', () => import('./cs/words.js')],
  ['de', () => import('./de/words.js')],
  ['es', () => import('./es/words.js')],
  ['fr', () => import('./fr/words.js')],
  ['fy', () => import('./fy/words.js')],
  ['it', () => import('./it/words.js')],
  ['lt', () => import('./lt/words.js')],
  ['nl', () => import('./nl/words.js')],
  ['pl', () => import('./pl/words.js')],
  ['pt', () => import('./pt/words.js')],
  ['pt-br', () => import('./pt-BR/words.js')],
  ['ru', () => import('./ru/words.js')],
  ['tr', () => import('./tr/words.js')],
]);

/** By tag: the words of the library, those of the page, and what has become of both. */
const provided = new Map<string, Words>();
const own = new Map<string, OwnWords>();
const languages = new Map<string, Language>();
/** Files that are on their way, or that could not be fetched. */
const fetched = new Map<string, Promise<unknown>>();
const missing = new Set<string>();

/** A tag as it is looked up; `nl_NL` is often met, and what is far too long is no tag. */
const plain = (tag: string): string =>
  tag.trim().slice(0, 100).toLowerCase().replaceAll('_', '-') || 'en';

/** A tag and those that it belongs to: `de-at`, `de`. */
const tagsOf = (tag: string): readonly string[] =>
  tag.split('-').map((_, i, parts) => parts.slice(0, parts.length - i).join('-'));

/** Finds the language of a tag, or English; a promise settles when its words are there. */
export function findLanguage(tag: string): Language | Promise<unknown> {
  const tags = tagsOf(plain(tag));
  const name = tags.find((each) => provided.has(each) || (files.has(each) && !missing.has(each)));
  if (name && !provided.has(name)) return fetchWords(name);
  const key = tags[0] as string;
  const known = languages.get(key) ?? newLanguage(tags, name);
  languages.set(key, known);
  return known;
}

function fetchWords(name: string): Promise<unknown> {
  const pending =
    fetched.get(name) ??
    files
      .get(name)?.()
      .catch(() => lack(name));
  fetched.set(name, pending as Promise<unknown>);
  return pending as Promise<unknown>;
}

/** Without its words a language is English. */
function lack(name: string): void {
  missing.add(name);
  tellListeners();
}

/** Brings the words of a language; its boards need not fetch them then. */
export function provide(tag: string, words: Words): void {
  provided.set(plain(tag), words);
  useLanguages();
}

/** Lets a page have its own words: some of a language that there is, or those of another one. */
export function registerLocale(tag: string, words: OwnWords): void {
  const key = plain(tag);
  own.set(key, merged(own.get(key) ?? {}, words));
  useLanguages();
}

function useLanguages(): void {
  languages.clear();
  useFinder(findLanguage);
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (words: unknown): words is Group => typeof words === 'object' && words !== null;

const isText = (words: unknown): words is Text =>
  typeof words === 'string' || (isGroup(words) && typeof words.other === 'string');

/** Words with others in their places; what is no text where a text has to be is left out. */
function merged<T extends object>(words: T, others: object): T {
  const all: Record<string, unknown> = { ...(words as Group) };
  for (const [key, other] of Object.entries(others)) {
    const before = all[key];
    if (isText(other) && (before === undefined || isText(before))) all[key] = other;
    else if (isGroup(other) && !isText(other) && (before === undefined || !isText(before)))
      all[key] = merged((before ?? {}) as object, other);
  }
  return all as T;
}

function pluralRules(tag: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(tag);
  } catch {
    return new Intl.PluralRules('en');
  }
}

/** Words made ready to be said. */
function spoken(words: unknown, rules: Intl.PluralRules): unknown {
  if (!isGroup(words)) return words;
  if (isText(words)) {
    const forms: Forms = words;
    return ((values) =>
      say(forms[rules.select(Number(values.n))] ?? forms.other, values)) satisfies Message;
  }
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, spoken(value, rules)]),
  );
}

/** The language of these tags: the words of `name`, if there are any, under those of the page. */
function newLanguage(tags: readonly string[], name: string | undefined): Language {
  const ownTags = tags.filter((tag) => own.has(tag));
  // Those of the narrowest tag count most.
  const words = [...ownTags].reverse().reduce((all, tag) => merged(all, own.get(tag) ?? {}), {
    ...(name && provided.get(name)),
  } as OwnWords);
  const lang = words.lang ?? ownTags[0] ?? 'en';
  const rules = pluralRules(lang);
  const made = new Map<object, object>();
  return {
    ...(spoken(merged(pictureWords, words), rules) as Language),
    lang,
    explained({ code, message }: Diagnostic): string {
      const english = faultMessage(code);
      const found = (words.faults as Readonly<Record<string, string>> | undefined)?.[code];
      return found ? message.replace(english, found) : message;
    },
    words<English extends object>(english: English) {
      const known = made.get(english) ?? (spoken(merged(english, words), rules) as object);
      made.set(english, known);
      return known as Worded<English, Message>;
    },
  };
}

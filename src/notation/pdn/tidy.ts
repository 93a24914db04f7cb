import { plain } from '../plain.js';
import { glyphs } from './lexer.js';
import { quote, withoutEntities } from './tags.js';

// What people type, paste from pages and copy from books, as PDN has it. Each sign stays in its
// place, so that what is wrong is found where it stands.

const outside = '[^(){}[\\]"]*';
const between = '[^{;%"()[/&]+';
/** A comment, a line to skip. */
const comment = '\\{[^}]*\\}?|;[^\\r\\n]*|(?<![^\\s}\\])])%[^\\r\\n]*';
/** A tag, a string. */
const tag = '(?:\\[(?!\\s*FEN)[^"“-‟«»[\\]:=\\r\\n]{1,80})?"[^"\\r\\n]*"\\]?';

/** What is left as it is, other tags, setups, what stands in brackets, brackets, and what is between. */
const pieces = new RegExp(
  [
    `(?:(?:${comment})\\s*)+`,
    `(?<tags>(?:(?:${tag})\\s*)+)`,
    `(?<begin>\\[\\s*\\p{L}[\\p{L}\\d_]{0,40}\\s*)(?<gap>(?:[:=]\\s*)?)(?<open>${quote})(?<value>[^\\r\\n]{0,500}?)(?<close>${quote})(?<end>\\s*\\])`,
    '(?<setup>/FEN\\s*"[^"]*")',
    '(?<forum>\\[/?[pP][dD][nN]\\])',
    '(?<entity>&#?\\w{1,8};)',
    `\\((?<inside>${outside}(?:\\(${outside}\\)${outside})*)\\)`,
    '(?<bracket>[()])',
    `(?<moves>${between}(?:/(?=[-+])${between})*)`,
  ].join('|'),
  'gu',
);

/** Whether a text has a move in it. A number of four digits may be a year. */
const hasMove =
  /(?<![\p{L}\d])(?:[KD]?[a-p]?\d{1,3}\s*[-:x]\s*[a-p]?\d|[a-p]\d{1,2}[a-p]\d|(?!1[6-9]|20)\d{4}(?!\d)|[a-p](?:\s*[-:x]\s*)?[a-p]\d)|\/FEN|-\s*-/iu;

const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

/** What is found between tags and comments, and what it means. */
const meanings: readonly (readonly [RegExp, (found: string) => string])[] = [
  // Other forms of glyphs.
  [/⊙/g, () => '⨀'],
  [/\+\/-/g, () => '±'],
  [/-\/\+/g, () => '∓'],
  // The marks of bold text.
  [/\*{2,}/g, () => ''],
  // 1.- and 1: are numbers, where a move follows.
  [/-(?<=\d[.…]+-)(?!\s*-)/g, () => ''],
  [/:(?<=(?<![\p{L}\d])(?<![-:x]\s*)\d{1,3}:)(?=\s+[a-p]?\d+\s*[-x]\s*[a-p]?\d)/giu, () => '.'],
  // Between two moves a hyphen or a full stop says nothing.
  [/-(?<=\d[-:x][a-p]?\d{1,3}\s+-)(?=\s+[a-p]?\d{1,3}[-:x])/gi, () => ''],
  [/\.(?<=\d[-:x][a-p]?\d{1,3}\.)(?=[a-p]?\d{1,3}[-:x.])/gi, () => ''],
  // Results: no square is 0, and nobody moves from 1 to 1.
  [
    /(?=[012½])(?<!\d)(?<![-:x/]\s*)(?:[01]\s*[-:]\s*[01]|2\s*[-:]\s*0|0\s*[-:]\s*2|½\s*-\s*½)(?![\d:x/-])/g,
    (result) => withoutBlanks(result).replace(':', '-'),
  ],
  // Positions.
  [
    /(?<![\p{L}\d])[WB?](?:\s*:\s*[WB?]\s*(?=[KGP]?\s*[a-p]?\d|:)(?:[^\s,:]|\s*,\s*)*){1,3}/gu,
    withoutBlanks,
  ],
];

/** Most moves have nothing of it. */
const isUntidy = /[^\0-\x7f]|\*{2}|\.-|\s[-:]|[-:]\s|[-:x]\w{1,3}\.|[012]:[012]|[WB?]:|[-+]\/[-+]/;

const tidyMoves = (text: string): string =>
  isUntidy.test(text)
    ? meanings.reduce(
        (done, [pattern, meaning]) =>
          done.replace(pattern, (found) => meaning(found).padEnd(found.length)),
        plain(text),
      )
    : text;

/** A text as PDN has it, every sign in its place. */
export function tidy(text: string): string {
  let depth = 0;
  return text.replace(pieces, (whole: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Partial<Record<string, string>>;
    const { tags, begin, setup, forum, entity, inside, bracket, moves } = groups;
    if (moves) return tidyMoves(moves);
    // Brackets of a game end with it.
    if (begin || tags?.includes('[')) depth = 0;
    if (begin) return tidyTag(groups);
    if (setup) return plain(setup);
    if (forum) return forum.replace(/./g, ' ');
    if (entity) return plain(withoutEntities(entity)).padEnd(entity.length);
    if (inside !== undefined) return tidyInside(inside);
    if (bracket === '(') depth++;
    else if (bracket && depth > 0) depth--;
    else if (bracket && isNumber(text, found.at(-3) as number)) return '.';
    return whole;
  });
}

/** A tag with plain quotes, whatever they were. */
function tidyTag(groups: Partial<Record<string, string>>): string {
  const { begin = '', gap = '', open = '', value = '', close = '', end = '' } = groups;
  const said = /fen\s*$/i.test(begin) ? plain(value) : value;
  const quotes = [' '.repeat(gap.length) + '"'.padStart(open.length), '"'.padEnd(close.length)];
  return begin + quotes.join(said) + end;
}

/** What stands in brackets without any move is a comment, but for a glyph and a bare number. */
function tidyInside(text: string): string {
  const signs = tidyMoves(text);
  if (text === '*') return ' □ ';
  if (/^(?:\d{1,3}|[!?]+)$/.test(signs) || Object.hasOwn(glyphs, signs.trim())) return ` ${signs} `;
  return hasMove.test(signs) ? `(${tidy(text)})` : `{${text}}`;
}

/** Whether a number ends here that is none of a move: 1) 32-28. */
const isNumber = (text: string, end: number): boolean =>
  /(?<![\p{L}\d])(?<![-:x]\s*)\d{1,3}$/u.test(text.slice(Math.max(0, end - 9), end));

import { plain } from '../plain.js';
import { withBeginnings } from './beginnings.js';
import { glyphs } from './lexer.js';
import { quote, withoutEntities } from './tags.js';

// What people type, paste from pages and copy from books, as PDN has it. Each sign stays in its
// place, so that what is wrong is found where it stands.

const outside = '[^(){}[\\]"]*';
const between = '[^{;%"()[/&]+';
/** Behind a semicolon right behind a move, another move. */
const separator =
  '(?<=[a-p]?\\d{1,3}[-:x][a-p]?\\d{1,3}[!?]{0,2};)\\s*(?:\\d+\\s*[.…]+\\s*)?[KD]?[a-p]?\\d{1,3}\\s*[-:x]\\s*[a-p]?\\d';
/** A comment, a line to skip. */
const comment = `\\{[^}]*\\}?|;(?!${separator})[^\\r\\n]*|(?<![^\\s}\\])])%[^\\r\\n]*`;
/** A tag that only lacks the quote at its end. */
const unclosed = `\\[\\s*\\p{L}[\\p{L}\\d_]{0,40}\\s*(?:[:=]\\s*)?${quote}(?:[^"“-‟«»[\\]\\r\\n]|\\[[^"“-‟«»[\\]\\r\\n]*\\])*(?<!${quote}\\s*)\\](?=[^\\S\\r\\n]*(?:[\\r\\n]|$|\\[)|\\s+\\d+\\.)`;
/** A tag, a string. */
const tag = `(?!${unclosed})(?:\\[(?!\\s*FEN)[^"“-‟«»[\\]:=\\r\\n]{1,80})?"[^"\\r\\n]*"\\]?`;

/** What is left as it is, other tags, setups, what stands in brackets, brackets, and what is between. */
const pieces = new RegExp(
  [
    `(?:(?:${comment})\\s*)+`,
    '(?<half>\\[\\s*[A-Za-z]\\w*\\s+[^"“-‟«»[\\]:=\\r\\n]{1,80}"\\s*\\])',
    `(?<unclosed>${unclosed}[^\\S\\r\\n]?)`,
    `(?<tags>(?:(?:${tag})\\s*)+)`,
    `(?<begin>\\[\\s*\\p{L}[\\p{L}\\d_]{0,40}\\s*)(?<gap>(?:[:=]\\s*)?)(?<open>${quote})(?<value>[^\\r\\n]{0,500}?)(?<close>${quote})(?<end>\\s*\\])`,
    '(?<semicolon>;)',
    '(?<bare>\\[\\s*FEN\\s*[:=]?\\s*(?<position>[WB?]:[^"[\\]\\r\\n]*)\\])',
    '(?<setup>/FEN\\s*"[^"]*")',
    '(?<forum>\\[/?[pP][dD][nN]\\])',
    '(?<entity>&#?\\w{1,8};)',
    `\\((?<inside>${outside}(?:\\(${outside}\\)${outside})*)\\)`,
    '(?<bracket>[()])',
    `(?<moves>${between}(?:/(?=[-+a-p\\d])${between})*)`,
  ].join('|'),
  'gu',
);

/** Whether a text has a move in it. A number of four digits may be a year. */
const hasMove =
  /(?<![\p{L}\d])(?:[KD]?[a-p]?\d{1,3}\s*[-:x]\s*[a-p]?\d|[a-p]\d{1,2}[a-p]\d|(?!1[6-9]|20)\d{4}(?!\d)|[a-p](?:\s*[-:x]\s*)?[a-p]\d)|\/FEN|-\s*-/iu;

const blank = (text: string): string => ' '.repeat(text.length);

const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

/** What is found between tags and comments, and what it means. */
const meanings: readonly (readonly [RegExp, (found: string) => string])[] = [
  // Other forms of glyphs.
  [/⊙/g, () => '⨀'],
  [/\+\/-/g, () => '±'],
  [/-\/\+/g, () => '∓'],
  // The marks of bold and slanted text.
  [/\*{2,}/g, () => ''],
  [
    /(?<![\p{L}\d])([*_])([a-p]?\d{1,3}[-:x][a-p]?\d{1,3})\1(?![\p{L}\d])/gu,
    (found) => found.replace(/[*_]/g, ' '),
  ],
  // A reference to a note, right behind a move: 14-10---B.
  [
    /(?<!-)-{2,}(?!-)(?<=\d[!?]*\s*-+)\s*[a-z]\d?(?![\p{L}\d]|\s*[-:x]\s*[a-p]?\d)/giu,
    (found) => `{${found.replace(/[-\s]/g, '')}}`,
  ],
  [/(?<!-)-{3,}(?!-)(?<=\d[!?]*-+)\s*$/g, () => ''],
  // Lines that somebody has drawn, and the sign of what stands below a letter.
  [/-(?:[^\S\n]-){2,}(?!-)/g, () => ''],
  [/--(?<=\n--)[^\S\n]*(?=\r?\n|$)/g, () => ''],
  // A year behind a word.
  [/(?:1[89]|20)\d\d(?<=\p{L}{2}\s+\d{4})(?![-:x\d])/gu, () => ''],
  // What is left of mail.
  [/=(?:20|09|0D|0A|3D)/g, () => ''],
  [/[=_~*]{3,}/g, () => ''],
  // Scans and keyboards.
  [
    /(?<![\p{L}\d])(?=[\dlIO]*\d)(?=[-\dxlIO]*[lIO])[\dlIO]{1,2}[-x][\dlIO]{1,2}(?![\p{L}\d])/gu,
    (found) => found.replace(/[lI]/g, '1').replace(/O/g, '0'),
  ],
  [/x{2}(?<=\d\s*xx)(?=\s*\d)/g, () => 'x'],
  // A crown behind a move.
  [/=?[KDДд](?<=[a-p]?\d{1,3}[-:x][a-p]?\d{1,3}=?.)(?![\p{L}\d])/gu, () => ''],
  [/\/(?<=\d[-:x][a-p]?\d{1,3}\/)(?=[a-p]?\d{1,3}[-:x])/g, () => ''],
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
const isUntidy =
  /[^\0-\x7f]|\*{2}|\.-|\s[-:]|[-:]\s|[-:x]\w{1,3}\.|[012]:[012]|[WB?]:|[-+]\/[-+]|[/=_~lIO]|xx|\d[KD]|--|- -|[a-z]{2}\s+\d{4}|\*[a-p\d]/;

const tidyMoves = (text: string): string =>
  isUntidy.test(text)
    ? meanings.reduce(
        (done, [pattern, meaning]) =>
          done.replace(pattern, (found) => meaning(found).padEnd(found.length)),
        plain(text),
      )
    : text;

/** When a game began, in words before its first move; nothing like a move stands behind it in its line. */
const clock =
  /(?:[01]?\d|2[0-3])[:.][0-5]\d(?<=\p{L}{2}[\p{L}\s,]*\d\d?[:.]\d\d)(?!\d|\s*[-:x\x80-\uffff]|[^\n]{0,200}?\d\s*[-:x\x80-\uffff]\s*[a-p]?\d)/gu;

/** A text as PDN has it, every sign in its place. */
export const tidy = (text: string): string => tidyPieces(withBeginnings(text));

function tidyPieces(text: string): string {
  let depth = 0;
  let isBegun = false;
  return text.replace(pieces, (whole: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Partial<Record<string, string>>;
    const {
      unclosed,
      tags,
      begin,
      semicolon,
      bare,
      setup,
      half,
      forum,
      entity,
      inside,
      bracket,
      moves,
    } = groups;
    if (moves) {
      const said = isBegun ? moves : moves.replace(clock, blank);
      isBegun ||= hasMove.test(said);
      return tidyMoves(said);
    }
    // Brackets of a game end with it.
    if (begin || tags?.includes('[')) depth = 0;
    if (begin) return tidyTag(groups);
    if (unclosed) return closed(unclosed);
    // The first quote is missing.
    if (half) return half.replace(/(?<=\w)\s/, '"');
    if (semicolon) return ' ';
    if (bare) return tidyPosition(bare, groups.position);
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

/** A tag that lacks its last quote has it in the place of the bracket, and ends its line. */
const closed = (text: string): string =>
  text
    .replace(new RegExp(`${quote}`, 'u'), (found) => '"'.padStart(found.length))
    .replace(/[:=](?=\s*")/, ' ')
    .replace(/\][^\S\r\n]?$/, (found) => (found.length > 1 ? '"\n' : '"'));

/** A position in a tag without quotes stands for itself. */
const tidyPosition = (whole: string, position = ''): string =>
  `${' '.repeat(whole.length - position.length - 1)}${withoutBlanks(plain(position)).padEnd(position.length)} `;

/** What stands in brackets without any move is a comment, but for a glyph and a bare number. */
function tidyInside(text: string): string {
  const signs = tidyMoves(text);
  if (text === '*') return ' □ ';
  // A clock: no square is 0.
  if (/^0+:\d\d(?::\d\d)?$/.test(text)) return `{${text}}`;
  if (/^[!?]+$/.test(signs) || Object.hasOwn(glyphs, signs)) return `(${signs})`;
  if (/^\d{1,3}$/.test(signs) || Object.hasOwn(glyphs, signs.trim())) return ` ${signs} `;
  return hasMove.test(signs) ? `(${tidyPieces(text)})` : `{${text}}`;
}

/** Whether a number ends here that is none of a move: 1) 32-28. */
const isNumber = (text: string, end: number): boolean =>
  /(?<![\p{L}\d])(?<![-:x]\s*)\d{1,3}$/u.test(text.slice(Math.max(0, end - 9), end));

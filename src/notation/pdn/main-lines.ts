import { plain } from '../plain.js';
import { resultPattern } from './result-text.js';
import { quote, withoutEntities } from './tags.js';

const bracket = '\\((?!\\d{1,3}\\))[^()]*\\)';
/** What is none of the main line: comments, tags, strings, brackets, but for a number in brackets. */
const apart = new RegExp(
  [
    '\\{[^}]*\\}?',
    ';[^\\r\\n]*',
    '(?<![^\\s}\\])])%[^\\r\\n]*',
    `\\[[^[\\]"\\r\\n]{0,80}${quote}[^\\r\\n]{0,500}?\\](?=\\s|$)`,
    '\\[[^[\\]\\r\\n]{0,500}\\]',
    '"[^"\\r\\n]*"',
    bracket,
  ].join('|'),
  'gu',
);
const outerBracket = new RegExp(bracket, 'g');
/** So deep may brackets nest where numbers are looked for. */
const DEPTH = 4;
const entity = /&#?\w{1,8};/g;

/** Stands for what is none of the main line. */
const OTHER = '\x01';
const others = (text: string): string => OTHER.repeat(text.length);

/** A text of the same length with nothing but its main lines. */
export function mainLines(text: string): string {
  const signs = text.replace(entity, (found) => withoutEntities(found).padEnd(found.length));
  let lines = plain(signs).replace(apart, others);
  for (let depth = 1; depth < DEPTH && lines.includes('('); depth++)
    lines = lines.replace(outerBracket, others);
  return lines;
}

const square = '[a-p]?\\d{1,3}';
const move = `(?:[KD]?${square}\\s*[-:x]\\s*${square}(?:[-:x]${square})*|[a-p]\\d?(?:\\s*[-:x]\\s*)?[a-p]\\d|\\d{4}(?!\\d))`;
const blanks = '[^\\S\\r\\n]*';
const lineEnd = '(?:\\r\\n?|\\n)';
const lineBegin = `(?:^|[\\r\\n])${blanks}`;

type Kind = 'empty' | 'line' | 'position' | 'number' | 'result' | 'move' | 'letters';

/** What tells, and how it is written, in the order in which it is tried. */
const kinds: readonly (readonly [Kind, string])[] = [
  ['empty', `${lineEnd}(?:${blanks}${lineEnd})+`],
  ['line', lineEnd],
  [
    'position',
    '(?<![\\p{L}\\d])[WB?](?:\\s*:\\s*[WB?]\\s*(?=[KGP]?\\s*[a-p]?\\d|:)(?:[^\\s,:]|\\s*,\\s*)*){1,3}',
  ],
  // No number with a move: 9.30-12.45.
  ['move', '(?<![\\d.:-])\\d{1,2}\\.\\d\\d\\s*-\\s*\\d{1,2}\\.\\d\\d(?!\\s*[-:x\\d])'],
  [
    'number',
    `(?<![\\p{L}\\d.,:/-])\\(?\\d{1,3}(?:\\s*[.…)]-?|:(?=\\s)(?<=${lineBegin}\\d{1,3}:))[\\s.…${OTHER}]*(?!(?:${resultPattern})(?![\\d:x/-]))(?=${move}|-\\s*-|/FEN)`,
  ],
  ['number', `1(?<=${lineBegin}1)(?=[^\\S\\r\\n]+${move})`],
  [
    'result',
    `(?<![\\p{L}\\d/:-])(?:${resultPattern}|[012]\\s*[-:]\\s*[012])(?![\\d:x/-])|(?<!\\S)\\*(?!\\S)`,
  ],
  ['move', `(?<![\\p{L}\\d])${move}`],
  ['letters', '\\p{L}{2,}(?!\\d)'],
];
const words = new RegExp(kinds.map(([, pattern]) => `(${pattern})`).join('|'), 'giu');

/** A word that tells, and where it stands. */
export interface Word {
  readonly kind: Kind | undefined;
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(words)].map(({ 0: found, index, ...groups }) => ({
    kind: kinds.find((_, i) => groups[i + 1] !== undefined)?.[0],
    text: found,
    at: index,
    end: index + found.length,
  }));

import { resultPattern, resultText } from './result-text.js';
import { quote, tagName, tagValue, writtenName } from './tags.js';

/** A part of a text that holds one game, or perhaps several; and its tags, if they are plain. */
export interface Section {
  readonly from: number;
  readonly to: number;
  /** The tags of its only game; undefined where the words have to be read to tell. */
  readonly tags: ReadonlyMap<string, string> | undefined;
  /** Where each of these tags stands in it; told when it is asked for. */
  readonly tagAt: ReadonlyMap<string, number>;
  /** Whether it begins with a whole tag. */
  readonly isTagFirst: boolean;
  /** The result at its end. */
  readonly result: string | undefined;
}

// What the ends of games can be told by, and what may hide it. Everything else is skipped.
const signs = new RegExp(
  [
    '(\\{[^}]*\\}?|;[^\\r\\n]*|(?<![^\\s}\\])])%[^\\r\\n]*)',
    `\\[\\s*(${writtenName})\\s*(?:"(?:((?:[^"\\\\\\r\\n]|\\\\.)*)"\\s*\\])?|(?:[:=]\\s*)?(?:[WB?]:|${quote}[^[\\]\\r\\n]{0,500}\\]?))`,
    '\\*',
  ].join('|'),
  'gu',
);
// Apart from them, because looking for both at once takes ten times as long.
const results = new RegExp(
  `(?<![\\d\\-x:/.])(${resultPattern})(?![\\d\\-x:/])|(?<![\\dx:-])[012½]\\s*[-:\u2010-\u2015\u2212]\\s*[012½](?![\\dx:-])`,
  'g',
);
/** Whether a text has something that makes it the moves of a game. */
const isMoves =
  /\d\s*[-:xX×✕хХ\u2010-\u2015\u2212]\s*[a-p]?\d|[a-p]\d|\d{4}|\/FEN|(?<!-)-\s*-(?!-)|[a-p]\s*[:x]/i;

/** Nearly always there is nothing but the end of a line. */
const hasMoves = (text: string, from: number, to: number): boolean =>
  to - from > 1 && isMoves.test(text.slice(from, to));

/** Positions are often pasted, with other signs than PDN has. */
const isOddFen = (name: string, value: string): boolean =>
  name.toUpperCase() === 'FEN' && /[^\0-\x7f]/.test(value);

/** A section while it is put together. */
class Draft {
  readonly from: number;
  readonly tags = new Map<string, string>();
  private readonly offsets: number[] = [];
  /** Where the last tag ended. */
  moves = 0;
  ends = 0;
  /** Where the last end stood, and what it said. */
  lastEnd = 0;
  result: string | undefined;
  isOdd = false;

  constructor(from: number) {
    this.from = from;
    this.moves = from;
  }

  /** Counts what ends a game, `said` if it is written as PDN has it. */
  end(index: number, written: string, said: string | undefined): void {
    this.ends++;
    this.lastEnd = index + written.length;
    if (said) this.result = resultText(said);
    else this.isOdd = true;
  }

  addTag(name: string, value: string | undefined, index: number): void {
    if (value === undefined || this.tags.has(name) || isOddFen(name, value)) this.isOdd = true;
    else {
      this.tags.set(name, tagValue(value));
      this.offsets.push(index - this.from);
    }
  }

  /** The section up to an offset. Only one game, its end behind it, and plain tags make it plain. */
  finish(text: string, to: number): Section {
    const { from, tags, offsets, result } = this;
    const rest = this.ends > 0 ? text.slice(this.lastEnd, to).trim() : '';
    const isPlain = !this.isOdd && tags.size > 0 && this.ends <= 1 && !rest;
    return {
      from,
      to,
      tags: isPlain ? tags : undefined,
      get tagAt() {
        return new Map([...tags.keys()].map((name, i) => [name, offsets[i] as number]));
      },
      isTagFirst: offsets[0] === 0,
      result: isPlain ? result : undefined,
    };
  }
}

/**
 * Cuts a text where tags follow moves, without reading the moves: a file of thousands of games is
 * opened by its tags.
 */
export function sectionsOf(text: string): readonly Section[] {
  const sections: Section[] = [];
  let draft = new Draft(0);
  let end = 0;
  results.lastIndex = 0;
  let result = results.exec(text);
  const readResults = (to: number): void => {
    for (; result && result.index < to; result = results.exec(text))
      // Not in a comment or tag.
      if (result.index >= end) draft.end(result.index, result[0], result[1]);
  };
  // Not by matchAll, which takes four times as long.
  signs.lastIndex = 0;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const { index } = found;
    const [whole, comment, written, value] = found;
    readResults(index);
    end = index + whole.length;
    if (written !== undefined) {
      if (draft.ends > 0 || hasMoves(text, draft.moves, index)) {
        sections.push(draft.finish(text, index));
        draft = new Draft(index);
      }
      draft.moves = end;
      draft.addTag(tagName(written), value, index);
    } else if (comment === undefined) draft.end(index, whole, whole);
  }
  readResults(text.length);
  sections.push(draft.finish(text, text.length));
  return sections;
}

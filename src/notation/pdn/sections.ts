import { resultPattern, resultText } from './result-text.js';
import { tagName, tagValue, writtenName } from './tags.js';

/** A part of a text that holds one game, or perhaps several; and its tags, if they are plain. */
export interface Section {
  readonly from: number;
  readonly to: number;
  /** The tags of its only game; undefined where the words have to be read to tell. */
  readonly tags: ReadonlyMap<string, string> | undefined;
  /** Where each tag stands in it. */
  readonly tagAt: ReadonlyMap<string, number>;
  /** The result at its end. */
  readonly result: string | undefined;
}

// What the ends of games can be told by, and what may hide it. Everything else is skipped.
const signs = new RegExp(
  [
    '(\\{[^}]*\\}?|;[^\\r\\n]*|(?<![^\\s}\\])])%[^\\r\\n]*)',
    `\\[\\s*(${writtenName})\\s*"(?:((?:[^"\\\\\\r\\n]|\\\\.)*)"\\s*\\])?`,
    `((?<![\\d\\-x:/.])(?:${resultPattern})(?![\\d\\-x:/])|\\*)`,
  ].join('|'),
  'gu',
);
/** Whether a text has something that makes it the moves of a game. */
const isMoves = /\d\s*[-:x]\s*[a-p]?\d|[a-p]\d|\d{4}|\/FEN|-\s*-|[a-p]\s*[:x]/i;

/** A section while it is put together. */
class Draft {
  readonly from: number;
  readonly tags = new Map<string, string>();
  readonly tagAt = new Map<string, number>();
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

  /** The section up to an offset. Only one game, its end behind it, and plain tags make it plain. */
  finish(text: string, to: number): Section {
    const { from, tags, tagAt, result } = this;
    const rest = this.ends > 0 ? text.slice(this.lastEnd, to).trim() : '';
    const isPlain = !this.isOdd && tags.size > 0 && this.ends <= 1 && !rest;
    return {
      from,
      to,
      tags: isPlain ? tags : undefined,
      tagAt,
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
  // Not by matchAll, which takes four times as long.
  signs.lastIndex = 0;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const { index } = found;
    const [whole, comment, written = '', value, result] = found;
    const end = index + whole.length;
    if (result !== undefined) {
      draft.ends++;
      draft.lastEnd = end;
      draft.result = resultText(whole);
    } else if (comment === undefined) {
      const between = text.slice(draft.moves, index);
      if (draft.ends > 0 || isMoves.test(between)) {
        sections.push(draft.finish(text, index));
        draft = new Draft(index);
      }
      draft.moves = end;
      const name = tagName(written);
      if (value === undefined || draft.tags.has(name)) draft.isOdd = true;
      else {
        draft.tags.set(name, tagValue(value));
        draft.tagAt.set(name, index - draft.from);
      }
    }
  }
  sections.push(draft.finish(text, text.length));
  return sections;
}

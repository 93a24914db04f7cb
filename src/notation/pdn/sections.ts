import type { Help } from './help.js';
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
  /** The result at its end. */
  readonly result: string | undefined;
}

// What the ends of games can be told by, and what may hide it.
const tag = new RegExp(
  `\\[\\s*(${writtenName})\\s*(?:"(?:((?:[^"\\\\\\r\\n]|\\\\.)*)"\\s*\\])?|(?:[:=]\\s*)?(?:[WB?]:|${quote}[^[\\]\\r\\n]{0,500}\\]?))`,
  'uy',
);
const comment = /\{[^}]*\}?|;[^\r\n]*|(?<![^\s}\])])%[^\r\n]*/y;
const result = new RegExp(
  `(?<![\\d\\-x:/.])(${resultPattern})(?![\\d\\-x:/])|(?<![\\dx:-])[012½]\\s*[-:\u2010-\u2015\u2212]\\s*[012½](?![\\dx:-])`,
  'y',
);
/** Whether a text has something that makes it the moves of a game. */
const isMoves =
  /\d\s*[-:x\x80-\uffff]\s*[a-p]?\d|[a-p]\d|\d{4}|\/FEN|(?<!-)-\s*-(?!-)|[a-p]\s*[:x]/i;

/** Nearly always there is nothing but the end of a line. */
const hasMoves = (text: string, from: number, to: number): boolean =>
  to - from > 1 && isMoves.test(text.slice(from, to));

/** Whether a result may begin with two signs: a hyphen and a digit, or a digit and no other. */
const isEnd = (code: number, next: number): boolean =>
  (code === 0x2d || code === 0xbd || (code >= 0x30 && code <= 0x32)) &&
  (code === 0x2d) === (next >= 0x30 && next <= 0x39);

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
      result: isPlain ? result : undefined,
    };
  }
}

/** Reads the section that begins at a place: it ends where a tag follows moves. */
function sectionAt(text: string, from: number): Section {
  const draft = new Draft(from);
  let at = from;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    const index = at;
    const code = text.charCodeAt(at);
    if (code === 0x5b) {
      const found = match(tag);
      if (found) {
        if (draft.ends > 0 || hasMoves(text, draft.moves, index)) return draft.finish(text, index);
        draft.moves = at;
        draft.addTag(tagName(found[1] as string), found[2], index);
        continue;
      }
    } else if (code === 0x7b || code === 0x3b || code === 0x25) {
      if (match(comment)) continue;
    } else if (code === 0x2a) draft.end(index, '*', '*');
    else if (isEnd(code, text.charCodeAt(at + 1))) {
      const found = match(result);
      if (found) {
        draft.end(index, found[0], found[1]);
        continue;
      }
    }
    at++;
  }
  return draft.finish(text, at);
}

/**
 * Cuts a text where tags follow moves, without reading the moves: a file of thousands of games is
 * opened by its tags. `plain` reads the section at a place faster, if it is plain.
 */
export function sectionsOf(text: string, plain?: Help['plainSection']): readonly Section[] {
  const sections: Section[] = [];
  let from = 0;
  do {
    const section = plain?.(text, from) ?? sectionAt(text, from);
    sections.push(section);
    from = section.to;
  } while (from < text.length);
  return sections;
}

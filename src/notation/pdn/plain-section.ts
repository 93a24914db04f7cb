import type { Section } from './sections.js';

// Nearly all sections are plain: tags of plain signs, moves, comments in braces, and a result that
// nothing follows. Their tags are read without any pattern. All others are left to `sectionsOf`,
// which would cut them in the same places.

const results = ['1-0', '0-1', '2-0', '0-2', '1-1', '0-0', '1/2-1/2'];

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);
const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

/** Games have so many tags at most to remember their names by. */
const NAMES = 50;
/** The names of tags, mostly the same from game to game. */
const names: string[] = [];

/** Names are longer only by mistake. */
const LONGEST = 60;

/** A plain section under way, and then. */
class PlainSection implements Section {
  readonly from: number;
  to: number;
  readonly tags = new Map<string, string>();
  result: string | undefined;
  /** Whether no line of its moves begins with what may be the first number of another game. */
  isSingle = true;
  private readonly text: string;
  /** Where the name and the value of the last tag ended. */
  private nameEnd = 0;
  private valueEnd = 0;

  constructor(text: string, from: number) {
    this.text = text;
    this.from = from;
    this.to = from;
  }

  get tagAt(): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    let { from: at } = this;
    for (const name of this.tags.keys()) {
      at = this.text.indexOf('[', at);
      found.set(name, at - this.from);
      this.findTag(at);
      at = this.valueEnd;
    }
    return found;
  }

  /** Reads it; false if it is not plain. */
  read(): boolean {
    return this.readTags() && this.readMoves();
  }

  private readTags(): boolean {
    const { text, tags } = this;
    let at = this.to;
    while (this.findTag(at)) {
      const name = this.nameIn(at + 1, this.nameEnd);
      if (tags.has(name)) return false;
      tags.set(name, text.slice(this.nameEnd + 2, this.valueEnd).trim());
      at = this.skipBlanks(this.valueEnd + 2);
    }
    this.to = at;
    return tags.size > 0;
  }

  /** Whether a tag of plain signs stands at a place: `[Event "Open"]`. */
  private findTag(at: number): boolean {
    const { text } = this;
    if (at >= text.length || text.charCodeAt(at) !== 0x5b) return false;
    let end = at + 1;
    while (isLetter(text.charCodeAt(end)) && end - at <= LONGEST) end++;
    this.nameEnd = end;
    if (end === at + 1 || text.charCodeAt(end) !== 0x20 || text.charCodeAt(end + 1) !== 0x22)
      return false;
    end += 2;
    for (let code = text.charCodeAt(end); code !== 0x22; code = text.charCodeAt(++end))
      // Beyond the end of the text there is no number, which is not greater either.
      if (!(code >= 0x20 && code <= 0x7e) || code === 0x5c || code === 0x26) return false;
    this.valueEnd = end;
    return text.charCodeAt(end + 1) === 0x5d;
  }

  /** A name, as a text that is there already if another game has the same in its place. */
  private nameIn(from: number, to: number): string {
    const place = this.tags.size;
    const known = names[place];
    if (known?.length === to - from && this.text.startsWith(known, from)) return known;
    const name = this.text.slice(from, to);
    if (place < NAMES) names[place] = name;
    return name;
  }

  /** Finds the result behind the moves, which the next tag or nothing follows. */
  private readMoves(): boolean {
    const { text } = this;
    const at = this.findEnd();
    if (at < 0) return false;
    if (text.charCodeAt(at) === 0x2a) return this.end(at, '*');
    const result = results.find((each) => text.startsWith(each, at));
    return result !== undefined && this.isApart(at, result) && this.end(at, result);
  }

  /** Where the moves may end for the first time; -1 if something comes before that is not plain. */
  private findEnd(): number {
    const { text } = this;
    // What is looked at around a sign stands in the text, too.
    const last = text.length - 3;
    // Brackets that are open: a result in a variation ends nothing.
    let depth = 0;
    // Where the last line begins that has been looked at in a comment.
    let line = -1;
    for (let at = this.to; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code > 0x32 && code < 0x5b && code !== 0x3b) continue;
      if (code === 0x7b) {
        const end = text.indexOf('}', at);
        if (end < 0) return -1;
        while (line < end) {
          if (line > at) this.isSingle &&= !mayBegin(text, line + 1);
          line = text.indexOf('\n', Math.max(line + 1, at));
          // Nothing is looked for twice.
          if (line < 0) line = text.length;
        }
        at = end;
      } else if (code === 0x0a || code === 0x0d) this.isSingle &&= !mayBegin(text, at + 1);
      else if (code === 0x28) depth++;
      else if (code === 0x29) {
        if (--depth < 0) return -1;
      } else if (code === 0x5b || code === 0x3b || code === 0x25) return -1;
      else if (depth > 0) continue;
      else if (code === 0x2a) return at;
      else if (code === 0x2d || code === 0xbd || (code >= 0x30 && code <= 0x32))
        if (at >= last || mayEnd(text, at, code)) return at;
    }
    return -1;
  }

  /** Whether no sign makes something else of a result. */
  private isApart(at: number, result: string): boolean {
    return !(
      /[\d\-x:/.]/.test(this.text.charAt(at - 1)) ||
      /[\d\-x:/]/.test(this.text.charAt(at + result.length))
    );
  }

  private end(at: number, result: string): boolean {
    this.result = result;
    this.to = this.skipBlanks(at + result.length);
    return this.to >= this.text.length || this.findTag(this.to);
  }

  private skipBlanks(from: number): number {
    const { text } = this;
    let at = from;
    while (at < text.length && isSpace(text.charCodeAt(at))) at++;
    return at;
  }
}

/** Whether a hyphen, one of the digits 0 to 2 or a half may begin a result: most are of a move. */
function mayEnd(text: string, at: number, code: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (isDigit(before) || before === 0x2d || before === 0x78 || before === 0x3a) return false;
  const next = text.charCodeAt(at + 1);
  if (code === 0x2d) return isDigit(next);
  if (isDigit(next)) return false;
  if (next === 0x2e) return isDigit(text.charCodeAt(at + 2));
  // A move from one of the first squares: 1-7, 2-13.
  const third = text.charCodeAt(at + 2);
  if (next === 0x2d && isDigit(third) && (third > 0x32 || isDigit(text.charCodeAt(at + 3))))
    return false;
  // A hyphen or a colon, or the half behind a whole.
  let sign = at + 1;
  while (sign < text.length - 1 && isSpace(text.charCodeAt(sign))) sign++;
  const found = text.charCodeAt(sign);
  if (found === 0x31) return text.startsWith('1/2', sign);
  return (found >= 0x2b && found <= 0x2f) || found === 0x3a || found > 0x7f;
}

/** Whether a line may begin with the number 1, and not with 1... */
function mayBegin(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09)) at++;
  if (at > text.length - 4) return true;
  let code = text.charCodeAt(at);
  if (code === 0x28) code = text.charCodeAt(++at);
  const next = text.charCodeAt(at + 1);
  if (code !== 0x31) return code > 0x7f || code === 0x0b || code === 0x0c;
  return (
    isSpace(next) ||
    next > 0x7f ||
    next === 0x29 ||
    (next === 0x2e && text.charCodeAt(at + 2) !== 0x2e)
  );
}

/** Whether a section certainly has one game. */
export const isSingle = (section: Section): boolean =>
  section instanceof PlainSection && section.isSingle;

/** The section at a place; undefined if it is not plain. */
export function plainSection(text: string, from: number): Section | undefined {
  const section = new PlainSection(text, from);
  return section.read() ? section : undefined;
}

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

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

/** Whether a hyphen, one of the digits 0 to 2 or a half may begin a result: most are of a move. */
function mayEnd(text: string, at: number): boolean {
  // Looking beyond the ends of a text makes code slow.
  if (at < 1 || at > text.length - 3) return true;
  const code = text.charCodeAt(at);
  const before = text.charCodeAt(at - 1);
  const next = text.charCodeAt(at + 1);
  if (isDigit(before) || before === 0x2d || before === 0x78 || before === 0x3a) return false;
  if (code === 0x2d) return isDigit(next);
  if (isDigit(next)) return false;
  if (next === 0x2e) return isDigit(text.charCodeAt(at + 2));
  // A hyphen or a colon, or the half behind a whole.
  let sign = at + 1;
  while (sign < text.length - 1 && isSpace(text.charCodeAt(sign))) sign++;
  const found = text.charCodeAt(sign);
  return (found >= 0x2b && found <= 0x2f) || found === 0x3a || found === 0x31 || found > 0x7f;
}

/** Positions are often pasted, with other signs than PDN has. */
const isOddFen = (name: string, value: string): boolean =>
  name.toUpperCase() === 'FEN' && /[^\0-\x7f]/.test(value);

/** What is known of a plain tag: where its name, its value and itself end. */
class TagScan {
  name = 0;
  value = 0;
  end = 0;

  /** Whether a tag of plain signs stands at a place: `[Event "Open"]`. */
  find(text: string, at: number): boolean {
    let i = at + 1;
    let code = text.charCodeAt(i) | 0x20;
    if (code < 0x61 || code > 0x7a) return false;
    while (code >= 0x61 && code <= 0x7a && i - at < 60) code = text.charCodeAt(++i) | 0x20;
    this.name = i;
    if (text.charCodeAt(i) !== 0x20 || text.charCodeAt(i + 1) !== 0x22) return false;
    i += 2;
    for (code = text.charCodeAt(i); code !== 0x22; code = text.charCodeAt(++i))
      // NaN, at the end of the text, is no less.
      if (!(code >= 0x20 && code <= 0x7e) || code === 0x5c || code === 0x26) return false;
    this.value = i;
    this.end = i + 2;
    return text.charCodeAt(i + 1) === 0x5d;
  }
}

/** A section, while it is put together and then. */
class Draft implements Section {
  readonly from: number;
  to = 0;
  result: string | undefined;
  private readonly found = new Map<string, string>();
  /** Where all tags of the text stand, and which of them is the first here. */
  private readonly places: number[];
  private readonly first: number;
  /** Where the last tag ended. */
  moves: number;
  /** How many results and stars there are that end games, */
  private ends = 0;
  /** and how many in variations, where they end nothing. */
  private strays = 0;
  /** Whether one of these is not written as PDN has it. */
  private isOdd = false;
  /** How many brackets are open. */
  private depth = 0;
  private isBalanced = true;
  /** Where the last end stood. */
  private lastEnd = 0;
  private isPlain = true;

  constructor(from: number, places: number[]) {
    this.from = from;
    this.moves = from;
    this.places = places;
    this.first = places.length;
  }

  get tags(): ReadonlyMap<string, string> | undefined {
    return this.isPlain ? this.found : undefined;
  }

  /** How many tags it has. */
  get size(): number {
    return this.found.size;
  }

  get tagAt(): ReadonlyMap<string, number> {
    const at = (i: number): number => (this.places[this.first + i] as number) - this.from;
    return new Map([...this.found.keys()].map((name, i) => [name, at(i)]));
  }

  /** Counts what ends a game, `said` if it is written as PDN has it. */
  end(to: number, said: string | undefined): void {
    if (this.depth > 0) {
      this.strays++;
      this.isOdd ||= !said;
      if (this.ends > 0) return;
    } else {
      this.ends++;
      this.isPlain &&= said !== undefined;
    }
    this.lastEnd = to;
    this.result = said && resultText(said);
  }

  /** Whether something has come that ends a game. */
  get isEnded(): boolean {
    return this.ends + this.strays > 0;
  }

  open(): void {
    this.depth++;
  }

  close(): void {
    if (this.depth > 0) this.depth--;
    else this.isBalanced = false;
  }

  /** Adds a tag by its name and what it says; undefined if that is not plain. */
  addTag(name: string, value: string | undefined, index: number): void {
    if (value === undefined || this.found.has(name) || isOddFen(name, value)) this.isPlain = false;
    else {
      this.found.set(name, value);
      this.places.push(index);
    }
  }

  /** The section up to an offset. Only one game, its end behind it, and plain tags make it plain. */
  finish(text: string, to: number): Section {
    this.to = to;
    // In brackets that are closed a result is one of a variation.
    const isClear = this.isBalanced && this.depth === 0;
    const ends = this.ends + (isClear ? 0 : this.strays);
    if (ends === 0) this.result = undefined;
    let rest = ends > 0 ? this.lastEnd : to;
    while (rest < to && isSpace(text.charCodeAt(rest))) rest++;
    if (!isClear && this.isOdd) this.isPlain = false;
    if (this.found.size === 0 || ends > 1 || text.slice(rest, to).trim()) this.isPlain = false;
    if (!this.isPlain) this.result = undefined;
    return this;
  }
}

/** Where what a sticky pattern finds at a place ends; 0 if it finds nothing. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

/** Games have so many tags at most to remember their names by. */
const NAMES = 50;

/** Cuts a text in one pass over its signs. */
class Cutter {
  private readonly text: string;
  private readonly sections: Section[] = [];
  private readonly places: number[] = [];
  private draft = new Draft(0, this.places);
  /** The names of tags, mostly the same from game to game. */
  private readonly names: string[] = [];
  private readonly plain = new TagScan();

  constructor(text: string) {
    this.text = text;
  }

  cut(): readonly Section[] {
    const { text } = this;
    const { length } = text;
    for (let at = 0; at < length; ) {
      const code = text.charCodeAt(at);
      // Signs that mean nothing here.
      if (code > 0x32 && code < 0x5b && code !== 0x3b) at++;
      else if (code === 0x5b) at = this.tag(at);
      else if (code === 0x7b) at = text.indexOf('}', at) + 1 || length;
      else if (code === 0x3b || code === 0x25) at = endOf(comment, text, at) || at + 1;
      else if (code === 0x2a) {
        at++;
        this.draft.end(at, '*');
      } else if (code === 0x2d || code === 0xbd || (code >= 0x30 && code <= 0x32))
        at = mayEnd(text, at) ? this.result(at) : at + 1;
      else {
        if (code === 0x28) this.draft.open();
        else if (code === 0x29) this.draft.close();
        at++;
      }
    }
    this.sections.push(this.draft.finish(text, length));
    return this.sections;
  }

  /** Takes a tag at a bracket, and gives back where it ends; the next sign if it is none. */
  private tag(at: number): number {
    const { text, plain } = this;
    if (plain.find(text, at)) {
      this.begin(at, plain.end);
      const value = text.slice(plain.name + 2, plain.value).trim();
      this.draft.addTag(this.nameIn(at + 1, plain.name), value, at);
      return plain.end;
    }
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) return at + 1;
    const end = tag.lastIndex;
    this.begin(at, end);
    const [, name = '', value] = found;
    this.draft.addTag(tagName(name), value && tagValue(value), at);
    return end;
  }

  /** The name of a tag, as a text that is there already if the last game has the same in its place. */
  private nameIn(from: number, to: number): string {
    const { text, names, draft } = this;
    const place = draft.size;
    const known = names[place];
    if (known?.length === to - from && text.startsWith(known, from)) return known;
    const name = text.slice(from, to);
    if (place < NAMES) names[place] = name;
    return name;
  }

  /** A tag behind moves begins a section. */
  private begin(at: number, end: number): void {
    const { text, draft } = this;
    if (draft.isEnded || hasMoves(text, draft.moves, at)) {
      this.sections.push(draft.finish(text, at));
      this.draft = new Draft(at, this.places);
    }
    this.draft.moves = end;
  }

  private result(at: number): number {
    result.lastIndex = at;
    const found = result.exec(this.text);
    if (!found) return at + 1;
    this.draft.end(result.lastIndex, found[1]);
    return result.lastIndex;
  }
}

/**
 * Cuts a text where tags follow moves, without reading the moves: a file of thousands of games is
 * opened by its tags.
 */
export const sectionsOf = (text: string): readonly Section[] => new Cutter(text).cut();

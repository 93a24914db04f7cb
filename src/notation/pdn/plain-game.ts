import { isSeveral } from './beginnings.js';
import type { Reporter } from './notes.js';
import type { RawGame, RawItem, RawLine } from './raw-game.js';
import { tagName, tagValue, withoutEntities } from './tags.js';

// Nearly all PDN is plain: tags, moves of two numbers or squares, numbers with a full stop, comments
// in braces, NAGs, variations, a result. Its words are found without any pattern, and become a game
// at once. What is not plain, even a single sign, is left to the lexer, which would give the same.

const tag = /\[([A-Za-z]\w*)\s+"([^"\\\r\n[\]&]*)"\]/y;
const results = ['1-0', '0-1', '2-0', '0-2', '1-1', '0-0', '1/2-1/2'];
const marks: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
};

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Where a square ends that begins at a place: one or two digits, or a letter and a digit; else 0. */
function squareEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x61 && code <= 0x70)
    return isDigit(text.charCodeAt(at + 1)) && !isDigit(text.charCodeAt(at + 2)) ? at + 2 : 0;
  if (!isDigit(code)) return 0;
  if (!isDigit(text.charCodeAt(at + 1))) return at + 1;
  return isDigit(text.charCodeAt(at + 2)) ? 0 : at + 2;
}

/** Whether a move may end here: it would go on with a sign. */
function isEnd(text: string, from: number): boolean {
  let at = from;
  const code = text.charCodeAt(at);
  if (!(isSpace(code) || code === 0x29 || code === 0x21 || code === 0x3f)) return false;
  while (at < text.length - 1 && isSpace(text.charCodeAt(at))) at++;
  const next = text.charCodeAt(at);
  return next !== 0x2d && next !== 0x3a && next !== 0x78 && next !== 0x58;
}

/** Whether a text has single blanks, and none at its ends, and nothing that means another sign. */
function isClean(text: string): boolean {
  let before = 0x20;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code > 0x7f || code === 0x26 || (code === 0x20 && before === 0x20))
      return false;
    before = code;
  }
  return before !== 0x20;
}

const none: readonly never[] = Object.freeze([]);

/** A list with one more; what most have none of is made when the first comes. */
function added<Value>(list: readonly Value[], value: Value): readonly Value[] {
  if (list.length === 0) return [value];
  (list as Value[]).push(value);
  return list;
}

interface Line extends RawLine {
  items: Item[];
  before: readonly string[];
}

interface Item extends RawItem {
  text: string;
  end: number;
  comments: readonly string[];
  nags: readonly number[];
  variations: readonly RawLine[];
}

const newLine = (): Line => ({ items: [], before: none, ahead: none });

/** Reads the game of a plain text, sign by sign. */
class PlainReader {
  private at = 0;
  private readonly written: string;
  /** The text with blanks behind it: looking beyond the end of a text makes code slow. */
  private readonly text: string;
  private readonly tags = new Map<string, string>();
  private readonly tagAt = new Map<string, number>();
  private begin = -1;
  private readonly main: Line = newLine();
  private line: Line = this.main;
  /** The lines around it. */
  private readonly outer: Line[] = [];
  private last: Item | undefined;
  /** Where the last square stands that the last move names, if nothing hangs on that move. */
  private squareFrom = 0;
  private squareTo = 0;
  /** Whether a number has come, and its move not yet. */
  private isNumbered = false;
  /** Comments between a number and its move. */
  private waiting: readonly string[] = none;
  /** Whether a bracket may be closed: something stands in it that is a move. */
  private isClosable = false;
  private result: string | undefined;
  /** Whether the numbers may begin anew. */
  private beginsAnew = false;
  /** Where results stand in variations. */
  private readonly strays: number[] = [];

  constructor(text: string) {
    this.written = text;
    this.text = `${text}   `;
  }

  /** The game; undefined if it is not plain. */
  read(reporter: Reporter): RawGame | undefined {
    const { text } = this;
    const { length } = this.written;
    for (;;) {
      while (this.at < length && isSpace(text.charCodeAt(this.at))) this.at++;
      if (this.at >= length) break;
      if (!this.readWord(text.charCodeAt(this.at))) return undefined;
    }
    this.dropNumber();
    const { tags, tagAt, begin, main, result } = this;
    if (this.outer.length > 0 || tags.size === 0) return undefined;
    if (this.beginsAnew && isSeveral(this.written)) return undefined;
    for (const at of this.strays) reporter.warn('result-in-variation', at);
    return { tags, tagAt, line: main, result, at: begin };
  }

  /** Reads one word; false if it is none of a plain game. */
  private readWord(code: number): boolean {
    if (code === 0x7b) return this.readComment();
    if (this.result !== undefined) return false;
    if (this.begin < 0) this.begin = this.at;
    if (isDigit(code)) return this.readMove() || this.readNumber() || this.readResult();
    if (code >= 0x61 && code <= 0x70) return this.readMove();
    if (code === 0x28) return this.open();
    if (code === 0x29) return this.close();
    if (code === 0x24) return this.readNag();
    if (code === 0x5b) return this.readTag();
    if (code === 0x21 || code === 0x3f) return this.readMark();
    return code === 0x2a && this.readStar();
  }

  private readMove(): boolean {
    const { text, at: from, last } = this;
    const first = squareEnd(text, from);
    const sign = text.charCodeAt(first);
    if (!first || (sign !== 0x2d && sign !== 0x78)) return false;
    let square = first + 1;
    let end = squareEnd(text, square);
    if (sign === 0x78)
      while (end > 0 && text.charCodeAt(end) === 0x78) {
        square = end + 1;
        end = squareEnd(text, square);
      }
    if (end === 0 || !isEnd(text, end)) return false;
    // Small numbers may be a result.
    if (end - from === 3 && sign === 0x2d && /^(?:[01]-[01]|2-0|0-2)/.test(text.slice(from, end)))
      return false;
    if (last && this.waiting.length === 0 && this.isNextLeg(last, first)) {
      last.text = `${last.text}x${text.slice(first + 1, end)}`;
      last.end = end;
    } else this.addMove(text.slice(from, end), end);
    this.isNumbered = false;
    this.isClosable = true;
    this.squareFrom = square;
    this.squareTo = end;
    this.at = end;
    return true;
  }

  private addMove(text: string, end: number): void {
    const { at, line, waiting } = this;
    // Comments at the beginning of a variation stand before its first move.
    const isAhead = this.outer.length > 0 && line.before.length > 0;
    const before = isAhead ? [...line.before, ...waiting] : waiting;
    if (isAhead) line.before = none;
    this.last = {
      kind: 'move',
      text,
      at,
      end,
      before,
      comments: none,
      nags: none,
      variations: none,
    };
    line.items.push(this.last);
    this.waiting = none;
  }

  /** Whether a move up to the end of its first square is a jump of the capture before it. */
  private isNextLeg({ variations }: Item, first: number): boolean {
    const { text, at, squareFrom, squareTo } = this;
    if (squareTo - squareFrom !== first - at || variations.length > 0) return false;
    for (let i = at; i < first; i++)
      if (text.charCodeAt(i) !== text.charCodeAt(squareFrom + i - at)) return false;
    return true;
  }

  private readNumber(): boolean {
    const { text } = this;
    let { at } = this;
    while (isDigit(text.charCodeAt(at))) at++;
    const digits = at;
    while (text.charCodeAt(at) === 0x2e) at++;
    const next = text.charCodeAt(at);
    if (at === digits || isDigit(next) || next === 0x2026 || this.tags.size === 0) return false;
    // Most games have but one move with this number.
    this.beginsAnew ||=
      at === digits + 1 &&
      text.charCodeAt(digits - 1) === 0x31 &&
      this.main.items.length > 0 &&
      Number(text.slice(this.at, digits)) === 1;
    this.at = at;
    this.isNumbered = true;
    return true;
  }

  private readResult(): boolean {
    return this.finish(results.find((each) => this.text.startsWith(each, this.at)));
  }

  private readStar(): boolean {
    // Glued to a move, or to another star, it means something else.
    return (this.at === 0 || isSpace(this.text.charCodeAt(this.at - 1))) && this.finish('*');
  }

  private finish(result: string | undefined): boolean {
    if (!result) return false;
    const isStray = this.outer.length > 0;
    if (isStray) this.strays.push(this.at);
    else {
      this.dropNumber();
      this.result = result;
    }
    this.at += result.length;
    const code = this.text.charCodeAt(this.at);
    return isSpace(code) || (isStray && code === 0x29);
  }

  private readComment(): boolean {
    // What is kept is a part of the text that others are of, too.
    const { written: text, at } = this;
    const end = text.indexOf('}', at);
    if (end < 0) return false;
    this.at = end + 1;
    const written = text.slice(at + 1, end);
    const said = isClean(written) ? written : withoutEntities(written).replace(/\s+/g, ' ').trim();
    // What stands behind a result belongs to no game.
    if (said && this.result === undefined) this.addComment(said);
    return true;
  }

  private addComment(text: string): void {
    const { last, line } = this;
    // Behind words no capture goes on; numbers and commands are none.
    if (/^(?!\[%)[^\d.<]/.test(text)) this.squareTo = this.squareFrom;
    if (this.isNumbered) this.waiting = added(this.waiting, text);
    else if (last) last.comments = added(last.comments, text);
    else line.before = added(line.before, text);
  }

  /** The number had no move: its comments go to what stands before it. */
  private dropNumber(): void {
    const { waiting } = this;
    this.isNumbered = false;
    this.waiting = none;
    for (const text of waiting) this.addComment(text);
  }

  private open(): boolean {
    const { text, last } = this;
    this.at++;
    const code = text.charCodeAt(this.at);
    if (!last || !(isSpace(code) || /[\w{]/.test(text.charAt(this.at)))) return false;
    this.dropNumber();
    this.outer.push(this.line);
    this.line = newLine();
    last.variations = added(last.variations, this.line);
    this.last = undefined;
    this.isClosable = false;
    return true;
  }

  private close(): boolean {
    const line = this.outer.pop();
    const { last } = this;
    if (!line || !last || !this.isClosable) return false;
    this.dropNumber();
    last.end = this.at;
    this.at++;
    this.line = line;
    this.last = line.items.at(-1);
    return true;
  }

  private readNag(): boolean {
    const { text, at: from } = this;
    let value = 0;
    let at = from + 1;
    for (; isDigit(text.charCodeAt(at)); at++) value = 10 * value + text.charCodeAt(at) - 0x30;
    this.at = at;
    return at - from >= 2 && at - from <= 4 && this.addNag(value);
  }

  private readMark(): boolean {
    const { text, at: from } = this;
    let at = from;
    while (text.charCodeAt(at) === 0x21 || text.charCodeAt(at) === 0x3f) at++;
    this.at = at;
    return this.addNag(marks[text.slice(from, at)]);
  }

  private addNag(value: number | undefined): boolean {
    const { last } = this;
    if (last && value !== undefined) {
      last.nags = added(last.nags, value);
      last.end = this.at;
    }
    return value !== undefined;
  }

  private readTag(): boolean {
    const { text, at, tags, main } = this;
    tag.lastIndex = at;
    const [whole = '', written = '', said = ''] = tag.exec(text) ?? [];
    const isOddFen = /^fen$/i.test(written) && /[^\0-\x7f]/.test(said);
    if (!whole || main.items.length > 0 || isOddFen) return false;
    const name = tagName(written);
    const value = tagValue(said);
    const known = tags.get(name);
    this.at += whole.length;
    if (known !== undefined) return known === value;
    tags.set(name, value);
    this.tagAt.set(name, at);
    return true;
  }
}

/** The game of a plain text, alone in a list; undefined if it is not plain. */
export function plainGames(text: string, reporter: Reporter): readonly RawGame[] | undefined {
  const game = new PlainReader(text).read(reporter);
  return game && [game];
}

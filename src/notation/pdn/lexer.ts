import type { Reporter } from './notes.js';
import { tagName, tagValue, writtenName } from './tags.js';
import type { Token } from './token.js';

/** Annotation glyphs by their NAG number. */
const glyphs: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
};

const square = '[a-pA-P]?\\d{1,3}';
const sign = '\\s*[-:xX×✕хХ\\u2010-\\u2015\\u2212]\\s*';

// Russian books leave out the rank of the square a move begins on: cd4, d:f6.
const brief = /[a-p]\s*[-:x×]?\s*[a-p]\d{1,2}(?:[:x×][a-p]\d{1,2})*(?![\p{L}\d])/iuy;
// The order in which a text is tried at each place. Sticky, so that nothing is scanned twice.
const space = /(?:[\s\p{Cc}\ufeff,]|\\[rn])+/uy;
const escapeLine = /%[^\r\n]*/y;
const tagBegin = new RegExp(`\\[\\s*(${writtenName})\\s*"`, 'uy');
const tagEnd = /((?:[^"\\\r\n]|\\.)*)"\s*\]/y;
// Quotes inside that nobody escaped: the value goes on to the last one before a bracket.
const quotedTagEnd = /([^\r\n]{0,500}?)"\s*\]/y;
const restOfLine = /[^\r\n]{0,500}/y;
const bracedComment = /\{([^}]*)(\}?)/y;
const lineComment = /;([^\r\n]*)/y;
const strength = /\(([!?]+)\)|([!?]+)/y;
const nag = /\$(\d{1,3})/y;
const result =
  /(?:1\/2\s*-\s*1\/2|½-½|0\.5-0\.5|1-0|0-1|2-0|0-2|1-1|0-0)(?![\dx:\-/]|\s*[x:×]\s*\d)/y;
const fen = /\/FEN\s*"([^"]*)"\s*\//iy;
const ellipsis = /\.{2,}|…/y;
const number = /\d+\s*(?:\.+|…)/y;
// Books write a king's letter before its move.
const king = '(?:K(?=[a-p]?\\d)|D(?=[a-p]\\d|\\d\\d))?';
const move = new RegExp(`${king}${square}(?:${sign}${square})+`, 'uy');
const joined = /(?:[a-p]\d){2}|\d{4}(?!\d)/iy;
const pass = /-\s*-/y;
const word = /[^\s[\]{}();]+/y;
// A reference to a note, right behind a move: 14-10---B.
const noteMark = /\s*-{2,}\s*\(?([A-Za-z]\d?)\)?(?![\p{L}\d])/uy;
// What people write without braces: two words at least, White wins, or a verdict.
const prose =
  /(?:(?:WW|BW|drawn?|resigns?)\b[.!]*|\p{L}[\p{L}'’.!?]*(?:[\s,]+\p{L}[\p{L}'’.!?]*)+)/iuy;
// A position that stands for itself, as in lists of ballots.
const bareFen = /[WB?](?::[WB][^\s:;{}()[\]"]*){1,2}(?::[HF+][^\s:;{}()[\]"]*)*/y;

/**
 * Cuts PDN text into words, tolerantly. Each character is looked at a bounded number of times,
 * whatever the text.
 */
export class Lexer {
  #at = 0;
  readonly #text: string;
  readonly #reporter: Reporter;
  /** Where the last move ended. */
  #moveEnd = -1;

  constructor(text: string, reporter: Reporter) {
    this.#text = text;
    this.#reporter = reporter;
  }

  /** All words. */
  tokens(): readonly Token[] {
    const tokens: Token[] = [];
    for (let token = this.#next(); token; token = this.#next()) tokens.push(token);
    return tokens;
  }

  #next(): Token | undefined {
    while (this.#match(space) || this.#match(escapeLine));
    const at = this.#at;
    if (at >= this.#text.length) return undefined;
    const token = this.#read(this.#text.charAt(at));
    return { ...token, at, end: this.#at } as Token;
  }

  #read(first: string): object {
    switch (first) {
      case '[':
        return this.#tag();
      case '{':
        return this.#comment();
      case ';':
        return { kind: 'comment', text: this.#match(lineComment)?.[1]?.trim() };
      case '(':
      case '!':
      case '?':
        return this.#strength() ?? this.#single('open');
      case ')':
        return this.#single('close');
      case '$': {
        const value = this.#match(nag)?.[1];
        return value === undefined ? this.#junk() : { kind: 'nag', value: Number(value) };
      }
      case '*': {
        const glued = this.#at === this.#moveEnd;
        return { ...this.#single('star'), glued };
      }
      default:
        return this.#moveText();
    }
  }

  #moveText(): object {
    const found = this.#match(result);
    if (found) return { kind: 'result', text: found[0].replace(/\s/g, '') };
    const setup = this.#match(fen);
    if (setup) return { kind: 'fen', text: setup[1] };
    if (this.#match(ellipsis)) return { kind: 'ellipsis' };
    if (this.#match(number)) return { kind: 'number' };
    if (this.#at === this.#moveEnd) {
      const mark = this.#match(noteMark);
      if (mark) return { kind: 'comment', text: mark[1] };
    }
    const position = this.#match(bareFen);
    if (position) return { kind: 'position', text: position[0] };
    const played = this.#match(move) ?? this.#match(joined) ?? this.#match(brief);
    if (played) {
      this.#moveEnd = this.#at;
      return { kind: 'move', text: played[0] };
    }
    if (this.#match(pass)) return { kind: 'pass' };
    return this.#prose() ?? this.#junk();
  }

  /** Words behind a move are a comment that somebody forgot to put in braces. */
  #prose(): object | undefined {
    const at = this.#at;
    const found = this.#moveEnd < 0 ? undefined : this.#match(prose);
    if (!found) return undefined;
    this.#reporter.warn('words-outside-a-comment', at, found[0]);
    return { kind: 'comment', text: found[0].replace(/\s+/g, ' ') };
  }

  #junk(): object {
    const at = this.#at;
    const text = this.#match(word)?.[0] ?? this.#skip();
    if (!/^\d+$|^\.$/.test(text)) this.#reporter.warn('unknown-word', at, text);
    return { kind: 'junk', text };
  }

  #strength(): object | undefined {
    const found = this.#match(strength);
    if (!found) return undefined;
    const marks = found[1] ?? found[2] ?? '';
    this.#moveEnd = this.#at;
    return { kind: 'nag', value: glyphs[marks] ?? glyphs[marks.slice(0, 2)] ?? 0 };
  }

  #comment(): object {
    const at = this.#at;
    const [, text = '', end] = this.#match(bracedComment) ?? [];
    if (!end) this.#reporter.error('unclosed-comment', at);
    return { kind: 'comment', text: text.replace(/\s+/g, ' ').trim() };
  }

  #tag(): object {
    const at = this.#at;
    const name = this.#match(tagBegin)?.[1];
    if (name === undefined) {
      this.#reporter.warn('not-a-tag-pair', at);
      return { kind: 'junk', text: this.#skip() };
    }
    const found = this.#match(tagEnd) ?? this.#match(quotedTagEnd);
    if (!found) this.#reporter.warn('unclosed-tag', at, name);
    const value = found?.[1] ?? this.#match(restOfLine)?.[0] ?? '';
    return { kind: 'tag', name: tagName(name), value: tagValue(value) };
  }

  #single(kind: 'open' | 'close' | 'star'): object {
    this.#at++;
    return { kind };
  }

  #skip(): string {
    const skipped = this.#text.charAt(this.#at);
    this.#at++;
    return skipped;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found || found[0] === '') return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }
}

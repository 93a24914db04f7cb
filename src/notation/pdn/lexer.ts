import type { Reporter } from './notes.js';
import { resultPattern, resultText } from './result-text.js';
import { tagName, tagValue, withoutEntities, writtenName } from './tags.js';
import type { Token } from './token.js';

/** Annotation glyphs by their NAG number. */
export const glyphs: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '‼': 3,
  '??': 4,
  '⁇': 4,
  '!?': 5,
  '⁉': 5,
  '?!': 6,
  '⁈': 6,
  '□': 7,
  '=': 10,
  '∞': 13,
  '⩲': 14,
  '⩱': 15,
  '±': 16,
  '∓': 17,
  '+-': 18,
  '-+': 19,
  '⨀': 22,
};
const marks = '[!?]+|[+-]{2}|[^\\s\\w()[\\]{}<>+-]';

const square = '[a-pA-P]?\\d{1,3}';

// Russian books leave out the rank of the square a move begins on: cd4, d:f6.
const brief = /[a-p](?:\s*[-:x]\s*)?[a-p]\d{1,2}(?:[:x][a-p]\d{1,2})*(?![\p{L}\d])/iuy;
// The order in which a text is tried at each place. Sticky, so that nothing is scanned twice.
const space = /(?:[\s\p{Cc}\ufeff,]|\\[rn])+/uy;
const escapeLine = /%[^\r\n]*/y;
const tagBegin = new RegExp(`\\[\\s*(${writtenName})\\s*"`, 'uy');
const tagEnd = /((?:[^"\\\r\n]|\\.)*)"\s*\]/y;
// Quotes inside that nobody escaped: the value goes on to the last one before a bracket.
const quotedTagEnd = /([^\r\n]{0,500}?)"\s*\]/y;
const restOfLine = /[^\r\n]{0,500}/y;
// A command that somebody forgot to put in braces.
const command = /\[%[^[\]]*\]/y;
const bracketed = /\[[^[\](){}"\r\n]{0,100}\]/y;
const bracedComment = /\{([^}]*)(\}?)/y;
const lineComment = /;([^\r\n]*)/y;
const glyph = new RegExp(`\\((${marks})\\)|${marks}`, 'y');
const nag = /\$(\d{1,3})/y;
const result = new RegExp(`(?:${resultPattern})(?![\\dx:/-]|\\s*[x:]\\s*\\d)`, 'y');
const fen = /\/FEN\s*"([^"]*)"\s*\//iy;
const ellipsis = /\.{2,}|…/y;
const number = /\d+\s*(?:\.+|…)/y;
// Books write a king's letter before its move.
const king = '(?:K(?=[a-p]?\\d)|D(?=[a-p]\\d|\\d\\d))?';
// Behind two squares a hyphen with blanks belongs to what follows.
const move = new RegExp(
  `${king}${square}\\s*[-:xX]\\s*${square}(?:(?:-|\\s*[:xX]\\s*)${square})*(?!-?\\d)`,
  'uy',
);
const joined = /(?:[a-p]\d){2}|\d{4}(?![-\d])/iy;
// A longer row of hyphens is a line that somebody has drawn.
const pass = /(?<!-)-\s*-(?!-)/y;
// What is left of a page is a word of its own.
const word = /<[^<>]{0,200}>|[^\s[\]{}();<]+|</y;
// What people write without braces: two words at least, White wins, or a verdict.
const prose =
  /(?:(?:WW|BW|drawn?|resigns?)\b[.!]*|\p{L}[\p{L}'’.!?]*(?:[\s,]+(?![a-p]{2}\d)\p{L}[\p{L}'’.!?]*(?!\d))+)/iuy;
// A position that stands for itself, as in lists of ballots.
const bareFen = /[WB?](?::[WB][^\s:;{}()[\]"]*){1,3}(?::[HF+][^\s:;{}()[\]"]*)*/y;

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
        return this.#glyph() ?? this.#single('open');
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
    if (found) return { kind: 'result', text: resultText(found[0]) };
    const setup = this.#match(fen);
    if (setup) return { kind: 'fen', text: setup[1] };
    if (this.#match(ellipsis)) return { kind: 'ellipsis' };
    if (this.#match(number)) return { kind: 'number' };
    const position = this.#match(bareFen);
    if (position) return { kind: 'position', text: position[0] };
    const played = this.#match(move) ?? this.#match(joined) ?? this.#match(brief);
    if (played) {
      this.#moveEnd = this.#at;
      return { kind: 'move', text: played[0] };
    }
    if (this.#match(pass)) return { kind: 'pass' };
    return this.#glyph() ?? this.#prose() ?? this.#junk();
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

  #glyph(): object | undefined {
    const at = this.#at;
    const [whole = '', found = whole] = this.#match(glyph) ?? [];
    const value = glyphs[found] ?? glyphs[found.slice(0, 2)];
    if (value) this.#moveEnd = this.#at;
    else this.#at = at;
    return value ? { kind: 'nag', value } : undefined;
  }

  #comment(): object {
    const at = this.#at;
    const [, text = '', end] = this.#match(bracedComment) ?? [];
    if (!end) this.#reporter.error('unclosed-comment', at);
    return { kind: 'comment', text: withoutEntities(text).replace(/\s+/g, ' ').trim() };
  }

  #tag(): object {
    const at = this.#at;
    const said = this.#match(command);
    if (said) return { kind: 'comment', text: said[0] };
    const name = this.#match(tagBegin)?.[1];
    if (name === undefined) {
      const text = this.#match(bracketed)?.[0] ?? this.#skip();
      this.#reporter.warn('not-a-tag-pair', at, text);
      return { kind: 'junk', text };
    }
    const found = this.#match(tagEnd) ?? this.#match(quotedTagEnd);
    if (!found) this.#reporter.warn('unclosed-tag', at, name);
    const value = found?.[1] ?? this.#match(restOfLine)?.[0].replace(/"\s*$/, '') ?? '';
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

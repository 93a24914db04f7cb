import type { Reporter } from './notes.js';
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

// The order in which a text is tried at each place. Sticky, so that nothing is scanned twice.
const space = /(?:[\s\p{Cc}\ufeff]|\\[rn])+/uy;
const escapeLine = /%[^\r\n]*/y;
const tagBegin = /\[\s*([\p{L}_][\p{L}\d_]*)\s*"/uy;
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

/**
 * Cuts PDN text into words, tolerantly. Each character is looked at a bounded number of times,
 * whatever the text.
 */
export class Lexer {
  #at = 0;
  readonly #text: string;
  readonly #findings: Reporter;
  /** Where the last move ended. */
  #moveEnd = -1;

  constructor(text: string, findings: Reporter) {
    this.#text = text;
    this.#findings = findings;
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
    const played = this.#match(move) ?? this.#match(joined);
    if (played) {
      this.#moveEnd = this.#at;
      return { kind: 'move', text: played[0] };
    }
    if (this.#match(pass)) return { kind: 'pass' };
    return this.#junk();
  }

  #junk(): object {
    const at = this.#at;
    const text = this.#match(word)?.[0] ?? this.#skip();
    if (!/^\d+$|^\.$/.test(text)) this.#findings.warn('unknown-word', at, text);
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
    if (!end) this.#findings.error('unclosed-comment', at);
    return { kind: 'comment', text: text.replace(/\s+/g, ' ').trim() };
  }

  #tag(): object {
    const at = this.#at;
    const name = this.#match(tagBegin)?.[1];
    if (name === undefined) {
      this.#findings.warn('not-a-tag-pair', at);
      return { kind: 'junk', text: this.#skip() };
    }
    const found = this.#match(tagEnd) ?? this.#match(quotedTagEnd);
    if (!found) this.#findings.warn('unclosed-tag', at, name);
    const value = found?.[1] ?? this.#match(restOfLine)?.[0] ?? '';
    return { kind: 'tag', name, value: value.replace(/\\(["\\])/g, '$1').trim() };
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

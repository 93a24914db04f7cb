import type { Reporter } from './notes.js';
import type { Token } from './token.js';

/** A game as written: words in order, before any rule has looked at them. */
export interface RawGame {
  readonly tags: ReadonlyMap<string, string>;
  /** Where each tag stands in the text. */
  readonly tagAt: ReadonlyMap<string, number>;
  readonly line: RawLine;
  /** The result at the end of the moves, if it has one. */
  readonly result: string | undefined;
  /** Where the game begins in the text. */
  readonly at: number;
}

/** A run of moves, with the comments and variations that stand before the first. */
export interface RawLine {
  readonly items: RawItem[];
  readonly before: string[];
  readonly ahead: RawLine[];
}

/** A move, or what stands in the place of one. */
export interface RawItem {
  readonly kind: 'move' | 'fen' | 'pass';
  text: string;
  /** The last square that a move names, where a capture may go on. */
  to: string | undefined;
  readonly at: number;
  end: number;
  readonly before: string[];
  readonly comments: string[];
  readonly nags: number[];
  readonly variations: RawLine[];
}

/** The glyph of an only move. */
const only = 7;

const firstSquare = /^(?:K(?=[a-p]?\d)|D(?=[a-p]\d|\d\d))?([a-pA-P]?\d{1,3})[^a-pA-P\d]*/;
const lastSquare = /([a-pA-P]?\d{1,3})$/;

const squareIn = (text: string, pattern: RegExp): string | undefined =>
  pattern.exec(text)?.[1]?.toLowerCase();

/**
 * Whether a text goes on with the capture before it: old programs wrote each jump by itself. No
 * other move can begin on the square where the opponent's last one has ended.
 */
const isNextLeg = ({ to, variations }: RawItem, text: string): boolean =>
  !!to && variations.length === 0 && to === squareIn(text, firstSquare);

/** Puts words together to games, with variations hung on the move they replace. */
export class GameCutter {
  readonly games: RawGame[] = [];
  readonly #findings: Reporter;
  #tags = new Map<string, string>();
  #tagAt = new Map<string, number>();
  #begin = -1;
  /** The open lines, the innermost last; never none. */
  #lines: RawLine[] = [newLine()];
  /** Whether a move number has come, and its move not yet. */
  #numbered = false;
  /** Comments between a number and its move. */
  #waiting: string[] = [];

  constructor(findings: Reporter) {
    this.#findings = findings;
  }

  cut(tokens: readonly Token[]): readonly RawGame[] {
    tokens.forEach((token, i) => {
      if (this.#begin < 0 && token.kind !== 'comment') this.#begin = token.at;
      this.#take(token, tokens[i + 1]);
    });
    this.#finish(undefined);
    return this.games;
  }

  get #line(): RawLine {
    return this.#lines.at(-1) as RawLine;
  }

  get #last(): RawItem | undefined {
    return this.#line.items.at(-1);
  }

  #take(token: Token, next: Token | undefined): void {
    const last = this.#last;
    switch (token.kind) {
      case 'tag':
        if (this.#lines[0]?.items.length) this.#finish(undefined);
        if (this.#begin < 0) this.#begin = token.at;
        this.#addTag(token.name, token.value, token.at);
        break;
      case 'position':
        if (this.#tags.has('FEN')) this.#finish(undefined);
        this.#take({ ...token, kind: 'tag', name: 'FEN', value: token.text }, next);
        break;
      case 'move':
      case 'fen':
      case 'pass':
        this.#addItem(token.kind, 'text' in token ? token.text : '', token.at, token.end);
        break;
      case 'comment':
      case 'junk':
        // Behind words no capture goes on; numbers, commands and what is left of a page are none.
        if (last && /^(?!\[%)[^\d.<]/.test(token.text)) last.to = undefined;
        if (token.kind === 'comment') this.#addComment(token.text);
        break;
      case 'nag':
        last?.nags.push(token.value);
        if (last) last.end = token.end;
        break;
      case 'open':
        this.#open();
        break;
      case 'close':
        this.#close(token.at);
        break;
      case 'star':
        // Glued to a move it marks the only one, unless the game ends here anyway.
        if (token.glued && next && next.kind !== 'tag')
          this.#take({ ...token, kind: 'nag', value: only }, next);
        else this.#end(token.at, undefined);
        break;
      case 'result':
        this.#end(token.at, token.text);
        break;
      case 'number':
      case 'ellipsis':
        this.#numbered = true;
        break;
    }
  }

  #addTag(name: string, value: string, at: number): void {
    const tags = this.#tags;
    if (!tags.has(name)) {
      tags.set(name, value);
      this.#tagAt.set(name, at);
    } else if (tags.get(name) !== value) this.#findings.warn('tag-given-twice', at, name);
  }

  #addItem(kind: RawItem['kind'], text: string, at: number, end: number): void {
    const before = this.#waiting;
    const last = this.#last;
    const line = this.#line;
    const to = kind === 'move' ? squareIn(text, lastSquare) : undefined;
    this.#numbered = false;
    if (to && last && before.length === 0 && isNextLeg(last, text)) {
      last.text = `${last.text}x${text.replace(firstSquare, '')}`;
      last.to = to;
      last.end = end;
      return;
    }
    this.#waiting = [];
    const variations = line.ahead.splice(0);
    line.items.push({ kind, text, to, at, end, before, comments: [], nags: [], variations });
  }

  #addComment(text: string): void {
    if (!text) return;
    if (this.#numbered) this.#waiting.push(text);
    else (this.#last?.comments ?? this.#line.before).push(text);
  }

  /** The number had no move: its comments go to what stands before it. */
  #dropNumber(): void {
    const waiting = this.#waiting;
    this.#numbered = false;
    this.#waiting = [];
    for (const text of waiting) this.#addComment(text);
  }

  #open(): void {
    this.#dropNumber();
    const line = newLine();
    (this.#last?.variations ?? this.#line.ahead).push(line);
    this.#lines.push(line);
  }

  #close(at: number): void {
    this.#dropNumber();
    if (this.#lines.length > 1) {
      const line = this.#lines.pop();
      const last = line?.items.at(-1);
      if (last) last.end = at;
      else for (const text of line?.before ?? []) this.#addComment(text);
    } else this.#findings.warn('stray-bracket', at);
  }

  #end(at: number, result: string | undefined): void {
    if (this.#lines.length > 1) this.#findings.warn('result-in-variation', at);
    else this.#finish(result ?? '*');
  }

  #finish(result: string | undefined): void {
    this.#dropNumber();
    if (this.#lines.length > 1) this.#findings.warn('unclosed-variation', this.#last?.at ?? 0);
    const line = this.#lines[0] as RawLine;
    if (line.ahead.length > 0) this.#findings.warn('variation-before-any-move', this.#begin);
    if (this.#tags.size > 0 || line.items.length > 0)
      this.games.push({
        tags: this.#tags,
        tagAt: this.#tagAt,
        line,
        result,
        at: Math.max(this.#begin, 0),
      });
    this.#tags = new Map();
    this.#tagAt = new Map();
    this.#lines = [newLine()];
    this.#begin = -1;
  }
}

const newLine = (): RawLine => ({ items: [], before: [], ahead: [] });

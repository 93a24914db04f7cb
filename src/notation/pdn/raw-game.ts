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

/** A run of moves, with the comments before the first of the game, and variations before any. */
export interface RawLine {
  readonly items: readonly RawItem[];
  readonly before: readonly string[];
  readonly ahead: readonly RawLine[];
}

/** A move, or what stands in the place of one. */
export interface RawItem {
  readonly kind: 'move' | 'fen' | 'pass';
  readonly text: string;
  readonly at: number;
  readonly end: number;
  readonly before: readonly string[];
  readonly comments: readonly string[];
  readonly nags: readonly number[];
  readonly variations: readonly RawLine[];
}

/** A line while it is put together. */
interface Line extends RawLine {
  readonly items: Item[];
  readonly before: string[];
  readonly ahead: Line[];
}

interface Item extends RawItem {
  text: string;
  end: number;
  readonly comments: string[];
  readonly nags: number[];
  readonly variations: Line[];
}

/** The word of an item. */
type Written = Pick<RawItem, 'kind' | 'at' | 'end'> & { readonly text?: string };

/** The glyph of an only move. */
const only = 7;

const firstSquare = /^(?:K(?=[a-p]?\d)|D(?=[a-p]\d|\d\d))?([a-pA-P]?\d{1,3})[^a-pA-P\d]*/;
const lastSquare = /([a-pA-P]?\d{1,3})$/;

const squareIn = (text: string, pattern: RegExp): string | undefined =>
  pattern.exec(text)?.[1]?.toLowerCase();

/** Puts words together to games, with variations hung on the move they replace. */
export class GameCutter {
  readonly games: RawGame[] = [];
  readonly #findings: Reporter;
  #tags = new Map<string, string>();
  #tagAt = new Map<string, number>();
  #begin = -1;
  /** The last square that the last move names, where a capture may go on. */
  #to: string | undefined;
  /** The open lines, the innermost last; never none. */
  #lines: Line[] = [newLine()];
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

  get #line(): Line {
    return this.#lines.at(-1) as Line;
  }

  get #last(): Item | undefined {
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
        this.#addItem(token as Written);
        break;
      case 'comment':
      case 'junk':
        // Behind words no capture goes on; numbers, commands and what is left of a page are none.
        if (last && /^(?!\[%)[^\d.<]/.test(token.text)) this.#to = undefined;
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

  #addItem({ kind, text = '', at, end }: Written): void {
    const last = this.#last;
    const line = this.#line;
    const before = [...(this.#lines[1] ? line.before.splice(0) : []), ...this.#waiting];
    const square = this.#to;
    this.#numbered = false;
    this.#to = kind === 'move' ? squareIn(text, lastSquare) : undefined;
    // A text may go on with the capture before it: old programs wrote each jump by itself. No other
    // move can begin on the square where the opponent's last one has ended.
    const isOpen = square && last && !last.variations.length && !before.length;
    if (isOpen && square === squareIn(text, firstSquare)) {
      last.text = `${last.text}x${text.replace(firstSquare, '')}`;
      last.end = end;
      return;
    }
    this.#waiting = [];
    const variations = line.ahead.splice(0);
    line.items.push({ kind, text, at, end, before, comments: [], nags: [], variations });
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
    const line = this.#lines[0] as Line;
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

const newLine = (): Line => ({ items: [], before: [], ahead: [] });

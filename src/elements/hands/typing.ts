import type { CSSResult } from 'lit';
import type { Square } from '../../board/piece.js';
import type { Drawing } from '../../drawing/draw.js';
import { keyWords } from '../../locales/en/keys.js';
import { wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import { parseMove } from '../../notation/read-move.js';
import type { Move } from '../../rules/move.js';
import { commands, writtenMove } from './commands.js';
import type { HandsBoard } from './hands-board.js';
import type { Input } from './move-input.js';
import { styles } from './typing.styles.js';

/** What can be done to a board by typing. */
export interface TypingTarget {
  readonly board: HandsBoard;
  /** The square that keys are on. */
  current(): Square | undefined;
  /** What is being entered; undefined where nothing can be. */
  input(): Input | undefined;
  /** Says words, and draws what has changed. */
  say(words: string): void;
  focus(square: Square): void;
  enter(move: Move): void;
  refuse(from: Square, to: Square | undefined): void;
  /** Lets the reader choose between moves; false if that is not offered. */
  choose(moves: readonly Move[]): void;
  /** Claims; false where nobody can in this game. */
  claim(): boolean;
  /** Draws more beside the board, or no more. */
  draw(name: string, drawing?: Drawing): void;
  adopt(style: CSSResult): void;
}

/** What stands between the squares of a move. */
const joint = /^[-x:*×х\u2010-\u2015\u2212]$/;
/** A square, as it is called on any board. */
const aSquare = /^[a-p]?\d{1,3}$/;

/** What a key types: where letters are not Latin ones, that of the key. */
function signOf({ key, code }: KeyboardEvent): string {
  const sign = key.toLowerCase();
  if (/^[ -~]$/.test(sign) || !code) return sign;
  const [, letter, bracket] = /^(?:Key|Digit)(.)$|^Bracket(Left|Right)$/.exec(code) ?? [];
  return bracket ? (bracket === 'Left' ? '[' : ']') : (letter?.toLowerCase() ?? sign);
}

/** The readout over the lower edge of the board. It says nothing: what is typed is announced. */
const readout = (text: string): Drawing => ({
  tag: 'div',
  name: 'typed',
  attributes: { class: 'typed', 'aria-hidden': 'true' },
  content: [{ tag: 'kbd', name: 'text', attributes: {}, content: text }],
});

/**
 * What is typed on a board, sign by sign: a square, a move, or a command. It is shown over the
 * board and said.
 */
export class Typing {
  readonly #target: TypingTarget;
  #text = '';

  constructor(target: TypingTarget) {
    this.#target = target;
    target.adopt(styles);
  }

  /** Forgets what has been typed. */
  clear(): void {
    if (this.#text) this.#show('');
  }

  /** Whether a key means something here; then it is dealt with. */
  key(event: KeyboardEvent): boolean {
    const { key } = event;
    const text = this.#text;
    if (key.length === 1 && key !== ' ') return this.#sign(event);
    if (!text) return false;
    if (key === 'Enter' || key === ' ') this.#confirm();
    else if (key === 'Escape') this.#type('');
    else if (key === 'Backspace') this.#type(text.slice(0, -1));
    else {
      if (/^(Arrow|Home|End)/.test(key)) this.clear();
      return false;
    }
    return true;
  }

  #sign(event: KeyboardEvent): boolean {
    const text = this.#text;
    const sign = signOf(event);
    if (text && text !== '/' && (joint.test(sign) || joint.test(event.key.toLowerCase())))
      this.#type(text + (joint.test(sign) ? sign : 'x'));
    else if (text === '/' || (event.shiftKey && /[a-z]/.test(sign))) this.#command(sign);
    else if (/^[a-z\d/]$/.test(sign)) this.#type(sign === '/' ? sign : text + sign);
    else if (/^[?.,[\]]$/.test(sign)) this.#command(sign);
    else return false;
    return true;
  }

  #command(sign: string): void {
    this.clear();
    const done = commands[sign]?.(this.#target) ?? true;
    if (!commands[sign] || !done) this.#target.say(`${this.#words.help.help}: ?`);
  }

  #type(text: string): void {
    this.#show(text);
    this.#target.say(text);
  }

  #show(text: string): void {
    this.#text = text;
    this.#target.draw('typed', text ? readout(text) : undefined);
  }

  get #words() {
    return wordsIn(this.#target.board, keyWords).keys;
  }

  #confirm(): void {
    const text = this.#text;
    this.clear();
    const square = this.#square(text);
    if (square) {
      // The square itself is read, because it gets the focus.
      this.#target.say('');
      this.#target.focus(square);
    } else if (text === '/') this.#command('');
    else if (aSquare.test(text)) this.#unknown(text);
    else this.#move(text);
  }

  #square(name: string): Square | undefined {
    const { variant } = this.#target.board.session().game;
    return variant.naming(/^\d/.test(name) ? 'numeric' : 'algebraic').square(name);
  }

  #move(text: string): void {
    const target = this.#target;
    const { position } = target.board.session();
    const names = text.match(/[a-p]?\d\d?/g) ?? [];
    const squares = names.map((name) => this.#square(name));
    const [from] = squares;
    const to = squares.at(-1);
    const found = position && parseMove(text, position);
    const move = found && 'code' in found ? this.#otherMove(from, to) : found;
    if (move && target.input()) target.enter(move);
    else if (found && 'code' in found && found.code === 'ambiguous')
      this.#ask(text, found.candidates);
    else if (squares.includes(undefined)) this.#unknown(names[squares.indexOf(undefined)] ?? '');
    else if (from && to && squares.length > 1) target.refuse(from, to);
    else target.say(say(this.#words.unknownMove, { text }));
  }

  /** A move that is not legal and may be made all the same. */
  #otherMove(from: Square | undefined, to: Square | undefined): Move | undefined {
    const moves = this.#target.input()?.irregular ?? [];
    const found = moves.filter((move) => move.from === from && move.to === to);
    return found.length === 1 ? found[0] : undefined;
  }

  #ask(text: string, candidates: readonly Move[]): void {
    const { board } = this.#target;
    const { position } = board.session();
    if (!position) return;
    const [first] = candidates;
    if (candidates.every(({ from, to }) => from === first?.from && to === first.to)) {
      this.#target.choose(candidates);
      return;
    }
    const moves = candidates.map((move) => writtenMove(move, true, board)).join(', ');
    this.#target.say(say(this.#words.ambiguous, { text, moves }));
  }

  #unknown(name: string): void {
    const words = say(this.#words.unknownSquare, { name });
    this.#target.say(words.charAt(0).toUpperCase() + words.slice(1));
  }
}

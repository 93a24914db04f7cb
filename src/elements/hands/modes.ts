import type { CSSResult } from 'lit';
import type { Square } from '../../board/piece.js';
import type { Drawing } from '../../drawing/draw.js';
import { modeWords } from '../../locales/en/modes.js';
import { wordsIn } from '../../locales/language.js';
import type { Move } from '../../rules/move.js';
import type { Cause } from '../shared/events.js';
import { isOn } from '../shared/flag.js';
import type { Claims } from './claims.js';
import type { Free } from './free.js';
import { type HandsBoard, isByHand } from './hands-board.js';
import { isStill } from './motion.js';
import type { Input } from './move-input.js';

/** What other ways of playing need of hands. */
export interface ModesTarget {
  readonly board: HandsBoard;
  /** Settles when nothing moves any more. */
  readonly motion: Promise<void>;
  input(): Input | undefined;
  /** Nothing is under way any more. */
  reset(): void;
  make(
    move: Move,
    cause: Cause,
    entered: readonly Square[],
    dragged?: boolean,
    before?: string,
  ): Promise<void>;
  say(words: string): void;
  draw(name: string, drawing?: Drawing): void;
  adopt(style: CSSResult): void;
}

/** Milliseconds before the only legal move is made, where a step takes 200. */
const PAUSE = 300;

/** Ways of playing that few boards have: only moves, claims, no rules at all. */
export class Modes {
  readonly #target: ModesTarget;
  #claims: Claims | undefined;
  #free: Free | undefined;
  /** What is on its way, and what cannot be fetched. */
  readonly #asked = new Set<string>();
  readonly #lost = new Set<string>();
  /** Positions in which the only move has been made by itself, one after the other. */
  readonly #seen = new Set<string>();

  constructor(target: ModesTarget) {
    this.#target = target;
  }

  get isReady(): boolean {
    const isThere = (name: string, part: unknown): boolean => !!part || this.#lost.has(name);
    return (
      (!this.isFree || isThere('free', this.#free)) &&
      (!this.#isClaiming || isThere('claims', this.#claims))
    );
  }

  /** Whether pieces go anywhere. */
  get isFree(): boolean {
    return this.#host.movable === 'free';
  }

  get #isClaiming(): boolean {
    return this.#host.enforcement === 'claim';
  }

  get #host(): HandsBoard['host'] {
    return this.#target.board.host;
  }

  /** Fetches what is asked for now. */
  updated(): void {
    if (this.isFree) void this.#fetch('free');
    if (this.#isClaiming) void this.#fetch('claims');
    this.#claims?.updated(this.#isClaiming);
  }

  /** How a move is entered, if otherwise than by the rules. */
  input(): Input | undefined {
    if (this.isFree) return this.#free?.input();
    return this.#isClaiming ? this.#claims?.input() : undefined;
  }

  /** Whether a listener has cancelled what a press does. */
  isBarred(square: Square): boolean {
    return (this.isFree && this.#free?.isBarred(square)) ?? false;
  }

  /** A piece is put on another square, or off the board. */
  place(from: Square, to: Square | undefined): void {
    this.#free?.place(from, to);
  }

  key(event: KeyboardEvent, square: Square): boolean {
    return this.isFree && (this.#free?.key(event, square) ?? false);
  }

  /** Claims; false where nobody can. */
  claim(): boolean {
    if (!this.#isClaiming || !this.#claims) return false;
    this.#claims.claim();
    return true;
  }

  /** A move has been made: if the next is the only one, it is made, too. */
  played(cause: Cause): void {
    if (cause !== 'forced') this.#seen.clear();
    const { board } = this.#target;
    const { position } = board.session();
    if (!this.#isForcing || !position || !isByHand(board)) return;
    const [move, ...others] = position.legalMoves();
    // The same position again: it would go on for ever.
    if (!move || others.length > 0 || !position.movesComplete || this.#seen.has(position.key))
      return;
    this.#seen.add(position.key);
    void this.#force(move, [], () => board.session().position === position);
  }

  /** A landing of a capture has been entered: if only one way goes on, it is gone. */
  continued(): void {
    const input = this.#target.input();
    const { position } = this.#target.board.session();
    if (!this.#isForcing || !position || !input) return;
    const { path } = input;
    const [move, ...others] = position.movesAfter(path);
    if (move && others.length === 0)
      void this.#force(move, path, () => this.#target.input()?.path === path);
  }

  get #isForcing(): boolean {
    return isOn(this.#host.autoForced) && !this.#isClaiming && !this.isFree;
  }

  /** Makes a move after a while, if nothing else has happened until then. */
  async #force(move: Move, entered: readonly Square[], isStillSo: () => boolean): Promise<void> {
    const target = this.#target;
    await target.motion;
    const step = Number(this.#host.animation ?? 200);
    if (!isStill(step)) await new Promise((end) => setTimeout(end, (PAUSE * step) / 200));
    if (!isStillSo() || target.board.session().outcome || !target.board.isInteractive()) return;
    if (entered.length === 0) target.reset();
    const { forced } = wordsIn(target.board, modeWords).modes;
    const path = entered.length > 0 ? entered : [move.from];
    await target.make(move, 'forced', path, false, `${forced}. `);
  }

  async #fetch(name: 'free' | 'claims'): Promise<void> {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    try {
      if (name === 'free') this.#free = new (await import('./free.js')).Free(this.#target);
      else this.#claims = new (await import('./claims.js')).Claims(this.#target);
    } catch {
      this.#lost.add(name);
    }
    this.#target.reset();
    this.#target.board.redraw();
  }
}

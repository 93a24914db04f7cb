import type { CSSResult } from 'lit';
import type { Color, Piece, Square } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import type { Drawing } from '../../drawing/draw.js';
import { markStyles } from '../../drawing/mark.styles.js';
import { type Marks, withMarks } from '../../drawing/marks.js';
import { type Plan, planOf } from '../../drawing/plan.js';
import type { Scene, View } from '../../drawing/scene.js';
import type { Target } from '../../game/session.js';
import type { Move } from '../../rules/move.js';
import type { Extras } from '../extras/extras.js';
import { announcer, grid, squareOf } from './grid.js';
import { styles } from './hands.styles.js';
import { LivePieces } from './live-pieces.js';
import { Motion, type Passage } from './motion.js';
import { MoveInput } from './move-input.js';
import { Moves, type MovesBoard, rejectMove } from './moves.js';
import { Pointer } from './pointer.js';
import { passageTo, type Shown, shownBy } from './shown.js';
import { rowsOf, squareFor, squareUnder } from './walk.js';
import { chosenWords, moveWords, reasonWords, type Speaker, wordsOf } from './words.js';

/** What a board lends its hands. */
export interface HandsBoard extends MovesBoard, Speaker {
  /** Where the board is drawn. */
  readonly root: ShadowRoot;
  /** Who is at the bottom. */
  bottom(): Color;
  /** Whether moves can be entered. */
  isInteractive(): boolean;
  /** What few boards have. */
  extras(): Promise<Extras | undefined>;
}

/**
 * Everything that exists because somebody touches a board, or it moves: pieces as elements of
 * their own, motion, marks, pointer, keys, and the words for who cannot see it.
 */
export class Hands {
  readonly styles: readonly CSSResult[] = [markStyles, styles];
  /** Settles when the last passage has been shown. */
  motion: Promise<void> = Promise.resolve();
  readonly #board: HandsBoard;
  readonly #moves: Moves;
  readonly #pieces = new LivePieces();
  readonly #mover = new Motion(this.#pieces);
  readonly #pointer = new Pointer({
    pieces: this.#pieces,
    picture: () => this.#picture,
    press: (square) => this.#press(square),
    drop: (point) => this.#drop(point),
    mayDrag: (square) => this.#mayDrag(square),
    isChosen: (square) => this.#input?.path.at(-1) === square,
  });
  #shown: Shown;
  #input: MoveInput | undefined;
  /** How far along its path a piece has been taken by hand, in squares after the first. */
  #passed = 0;
  /** The square that keys are on; marked while the focus is to be seen. */
  #current: Square | undefined;
  #focusSeen = false;
  /** While it is drawn the focus goes and comes back; that is no news. */
  #drawing = false;
  /** Whether the focus was here when the last drawing began. */
  #hasFocus = false;
  #refused: Square | undefined;
  #words = '';
  /** How many passages are being shown. */
  #moving = 0;

  constructor(board: HandsBoard) {
    this.#board = board;
    this.#moves = new Moves(board);
    this.#shown = shownBy(board.session());
    for (const { styleSheet } of this.styles)
      if (styleSheet) board.root.adoptedStyleSheets.push(styleSheet);
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ): void => board.root.addEventListener(type, listener as EventListener);
    // On the element itself: what shadow roots hear of fingers cannot be prevented in Chromium.
    board.host.addEventListener('touchstart', (event) => this.#pointer.touch(event as TouchEvent));
    listen('pointerdown', (event) => {
      this.#pointer.down(event);
      this.#draw(event);
    });
    listen('contextmenu', (event) => this.#draw(event));
    listen('click', (event) => this.#pointer.click(event));
    listen('focusin', (event) => this.#focused(event));
    listen('focusout', () => this.#unfocused());
    listen('keydown', (event) => this.#key(event));
  }

  /** The picture with its marks. */
  scene(setup: Setup, view: View): Scene {
    const { squares } = setup.variant.board;
    // The board may have become smaller than the square it was on.
    this.#current =
      squares[(this.#current ?? 0) - 1] ?? this.#currentInput()?.movable[0] ?? squares[0];
    this.#drawing = true;
    this.#hasFocus = this.#board.root.activeElement !== null;
    return withMarks(setup, { ...view, marks: this.#marks });
  }

  /** The squares as a grid, for pointer, keys and screen readers. */
  grid(label: string): Drawing {
    const input = this.#currentInput();
    const movable = input?.movable ?? [];
    const { setup } = this.#board.session();
    return grid({
      setup: { ...setup, pieces: this.#shownPieces() },
      plan: this.#plan,
      label,
      speaker: this.#board,
      movable,
      selected: input?.path.at(-1),
      targets: input?.targets ?? [],
      current: this.#current,
    });
  }

  /** What has been said last. */
  announcement(): Drawing {
    return announcer(this.#words, this.#board.language().lang);
  }

  /** After each drawing: puts the pieces and the focus where they belong. */
  updated(): void {
    this.#settle();
    // Drawn anew, the cell that has it may be another element.
    if (this.#hasFocus && !this.#board.root.activeElement) this.#cell(this.#current)?.focus();
    this.#drawing = this.#hasFocus = false;
    this.#focusSeen &&= this.#board.root.activeElement !== null;
  }

  /** The session stands somewhere else: shows the move that leads there, or back. */
  moved(): void {
    const before = this.#shown;
    const passed = this.#passed;
    this.replaced();
    // What is on its way has arrived; a piece that is entered by hand lies where the hand left it.
    if (this.#moving && !passed && before.position) this.#place(before.position.setup.pieces);
    this.#pass(passageTo(this.#shown, before, passed));
  }

  /** Another game is shown. */
  replaced(): void {
    this.#moves.cancel();
    this.reset();
  }

  /** Nothing is under way any more, as on another side of the board. */
  reset(): void {
    this.#mover.finish();
    this.#shown = shownBy(this.#board.session());
    // Nothing is selected any more.
    if (this.#input?.path.length) this.#words = '';
    this.#input = undefined;
    this.#refused = undefined;
    this.#passed = 0;
  }

  /** Makes a move given by the page. */
  async play(move: Move | string): Promise<boolean> {
    if (!(await this.#moves.play(move))) return false;
    await this.motion;
    return true;
  }

  /** Goes through the game; true if there is such a place. */
  async go(target: Target | number): Promise<boolean> {
    await this.#moves.read;
    let found = false;
    this.#board.change('replay', () => {
      found = this.#board.session().go(String(target));
    });
    await this.motion;
    return found;
  }

  /** Puts the pieces where they belong, unless they are on their way. */
  #settle(): void {
    if (this.#moving === 0) this.#place(this.#shownPieces());
  }

  #place(pieces: ReadonlyMap<Square, Piece>): void {
    const group = this.#board.root.querySelector<SVGGElement>('.live');
    const { variant } = this.#board.session().game;
    if (group) this.#pieces.show(group, { variant, pieces }, this.#plan);
  }

  get #picture(): SVGSVGElement | null {
    return this.#board.root.querySelector('svg');
  }

  get #plan(): Plan {
    return planOf(this.#board.session().game.variant.board, this.#board.bottom());
  }

  /** Whether what is taken leaves the board at once. */
  get #immediate(): boolean {
    return this.#board.session().game.variant.rules.capture.removal === 'immediate';
  }

  get #marks(): Marks {
    const { lastMove, position } = this.#board.session();
    if (!this.#board.isInteractive()) return { lastMove };
    const input = this.#currentInput();
    return {
      lastMove,
      mustMove: input?.mustMove,
      selected: input?.path.at(-1),
      [input?.takes ? 'landings' : 'targets']: input?.targets,
      promotes: position?.legalMoves().find(({ path: [from, to, end] }) => from === to && !end)?.to,
      refused: this.#refused,
      focus: this.#focusSeen ? this.#current : undefined,
    };
  }

  /** The input for the position of now; none where nobody may move, or not any more. */
  #currentInput(): MoveInput | undefined {
    const { position, outcome } = this.#board.session();
    const playable = outcome || !this.#board.isInteractive() ? undefined : position;
    if (playable !== this.#input?.position) this.#input = playable && new MoveInput(playable);
    return this.#input;
  }

  #shownPieces(): ReadonlyMap<Square, Piece> {
    const { pieces } = this.#board.session().setup;
    return this.#currentInput()?.moved(pieces, this.#immediate) ?? pieces;
  }

  #pass(passage: Passage | undefined): void {
    if (!passage) return;
    this.#moving++;
    this.motion = this.#mover.show({ ...passage, immediate: this.#immediate }).then(() => {
      this.#moving--;
      this.#settle();
    });
  }

  #mayDrag(square: Square): boolean {
    return !this.#moves.isAsking && (this.#currentInput()?.movable.includes(square) ?? false);
  }

  /** A piece let go: as a press, except that its own square takes it back. */
  #drop(point: readonly [x: number, y: number] | undefined): void {
    const square = point && squareUnder(this.#board.session().setup, this.#plan, ...point);
    const held = this.#input?.path.at(-1);
    // Nothing is held any more if another game has been loaded meanwhile.
    if (square === undefined || !held || square === held) this.#settle();
    else this.#press(square, true);
  }

  #press(square: Square, dragged = false): void {
    if (this.#moves.isAsking) return;
    this.#mover.finish();
    this.#refused = undefined;
    const input = this.#currentInput();
    const before = input?.path ?? [];
    const answer = input?.press(square) ?? { kind: 'refused', from: square, to: undefined };
    switch (answer.kind) {
      case 'chosen':
      case 'continued':
        this.#words = chosenWords(square, input?.targets ?? [], this.#board);
        if (answer.kind === 'continued') this.#hop(before.at(-1) ?? square, square, dragged);
        break;
      case 'completed':
        void this.#complete(answer.move, before, dragged);
        return;
      case 'cancelled':
        this.#letGo();
        break;
      case 'refused':
        this.#refuse(answer.from, answer.to);
        break;
    }
    this.#board.redraw();
  }

  /** A landing of a capture under way. */
  #hop(from: Square, to: Square, dragged: boolean): void {
    this.#pieces.rename(from, to);
    if (dragged) this.#settle();
    else this.#pass({ piece: to, path: [from, to], jumps: true });
  }

  async #complete(move: Move, entered: readonly Square[], dragged: boolean): Promise<void> {
    const session = this.#board.session();
    const mover = session.position?.turn ?? 'white';
    this.#passed = (dragged ? move.path : entered).length - 1;
    // The piece lies where it was let go.
    if (dragged) this.#pieces.rename(entered.at(-1) ?? move.from, move.to);
    const made = await this.#moves.make(move, 'user');
    if (made) this.#words = moveWords(move, mover, session, this.#board);
    else this.#letGo();
    this.#board.redraw();
  }

  /** The selection, or what has been entered of a capture, is given up. */
  #letGo(): void {
    this.reset();
    this.#words = wordsOf(this.#board).cancelled;
  }

  #refuse(from: Square, to: Square | undefined): void {
    const { pieces } = this.#board.session().setup;
    this.#refused = this.#input?.path.at(-1) ?? (pieces.has(from) ? from : undefined);
    const message = rejectMove(this.#board, from, to, (reason) =>
      reasonWords(reason, from, to, this.#board),
    );
    // The same words again are only read if they differ.
    this.#words = message === this.#words ? `${message}\u00a0` : message;
  }

  /** The right button, and a finger that rests, can draw on a board. */
  #draw(event: MouseEvent): void {
    const { button, pointerType, type } = event as PointerEvent;
    if ((button < 2 && pointerType !== 'touch') || squareOf(event) === undefined) return;
    if (type === 'contextmenu') event.preventDefault();
    else this.#sketch(event);
  }

  #sketch(event: Event): void {
    void this.#board.extras().then((extras) => extras?.sketch(event));
  }

  #focused(event: FocusEvent): void {
    const square = squareOf(event);
    if (square === undefined || this.#drawing) return;
    this.#current = square;
    this.#focusSeen = (event.target as Element).matches(':focus-visible');
    this.#board.redraw();
  }

  #unfocused(): void {
    if (this.#drawing) return;
    this.#focusSeen = false;
    this.#board.redraw();
  }

  #key(event: KeyboardEvent): void {
    const square = squareOf(event);
    if (square === undefined || event.altKey || event.metaKey) return;
    const next = squareFor(event, square, rowsOf(this.#board.session().setup, this.#plan));
    if (next !== undefined) this.#focus(next);
    else if (event.key === 'Enter' || event.key === ' ') this.#press(square);
    else if (event.key === 'Escape' && this.#input?.path.length) {
      this.#letGo();
      this.#board.redraw();
    } else if (event.key === 'D') this.#sketch(event);
    else return;
    event.preventDefault();
  }

  #focus(square: Square): void {
    this.#current = square;
    this.#cell(square)?.focus();
    // Safari has no :focus-visible for what a script gives the focus after a press.
    this.#focusSeen = true;
    this.#board.redraw();
  }

  #cell(square: Square | undefined): SVGElement | null | undefined {
    return this.#picture?.querySelector(`[data-square="${square}"]`);
  }
}

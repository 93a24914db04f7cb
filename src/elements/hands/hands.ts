import type { CSSResult } from 'lit';
import type { Piece, Square } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import type { Drawing } from '../../drawing/draw.js';
import { markStyles } from '../../drawing/mark.styles.js';
import { type Marks, withMarks } from '../../drawing/marks.js';
import { type Plan, planOf } from '../../drawing/plan.js';
import type { Scene, View } from '../../drawing/scene.js';
import type { Target } from '../../game/session.js';
import type { Move } from '../../rules/move.js';
import type { Cause } from '../shared/events.js';
import { SelectionChangeEvent } from '../shared/selection-event.js';
import { announcer, grid, squareOf } from './grid.js';
import { styles } from './hands.styles.js';
import { type HandsBoard, isByHand } from './hands-board.js';
import { Keys } from './keys.js';
import { ModesLoader } from './modes-loader.js';
import { type Input, MoveInput } from './move-input.js';
import type { Moves } from './moves.js';
import { Pointer } from './pointer.js';
import type { Site } from './popover.js';
import { passageTo, type Shown, shownBy } from './shown.js';
import { Stage } from './stage.js';
import { rowsOf, squareUnder } from './walk.js';
import { chosenWords, moveWords, wordsOf } from './words.js';

/** Comes when somebody may make a move. */
let makers: typeof import('./moves.js') | undefined;

/**
 * Everything that exists because somebody touches a board, or it moves: pieces as elements of
 * their own, motion, marks, pointer, keys, and the words for who cannot see it.
 */
export class Hands {
  /** The style sheets of what has been loaded so far. */
  readonly styles: CSSResult[] = [];
  readonly board: HandsBoard;
  #madeMoves: Moves | undefined;
  readonly #stage: Stage;
  readonly #keys: Keys;
  readonly #modes: ModesLoader;
  #shown: Shown;
  #input: Input | undefined;
  /** What it was made for. */
  #inputFor: unknown;
  /** How far along its path a piece has been taken by hand, in squares after the first. */
  #passed = 0;
  #refused: Square | undefined;
  /** What is said to who cannot see it. */
  words = '';
  /** Draws on the board as long as something is open over it. */
  overlay: ((scene: Scene) => Scene) | undefined;
  /** Ends what is open over the board. */
  #open: AbortController | undefined;
  /** What is drawn beside the board, by name. */
  readonly #beside = new Map<string, Drawing>();
  /** What pages have been told is selected. */
  #selected: Square | undefined;

  constructor(board: HandsBoard) {
    this.board = board;
    this.#shown = shownBy(board.session());
    this.#stage = new Stage({
      root: board.root,
      variant: () => board.session().game.variant,
      plan: () => this.plan,
      pieces: () => this.#shownPieces(),
      step: () => this.#step,
    });
    this.#modes = new ModesLoader(this);
    this.adopt(markStyles);
    this.adopt(styles);
    const pointer = new Pointer({
      stage: this.#stage,
      picture: () => board.root.querySelector('svg'),
      press: (square) => this.press(square),
      drop: (point) => this.#drop(point),
      mayDrag: (square) => this.#mayDrag(square),
      isChosen: (square) => this.#input?.path.at(-1) === square,
    });
    // On the element itself: what shadow roots hear of fingers cannot be prevented in Chromium.
    board.host.addEventListener('touchstart', (event) => pointer.touch(event));
    board.root.addEventListener('pointerdown', (event) => {
      void this.#prepare();
      pointer.down(event as PointerEvent);
      this.#draw(event as PointerEvent);
    });
    board.root.addEventListener('contextmenu', (event) => this.#draw(event as PointerEvent));
    board.root.addEventListener('click', (event) => pointer.click(event));
    board.root.addEventListener('focusin', () => void this.#prepare());
    this.#keys = new Keys(this);
  }

  /** Settles when the last passage has been shown. */
  get motion(): Promise<void> {
    return this.#stage.motion;
  }

  /** Whether all is there that the board is to be played on with. */
  get isReady(): boolean {
    return this.#modes.isReady;
  }

  /** Whether pieces have elements of their own: nothing else can move. */
  get isLive(): boolean {
    return this.board.isInteractive() || this.#step > 0;
  }

  /** The picture with its marks. */
  scene(setup: Setup, view: View): Scene {
    const { squares } = setup.variant.board;
    const keys = this.#keys;
    // The board may have become smaller than the square it was on.
    keys.current = squares[keys.visited - 1] ?? this.input()?.movable[0] ?? squares[0];
    keys.drawing();
    const scene = withMarks(setup, { ...view, marks: this.#marks });
    return this.overlay?.(scene) ?? scene;
  }

  /** The squares as a grid, for pointer, keys and screen readers. */
  grid(label: string): Drawing {
    const input = this.input();
    const { setup } = this.board.session();
    return grid({
      setup: { ...setup, pieces: this.#shownPieces() },
      plan: this.plan,
      label,
      speaker: this.board,
      movable: input?.movable ?? [],
      selected: input?.path.at(-1),
      targets: input?.targets ?? [],
      current: this.#keys.current,
    });
  }

  /** What is drawn beside the board, and what has been said last. */
  beside(): readonly Drawing[] {
    return [...this.#beside.values(), announcer(this.words, this.board.language().lang)];
  }

  /** After each drawing: puts the pieces and the focus where they belong. */
  updated(): void {
    this.#stage.settle();
    this.#keys.drawn();
    this.#modes.updated();
    const input = this.input();
    const selected = input?.path.at(-1);
    if (selected === this.#selected) return;
    this.#selected = selected;
    const { name, host } = this.board;
    host.dispatchEvent(
      new SelectionChangeEvent(selected && name(selected), (input?.targets ?? []).map(name)),
    );
  }

  /** The session stands somewhere else: shows the move that leads there, or back. */
  moved(): void {
    const before = this.#shown;
    const passed = this.#passed;
    this.#moves?.cancel();
    this.reset();
    const stage = this.#stage;
    // What is on its way has arrived; a piece that is entered by hand lies where the hand left it.
    if (stage.isMoving && !passed && before.position) stage.place(before.position.setup.pieces);
    const passage = passageTo(this.#shown, before, passed);
    if (passage) stage.pass({ ...passage, immediate: this.#immediate });
  }

  /** Another game is shown. */
  replaced(): void {
    if (!this.#keys.active) this.#keys.visited = 0;
    this.#moves?.cancel();
    this.reset();
  }

  /** Nothing is under way any more, as on another side of the board. */
  reset(): void {
    this.shut();
    this.#stage.finish();
    this.#shown = shownBy(this.board.session());
    // Nothing is selected any more.
    if (this.#input?.path.length) this.words = '';
    this.#input = this.#inputFor = undefined;
    this.#refused = undefined;
    this.#passed = 0;
  }

  /** Makes a move given by the page. */
  async play(move: Move | string): Promise<boolean> {
    const moves = await this.#prepare();
    if (!(await moves?.play(move))) return false;
    this.#modes.loaded?.played('api');
    await this.motion;
    return true;
  }

  /** Goes through the game; true if there is such a place. */
  async go(target: Target | number): Promise<boolean> {
    const moves = await this.#prepare();
    await moves?.read;
    let found = false;
    this.board.change('replay', () => {
      found = this.board.session().go(String(target));
    });
    await this.motion;
    return found;
  }

  /** The input for the position of now; none where nobody may move, or not any more. */
  input(): Input | undefined {
    const { board } = this;
    const { position, outcome, setup } = board.session();
    const modes = this.#modes.loaded;
    const byRules = outcome || !isByHand(board) ? undefined : position;
    const wanted = board.isInteractive() ? (modes?.isFree ? setup : byRules) : undefined;
    if (wanted !== this.#inputFor) {
      this.#inputFor = wanted;
      this.#input = wanted && (modes?.input() ?? (position && new MoveInput(position)));
    }
    return this.#input;
  }

  press(square: Square, dragged = false): void {
    if (this.#moves?.isAsking || this.#modes.loaded?.isBarred(square)) return;
    this.shut();
    this.#stage.finish();
    this.#keys.reset();
    const again = this.#refused === square ? square : undefined;
    this.#refused = undefined;
    const input = this.input();
    const before = input?.path ?? [];
    const answer = input?.press(square) ?? { kind: 'refused', from: square, to: undefined };
    switch (answer.kind) {
      case 'chosen':
      case 'continued':
        this.words = chosenWords(square, input?.targets ?? [], this.board);
        if (answer.kind === 'continued') this.#hop(before.at(-1) ?? square, square, dragged);
        break;
      case 'completed':
        void this.make(answer.move, 'user', before, dragged);
        return;
      case 'ambiguous':
        this.#ask(answer.moves);
        break;
      case 'placed':
        this.#modes.loaded?.place(answer.from, square);
        break;
      case 'cancelled':
        this.#letGo();
        break;
      case 'refused':
        this.refuse(answer.from, answer.to ?? again);
        break;
    }
    this.board.redraw();
  }

  /** Gives up what has been entered; false if nothing has. */
  cancel(): boolean {
    if (this.#open) this.shut();
    else if (!this.#input?.path.length) return false;
    else this.#letGo();
    this.board.redraw();
    return true;
  }

  /** Makes a move that has been named as a whole. */
  enter(move: Move): void {
    if (this.#moves?.isAsking) return;
    this.reset();
    void this.make(move, 'user', [move.from]);
  }

  /** Makes a move, of which some squares have been entered one by one; true if it is made. */
  async make(
    move: Move,
    cause: Cause,
    entered: readonly Square[],
    dragged = false,
    before = '',
  ): Promise<void> {
    const session = this.board.session();
    const mover = session.position?.turn ?? 'white';
    this.#passed = (dragged ? move.path : entered).length - 1;
    // The piece lies where it was let go.
    if (dragged) this.#stage.pieces.rename(entered.at(-1) ?? move.from, move.to);
    const moves = this.#moves ?? (await this.#prepare());
    const made = await moves?.make(move, cause);
    if (made) this.words = before + moveWords(move, mover, session, this.board);
    else this.#letGo();
    this.board.redraw();
    if (made) this.#modes.loaded?.played(cause);
  }

  /** Says that a move is not legal. */
  refuse(from: Square, to: Square | undefined): void {
    const { pieces } = this.board.session().setup;
    this.#refused = this.#input?.path.at(-1) ?? (pieces.has(from) ? from : undefined);
    this.#stage.shake(this.#refused);
    const site = this.#site();
    // Without it there is still the mark.
    import('./why-not.js').then(({ open }) => open(site, from, to)).catch(() => {});
    this.board.redraw();
  }

  /** The same words again are only read if they differ. */
  say(words: string): void {
    this.words = words && words === this.words ? `${words}\u00a0` : words;
    this.board.redraw();
  }

  focus(square: Square): void {
    this.#keys.focus(square);
  }

  current(): Square | undefined {
    return this.#keys.current;
  }

  rows(): readonly (readonly Square[])[] {
    return rowsOf(this.board.session().setup, this.plan);
  }

  key(event: KeyboardEvent, square: Square): boolean {
    return this.#modes.loaded?.key(event, square) ?? false;
  }

  claim(): boolean {
    return this.#modes.loaded?.claim() ?? false;
  }

  /** Lets the reader choose between moves. */
  choose(moves: readonly Move[]): void {
    this.reset();
    this.#ask(moves);
  }

  /** Draws more beside the board, or no more. */
  draw(name: string, drawing?: Drawing): void {
    if (drawing) this.#beside.set(name, drawing);
    else this.#beside.delete(name);
    this.board.redraw();
  }

  adopt(style: CSSResult): void {
    const { host, root } = this.board;
    if (this.styles.includes(style)) return;
    this.styles.push(style);
    // In another document it needs sheets of its own.
    if (host.ownerDocument !== document) host.adoptedCallback();
    else root.adoptedStyleSheets.push(style.styleSheet as CSSStyleSheet);
  }

  /** How many milliseconds a step takes. */
  get #step(): number {
    return Number(this.board.host.animation ?? 200);
  }

  /** Where the squares lie. */
  get plan(): Plan {
    return planOf(this.board.session().game.variant.board, this.board.bottom());
  }

  /** Whether what is taken leaves the board at once. */
  get #immediate(): boolean {
    return this.board.session().game.variant.rules.capture.removal === 'immediate';
  }

  get #marks(): Marks {
    const { lastMove, position } = this.board.session();
    if (!this.board.isInteractive()) return { lastMove };
    const input = this.input();
    return {
      lastMove,
      mustMove: input?.mustMove,
      selected: input?.path.at(-1),
      [input?.takes ? 'landings' : 'targets']: input?.targets,
      promotes: position?.legalMoves().find(({ path: [from, to, end] }) => from === to && !end)?.to,
      refused: this.#refused,
      focus: this.#keys.isSeen ? this.#keys.current : undefined,
    };
  }

  #shownPieces(): ReadonlyMap<Square, Piece> {
    const { pieces } = this.board.session().setup;
    return this.input()?.moved(pieces, this.#immediate) ?? pieces;
  }

  #mayDrag(square: Square): boolean {
    return !this.#moves?.isAsking && (this.input()?.movable.includes(square) ?? false);
  }

  /** A piece let go: as a press, except that its own square takes it back. */
  #drop(point: readonly [x: number, y: number] | undefined): void {
    const square = point && squareUnder(this.board.session().setup, this.plan, ...point);
    const held = this.#input?.path.at(-1);
    const modes = this.#modes.loaded;
    if (point && held && !square && modes?.isFree) modes.place(held, undefined);
    // Nothing is held any more if another game has been loaded meanwhile.
    else if (square === undefined || !held || square === held) this.#stage.settle();
    else this.press(square, true);
  }

  /** A landing of a capture under way. */
  #hop(from: Square, to: Square, dragged: boolean): void {
    this.#stage.pieces.rename(from, to);
    if (dragged) this.#stage.settle();
    else this.#stage.pass({ piece: to, path: [from, to], jumps: true });
    this.#modes.loaded?.continued();
  }

  /** The selection, or what has been entered of a capture, is given up. */
  #letGo(): void {
    this.reset();
    this.say(wordsOf(this.board).cancelled);
  }

  /** Several captures begin and end so: one of them is to be chosen. */
  #ask(moves: readonly Move[]): void {
    const site = this.#site();
    const then = (move: Move): void => {
      this.#input?.cancel?.();
      void this.make(move, 'user', site.path.length > 0 ? site.path : [move.from]);
    };
    // Without it one can still go landing by landing.
    import('./chooser.js').then(({ open }) => open(site, moves, then)).catch(() => {});
  }

  /** Room for what opens over the board, until somebody goes on. */
  #site(): Site {
    const input = this.input();
    this.shut();
    this.#open = new AbortController();
    const { signal } = this.#open;
    return { hands: this, position: input?.position, path: input?.path ?? [], signal };
  }

  /** The right button, and a finger that rests, can draw on a board. */
  #draw(event: PointerEvent): void {
    const { button, pointerType, type } = event;
    if ((button < 2 && pointerType !== 'touch') || squareOf(event) === undefined) return;
    if (type === 'contextmenu') event.preventDefault();
    else void this.board.extras().then((extras) => extras?.sketch(event));
  }

  /** Closes what is open over the board. */
  shut(): void {
    this.#open?.abort();
    this.#open = this.overlay = undefined;
  }

  /** The cell of a square. */
  cell(square: Square | undefined): SVGElement | null {
    return this.board.root.querySelector(`[data-square="${square}"]`);
  }

  /** What makes moves, once it is there. */
  get #moves(): Moves | undefined {
    this.#madeMoves ??= makers && new makers.Moves(this.board);
    return this.#madeMoves;
  }

  /** Fetches what makes moves, and what shows them. */
  async #prepare(): Promise<Moves | undefined> {
    const motion = this.#stage.prepare();
    try {
      makers ??= await import('./moves.js');
    } catch {
      // The next touch tries again.
    }
    await motion;
    return this.#moves;
  }
}

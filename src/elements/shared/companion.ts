import type { CSSResult, ReactiveElement } from 'lit';
import type { Color } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import type { Session } from '../../game/session.js';
import { type Language, languageOf, listen, stopListening } from '../../locales/language.js';
import type { Explanation } from '../../rules/explain.js';
import type { Move } from '../../rules/move.js';
import type { Outcome } from '../../rules/outcome.js';
import type { Position } from '../../rules/position.js';
import { textOf } from '../draughts-board/asked.js';
import type { BoardInputs, DraughtsBoard } from '../draughts-board/draughts-board.js';
import { hasChanged, Inputs } from '../draughts-board/inputs.js';
import type { Copied, Try } from '../extras/methods.js';
import type { BlobOptions, PictureOptions } from '../extras/pictures.js';
import { type Shown, sessions } from './sessions.js';
import { stateOnly } from './state-only.js';

/** What elements have that put a board into a frame: they ask for what a board is asked for. */
export abstract class Companion extends Inputs {
  protected readonly board: DraughtsBoard = document.createElement(
    this.localName.replace(/[^-]+$/, 'board'),
  ) as DraughtsBoard;
  /** Whether something has been asked for that has not been looked at yet. */
  protected isStale = true;
  /** What `position` has been set to. */
  protected given: Setup | string | undefined;
  /** Style sheets of what has been loaded later. */
  readonly #lent: CSSResult[] = [];
  /** Undefined until its words are there. */
  protected language: Language | undefined;

  /** The place in the game, such as `12`, or `12~1` after a move of the reader's own. */
  get path(): string {
    return this.settled().path;
  }

  /** The position; undefined where it is none to play on. A setup, position or FEN can be set. */
  get position(): Position | undefined {
    return this.settled().position;
  }

  set position(value: Setup | Position | string | null | undefined) {
    this.given =
      (value as Position | undefined)?.setup ?? (value as Setup | undefined) ?? undefined;
    this.reload();
  }

  /** Who is to move, if it is known. */
  get turn(): Color | undefined {
    return this.settled().turn;
  }

  /** The legal moves of the position. */
  get legalMoves(): readonly Move[] {
    return this.settled().legalMoves;
  }

  /** How the game has ended, if it has. */
  get outcome(): Outcome | undefined {
    return this.settled().outcome;
  }

  /** Settles when what has been asked for is there and drawn, or is known not to be readable. */
  get ready(): Promise<void> {
    return this.whenReady();
  }

  /** The position as a FEN. */
  toFen(): string {
    return this.settled().toFen();
  }

  /** The picture of the board as the text of an SVG document. */
  toSvg(options?: PictureOptions): Promise<string> {
    return this.settled().toSvg(options);
  }

  /** The picture of the board as a file; undefined where none can be made. */
  toBlob(options?: BlobOptions): Promise<Blob | undefined> {
    return this.settled().toBlob(options);
  }

  /** Puts something on the clipboard; false where that is not allowed. */
  copy(what?: Copied): Promise<boolean> {
    return this.settled().copy(what);
  }

  /** Shares the picture and the position with others; false where the device cannot, or will not. */
  share(): Promise<boolean> {
    return this.settled().share();
  }

  /** The position in words. */
  describe(): Promise<string> {
    return this.settled().describe();
  }

  /** Whether a try is legal, and why not; undefined where there is no position to play on. */
  explain(attempt: Try): Promise<Explanation | undefined> {
    return this.settled().explain(attempt);
  }

  /** Sets what is given, all at once; settles when it is there, or is known not to be readable. */
  async load(inputs: BoardInputs): Promise<void> {
    Object.assign(this, inputs);
    await this.ready;
  }

  /** Turns the board round. */
  flip(): void {
    this.board.flip();
    this.requestUpdate();
  }

  override connectedCallback(): void {
    // The board has what it is to show before it comes to the page with this.
    this.settled();
    super.connectedCallback();
    listen(this);
    sessions.set(this, sessions.get(this.board) as Shown);
    this.requestUpdate();
  }

  /** In another document it needs style sheets of its own. */
  adoptedCallback(): void {
    void import('./restyle.js').then(
      ({ restyle }) => restyle(this, this.#lent),
      () => {},
    );
  }

  /** Takes a style sheet of something that has been loaded later. */
  protected lend(style: CSSResult): void {
    this.#lent.push(style);
    if (this.ownerDocument !== document) this.adoptedCallback();
    else this.shadowRoot?.adoptedStyleSheets.push(style.styleSheet as CSSStyleSheet);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    stopListening(this);
  }

  override requestUpdate(...args: Parameters<ReactiveElement['requestUpdate']>): void {
    if (args[2]?.hasChanged === hasChanged) this.isStale = true;
    super.requestUpdate(...args);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    // It is read and drawn whether it is shown or not.
    root.append(this.board);
    return root;
  }

  protected override willUpdate(): void {
    this.settled();
    const found = languageOf(this, textOf(this.locale));
    // While words are on their way, what is shown stays.
    if (!(found instanceof Promise)) this.language = found;
  }

  protected reload(): void {
    this.isStale = true;
    this.requestUpdate();
  }

  /** What the board shows. */
  protected get shown(): Session {
    this.settled();
    return (sessions.get(this.board) as Shown).session;
  }

  /** The board, with all that has been asked for. */
  protected abstract settled(): DraughtsBoard;

  protected abstract whenReady(): Promise<void>;
}

stateOnly(Companion.prototype, ['legalMoves', 'outcome', 'path', 'ready', 'turn']);

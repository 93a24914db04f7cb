import type { CSSResultGroup, PropertyValues, ReactiveElement } from 'lit';
import { type Color, opposite } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import { draw } from '../../drawing/draw.js';
import { pictureStyles } from '../../drawing/picture.styles.js';
import { namingOf } from '../../drawing/plan.js';
import type { View } from '../../drawing/scene.js';
import { type Diagnostic, isError } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import type { Session, Target } from '../../game/session.js';
import { type Language, languageOf, listen, stopListening } from '../../locales/language.js';
import { formatFen } from '../../notation/fen.js';
import type { Explanation } from '../../rules/explain.js';
import type { Move } from '../../rules/move.js';
import type { Outcome } from '../../rules/outcome.js';
import type { Position } from '../../rules/position.js';
import type { Extras, ExtrasBoard } from '../extras/extras.js';
import type { Copied, Try } from '../extras/methods.js';
import type { BlobOptions, PictureOptions } from '../extras/pictures.js';
import type { Hands } from '../hands/hands.js';
import { isFar, stopWaiting } from '../shared/burst.js';
import { type Cause, PositionChangeEvent, RecordEvent } from '../shared/events.js';
import { isOn } from '../shared/flag.js';
import { hasShapes } from '../shared/has-shapes.js';
import { stateOnly } from '../shared/state-only.js';
import { textOf } from './asked.js';
import { type Content, drawingsOf } from './content.js';
import { styles } from './draughts-board.styles.js';
import { few, hasChanged, Inputs } from './inputs.js';
import { Loader } from './loader.js';
import { opening, type Source, sourceOf } from './source.js';
import { fitFor } from './unusual.js';

type Methods = typeof import('../extras/methods.js');
type LaterParameters<Method> = Method extends (board: ExtrasBoard, ...rest: infer Rest) => unknown
  ? Rest
  : never;

/** What a board can be asked for. */
export type BoardInputs = Partial<
  Pick<
    DraughtsBoard,
    'variant' | 'fen' | 'pdn' | 'src' | 'game' | 'at' | 'position' | 'session' | 'orientation'
  >
>;

/**
 * A draughts board: a diagram, a position to play on, or a game to go through.
 *
 * @tag draughts-board
 * @slot - A caption. Text that is a FEN or PDN is the source and is not shown.
 * @slot caption - What stands below the board.
 * @slot square-* - What lies on a square, such as `square-31`; presses go through it.
 * @fires {BeforeMoveEvent} before-move - A move is about to be made; it can be cancelled.
 * @fires {MovePlayedEvent} move-played - A move has been made.
 * @fires {MoveRejectedEvent} move-rejected - Somebody has tried what is not legal.
 * @fires {SelectionChangeEvent} selection-change - Another piece is chosen, or none any more.
 * @fires {SquarePressEvent} square-press - A square is pressed where there are no rules.
 * @fires {PieceDropEvent} piece-drop - A piece is put down where there are no rules.
 * @fires {CaptureChoiceEvent} capture-choice - Several captures share both ends; it can be cancelled.
 * @fires {PositionChangeEvent} position-change - Another position is shown.
 * @fires {ShapesChangeEvent} shapes-change - The reader has drawn circles or arrows, or taken some away.
 * @fires {RecordEvent} record-load - What was asked for is there.
 * @fires {RecordEvent} error - What was asked for could not be read, or not all of it.
 * @cssstate error - Something that was asked for could not be read.
 * @cssstate loading - A file is on its way.
 * @cssstate busy - A listener has still to answer whether a move may be made.
 * @cssstate flipped - The board has been turned round.
 * @cssprop --draughts-dark - The dark squares. The frame and the tints of marks follow it, if
 *   they have no color of their own.
 * @cssprop --draughts-light - The light squares.
 * @cssprop --draughts-alt - The lighter squares of a board on which all squares are played.
 * @cssprop --draughts-frame - The line round the board.
 * @cssprop --draughts-margin - What lies behind the coordinates outside the board; nothing if
 *   left out.
 * @cssprop --draughts-coordinate - Coordinates outside the board.
 * @cssprop --draughts-inner - Coordinates in the squares.
 * @cssprop --draughts-white - White pieces. Their lines and grooves follow it.
 * @cssprop --draughts-white-line - The outline and the wall of white pieces.
 * @cssprop --draughts-white-groove - The grooves on white pieces.
 * @cssprop --draughts-white-crown - The emblem of white kings.
 * @cssprop --draughts-black - Black pieces. Their lines and grooves follow it.
 * @cssprop --draughts-black-line - The outline and the wall of black pieces.
 * @cssprop --draughts-black-groove - The grooves on black pieces.
 * @cssprop --draughts-black-crown - The emblem of black kings.
 * @cssprop --draughts-crown - The emblem of the kings of both sides.
 * @cssprop --draughts-last-move - The squares of the last move.
 * @cssprop --draughts-selected - The square of the piece that has been chosen.
 * @cssprop --draughts-must-move - The squares of pieces that have to capture.
 * @cssprop --draughts-illegal - The square of a piece whose move was refused.
 * @cssprop --draughts-mark - The lines of marks on squares.
 * @cssprop --draughts-mark-line - The outline of dots and badges.
 * @cssprop --draughts-target - The dots where the chosen piece can go.
 * @cssprop --draughts-focus - The ring round the square that the keyboard is on.
 * @cssprop --draughts-casing - The edge of that ring.
 * @cssprop --draughts-grid - The lines of a board on whose points pieces stand.
 * @cssprop --draughts-river - The river of such a board.
 * @cssprop --draughts-white-edge - The walls of white pieces in towers.
 * @cssprop --draughts-black-edge - The walls of black pieces in towers.
 * @cssprop --draughts-black-seam - The lit edges of black pieces in towers.
 * @cssprop --draughts-arrow-1 - Green circles and arrows, which are solid.
 * @cssprop --draughts-arrow-2 - Red ones, which are dashed.
 * @cssprop --draughts-arrow-3 - Blue ones, which are dotted.
 * @cssprop --draughts-arrow-4 - Yellow ones, which are hollow.
 * @cssprop --draughts-grain - The grain of the wood, in the theme `wood`.
 * @cssprop --draughts-hatch - The hatching of the dark squares, in the theme `paper`.
 * @csspart board - The whole picture.
 * @csspart square-light - The light squares; its stroke is the frame.
 * @csspart frame - The same shape, under its other name.
 * @csspart square-dark - The dark squares.
 * @csspart coordinate - The coordinates.
 * @csspart piece - All pieces.
 * @csspart white - The white pieces.
 * @csspart black - The black pieces.
 * @csspart man - The men.
 * @csspart king - The kings.
 * @csspart last-move - The marks of the last move.
 * @csspart must-move - The marks of pieces that have to capture.
 * @csspart selection - The mark of the chosen piece.
 * @csspart target - The dots where it can go.
 * @csspart arrow - The arrows.
 * @csspart circle - The circles.
 * @csspart popover - What opens at a square: a choice of captures, or why a try is no move.
 * @csspart button - The buttons in it.
 * @csspart status - The line that says what could not be read.
 */
export class DraughtsBoard extends Inputs {
  static override styles: CSSResultGroup = [pictureStyles, styles];

  readonly #loader = new Loader(this, () => this.#follow());
  #source = opening;
  /** Whether something has been asked for that has not been looked at yet. */
  #stale = true;
  /** What `position` has been set to. */
  #given: Setup | string | undefined;
  #flipped = false;
  /** Undefined until its words are there. */
  #language: Language | undefined;
  /** Settles when words that have been asked for are there, or what draws an unusual game. */
  #words: Promise<unknown> | undefined;
  /** Whether what draws the game is on its way. */
  #waiting = false;
  /** Undefined until it is first drawn. */
  #far: boolean | undefined;
  /** What causes the change of the session that is going on. */
  #cause: Cause | undefined;
  #unfollow: (() => void) | undefined;
  /** Text inside the element may come late, or change; a caption as often as it likes. */
  readonly #children = new MutationObserver(() => {
    if (this.#asked.text !== this.#source.text) this.#reload();
    else this.requestUpdate();
  });
  #hands: Hands | undefined;
  #handsLoading: Promise<Hands | undefined> | undefined;
  #extras: Extras | undefined;
  #extrasLoading: Promise<Extras | undefined> | undefined;
  /** What it lends to all that is loaded later. */
  #lent: ExtrasBoard | undefined;

  /** Whether moves are locked, and the board is no part of what its form sends. */
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(value: boolean | null | undefined) {
    this.toggleAttribute('disabled', isOn(value));
  }

  /** What was found wrong with what has been asked for, or put right, by line and column. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#settled().diagnostics;
  }

  /** The game that is shown. */
  get record(): Game {
    return this.#current.game;
  }

  /** The place in the game, such as `12`, or `12~1` after a move of the reader's own. */
  get path(): string {
    return this.#current.path;
  }

  /** The position; undefined where it is none to play on. A setup, position or FEN can be set. */
  get position(): Position | undefined {
    return this.#current.position;
  }

  set position(value: Setup | Position | string | null | undefined) {
    this.#given =
      (value as Position | undefined)?.setup ?? (value as Setup | undefined) ?? undefined;
    this.#reload();
  }

  /** Who is to move, if it is known. */
  get turn(): Color | undefined {
    return this.#current.setup.turn;
  }

  /** The legal moves of the position. */
  get legalMoves(): readonly Move[] {
    return this.#current.position?.legalMoves() ?? [];
  }

  /** How the game has ended, if it has. */
  get outcome(): Outcome | undefined {
    return this.#current.outcome;
  }

  /** Settles when what has been asked for is there and drawn, or is known not to be readable. */
  get ready(): Promise<void> {
    return this.#whenReady();
  }

  /** The position as a FEN. */
  toFen(): string {
    return formatFen(this.#current.setup);
  }

  /**
   * Makes a move, given as a text or as one of `legalMoves`. Settles when it is shown: true if it
   * was made, false if it is not legal or a listener has cancelled it.
   */
  async play(move: Move | string): Promise<boolean> {
    return (await this.#handsReady())?.play(move) ?? false;
  }

  /** Goes through the game; true if there is such a place. Settles when it is shown. */
  async go(target: Target | number): Promise<boolean> {
    return (await this.#handsReady())?.go(target) ?? false;
  }

  /** Takes back the last move. */
  undo(): void {
    this.#change('api', () => this.#current.undo());
  }

  /** Back to the start of the game, without moves of the reader's own. */
  reset(): void {
    this.#change('api', () => this.#current.reset());
  }

  /** Sets what is given, all at once; settles when it is there, or is known not to be readable. */
  async load(inputs: BoardInputs): Promise<void> {
    Object.assign(this, inputs);
    await this.ready;
  }

  /** The game with the moves of the reader's own, as PDN. */
  toPdn(): Promise<string> {
    return this.#call('toPdn');
  }

  /** The picture as the text of an SVG document: what is shown, in its colors. */
  toSvg(options?: PictureOptions): Promise<string> {
    return this.#call('toSvg', options);
  }

  /** The picture as a file, PNG if nothing else is asked for; undefined where none can be made. */
  toBlob(options?: BlobOptions): Promise<Blob | undefined> {
    return this.#call('toBlob', options);
  }

  /** Puts something of the board on the clipboard; false where that is not allowed. */
  copy(what?: Copied): Promise<boolean> {
    return this.#call('copy', what);
  }

  /** Shares the picture and the position with others; false where the device cannot, or will not. */
  share(): Promise<boolean> {
    return this.#call('share');
  }

  /** The position in words. */
  describe(): Promise<string> {
    return this.#call('describe');
  }

  /** Whether a try is legal, and why not; undefined where there is no position to play on. */
  explain(attempt: Try): Promise<Explanation | undefined> {
    return this.#call('explain', attempt);
  }

  /** Turns the board round. */
  flip(): void {
    this.#flipped = !this.#flipped;
    void this.#loadExtras();
    this.#hands?.reset();
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    listen(this);
    this.#follow();
  }

  /** In another document it needs style sheets of its own. */
  adoptedCallback(): void {
    void import('../shared/restyle.js').then(
      ({ restyle }) => restyle(this, this.#hands?.styles),
      () => {},
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    stopListening(this);
    this.#extras?.disconnected();
    this.#unfollow?.();
    if (this.#far) stopWaiting(this);
    this.#far &&= undefined;
  }

  override requestUpdate(...args: Parameters<ReactiveElement['requestUpdate']>): void {
    if (args[2]?.hasChanged === hasChanged) this.#stale = true;
    if (args[2]?.type === few.type && this[args[0] as keyof this]) void this.#loadExtras();
    super.requestUpdate(...args);
  }

  /** @ignore */
  formResetCallback(): void {
    this.reset();
  }

  /** @ignore It is disabled, or a fieldset around it is. */
  formDisabledCallback(): void {
    // React 18 and others write `false`, which a browser takes for the opposite.
    if (!isOn(this.getAttribute('disabled'))) this.disabled = false;
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    this.#settled();
    const { variant } = this.#loader.session.game;
    const fit = fitFor(variant);
    const found = languageOf(this, textOf(this.locale));
    this.#waiting = fit instanceof Promise;
    if (fit instanceof Promise || found instanceof Promise) this.#words = Promise.all([fit, found]);
    else this.#language = fit?.(this.renderRoot, found, variant) ?? found;
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.#far ??= isFar(this, () => {
      this.#far = false;
      this.requestUpdate();
    });
    draw(this.renderRoot, drawingsOf(this.#content()));
    this.#hands?.updated();
    this.#extras?.updated();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('interactive') && isOn(this.interactive)) void this.#loadHands();
    if (hasShapes(this.#loader.session.node) || this.querySelector('[slot]'))
      void this.#loadExtras();
    this.#tell();
  }

  #content(): Content {
    const { session, diagnostics } = this.#loader;
    const { setup } = session;
    return {
      setup,
      view: this.#view,
      label: this.getAttribute('aria-label') ?? textOf(this.label),
      language: this.#language,
      hands: this.#hands,
      extras: this.#extras,
      interactive: this.#isInteractive,
      far: this.#waiting || (this.#far === true && !this.#hands),
      fault: diagnostics.find(isError),
      caption: this.#source.own !== 'text',
    };
  }

  get #view(): View {
    const { coordinates, notation } = this;
    return { orientation: this.#bottom, coordinates, notation };
  }

  get #isInteractive(): boolean {
    return isOn(this.interactive) && !isOn(this.readonly) && !this.matches(':disabled');
  }

  /** What is shown, with all that has been asked for looked at. */
  get #current(): Session {
    return this.#settled().session;
  }

  /** Where what is shown comes from, by what has been asked for. */
  get #asked(): Source {
    return sourceOf(this, this.#given);
  }

  #reload(): void {
    this.#stale = true;
    this.requestUpdate();
  }

  #settled(): Loader {
    if (this.#stale) {
      this.#stale = false;
      this.#source = this.#asked;
      this.#children.observe(this, { childList: true, characterData: true, subtree: true });
      this.#loader.load(this.#source, this);
    }
    return this.#loader;
  }

  async #whenReady(): Promise<void> {
    const { pending } = this.#settled();
    await pending;
    // What is not on a page yet is not drawn.
    if (this.hasUpdated || this.isConnected) {
      await this.updateComplete;
      await this.#words;
      await (await this.#extrasLoading)?.pending;
      await this.updateComplete;
    }
    // Something else may have been asked for meanwhile.
    if (this.#settled().pending !== pending) await this.#whenReady();
  }

  /** Who is at the bottom. */
  get #bottom(): Color {
    const { orientation } = this;
    const auto = this.#loader.session.game.start.turn ?? 'white';
    const bottom = orientation === 'auto' ? auto : orientation === 'black' ? 'black' : 'white';
    return this.#flipped ? opposite(bottom) : bottom;
  }

  /** Follows the session that is shown, as long as this is on a page. */
  #follow(): void {
    const { session } = this.#loader;
    this.#unfollow?.();
    this.#unfollow = this.isConnected ? session.subscribe(() => this.#moved()) : undefined;
    this.#hands?.replaced();
    this.requestUpdate();
  }

  #moved(): void {
    const { path, setup } = this.#loader.session;
    this.#hands?.moved();
    this.requestUpdate();
    this.dispatchEvent(
      new PositionChangeEvent(
        path,
        formatFen(setup),
        this.#cause ?? (this.htmlFor ? 'link' : 'api'),
      ),
    );
  }

  /** Changes the session, and lets events tell what has caused it. */
  #change(cause: Cause, change: () => void): void {
    this.#cause = cause;
    try {
      change();
    } finally {
      this.#cause = undefined;
    }
  }

  /** The hands, when what has been asked for is there; undefined if they cannot be fetched. */
  async #handsReady(): Promise<Hands | undefined> {
    await this.#settled().pending;
    return this.#loadHands();
  }

  #loadHands(): Promise<Hands | undefined> {
    this.#handsLoading ??= import('../hands/hands.js').then(
      ({ Hands }) => {
        this.#hands = new Hands(this.#lend());
        this.requestUpdate();
        return this.#hands;
      },
      () => {
        // The next who needs them tries again.
        this.#handsLoading = undefined;
        this.#loader.lack();
        return undefined;
      },
    );
    return this.#handsLoading;
  }

  #lend(): ExtrasBoard {
    const root = (this.renderRoot ?? this.createRenderRoot()) as ShadowRoot;
    // Nobody may have put this on a page yet.
    Object.assign(this, { renderRoot: root });
    this.#lent ??= {
      host: this,
      root,
      session: () => this.#loader.session,
      bottom: () => this.#bottom,
      isInteractive: () => this.#isInteractive,
      language: () => this.#language as Language,
      name: (square) => namingOf(this.#loader.session.game.variant, this.notation).name(square),
      redraw: () => this.requestUpdate(),
      change: (...change) => this.#change(...change),
      use: (session) => this.#loader.use(session),
      view: () => this.#view,
      extras: () => this.#loadExtras(),
      hasSource: () => this.#asked.own !== 'nothing',
      show: (loaded) => this.#loader.show(loaded),
    };
    return this.#lent;
  }

  /** Does what few pages ask for. */
  async #call<Name extends keyof Methods>(
    name: Name,
    ...options: LaterParameters<Methods[Name]>
  ): Promise<Awaited<ReturnType<Methods[Name]>>> {
    await this.ready;
    const methods = await import('../extras/methods.js');
    return (methods[name] as (...all: unknown[]) => never)(this.#lend(), ...options);
  }

  #loadExtras(): Promise<Extras | undefined> {
    this.#extrasLoading ??= import('../extras/extras.js').then(
      ({ Extras }) => {
        this.#extras = new Extras(this.#lend());
        this.requestUpdate();
        return this.#extras;
      },
      () => {
        // The next drawing tries again.
        this.#extrasLoading = undefined;
        return undefined;
      },
    );
    return this.#extrasLoading;
  }

  /** Tells once of what has been read. */
  #tell(): void {
    const loader = this.#loader;
    if (!loader.news) return;
    loader.news = false;
    const { diagnostics } = loader;
    const isFaulty = diagnostics.some(isError);
    if (isFaulty) void this.#loadExtras();
    this.dispatchEvent(new RecordEvent(isFaulty ? 'error' : 'record-load', diagnostics));
  }
}

stateOnly(DraughtsBoard.prototype, [
  'diagnostics',
  'legalMoves',
  'outcome',
  'path',
  'ready',
  'record',
  'turn',
]);

declare global {
  interface HTMLElementTagNameMap {
    'draughts-board': DraughtsBoard;
  }
}

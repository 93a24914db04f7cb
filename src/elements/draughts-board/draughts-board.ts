import {
  type CSSResultGroup,
  type PropertyDeclaration,
  type PropertyDeclarations,
  type PropertyValues,
  ReactiveElement,
} from 'lit';
import { type Color, opposite } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import type { Coordinates } from '../../drawing/coordinates.js';
import { draw } from '../../drawing/draw.js';
import { pictureStyles } from '../../drawing/picture.styles.js';
import { type Notation, namingOf } from '../../drawing/plan.js';
import { type Diagnostic, isError } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import type { Session, Target } from '../../game/session.js';
import { type Language, languageOf, listen, stopListening } from '../../locales/language.js';
import { formatFen } from '../../notation/fen.js';
import type { Move } from '../../rules/move.js';
import type { Outcome } from '../../rules/outcome.js';
import type { Position } from '../../rules/position.js';
import type { Hands } from '../hands/hands.js';
import { isFar, stopWaiting } from '../shared/burst.js';
import { type Cause, PositionChangeEvent, RecordEvent } from '../shared/events.js';
import { flag, isOn } from '../shared/flag.js';
import { stateOnly } from '../shared/state-only.js';
import { textOf } from './asked.js';
import { type Content, drawingsOf } from './content.js';
import { styles } from './draughts-board.styles.js';
import { Loader } from './loader.js';
import { opening, type Source, sourceOf } from './source.js';

/** An input is a command: the same value again loads it again. */
const hasChanged = (): boolean => true;
const input: PropertyDeclaration = { hasChanged };

/**
 * A draughts board: a diagram, a position to play on, or a game to go through.
 *
 * @tag draughts-board
 * @slot - A caption. Text that is a FEN or PDN is the source and is not shown.
 * @fires {BeforeMoveEvent} before-move - A move is about to be made; it can be cancelled.
 * @fires {MovePlayedEvent} move-played - A move has been made.
 * @fires {MoveRejectedEvent} move-rejected - Somebody has tried what is not legal.
 * @fires {CaptureChoiceEvent} capture-choice - Several captures share both ends; it can be cancelled.
 * @fires {PositionChangeEvent} position-change - Another position is shown.
 * @fires {RecordEvent} record-load - What was asked for is there.
 * @fires {RecordEvent} error - What was asked for could not be read, or not all of it.
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
 * @csspart popover - What opens at a square: a choice of captures, or why a try is no move.
 * @csspart button - The buttons in it.
 * @csspart status - The line that says what could not be read.
 */
export class DraughtsBoard extends ReactiveElement {
  static override styles: CSSResultGroup = [pictureStyles, styles];

  static override properties: PropertyDeclarations = {
    variant: input,
    fen: input,
    pdn: input,
    game: input,
    at: input,
    session: { attribute: false, hasChanged },
    // Declared so that one that was set before the upgrade is heard of.
    position: { attribute: false, noAccessor: true },
    orientation: {},
    coordinates: {},
    notation: {},
    locale: {},
    interactive: flag,
  };

  /** The game, by id, name or PDN GameType; international draughts if nothing else says. */
  declare variant: string | null | undefined;
  /** The position in PDN FEN, or `start` or `empty`. */
  declare fen: string | null | undefined;
  /** Games in PDN. */
  declare pdn: string | null | undefined;
  /** Which game of several: its number from 1, or text found in its tags. */
  declare game: string | number | null | undefined;
  /** The place to show first, such as `12` plies, `12.1/3` in a variation, `start`, `end`. */
  declare at: string | number | null | undefined;
  /** A session, which several elements may share; it comes before all other sources. */
  declare session: Session | null | undefined;
  /** Who is at the bottom; `auto` is the side to move of the source. */
  declare orientation: 'white' | 'black' | 'auto' | null | undefined;
  /** Where the names of the squares stand. */
  declare coordinates: Coordinates | null | undefined;
  /** How squares are named. */
  declare notation: Notation | null | undefined;
  /** The language of its words, as a tag; that of the page around it if left out. */
  declare locale: string | null | undefined;
  /** Whether the reader can make moves. */
  declare interactive: boolean | undefined;

  readonly #loader = new Loader(() => this.#follow());
  #source = opening;
  /** Whether something has been asked for that has not been looked at yet. */
  #stale = true;
  /** What `position` has been set to. */
  #given: Setup | string | undefined;
  #flipped = false;
  /** Undefined until its words are there. */
  #language: Language | undefined;
  /** Settles when words that have been asked for are there. */
  #words: Promise<unknown> | undefined;
  /** Undefined until it is first drawn. */
  #far: boolean | undefined;
  /** What causes the change of the session that is going on. */
  #cause: Cause = 'api';
  #unfollow: (() => void) | undefined;
  #children: MutationObserver | undefined;
  #hands: Hands | undefined;
  #handsLoading: Promise<Hands | undefined> | undefined;

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

  /** Turns the board round. */
  flip(): void {
    this.#flipped = !this.#flipped;
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
    void import('../shared/restyle.js').then(({ restyle }) => restyle(this, this.#hands?.styles));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    stopListening(this);
    this.#unfollow?.();
    if (this.#far) stopWaiting(this);
    this.#far &&= undefined;
  }

  override requestUpdate(...args: Parameters<ReactiveElement['requestUpdate']>): void {
    if (args[2]?.hasChanged === hasChanged) this.#stale = true;
    super.requestUpdate(...args);
  }

  protected override willUpdate(): void {
    this.#settled();
    const found = languageOf(this, textOf(this.locale));
    if (found instanceof Promise) this.#words = found;
    else this.#language = found;
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.#far ??= isFar(this, () => {
      this.#far = false;
      this.requestUpdate();
    });
    draw(this.renderRoot, drawingsOf(this.#content()));
    this.#hands?.updated();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('interactive') && isOn(this.interactive)) void this.#loadHands();
    this.#tell();
  }

  #content(): Content {
    const { coordinates, notation } = this;
    const { session, diagnostics } = this.#loader;
    const { setup } = session;
    return {
      setup,
      view: { orientation: this.#bottom, coordinates, notation },
      label: this.getAttribute('aria-label'),
      language: this.#language,
      hands: this.#hands,
      interactive: isOn(this.interactive),
      far: this.#far === true,
      fault: diagnostics.find(isError),
      caption: this.#source.own !== 'text',
    };
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
      if (this.#source.own) this.#watchChildren();
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
    this.dispatchEvent(new PositionChangeEvent(path, formatFen(setup), this.#cause));
  }

  /** Changes the session, and lets events tell what has caused it. */
  #change(cause: Cause, change: () => void): void {
    this.#cause = cause;
    try {
      change();
    } finally {
      this.#cause = 'api';
    }
  }

  /** The hands, when what has been asked for is there; undefined if they cannot be fetched. */
  async #handsReady(): Promise<Hands | undefined> {
    await this.#settled().pending;
    return this.#loadHands();
  }

  #loadHands(): Promise<Hands | undefined> {
    this.#handsLoading ??= import('../hands/hands.js').then(
      (module) => this.#useHands(module),
      () => {
        // The next who needs them tries again.
        this.#handsLoading = undefined;
        this.#loader.lack();
        return undefined;
      },
    );
    return this.#handsLoading;
  }

  #useHands({ Hands }: typeof import('../hands/hands.js')): Hands {
    const root = (this.renderRoot ?? this.createRenderRoot()) as ShadowRoot;
    // Nobody may have put this on a page yet.
    Object.assign(this, { renderRoot: root });
    this.#hands = new Hands({
      host: this,
      root,
      session: () => this.#loader.session,
      bottom: () => this.#bottom,
      isInteractive: () => isOn(this.interactive),
      language: () => this.#language as Language,
      name: (square) => namingOf(this.#loader.session.game.variant, this.notation).name(square),
      redraw: () => this.requestUpdate(),
      change: (...change) => this.#change(...change),
    });
    this.requestUpdate();
    return this.#hands;
  }

  /** Tells once of what has been read. */
  #tell(): void {
    const loader = this.#loader;
    if (!loader.news) return;
    loader.news = false;
    const { diagnostics } = loader;
    const type = diagnostics.some(isError) ? 'error' : 'record-load';
    this.dispatchEvent(new RecordEvent(type, diagnostics));
  }

  /** Text inside the element may come late, or change. */
  #watchChildren(): void {
    if (this.#children) return;
    this.#children = new MutationObserver(() => {
      // A caption may change as often as it likes.
      if (this.#asked.text !== this.#source.text) this.#reload();
    });
    this.#children.observe(this, { childList: true, characterData: true, subtree: true });
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

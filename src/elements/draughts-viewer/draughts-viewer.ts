import type { CSSResult, CSSResultGroup, PropertyValues } from 'lit';
import { type Color, opposite } from '../../board/piece.js';
import { draw } from '../../drawing/draw.js';
import { BOARD_PARTS } from '../../drawing/parts.js';
import { pictureStyles } from '../../drawing/picture.styles.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import type { Game } from '../../game/game.js';
import type { Target } from '../../game/session.js';
import { viewerWords } from '../../locales/en/viewer.js';
import { type Language, wordsIn } from '../../locales/language.js';
import type { Move } from '../../rules/move.js';
import { textOf } from '../draughts-board/asked.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import { opening, type Source } from '../draughts-board/source.js';
import { cardStyles } from '../shared/card.styles.js';
import { collections } from '../shared/collections.js';
import { type Cause, type PositionChangeEvent, RecordEvent } from '../shared/events.js';
import { isOn } from '../shared/flag.js';
import { stateOnly } from '../shared/state-only.js';
import { feed, look } from './feed.js';
import { hear, stopHearing } from './go-links.js';
import { neighbour } from './keys.js';
import { type Drawn, drawingsOf } from './layout.js';
import { Moves } from './moves.js';
import { movesStyles } from './moves.styles.js';
import { sourceFor } from './own-source.js';
import { paperStyles } from './paper.styles.js';
import { type PartName, parts } from './parts.js';
import { Places } from './places.js';
import { rangeOf, stopsAt, within } from './range.js';
import type { Part, Room, Site } from './site.js';
import { viewerStyles } from './viewer.styles.js';
import { ViewerInputs } from './viewer-inputs.js';

/**
 * A game to go through: the board, its moves with what is written about them, and the players.
 *
 * @tag draughts-viewer
 * @slot - A caption. Text that is a FEN or PDN is the source and is not shown.
 * @fires {BeforeMoveEvent} before-move - The reader is about to make a move; it can be cancelled.
 * @fires {MovePlayedEvent} move-played - The reader has made a move.
 * @fires {MoveRejectedEvent} move-rejected - The reader has tried what is not legal.
 * @fires {PositionChangeEvent} position-change - Another position is shown.
 * @fires {RecordEvent} record-load - What was asked for is there.
 * @fires {RecordEvent} error - What was asked for could not be read, or not all of it.
 * @cssstate playing - The game is playing by itself.
 * @csspart controls - The buttons to go through the game.
 * @csspart moves - The list of moves.
 * @csspart move - Each move in it.
 * @csspart variation - The variations in it.
 * @csspart comment - What is written about the moves.
 * @csspart player - The two rows with the players.
 * @csspart clock - Their clocks.
 * @csspart button - All buttons.
 * @csspart popover - The menu.
 */
export class DraughtsViewer extends ViewerInputs {
  static override styles: CSSResultGroup = [
    pictureStyles,
    cardStyles,
    viewerStyles,
    movesStyles,
    paperStyles,
  ];

  /** Where the game has come from. */
  #source: Source = opening;
  #places: Places | undefined;
  /** What causes the steps that are under way. */
  #cause: Cause | undefined;
  /** What in it had the focus when it was last drawn. */
  #focused: Element | null = null;
  /** The control that Tab comes to. */
  #control = 'next';
  #said = '';
  /** What is drawn on the board beside what the author wants. */
  #marks = '';
  #playing = false;
  readonly #drawn: Drawn = new Map();
  #flipped = false;
  /** Whether somebody has come to it with a pointer, a finger or the keyboard. */
  #isTouched = false;
  #site: Site | undefined;
  readonly #parts = new Map<PartName, Promise<Part | undefined>>();
  readonly #loaded: Part[] = [];
  /** Text inside may come late, or change; a caption as often as it likes. */
  readonly #children = new MutationObserver(() => {
    if (sourceFor(this, this.given).text !== this.#source.text) this.reload();
    else this.requestUpdate();
  });

  /** What was found wrong with what has been asked for, or put right, by line and column. */
  get diagnostics(): readonly Diagnostic[] {
    return this.settled().diagnostics;
  }

  /** The game that is shown. */
  get record(): Game {
    return this.settled().record;
  }

  /** The game with the moves of the reader's own, as PDN. */
  toPdn(): Promise<string> {
    return this.settled().toPdn();
  }

  /** Makes a move; true if it was made. Settles when it is shown. */
  play(move: Move | string): Promise<boolean> {
    return this.settled().play(move);
  }

  /** Goes through the game; true if there is such a place. Settles when it is shown. */
  go(target: Target | number): Promise<boolean> {
    return this.#go(target);
  }

  /** Takes back the last move. */
  undo(): void {
    this.settled().undo();
  }

  /** Back to the start of the game, without moves of the reader's own. */
  reset(): void {
    this.settled().reset();
  }

  /** Turns the board round. */
  override flip(): void {
    this.#flipped = !this.#flipped;
    super.flip();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    hear(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    stopHearing(this);
    for (const part of this.#loaded) part.disconnected?.();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    for (const type of ['record-load', 'error'])
      this.board.addEventListener(type, (event) => {
        this.requestUpdate();
        this.dispatchEvent(new RecordEvent(event.type as 'error', this.board.diagnostics));
      });
    root.addEventListener('position-change', (event) => {
      const change = event as PositionChangeEvent;
      const isOther = change.cause === 'api' && this.htmlFor;
      const cause = isOther ? 'link' : change.cause === 'replay' && this.#cause;
      if (cause) Object.assign(change, { cause });
      this.requestUpdate();
    });
    root.addEventListener('click', (event) => this.#pressed(event.target as Element));
    root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent));
    // Whoever reads needs more than who sees the page go by.
    const touched = (): void => {
      this.#isTouched = true;
      void this.#part('reading');
      this.requestUpdate();
    };
    for (const type of ['pointerover', 'touchstart', 'focusin', 'click'])
      root.addEventListener(type, touched, { once: true, passive: true });
    return root;
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.#focused = (this.renderRoot as ShadowRoot).activeElement;
    look(this.board, this, this.#isTouched, this.#marks);
    const language = this.language;
    if (!language) return;
    const session = this.shown;
    draw(
      this.renderRoot,
      drawingsOf({
        session,
        places: this.#allPlaces,
        language,
        words: wordsIn({ language: () => language }, viewerWords).viewer,
        bottom: this.#bottom,
        moves: this.#hasMoves ? (textOf(this.moves) ?? 'auto') : 'none',
        show: textOf(this.show),
        playing: this.#playing,
        stops: stopsAt(rangeOf(this.#allPlaces, this), this.#allPlaces, session),
        control: this.#control,
        said: this.#said,
        caption: this.#source.own !== 'text',
        drawn: this.#drawn,
      }),
    );
    const { board } = this.#lend();
    if (board.parentNode === this.renderRoot) {
      board.setAttribute('exportparts', BOARD_PARTS.join());
      this.#lend().room('board').append(board);
      this.#loaded.push(new Moves(this.#lend()));
    }
  }

  protected override updated(): void {
    if (!this.language) return;
    for (const part of this.#loaded) part.drawn?.();
    this.#keepFocus();
    if (isOn(this.autoplay)) void this.#part('autoplay');
    const games = collections.get(this.board.record)?.reading.games;
    if (games && games.length > 1 && (textOf(this.show) ?? 'list').includes('list'))
      void this.#part('games');
    if (isOn(this.permalink)) void this.#part('permalink');
    if (this.htmlFor) void this.#part('link');
  }

  /** The board, with all that has been asked for. */
  protected settled(): DraughtsBoard {
    if (this.isStale) {
      this.isStale = false;
      this.#source = sourceFor(this, this.given);
      this.#children.observe(this, { childList: true, characterData: true, subtree: true });
      feed(this.board, this, this.#source);
    }
    return this.board;
  }

  protected async whenReady(): Promise<void> {
    await this.settled().ready;
    if (!this.isConnected) return;
    await this.updateComplete;
    await this.board.ready;
    await (await this.#parts.get('permalink'))?.ready;
    await this.updateComplete;
  }

  /** Whether the game has something to list, or may have once it is read. */
  get #hasMoves(): boolean {
    const { root, tags } = this.shown.game;
    if (root.children.length + root.comments.length > 0) return true;
    return tags.size === 0 && /pdn|src/.test(this.#source.kind);
  }

  /** What had the focus may be gone; nobody is to begin anew at the top of the page. */
  #keepFocus(): void {
    if (!this.#focused || this.#focused.isConnected) return;
    const stops = this.renderRoot.querySelectorAll<HTMLElement>(
      ':is(.controls,.moves-room) [tabindex="0"]',
    );
    const isMove = this.#focused.matches('.move,.toggle');
    stops[isMove ? stops.length - 1 : 0]?.focus({ preventScroll: true });
  }

  get #allPlaces(): Places {
    const { record } = this.board;
    if (this.#places?.game !== record) this.#places = new Places(record);
    return this.#places;
  }

  async #go(target: Target | number, cause: Cause = 'replay'): Promise<boolean> {
    // Before the game is there nobody knows where its part begins.
    if (this.from != null || this.to != null) await this.settled().ready;
    const places = this.#allPlaces;
    const inside = within(rangeOf(places, this), places, this.shown, target);
    if (inside === undefined) return false;
    this.#cause = cause;
    const found = await this.settled().go(inside);
    this.#cause = undefined;
    return found;
  }

  #pressed(target: Element): void {
    const button = target.closest<HTMLElement>('[data-do]');
    const what = button?.dataset.do;
    if (!what || button.ariaDisabled === 'true') return;
    if (button.classList.contains('control')) this.#control = what;
    switch (what) {
      case 'first':
      case 'previous':
      case 'next':
      case 'last':
        void this.#go(what);
        break;
      case 'back':
        this.#control = 'next';
        void this.#go(this.path.split('~')[0] as string);
        break;
      case 'flip':
        this.flip();
        break;
      case 'play':
        void this.#press('autoplay', button);
        break;
      case 'more':
        void this.#press('menu', button);
        break;
    }
    this.requestUpdate();
  }

  async #press(name: PartName, button: HTMLElement): Promise<void> {
    const part = await this.#part(name);
    // It may have left the page meanwhile.
    if (this.isConnected) part?.press?.(button);
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.composedPath()[0] as Element;
    if (target.matches('input,select,textarea')) return;
    const control = (target as HTMLElement).dataset.do;
    const next = control && neighbour(this.renderRoot, target, event.key);
    if (next) {
      this.#control = next.dataset.do as string;
      next.focus();
      this.requestUpdate();
    } else if (event.key === 'Escape' && this.shown.tail.length > 0) {
      void this.#go(this.path.split('~')[0] as string);
    } else if (event.key === ',' || event.key === '.') {
      void this.#go(event.key === ',' ? 'previous' : 'next');
    } else return;
    event.preventDefault();
  }

  /** Who is at the bottom. */
  get #bottom(): Color {
    const { orientation } = this;
    const auto = this.shown.game.start.turn ?? 'white';
    const bottom = orientation === 'auto' ? auto : orientation === 'black' ? 'black' : 'white';
    return this.#flipped ? opposite(bottom) : bottom;
  }

  #part(name: PartName): Promise<Part | undefined> {
    const known = this.#parts.get(name);
    if (known) return known;
    const loading = parts[name]().then(
      ({ make }) => {
        const part = make(this.#lend());
        this.#loaded.push(part);
        this.requestUpdate();
        return part;
      },
      () => {
        // The next who needs it tries again.
        this.#parts.delete(name);
        return undefined;
      },
    );
    this.#parts.set(name, loading);
    return loading;
  }

  #lend(): Site {
    const root = this.renderRoot as ShadowRoot;
    const setPlaying = (playing: boolean): void => {
      this.#playing = playing;
      this.requestUpdate();
    };
    this.#site ??= {
      host: this,
      root,
      board: this.board,
      session: () => this.shown,
      places: () => this.#allPlaces,
      language: () => this.language as Language,
      bottom: () => this.#bottom,
      room: (name: Room) => root.querySelector(`.${name}-room`) as HTMLElement,
      go: (target, cause) => this.#go(target, cause),
      redraw: () => this.requestUpdate(),
      adopt: (style: CSSResult) => this.lend(style),
      part: (name) => this.#part(name),
      mark: (shapes) => {
        this.#marks = shapes;
        look(this.board, this, this.#isTouched, shapes);
      },
      say: (words) => {
        this.#said = words && words === this.#said ? `${words}\u00a0` : words;
        this.requestUpdate();
      },
      isPlaying: () => this.#playing,
      setPlaying,
    };
    return this.#site;
  }
}

stateOnly(DraughtsViewer.prototype, ['diagnostics', 'record']);

declare global {
  interface HTMLElementTagNameMap {
    'draughts-viewer': DraughtsViewer;
  }
}

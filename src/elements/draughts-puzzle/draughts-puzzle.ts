import type { CSSResultGroup, PropertyValues } from 'lit';
import type { Color } from '../../board/piece.js';
import { draw } from '../../drawing/draw.js';
import { BOARD_PARTS } from '../../drawing/parts.js';
import { pictureStyles } from '../../drawing/picture.styles.js';
import { type Diagnostic, isError } from '../../game/diagnostic.js';
import { Game } from '../../game/game.js';
import { Session, type Target } from '../../game/session.js';
import { decodeSolution } from '../../notation/encoded.js';
import type { Move } from '../../rules/move.js';
import { fault, textOf } from '../draughts-board/asked.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import { Loader } from '../draughts-board/loader.js';
import { type Source, sourceOf } from '../draughts-board/source.js';
import { cardStyles } from '../shared/card.styles.js';
import { collections } from '../shared/collections.js';
import { type Cause, PositionChangeEvent, RecordEvent } from '../shared/events.js';
import { isOn } from '../shared/flag.js';
import { setState } from '../shared/internals.js';
import type { BeforeMoveEvent, MovePlayedEvent, MoveRejectedEvent } from '../shared/move-events.js';
import { stateOnly } from '../shared/state-only.js';
import type { Accept, Defences } from './answer.js';
import type { FormField } from './form-field.js';
import { type Button, drawingsOf } from './layout.js';
import { look } from './look.js';
import { opened, type Puzzle, type PuzzleOptions, readPuzzle } from './puzzle.js';
import { puzzleStyles } from './puzzle.styles.js';
import { PuzzleInputs } from './puzzle-inputs.js';
import type { PuzzleSet } from './set.js';
import type { Solving, SolvingSite } from './solving.js';
import type { Status } from './status.js';
import { wordingOf } from './wording.js';
import type { Worksheet } from './worksheet.js';

/**
 * A puzzle: the reader plays the solution that the record has, and the board answers. Nothing of
 * the solution is drawn or said before it has been found, or asked for.
 *
 * @tag draughts-puzzle
 * @slot - A caption. Text that is a FEN or PDN is the source and is not shown.
 * @fires {PuzzleMoveEvent} puzzle-move - The solver has made a move, and it has been judged.
 * @fires {PuzzleHintEvent} puzzle-hint - The solver has asked for a hint.
 * @fires {PuzzleSolvedEvent} puzzle-solved - The puzzle is solved.
 * @fires {PuzzleFailedEvent} puzzle-failed - The solver has asked for the solution.
 * @fires {BeforeMoveEvent} before-move - A move is about to be made; it can be cancelled.
 * @fires {MovePlayedEvent} move-played - A move has been made.
 * @fires {MoveRejectedEvent} move-rejected - The solver has tried what is not legal.
 * @fires {PositionChangeEvent} position-change - Another position is shown.
 * @fires {RecordEvent} record-load - What was asked for is there.
 * @fires {RecordEvent} error - What was asked for could not be read, or not all of it.
 * @cssstate busy - The puzzle shows something, and no move can be made.
 * @cssstate solved - The puzzle is solved.
 * @cssstate failed - The last try was wrong, or the solution has been shown.
 * @csspart status - What is said below the board.
 * @csspart controls - The row of buttons.
 * @csspart button - All buttons.
 */
export class DraughtsPuzzle extends PuzzleInputs {
  static override styles: CSSResultGroup = [pictureStyles, cardStyles, puzzleStyles];

  readonly #loader = new Loader(this, () => this.#loaded());
  #source: Source | undefined;
  /** Undefined for one puzzle that is not remembered. */
  #set: PuzzleSet | undefined;
  #puzzle: Puzzle | undefined;
  /** The puzzle as it is first shown. */
  #first: Session | undefined;
  /** What judges moves: it is fetched when somebody comes to the puzzle. */
  #solving: Solving | undefined;
  #working: Promise<Solving | undefined> | undefined;
  #field: Promise<FormField | undefined> | undefined;
  #worksheet: Worksheet | undefined;
  /** The session that has been read last, and what was wrong with it. */
  #read: Session | undefined;
  #faults: readonly Diagnostic[] = [];
  /** Settles when what has been read is ready to be solved. */
  #opening: Promise<void> | undefined;
  /** What causes what the puzzle does with the board. */
  #cause: { readonly cause: Cause } | undefined;
  #said: Status | undefined;
  /** How often something has been said. */
  #times = 0;
  /** The session that followers have been told of. */
  #told: Session | undefined;
  readonly #children = new MutationObserver(() => {
    // A caption may change as often as it likes.
    if (this.#asked.text !== this.#source?.text) this.reload();
  });

  /** Whether moves are locked, and the puzzle is no part of what its form sends. */
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(value: boolean | null | undefined) {
    this.toggleAttribute('disabled', isOn(value));
  }

  /** What was found wrong with what has been asked for, or put right, by line and column. */
  get diagnostics(): readonly Diagnostic[] {
    this.settled();
    return this.#faults;
  }

  /** Whether it has been solved. */
  get solved(): boolean {
    return this.#solving?.flow.phase === 'solved';
  }

  /** How many puzzles of the series have been solved by the reader alone, and how many there are. */
  get score(): { readonly solved: number; readonly of: number } {
    const { solved = this.solved ? 1 : 0, size = 1 } = this.#set ?? {};
    return { solved, of: size };
  }

  /** The game, when it has been solved or its solution shown; undefined before. */
  get record(): Game | undefined {
    return this.#solving?.isOver ? this.#puzzle?.game : undefined;
  }

  /** The game as PDN, when it has been solved or its solution shown; undefined before. */
  async toPdn(): Promise<string | undefined> {
    const { record } = this;
    return record && (await import('../../notation/pdn/writer.js')).formatPdn(record);
  }

  /** Tries a move for the solver; true if it was made, right or wrong. Settles when it is shown. */
  async play(move: Move | string): Promise<boolean> {
    await this.ready;
    const solving = await this.#work();
    return solving?.isBusy === false && (await this.board.play(move));
  }

  /** Goes through what has been played; true if there is such a place. Settles when it is shown. */
  async go(target: Target | number): Promise<boolean> {
    await this.ready;
    return this.board.go(target);
  }

  /** Helps a little more: which piece, where to, the move. False if nothing is asked. */
  async hint(): Promise<boolean> {
    return (await this.#come())?.help() ?? false;
  }

  /** Gives up: shows the solution. Settles when it has been played. */
  async reveal(): Promise<void> {
    await (await this.#come())?.reveal();
  }

  /** Begins again. Settles when the solver is asked. */
  async retry(): Promise<void> {
    const begun = (await this.#come())?.begin();
    this.#sayTask();
    await begun;
  }

  /** Goes to the next puzzle of a series, as `previous` to the one before; false if there is none. */
  next(): Promise<boolean> {
    return this.#goBy(1);
  }

  /** Goes to the puzzle before; false if there is none. */
  previous(): Promise<boolean> {
    return this.#goBy(-1);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#worksheet?.connected();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#worksheet?.disconnected();
  }

  /** @ignore */
  formResetCallback(): void {
    void this.retry();
  }

  /** @ignore It is disabled, or a fieldset around it is. */
  formDisabledCallback(): void {
    // React 18 and others write `false`, which a browser takes for the opposite.
    if (!isOn(this.getAttribute('disabled'))) this.disabled = false;
    this.requestUpdate();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('before-move', (event) => this.#before(event as BeforeMoveEvent));
    root.addEventListener('move-played', (event) => this.#played(event as MovePlayedEvent));
    root.addEventListener('position-change', (event) => {
      if (!this.#isOwn(event as PositionChangeEvent))
        // By then a move of this board has been judged.
        setTimeout(async () => (await this.#work())?.heard());
      this.requestUpdate();
    });
    root.addEventListener('move-rejected', async (event) => {
      const solving = await this.#work();
      solving?.refused(() => (event as MoveRejectedEvent).message);
    });
    root.addEventListener('click', (event) => this.#pressed(event.target as Element));
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      root.addEventListener(type, () => void this.#work(), { passive: true });
    return root;
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    const solving = this.#solving;
    const puzzle = this.#puzzle;
    this.#look();
    const language = this.language;
    if (!language) return;
    const root = this.renderRoot as ShadowRoot;
    const hadFocus = root.activeElement;
    draw(
      root,
      drawingsOf(
        wordingOf({
          host: this,
          language,
          puzzle,
          solving,
          set: this.#set,
          fault: this.#faults.find(isError),
          said: this.#said,
          times: this.#times,
          caption: this.#source?.own !== 'text',
        }),
      ),
    );
    const room = root.querySelector('.board-room');
    if (this.board.parentNode !== room) {
      this.board.setAttribute('exportparts', BOARD_PARTS.join());
      room?.append(this.board);
    }
    // A button that has been pressed may not be offered any more.
    if (hadFocus && !root.activeElement) root.querySelector<HTMLElement>('button')?.focus();
  }

  protected override updated(): void {
    const session = this.#solving?.session;
    if (session && session !== this.#told) {
      this.#told = session;
      this.dispatchEvent(new PositionChangeEvent(this.path, this.toFen(), 'puzzle'));
    }
    setState(this, 'busy', this.#solving?.isBusy ?? false);
    setState(this, 'solved', this.solved);
    setState(this, 'failed', this.#solving?.isFailed ?? false);
    if (this.name || this.required || this.#field) void this.#tellForm();
  }

  /** Tells the form around it how it stands. */
  async #tellForm(): Promise<void> {
    this.#field ??= import('./form-field.js').then(
      ({ FormField }) =>
        new FormField(this, () =>
          this.board.shadowRoot?.querySelector<SVGElement>('[tabindex="0"]')?.focus(),
        ),
      () => {
        // The next drawing tries again.
        this.#field = undefined;
        return undefined;
      },
    );
    (await this.#field)?.updated({
      puzzle: this.#puzzle,
      solving: this.#solving,
      isDone: this.#set?.isDone ?? this.solved,
      task: this.shadowRoot?.querySelector('.task')?.textContent ?? '',
    });
  }

  #look(): void {
    const solving = this.#solving;
    const session = solving?.session ?? this.#first;
    look(this.board, this, { puzzle: this.#puzzle, solving, session });
  }

  protected override settled(): DraughtsBoard {
    if (this.isStale) {
      this.isStale = false;
      this.#load();
    }
    return this.board;
  }

  /** Looks at all that has been asked for. */
  #load(): void {
    this.#source = this.#asked;
    this.#children.observe(this, { childList: true, characterData: true, subtree: true });
    this.#loader.load(this.#source, this);
  }

  /** Where it comes from, by what has been asked for. */
  get #asked(): Source {
    const encoded = textOf(this.dataSolution);
    if (!encoded) return sourceOf(this, this.given);
    return { kind: 'pdn', text: decodeSolution(encoded) ?? '', own: 'script' };
  }

  /** Something has been read, or it is known that it cannot be. */
  #loaded(): void {
    const { session, diagnostics } = this.#loader;
    this.#faults = diagnostics;
    // Something else may be asked of the same session.
    const isNew = session !== this.#read || this.#source?.kind === 'session';
    this.#read = session;
    if (isNew) this.#opening = this.#open(session);
    else this.#tell();
  }

  async #open(session: Session): Promise<void> {
    const set = await this.#setOf(session.game);
    if (session !== this.#read) return;
    this.#set = set;
    // What is printed has to be there before anybody prints.
    if (set && set.size > 1) void this.#prepareSheet();
    const found = textOf(this.game) ? undefined : await set?.go(set.open);
    if (session !== this.#read) return;
    if (found) this.#faults = found.diagnostics;
    await this.#begin(found?.game ?? set?.game ?? session.game);
  }

  /** The series that a game is of, if it is of one. */
  async #setOf(game: Game): Promise<PuzzleSet | undefined> {
    const games = collections.get(game);
    const remembers = isOn(this.remember);
    if (!(games && games.reading.games.length > 1) && !remembers) return undefined;
    try {
      const { PuzzleSet } = await import('./set.js');
      return await PuzzleSet.of(game, games, { remembers, startAt: this.#options.startAt });
    } catch {
      // Without it there is one puzzle.
      return undefined;
    }
  }

  async #prepareSheet(): Promise<void> {
    try {
      const { Worksheet } = await import('./worksheet.js');
      this.#worksheet ??= new Worksheet({
        host: this,
        root: this.renderRoot as ShadowRoot,
        language: () => this.language,
        games: () => this.#set?.games ?? [],
        options: () => this.#options,
        lend: (style) => this.lend(style),
      });
      this.#worksheet.prepare();
      if (this.isConnected) this.#worksheet.connected();
    } catch {
      // Without it what is seen is printed.
    }
  }

  async #begin(game: Game): Promise<void> {
    const { startAt } = this.#options;
    const puzzle = readPuzzle(game, this.#options);
    this.#solving?.stop();
    this.#solving = this.#working = this.#said = undefined;
    this.#puzzle = puzzle && puzzle.solution.length > 0 ? puzzle : undefined;
    const { variant, start } = game;
    const first = this.#puzzle ? opened(this.#puzzle) : new Session(new Game({ variant, start }));
    this.#first = this.#told = first;
    if (!this.#puzzle && this.#source?.own !== 'nothing' && !this.#faults.some(isError)) {
      const missing = startAt ? fault('no-such-place', startAt) : fault('no-position-to-play-on');
      this.#faults = [...this.#faults, puzzle ? fault('no-solution') : missing];
    }
    this.#look();
    this.#tell();
    const isFirst = puzzle?.lead.length === 0 && puzzle.position.turn === puzzle.solver;
    // Something is to be shown first, or lines are to be counted.
    if (!isFirst || textOf(this.defences) === 'all') await (await this.#work())?.begin();
  }

  /** Where solving begins, and who solves. */
  get #options(): PuzzleOptions {
    const solver = /^(white|black)$/.exec(textOf(this.solver) ?? '')?.[0] as Color | undefined;
    return { startAt: textOf(this.startAt) ?? textOf(this.at), solver };
  }

  /** The work on what has been asked for, when it is there. */
  #come(): Promise<Solving | undefined> {
    return this.isStale || !this.#first ? this.ready.then(() => this.#work()) : this.#work();
  }

  /** The work on the puzzle, which begins when somebody comes to it. */
  #work(): Promise<Solving | undefined> {
    const puzzle = this.#puzzle;
    const first = this.#first;
    if (!puzzle || !first) return Promise.resolve(undefined);
    this.#working ??= import('./solving.js').then(
      ({ Solving }) => {
        if (puzzle !== this.#puzzle) return undefined;
        const options = {
          accept: textOf(this.accept) as Accept | undefined,
          defences: textOf(this.defences) as Defences | undefined,
          autoForced: isOn(this.autoForced),
        };
        this.#solving = new Solving(puzzle, first, options, this.#site);
        this.requestUpdate();
        return this.#solving;
      },
      () => {
        // The next who needs it tries again.
        this.#working = undefined;
        return undefined;
      },
    );
    return this.#working;
  }

  /** Tells once of what has been read. */
  #tell(): void {
    const type = this.#faults.some(isError) ? 'error' : 'record-load';
    // Whoever follows it looks at its board then.
    this.toFen();
    this.dispatchEvent(new RecordEvent(type, this.#faults));
    this.requestUpdate();
  }

  protected override async whenReady(): Promise<void> {
    this.settled();
    const { pending } = this.#loader;
    await pending;
    await this.#opening;
    if (this.isConnected) {
      await this.updateComplete;
      await this.board.ready;
      await this.updateComplete;
    }
    // Something else may have been asked for meanwhile.
    this.settled();
    if (this.#loader.pending !== pending) await this.whenReady();
  }

  async #goBy(step: 1 | -1): Promise<boolean> {
    if (this.isStale || !this.#first) await this.ready;
    const set = this.#set;
    const index = (set?.at ?? 0) + step;
    const found = await set?.go(index);
    if (!found || set !== this.#set || set?.at !== index) return false;
    this.#faults = found.diagnostics;
    const begun = this.#begin(found.game);
    this.#sayTask();
    await begun;
    return true;
  }

  /** Whether the puzzle itself does what an event tells of; then the event tells so. */
  #isOwn(event: Event & { readonly cause: Cause }): boolean {
    const mine = this.#cause;
    const isOwn =
      mine !== undefined && (event.cause === mine.cause || /^(api|replay)$/.test(event.cause));
    if (isOwn) Object.assign(event, mine);
    return isOwn;
  }

  #before(event: BeforeMoveEvent): void {
    const solving = this.#solving;
    const mayMove = solving ? !solving.isBusy && solving.isPresent : this.#puzzle;
    if (this.#isOwn(event) || mayMove) return;
    event.preventDefault();
    event.stopPropagation();
    if (solving && !solving.isBusy) void solving.present();
  }

  #played(event: MovePlayedEvent): void {
    const session = this.board.session;
    const move = session?.lastMove;
    if (this.#isOwn(event) || !move) return;
    // First the page hears that it has been made.
    void this.#work().then((solving) => {
      if (solving?.session === session) void solving?.tried(move);
    });
  }

  #pressed(target: Element): void {
    const button = target.closest<HTMLElement>('[data-do]');
    if (!button || button.ariaDisabled === 'true') return;
    const name = button.dataset.do as Button | 'previous';
    void this[name === 'solution' ? 'reveal' : name === 'again' ? 'retry' : name]();
  }

  #say(status: Status): void {
    this.#said = status;
    this.#times++;
    this.requestUpdate();
    // What the board says of a move is said better here: before anybody hears it, it is gone.
    setTimeout(() => this.board.shadowRoot?.querySelector('.announcer')?.replaceChildren());
  }

  #sayTask(): void {
    this.#say({ kind: 'ask', tell: ({ task }) => [task] });
  }

  readonly #site: SolvingSite = {
    board: this.board,
    causing: async (cause, act) => {
      const mine = { cause };
      this.#cause = mine;
      // Before anybody on the page hears of it.
      const tell = (event: Event): void => {
        if (this.#cause === mine && event.composedPath().includes(this.board))
          this.#isOwn(event as PositionChangeEvent);
      };
      const types = ['before-move', 'move-played', 'position-change'];
      for (const type of types) addEventListener(type, tell, { capture: true });
      try {
        await act();
      } finally {
        for (const type of types) removeEventListener(type, tell, { capture: true });
        if (this.#cause === mine) this.#cause = undefined;
      }
    },
    pace: (isStanding) => {
      const step = Number(this.animation ?? 200);
      const isStill = !isStanding && matchMedia('(prefers-reduced-motion: reduce)').matches;
      return step > 0 && step < 1e6 && !document.hidden && !isStill ? step : 0;
    },
    changed: () => this.requestUpdate(),
    say: (status) => this.#say(status),
    tell: (event, tally) => {
      this.#set?.keep(tally, this.solved);
      this.dispatchEvent(event);
      this.requestUpdate();
    },
    number: () => (this.#set?.at ?? 0) + 1,
  };
}

stateOnly(DraughtsPuzzle.prototype, ['diagnostics', 'record', 'score', 'solved']);

declare global {
  interface HTMLElementTagNameMap {
    'draughts-puzzle': DraughtsPuzzle;
  }
}

import type { Naming } from '../../board/naming.js';
import { opposite, type Square } from '../../board/piece.js';
import { formatPath, parsePath } from '../../game/path.js';
import { Session } from '../../game/session.js';
import { formatMove } from '../../notation/write-move.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import type { Cause } from '../shared/events.js';
import { moveText } from '../shared/move-text.js';
import {
  type PuzzleEvent,
  PuzzleFailedEvent,
  PuzzleHintEvent,
  PuzzleMoveEvent,
  PuzzleSolvedEvent,
  type PuzzleVerdict,
} from '../shared/puzzle-events.js';
import type { FlowHint, FlowOptions, Happening, Tally } from './answer.js';
import { Flow } from './flow.js';
import { opened, ownMoves, type Puzzle } from './puzzle.js';
import { authorsLine, type Played } from './solution.js';
import { spokenMove } from './spoken-move.js';
import type { PuzzleWords, Status } from './status.js';
import {
  commentOf,
  hintStatus,
  rightStatus,
  shownStatus,
  solvedStatus,
  wrongStatus,
} from './verdicts.js';

/** What the solving of a puzzle needs of what shows it. */
export interface SolvingSite {
  /** It shows `session`, in which there is nothing of the solution before the end. */
  readonly board: DraughtsBoard;
  /** Does something with the board, for a cause that events are to tell. */
  causing(cause: Cause, act: () => unknown): Promise<void>;
  /** How many milliseconds a step takes; 0 for none. Something may only stand, and not move. */
  pace(isStanding: boolean): number;
  /** Something else is to be shown. */
  changed(): void;
  /** Something is to be said to who cannot see it. */
  say(status: Status): void;
  /** The page is to be told of an event, and it is to be kept. */
  tell(event: PuzzleEvent, tally: Tally): void;
  /** Which puzzle of a series it is, from 1. */
  number(): number;
}

/** Where a step takes 200 ms: before an answer comes, and as long as a wrong move stands. */
const BEAT = 500;
const HOLD = 1400;

/** The work of a reader on one puzzle, on a board. */
export class Solving {
  readonly puzzle: Puzzle;
  readonly flow: Flow;
  session: Session;
  /** What has happened last; undefined where the solver is asked. */
  status: Status | undefined;
  hint: FlowHint | undefined;
  /** Whether something is being shown, and no move can be made. */
  isBusy = false;
  readonly #site: SolvingSite;
  /** Where the solver is in the record. */
  #node: Puzzle['start'];
  /** What is being shown stops where this has changed. */
  #run = 0;

  constructor(puzzle: Puzzle, session: Session, options: FlowOptions, site: SolvingSite) {
    this.puzzle = puzzle;
    this.flow = new Flow(puzzle, options);
    this.#site = site;
    this.#node = puzzle.start;
    this.session = session;
  }

  get isOver(): boolean {
    return this.flow.phase !== 'solving';
  }

  get isFailed(): boolean {
    return this.flow.phase === 'revealed' || this.status?.kind === 'wrong';
  }

  /** How many moves of the line the solver has made, and how many there are. */
  get steps(): { readonly n: number; readonly m: number } {
    const { line, phase, position } = this.flow;
    const { solver, position: begin, solution } = this.puzzle;
    const isFirst = begin.turn === solver;
    const n = ownMoves(line.length, isFirst);
    if (phase === 'revealed') return { n, m: Math.max(n, ownMoves(solution.length, isFirst)) };
    const left = phase === 'solved' ? 0 : authorsLine(this.#node, solver).length;
    return { n, m: n + ownMoves(left, position.turn === solver) };
  }

  /** The moves made, as PDN writes them. */
  get line(): readonly string[] {
    let at = this.puzzle.position;
    return this.flow.line.map((move) => {
      const text = formatMove(move, at);
      at = at.play(move);
      return text;
    });
  }

  /** The hint, as circles or as an arrow. */
  get shapes(): string {
    const { variant } = this.puzzle.game;
    const name = (square: Square): string => variant.squareName(square);
    const { from, to, move } = this.hint ?? {};
    if (move) return `G${move.path.map(name).join('-')}`;
    return [from ?? [], to ?? []]
      .flat()
      .map((square) => `G${name(square)}`)
      .join(' ');
  }

  /** Whose pieces the reader may move: `both` when all is over. */
  get movable(): 'white' | 'black' | 'both' {
    const { turn = 'white' } = this.session.setup;
    if (this.isBusy) return opposite(turn);
    return this.isOver ? 'both' : this.puzzle.solver;
  }

  /** A move as it is printed. */
  written(move: Move, position: Position, naming: Naming): string {
    return moveText(move, position, naming);
  }

  /** A move as it is said. */
  spoken(move: Move, position: Position, naming: Naming, words: PuzzleWords): string {
    return spokenMove(move, position, naming, words);
  }

  /** Whether the board shows the place where the solver is asked. */
  get isPresent(): boolean {
    const { tail, position } = this.session;
    return this.isOver || (tail.length === this.#plies && position?.key === this.flow.position.key);
  }

  /** Begins, also once more. */
  async begin(): Promise<void> {
    const run = this.stop();
    const { lead, start } = this.puzzle;
    const follows = this.flow.start();
    this.#node = start;
    // What has been opened and not touched stays.
    const { game, own } = this.session;
    if (game === this.puzzle.game || own.length !== Math.max(lead.length - 1, 0))
      this.session = opened(this.puzzle);
    this.#show(undefined);
    const last = lead.at(-1);
    if (!last && follows.length === 0) return;
    this.isBusy = true;
    this.#site.changed();
    await this.#site.board.ready;
    if (last && (await this.#pause(BEAT, run))) await this.#play(last.move, 'opponent');
    await this.#follow(follows, run);
  }

  /** Stops what is being shown. */
  stop(): number {
    this.isBusy = false;
    this.hint = undefined;
    return ++this.#run;
  }

  /** Goes to the place where the solver is asked, and forgets what has been made beyond. */
  present(): Promise<void> {
    return this.#site.causing('puzzle', () => {
      const { session } = this;
      const plies = this.#plies;
      if (session.tail.length > plies + 1) session.go(`0~${plies + 1}`);
      if (session.tail.length > plies) session.undo();
      else session.go(`0~${plies}`);
      if (this.isPresent) return;
      // Whoever goes to the start has no moves any more.
      this.session = opened(this.puzzle);
      const last = this.puzzle.lead.at(-1)?.move ?? [];
      for (const move of [last, this.flow.line].flat()) this.session.play(move);
      this.#site.changed();
    });
  }

  /** A move has been made on the board. */
  async tried(move: Move): Promise<void> {
    const { flow, puzzle } = this;
    const { position } = flow;
    const answer = flow.try(move);
    const { verdict, node, follows, refutation } = answer;
    if (verdict === 'free') return;
    const run = this.stop();
    if (verdict === 'illegal') {
      await this.present();
      return;
    }
    this.isBusy = true;
    const isWrong = verdict === 'wrong';
    if (!isWrong && node) this.#node = node;
    const status = isWrong
      ? wrongStatus(answer, move, position)
      : rightStatus(answer, move, position, puzzle.position);
    this.#show(status);
    // The board says the move first, so that the verdict is heard last.
    void this.#site.board.updateComplete.then(() => this.#site.say(status));
    this.#tell(verdict, formatMove(move, position));
    if (isWrong) await this.#takeBack(refutation, run);
    else await this.#follow(follows, run);
  }

  /** Whoever else shows the session may have made a move in it. */
  heard(): void {
    const move = this.session.tail[this.#plies];
    if (move && !this.isOver && !this.isBusy) void this.tried(move);
  }

  /** A try was no move. */
  refused(message: () => string): void {
    if (!this.isOver && !this.isBusy) this.#show({ kind: 'wrong', tell: () => [message()] });
  }

  /** Helps a little more; false if nothing is asked. */
  help(): boolean {
    const hint = this.isBusy ? undefined : this.flow.hint();
    if (!hint) return false;
    if (!this.isPresent) void this.present();
    this.hint = hint;
    const status = hintStatus(hint, this.flow.position);
    this.#show(status);
    this.#site.say(status);
    this.#tell('hint', hint.level);
    return true;
  }

  /** Gives up: the author's solution is played. */
  async reveal(): Promise<void> {
    if (this.isOver) return;
    const run = this.stop();
    const { puzzle } = this;
    const nodes = this.flow.reveal();
    const { root } = puzzle.game;
    const indices = [...(parsePath(root, puzzle.at) ?? [])];
    this.session = new Session(puzzle.game, puzzle.at);
    const status = shownStatus(nodes, puzzle.position);
    this.#show(status);
    this.isBusy = true;
    this.#site.changed();
    this.#site.say(status);
    this.#tell('revealed');
    await this.#site.board.ready;
    let at = puzzle.start;
    for (const node of nodes) {
      if (!(await this.#pause(BEAT, run))) return;
      indices.push(at.children.indexOf(node));
      at = node;
      const path = formatPath(root, indices);
      await this.#site.causing('puzzle', () => this.#site.board.go(path));
    }
    this.#rest(run);
  }

  /** How many moves the board has made where the solver is asked. */
  get #plies(): number {
    return this.puzzle.lead.length + this.flow.line.length;
  }

  #show(status: Status | undefined): void {
    this.status = status;
    this.#site.changed();
  }

  #tell(verdict: PuzzleVerdict, about: string | number = ''): void {
    const { tally } = this.flow;
    const { attempts, hints, elapsed } = tally;
    const puzzle = this.#site.number();
    const detail = { verdict, attempts, hints, elapsed, line: this.line, puzzle };
    const event =
      verdict === 'solved'
        ? new PuzzleSolvedEvent(detail)
        : verdict === 'revealed'
          ? new PuzzleFailedEvent(detail)
          : verdict === 'hint'
            ? new PuzzleHintEvent(detail, Number(about))
            : new PuzzleMoveEvent(detail, `${about}`);
    this.#site.tell(event, tally);
  }

  /** Shows what follows by itself from a right move. */
  async #follow(follows: readonly Happening[], run: number): Promise<void> {
    for (const each of follows) {
      if (each.kind === 'solved') {
        await this.#solved(run);
        return;
      }
      const isBack = each.kind === 'back';
      if (!(await this.#pause(isBack ? HOLD : BEAT, run))) return;
      if (isBack)
        await this.#site.causing('puzzle', () =>
          this.#site.board.go(`0~${this.puzzle.lead.length + each.line.length}`),
        );
      else {
        this.#node = each.node;
        await this.#play(each.move, each.kind === 'forced' ? 'forced' : 'opponent');
      }
    }
    if (!this.#rest(run) || this.isPresent) return;
    // A listener has forbidden what is to follow.
    await this.present();
  }

  async #solved(run: number): Promise<void> {
    if (run !== this.#run) return;
    const { puzzle, flow } = this;
    this.isBusy = false;
    const last = this.#node.kind === 'move' ? (this.#node as Played) : undefined;
    this.#show(solvedStatus(commentOf(last)));
    this.#tell('solved');
    // When the last move has been shown, the record may be looked at.
    if (!(await this.#pause(HOLD, run)) || this.session.tail.length !== this.#plies) return;
    this.session = new Session(puzzle.game, puzzle.at);
    for (const move of flow.line) this.session.play(move);
    this.#site.changed();
  }

  /** A wrong move stands for a while, is answered if the author does so, and is taken back. */
  async #takeBack(refutation: readonly Played[], run: number): Promise<void> {
    for (const { move } of refutation) {
      if (!(await this.#pause(BEAT, run))) return;
      await this.#play(move, 'puzzle');
    }
    if (!(await this.#pause(HOLD, run))) return;
    await this.present();
    this.#rest(run);
  }

  #play(move: Move, cause: Cause): Promise<void> {
    return this.#site.causing(cause, () => this.#site.board.play(move));
  }

  /** The reader may go on; false if he has done so meanwhile. */
  #rest(run: number): boolean {
    if (run !== this.#run) return false;
    this.isBusy = false;
    this.#site.changed();
    return true;
  }

  /** Waits; false if nothing is to be shown any more. */
  async #pause(time: number, run: number): Promise<boolean> {
    const pause = (time * this.#site.pace(time === HOLD)) / 200;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    return run === this.#run;
  }
}

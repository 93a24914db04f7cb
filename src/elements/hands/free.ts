import type { Piece, Square } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { formatFen } from '../../notation/fen.js';
import { PositionChangeEvent } from '../shared/events.js';
import { PieceDropEvent, SquarePressEvent } from '../shared/free-events.js';
import type { ModesTarget } from './modes.js';
import type { Answer, Input } from './move-input.js';
import { wordsOf } from './words.js';

/** Pieces that go wherever they are put. */
class FreeInput implements Input {
  readonly position = undefined;
  readonly taken: readonly Square[] = [];
  readonly mustMove: readonly Square[] = [];
  readonly targets: readonly Square[] = [];
  readonly irregular = [];
  readonly takes = false;
  path: readonly Square[] = [];
  readonly #pieces: ReadonlyMap<Square, Piece>;

  constructor(pieces: ReadonlyMap<Square, Piece>) {
    this.#pieces = pieces;
  }

  get movable(): readonly Square[] {
    return [...this.#pieces.keys()];
  }

  moved(pieces: ReadonlyMap<Square, Piece>): ReadonlyMap<Square, Piece> {
    return pieces;
  }

  press(square: Square): Answer {
    const [from] = this.path;
    if (square === from) return { kind: 'cancelled' };
    if (from) return { kind: 'placed', from };
    if (!this.#pieces.has(square)) return { kind: 'nothing' };
    this.path = [square];
    return { kind: 'chosen' };
  }
}

/** A board without rules: pieces go anywhere, and off the board. */
export class Free {
  readonly #target: ModesTarget;

  constructor(target: ModesTarget) {
    this.#target = target;
  }

  get #setup(): Setup {
    return this.#target.board.session().setup;
  }

  input(): Input {
    return new FreeInput(this.#setup.pieces);
  }

  /** Whether a listener has cancelled a press. */
  isBarred(square: Square): boolean {
    const { host, name } = this.#target.board;
    return !host.dispatchEvent(new SquarePressEvent(name(square), this.#setup.pieces.get(square)));
  }

  /** Delete and Backspace take the piece away that is held, or that keys are on. */
  key({ key }: KeyboardEvent, square: Square): boolean {
    if (key !== 'Delete' && key !== 'Backspace') return false;
    const from = this.#target.input()?.path[0] ?? square;
    if (this.#setup.pieces.has(from)) this.place(from, undefined);
    return true;
  }

  place(from: Square, to: Square | undefined): void {
    const { board } = this.#target;
    const { host, name } = board;
    const setup = this.#setup;
    const piece = setup.pieces.get(from);
    if (!piece) return;
    const pieces = new Map(setup.pieces);
    pieces.delete(from);
    if (to) pieces.set(to, piece);
    const { variant, turn } = setup;
    const start: Setup = { variant, ...(turn && { turn }), pieces };
    const fen = formatFen(start);
    const drop = new PieceDropEvent({ from: name(from), to: to && name(to), piece, fen });
    const isDone = host.dispatchEvent(drop);
    // A listener may have done something else.
    if (isDone && this.#setup === setup) {
      board.use(new Session(new Game({ variant, start })));
      host.dispatchEvent(new PositionChangeEvent(board.session().path, fen, 'user'));
    } else this.#target.reset();
    const words = wordsOf(board);
    const there = to ? words.piece[piece.color][piece.kind] : words.square.empty;
    this.#target.say(isDone ? `${name(to ?? from)}, ${there}` : words.cancelled);
  }
}

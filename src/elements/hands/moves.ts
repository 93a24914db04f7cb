import { formatFen } from '../../notation/fen.js';
import { formatMove } from '../../notation/write-move.js';
import { type Move, sameMove } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import type { Cause } from '../shared/events.js';
import { BeforeMoveEvent, type MoveDetail, MovePlayedEvent } from '../shared/move-events.js';
import type { MovesBoard } from './hands-board.js';

let read: typeof import('../../notation/read-move.js').parseMove | undefined;

/** The legal move that a text means, or that a move is a copy of; undefined if there is none. */
function legalMove(move: Move | string, position: Position): Move | undefined {
  if (typeof move === 'string') {
    const found = read?.(move, position);
    return found && 'code' in found ? undefined : found;
  }
  return position.movesAfter(move?.path?.slice(0, -1) ?? []).find((legal) => sameMove(legal, move));
}

/** Makes moves, with the events that tell of them. */
export class Moves {
  readonly #board: MovesBoard;
  /** What is asked for first comes first, though the reader of moves has to be loaded. */
  #reading: Promise<void> | undefined;
  /** How many answers of listeners are awaited, */
  #asked = 0;
  /** and what ends that. */
  readonly #cancels: (() => void)[] = [];

  constructor(board: MovesBoard) {
    this.#board = board;
  }

  /** Settles when the moves that have been given as texts are read. */
  get read(): Promise<void> | undefined {
    return this.#reading;
  }

  /** Whether a listener has still to answer whether a move may be made. */
  get isAsking(): boolean {
    return this.#asked > 0;
  }

  /** Awaits no answer any more: the moves are not made. */
  cancel(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }

  /** Makes a move given by the page; true if it was made. */
  async play(move: Move | string): Promise<boolean> {
    const session = this.#board.session();
    if (typeof move === 'string' && !read) this.#reading ??= this.#loadReader();
    await this.#reading;
    const { position } = session;
    // Another game may have been loaded meanwhile.
    if (!position || session !== this.#board.session()) return false;
    const legal = legalMove(move, position);
    return legal !== undefined && this.make(legal, 'api');
  }

  /** Makes a legal move; false if a listener forbids it, or the game goes on before it answers. */
  async make(move: Move, cause: Cause): Promise<boolean> {
    const board = this.#board;
    const session = board.session();
    const { position } = session;
    if (!position) return false;
    const detail = detailOf(move, position, cause);
    const before = new BeforeMoveEvent(detail);
    if (!board.host.dispatchEvent(before)) return false;
    if (before.answers.length > 0 && !(await this.#areAgreed(before.answers))) return false;
    // Something else may have been loaded or played while the answer was awaited.
    if (session !== board.session() || session.position !== position) return false;
    board.change(cause, () => session.play(move));
    // What binds kings and draws games is not needed before somebody has moved.
    import('../../rules/more-variants.js').then(board.redraw, () => {});
    board.host.dispatchEvent(new MovePlayedEvent(detail, formatFen(position.after(move).setup)));
    return true;
  }

  /** Whether the answers of listeners let a move be made. */
  async #areAgreed(answers: readonly unknown[]): Promise<boolean> {
    const gone = new Promise<readonly unknown[]>((_, reject) => {
      this.#cancels.push(reject);
    });
    this.#count(1);
    try {
      const values = await Promise.race([Promise.all(answers), gone]);
      return !values.includes(false);
    } catch {
      return false;
    } finally {
      this.#count(-1);
    }
  }

  #count(by: 1 | -1): void {
    this.#asked += by;
    // Without it the board waits all the same.
    import('../shared/internals.js').then(
      ({ setState }) => setState(this.#board.host as HTMLElement, 'busy', this.isAsking),
      () => {},
    );
  }

  async #loadReader(): Promise<void> {
    try {
      read = (await import('../../notation/read-move.js')).parseMove;
    } catch {
      // The next move tries again.
    }
    this.#reading = undefined;
  }
}

/** A legal move in the names of its game. */
export function detailOf(move: Move, position: Position, cause: Cause): MoveDetail {
  const { variant } = position;
  const path = move.path.map((square) => variant.squareName(square));
  return {
    from: variant.squareName(move.from),
    to: variant.squareName(move.to),
    path,
    captures: move.captures.map((square) => variant.squareName(square)),
    promotesTo: move.promotesTo,
    text: formatMove(move, position),
    color: position.turn,
    cause,
  };
}

import { isError } from '../../game/diagnostic.js';
import { setState } from '../shared/internals.js';
import type { Extra, ExtrasBoard } from './extras.js';

/** States of a board that style sheets can ask for, such as `:state(error)`. */
export class States implements Extra {
  readonly #board: ExtrasBoard;

  constructor(board: ExtrasBoard) {
    this.#board = board;
  }

  updated(): void {
    const { host, session, bottom } = this.#board;
    const { orientation } = host;
    const turn = orientation === 'auto' ? session().game.start.turn : undefined;
    const asked = turn ?? (orientation === 'black' ? 'black' : 'white');
    setState(host, 'error', host.diagnostics.some(isError));
    setState(host, 'flipped', bottom() !== asked);
  }
}

import { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { randomOpening } from '../../rules/random-opening.js';
import { textOf } from '../draughts-board/asked.js';
import type { Extra, ExtrasBoard } from './extras.js';

/** A game that begins with moves drawn by lot: the same ones whenever the same seed is given. */
export class RandomStart implements Extra {
  readonly #board: ExtrasBoard;
  #drawn: string | undefined;

  constructor(board: ExtrasBoard) {
    this.#board = board;
  }

  updated(): void {
    const { host } = this.#board;
    const { variant } = this.#board.session().game;
    const seed = textOf(host.openingSeed);
    const asked = `${variant.id} ${host.opening} ${seed ?? ''}`;
    if (asked === this.#drawn) return;
    this.#drawn = asked;
    if (host.opening !== 'random' || this.#board.hasSource()) return;
    const moves = randomOpening(variant, seed === undefined ? {} : { random: numbersFrom(seed) });
    const game = new Game({ variant }).with({ at: 'start', play: moves });
    this.#board.show({ session: new Session(game, String(moves.length)), diagnostics: [] });
  }
}

/** Numbers from 0 to 1 that look as if drawn by lot, always the same ones for a seed. */
function numbersFrom(seed: string): () => number {
  let state = 0;
  // A linear congruence, with the constants of Numerical Recipes.
  const turn = (by: number): number => {
    state = (Math.imul(state ^ by, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (const character of seed) turn(character.codePointAt(0) ?? 0);
  // What the last characters have changed reaches the first digits.
  turn(0);
  return () => turn(0);
}

// The games that every behaviour of a board is tried in, each with a quiet move and a capture of two
// pieces. Positions are made from the rule books: what a man of the game may do there.
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { boardOf } from './board.js';

interface Trial {
  readonly fen: string;
  /** From, every landing, to. */
  readonly path: readonly string[];
  /** What is drawn then. */
  readonly after: string;
}

export interface GameTrial {
  readonly variant: string;
  readonly quiet: Trial;
  /** A capture of two; `idle` is a man that may not move, because another has to take. */
  readonly capture: Trial & { readonly idle: string };
}

const games: readonly GameTrial[] = [
  {
    variant: 'international',
    quiet: { fen: 'W:W32,45:B1,2', path: ['32', '28'], after: 'W28,45:B1,2' },
    capture: { fen: 'W:W32,45:B1,19,28', path: ['32', '23', '14'], after: 'W14,45:B1', idle: '45' },
  },
  {
    // Straight up over 27, which stands two rows above 37, then askew over 12.
    variant: 'frisian',
    quiet: { fen: 'W:W32,45:B1,2', path: ['32', '28'], after: 'W28,45:B1,2' },
    capture: { fen: 'W:W37,45:B5,12,27', path: ['37', '17', '8'], after: 'W8,45:B5', idle: '45' },
  },
  {
    // The rows are counted from Black's side.
    variant: 'jamaican',
    quiet: { fen: 'W:Wf6,h8:Ba1,c1', path: ['f6', 'e5'], after: 'We5,h8:Ba1,c1' },
    capture: {
      fen: 'W:Wf6,h8:Bc3,e5,g1',
      path: ['f6', 'd4', 'b2'],
      after: 'Wb2,h8:Bg1',
      idle: 'h8',
    },
  },
  {
    variant: 'jekab',
    quiet: { fen: 'W:W22,32:B1,2', path: ['22', '18'], after: 'W18,32:B1,2' },
    capture: { fen: 'W:W25,32:B4,14,22', path: ['25', '18', '9'], after: 'W9,32:B4', idle: '32' },
  },
  {
    // Ahead over one, then aside over the other.
    variant: 'elephant',
    quiet: { fen: 'W:Wa2,c3:Bh9,i9', path: ['c3', 'c4'], after: 'Wa2,c4:Bh9,i9' },
    capture: {
      fen: 'W:Wa2,c2:Bc3,d4,i9',
      path: ['c2', 'c4', 'e4'],
      after: 'Wa2,e4:Bi9',
      idle: 'a2',
    },
  },
  {
    variant: 'turkish',
    quiet: { fen: 'W:Wa3,b3:Bg7,h7', path: ['b3', 'b4'], after: 'Wa3,b4:Bg7,h7' },
    capture: {
      fen: 'W:Wa3,h2:Ba4,b5,g8',
      path: ['a3', 'a5', 'c5'],
      after: 'Wc5,h2:Bg8',
      idle: 'h2',
    },
  },
  {
    // What is taken goes under the man that takes.
    variant: 'bashni',
    quiet: { fen: 'W:Wc3,h2:Bf8,h8', path: ['c3', 'd4'], after: 'Wd4,h2:Bf8,h8' },
    capture: {
      fen: 'W:Wc3,h2:Ba7,d4,f6',
      path: ['c3', 'e5', 'g7'],
      after: 'Wg7,h2:Ba7',
      idle: 'h2',
    },
  },
];

/** Runs a test in each of the games. */
export function inEachGame(
  what: string,
  test: (this: Mocha.Context, game: GameTrial) => Promise<void>,
): void {
  for (const game of games)
    it(`${what} (${game.variant})`, function () {
      return test.call(this, game);
    });
}

export const boardWith = ({ variant }: GameTrial, { fen }: Trial): Promise<DraughtsBoard> =>
  boardOf(html`<draughts-board variant=${variant} fen=${fen} interactive></draughts-board>`);

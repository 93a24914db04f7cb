import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { getVariant, variants } from '../../src/variants.js';
import { argTypes, type BoardArgs, type BoardStory, only, row } from '../board.js';
import { crowning } from '../games.js';
import { boardsIn, hasPart, placesOf } from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/Games',
  component: 'draughts-board',
  argTypes,
  parameters: only('orientation', 'coordinates', 'notation', 'interactive'),
};

export default meta;

/** The games that there are, each at its start. */
export const Starts: BoardStory = {
  name: 'all at the start',
  render: (args) => row(variants.map(({ id, name }) => [{ ...args, variant: id }, name])),
  play: async ({ canvasElement }) => {
    const boards = await boardsIn(canvasElement);
    await expect(boards).toHaveLength(45);
    for (const board of boards) {
      const { start, startingColor } = getVariant(board.variant ?? '');
      // Those that lie far away are drawn when they come near.
      board.scrollIntoView();
      await waitFor(() => {
        const pieces = ['white man', 'black man', 'white king', 'black king'];
        const places = pieces.flatMap((each) => placesOf(board, each));
        return expect(new Set(places).size).toBe(start.pieces.size);
      });
      await expect(board.turn).toBe(startingColor);
      await expect(board.diagnostics).toEqual([]);
    }
  },
};

/**
 * On some boards the double corner is at the left hand. Each of these games counts its squares in
 * its own way.
 */
export const Mirrored: BoardStory = {
  name: 'mirrored boards',
  args: { coordinates: 'all' },
  render: (args) =>
    row(
      [
        [{ ...args, variant: 'italian' }, 'Italian: 1 is in the top left corner.'],
        [{ ...args, variant: 'spanish' }, 'Spanish: 1 is at White’s right hand.'],
        [{ ...args, variant: 'portuguese' }, 'Portuguese: as Spanish.'],
        [
          { ...args, variant: 'jamaican', orientation: args.orientation ?? 'black' },
          'Jamaican: Black begins, and a1 is at his right hand.',
        ],
      ],
      320,
    ),
  play: async ({ canvasElement }) => {
    const boards = await boardsIn(canvasElement);
    for (const board of boards) {
      // the corner at the left hand is empty, the one at the right hand is played
      const near = board.orientation === 'black' ? 'black man' : 'white man';
      await expect(placesOf(board, near)).not.toContain('0 7');
      await expect(placesOf(board, near)).toContain('7 7');
    }
    const first = boards.map(({ record: { variant } }) =>
      variant.board.squares.slice(0, 1).map((square) => variant.squareName(square)),
    );
    await expect(first.flat()).toEqual(['1', '32', '32', 'a1']);
  },
};

/** Turkish draughts are played on all squares, which are all but of one color. */
export const EverySquare: BoardStory = {
  name: 'every square played',
  args: { coordinates: 'outside' },
  render: (args) =>
    row(
      [
        [{ ...args, variant: 'turkish' }, 'Turkish: two rows of men, straight ahead.'],
        [
          { ...args, variant: 'turkish', fen: 'W:Wa4,Kd4:Bd6,d8,f5,h7' },
          'A king takes along rows and files.',
        ],
      ],
      320,
    ),
  play: async ({ canvasElement }) => {
    const boards = await boardsIn(canvasElement);
    for (const board of boards) await expect(hasPart(board, '.alt')).toBe(true);
    await expect(boards[0]?.record.variant.board.squares).toHaveLength(64);
  },
};

/** One position under three laws: White must take g7, and lands on the far row. What then? */
export const Crowning: BoardStory = {
  name: 'one position, three laws',
  args: { fen: crowning, coordinates: 'outside', interactive: true, notation: 'algebraic' },
  render: (args) =>
    row(
      [
        [{ ...args, variant: 'russian' }, 'Russian: a king at once, who takes two more.'],
        [{ ...args, variant: 'american-pool' }, 'Pool: crowned when the move ends.'],
        [{ ...args, variant: 'brazilian' }, 'Brazilian: as pool here.'],
      ],
      280,
    ),
  play: async ({ canvasElement }) => {
    const boards = await boardsIn(canvasElement);
    const taken = boards.map(({ legalMoves }) => legalMoves[0]?.captures.length);
    await expect(taken).toEqual([3, 1, 1]);
  },
};

import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { argTypes, type BoardArgs, type BoardStory, only, row, story } from '../board.js';
import { afterMove43, leclercqWeiss, wiersmaUutma } from '../games.js';
import {
  boardIn,
  boardsIn,
  faultOf,
  hasPart,
  isShown,
  partOf,
  placesOf,
  wordsOf,
} from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/View',
  component: 'draughts-board',
  argTypes,
  render: (args) => story(args),
};

export default meta;

/**
 * Who is at the bottom. `auto` is the side to move of the source: here Black, who is to move and
 * win.
 */
export const Orientation: BoardStory = {
  name: 'orientation',
  args: { fen: leclercqWeiss, orientation: 'auto' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(placesOf(board, 'black man')).toContain('8 9');
    board.orientation = 'white';
    await board.ready;
    await expect(placesOf(board, 'black man')).toContain('1 0');
    board.orientation = 'auto';
    await board.ready;
  },
};

/**
 * Where the names of the squares stand. What is left out is `outside`, on boards that are wide
 * enough for it.
 */
export const Coordinates: BoardStory = {
  name: 'coordinates',
  args: { fen: afterMove43, coordinates: 'inside' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    const box = () => partOf(board, 'svg').getAttribute('viewBox')?.split(' ')[2];
    await expect(isShown(partOf(board, '.inside'))).toBe(true);
    await expect(hasPart(board, '.outside')).toBe(false);
    await expect(box()).toBe('10.12');
    board.coordinates = 'outside';
    await board.ready;
    await expect(hasPart(board, '.outside')).toBe(true);
    await expect(box()).toBe('11.12');
    board.coordinates = 'inside';
    await board.ready;
  },
};

/** The four of them. */
export const AllCoordinates: BoardStory = {
  name: 'coordinates: all values',
  args: { fen: afterMove43 },
  parameters: only('variant', 'fen', 'orientation', 'notation'),
  render: (args) =>
    row(
      (['none', 'outside', 'inside', 'all'] as const).map((coordinates) => [
        { ...args, coordinates },
        coordinates,
      ]),
      430,
    ),
  play: async ({ canvasElement }) => {
    const boards = await boardsIn(canvasElement);
    await expect(boards.map((board) => hasPart(board, '.outside'))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    await expect(boards.map((board) => hasPart(board, '.inside'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  },
};

/** How squares are named: in numbers or with letters, whatever the players of the game do. */
export const Notation: BoardStory = {
  name: 'notation',
  args: { variant: 'english', notation: 'algebraic', coordinates: 'outside' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    const letters = partOf(board, '.outside').getAttribute('d');
    board.notation = 'auto';
    await board.ready;
    const numbers = partOf(board, '.outside').getAttribute('d');
    await expect(numbers).not.toBe(letters);
    board.notation = 'numeric';
    await board.ready;
    await expect(partOf(board, '.outside').getAttribute('d')).toBe(numbers);
    board.notation = 'algebraic';
    await board.ready;
  },
};

/**
 * The language of its words, most of which are for who does not see the board. What is left out is
 * that of the page around it.
 */
export const Locale: BoardStory = {
  name: 'locale',
  args: { fen: 'W:W31,99:B1', locale: 'nl' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(wordsOf(board)).toMatch(/^Dambord, Internationaal dammen\. Wit aan zet\./);
    await expect(faultOf(board)).toBe('Regel 1, teken 7: Veld bestaat niet: 99');
    board.locale = 'pl';
    await board.ready;
    await expect(wordsOf(board)).toMatch(/^Warcabnica, /);
    board.locale = 'nl';
    await board.ready;
  },
};

/** A king is two men, one on the other, with a colored seam and a crown. */
export const Kings: BoardStory = {
  name: 'kings',
  args: { fen: 'W:W6,K11:B1,K4,K23,40' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(placesOf(board, 'white king')).toEqual(['1 2']);
    await expect(placesOf(board, 'black king')).toHaveLength(2);
    await expect(hasPart(board, '.black.king.crown')).toBe(true);
  },
};

/** Where a capture is still going on, `G` and `P` are men and kings that have been taken. */
export const Ghosts: BoardStory = {
  name: 'pieces taken',
  args: { fen: 'W:W18,45:B12,G23,G34' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(getComputedStyle(partOf(board, '.taken')).opacity).toBe('0.45');
    await expect(placesOf(board, 'black man')).toHaveLength(3);
  },
};

/** Once somebody has gone through a game, the last move is marked. */
export const LastMove: BoardStory = {
  name: 'last move',
  args: { pdn: wiersmaUutma, at: '94' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await board.go('next');
    await expect(hasPart(board, '[part=last-move] .brackets')).toBe(true);
    await expect(hasPart(board, '[part=last-move] .cross')).toBe(true);
    await expect(placesOf(board, 'white king')).toEqual(['0 5']);
  },
};

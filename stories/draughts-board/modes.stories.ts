import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { argTypes, type BoardArgs, type BoardStory, only, story } from '../board.js';
import { logged, logIn } from '../event-log.js';
import { boardIn, expectFen, hasPart, press } from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/Ways of playing',
  component: 'draughts-board',
  argTypes,
  args: { interactive: true },
  parameters: only('orientation', 'coordinates', 'notation'),
  render: (args) => story(args),
};

export default meta;

/** Whose pieces can be moved by hand; `free` knows no rules. */
export const Movable: BoardStory = {
  name: 'movable',
  args: { fen: 'W:W32:B1', movable: 'free' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => expect(hasPart(board, '[role=grid]')).toBe(true));
    await press(board, '32', '10');
    await expectFen(board, 'W:W10:B1');
  },
};

/** A capture that is overlooked stands unless the opponent claims it. */
export const Enforcement: BoardStory = {
  name: 'enforcement',
  args: { variant: 'frisian', fen: 'W:W32,37,45:B28,1', enforcement: 'claim' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => expect(hasPart(board, '.claim')).toBe(true));
    await press(board, '45', '40');
    await expectFen(board, 'B:W32,37,40:B1,28');
  },
};

/** The only legal move is made by itself. */
export const AutoForced: BoardStory = {
  name: 'auto-forced',
  args: { fen: 'W:W32,37,41,50:B1,23', autoForced: 'true' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await press(board, '32', '28');
    await waitFor(() => expect(board.path).toBe('0~3'), { timeout: 5000 });
  },
};

/** How long a step takes, in milliseconds; 0 for none. */
export const AnimationTime: BoardStory = {
  name: 'animation',
  args: { fen: 'W:W32,31:B1,2', animation: 600 },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await board.play('32-28');
    await expect(board.toFen()).toBe('B:W28,31:B1,2');
  },
};

/** Another piece is chosen, or none any more. */
export const SelectionChange: BoardStory = {
  name: 'selection-change',
  args: { fen: 'W:W31,32:B1' },
  render: (args) => logged(args, ['selection-change']),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await press(board, '32', '32');
    await waitFor(() =>
      expect(logIn(canvasElement)).toEqual(['selection-change: 32', 'selection-change: nothing']),
    );
  },
};

const freely: BoardArgs = { fen: 'W:W32:B1', movable: 'free' };

/** A square is pressed where there are no rules; a page may make something else of it. */
export const SquarePress: BoardStory = {
  name: 'square-press',
  args: freely,
  render: (args) => logged(args, ['square-press']),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => expect(hasPart(board, '[role=grid]')).toBe(true));
    await press(board, '5');
    await waitFor(() => expect(logIn(canvasElement)).toContain('square-press: 5'));
  },
};

/** A piece is put down where there are no rules; a page can forbid it. */
export const PieceDrop: BoardStory = {
  name: 'piece-drop',
  args: freely,
  render: (args) => logged(args, ['piece-drop']),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => expect(hasPart(board, '[role=grid]')).toBe(true));
    await press(board, '32', '10');
    await waitFor(() => expect(logIn(canvasElement)).toContain('piece-drop: 32 to 10'));
  },
};

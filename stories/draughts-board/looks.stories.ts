import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { argTypes, type BoardArgs, type BoardStory, only, row, story } from '../board.js';
import { afterMove43, leclercqWeiss } from '../games.js';
import { boardIn, boardsIn, hasPart, partOf, wordsOf } from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/Looks',
  component: 'draughts-board',
  argTypes,
  render: (args) => story(args),
};

export default meta;

/** The look of the board. What a page sets on the board itself comes before its theme. */
export const Theme: BoardStory = {
  name: 'theme',
  args: { fen: afterMove43, theme: 'wood' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() =>
      expect(getComputedStyle(partOf(board, '.dark')).fill).toBe('rgb(168, 116, 63)'),
    );
  },
};

/** All of them, with everything that can be marked on a still board. */
export const Themes: BoardStory = {
  args: { fen: leclercqWeiss, shapes: 'G28 R31-27', show: 'turn' },
  parameters: only('orientation', 'coordinates', 'notation'),
  render: (args) =>
    row(
      (['classic', 'wood', 'flat', 'paper', 'night', 'contrast'] as const).map(
        (theme) => [{ ...args, theme }, theme] as const,
      ),
      320,
    ),
  play: async ({ canvasElement }) => {
    await expect(await boardsIn(canvasElement)).toHaveLength(6);
  },
};

/** Circles, arrows and paths. Each color has a line of its own, so that paper shows them, too. */
export const Shapes: BoardStory = {
  name: 'shapes',
  args: { fen: afterMove43, shapes: 'G28 R31-27 B32-23-14 Y48-42' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => expect(wordsOf(board)).toContain('red arrow 31-27'));
  },
};

/** Those of a comment are drawn when its move is shown. */
export const ShapesOfComments: BoardStory = {
  args: { pdn: '1. 32-28 {Watch [%csl R28][%cal G2823,G2822]} 19-23', at: '1' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => expect(hasPart(board, '.arrow')).toBe(true));
    await board.go('next');
    await waitFor(() => expect(hasPart(board, '.arrow')).toBe(false));
    await board.go('previous');
  },
};

/** Which marks are seen: here on a board that nobody plays on. */
export const Show: BoardStory = {
  name: 'show',
  args: { pdn: '1. 32-28 19-23', at: '2', show: 'last-move must-move turn' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => expect(hasPart(board, '.must-move')).toBe(true));
  },
};

/** A board without its pieces, for who plays from memory. */
export const Pieces: BoardStory = {
  name: 'pieces',
  args: { interactive: true, pieces: 'none' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() =>
      expect(partOf(board, '[data-square="32"]').getAttribute('aria-label')).toBe('32'),
    );
  },
};

/** What lies on squares, and stands below the board. */
export const Slots: BoardStory = {
  args: { fen: afterMove43 },
  render: (args) =>
    story(
      args,
      html`<b slot="square-28">!</b><b slot="square-19">?</b><span slot="caption">White to move</span>`,
    ),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => expect(hasPart(board, 'slot[name="square-28"]')).toBe(true));
  },
};

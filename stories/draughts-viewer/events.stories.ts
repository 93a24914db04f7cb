import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { loggedAround, logIn } from '../event-log.js';
import { annotated, faulty } from '../games.js';
import { argTypes, type ViewerArgs, type ViewerStory, viewer, viewerIn } from '../viewer.js';

const meta: Meta<ViewerArgs> = {
  title: 'Viewer/Events',
  component: 'draughts-viewer',
  argTypes,
  parameters: { controls: { include: ['orientation'] } },
};

export default meta;

/** The reader, or a page, is about to make a move; a listener can cancel it. */
export const BeforeMove: ViewerStory = {
  name: 'before-move',
  args: { pdn: annotated, at: '4' },
  render: (args) => loggedAround(viewer(args), ['before-move']),
  play: async ({ canvasElement }) => {
    await (await viewerIn(canvasElement)).play('31-27');
    await expect(logIn(canvasElement)).toEqual(['before-move: white 31-27, cause api']);
  },
};

/** A move has been made, along the record or apart from it. */
export const MovePlayed: ViewerStory = {
  name: 'move-played',
  args: { pdn: annotated, at: '4' },
  render: (args) => loggedAround(viewer(args), ['move-played']),
  play: async ({ canvasElement }) => {
    await (await viewerIn(canvasElement)).play('31-27');
    await expect(logIn(canvasElement)).toEqual(['move-played: white 31-27, cause api']);
  },
};

/** The reader has tried what is not legal. */
export const MoveRejected: ViewerStory = {
  name: 'move-rejected',
  args: { fen: 'W:W28,32:B23' },
  render: (args) => loggedAround(viewer(args), ['move-rejected']),
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await expect(await shown.play('32-27')).toBe(false);
  },
};

/** Another place of the game is shown; `cause` tells by what. */
export const PositionChange: ViewerStory = {
  name: 'position-change',
  args: { pdn: annotated },
  render: (args) => loggedAround(viewer(args), ['position-change']),
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await shown.go('next');
    await shown.go('first');
    await expect(logIn(canvasElement)).toEqual([
      'position-change: path 1, cause replay',
      'position-change: path 0, cause replay',
    ]);
  },
};

/** What was asked for is there. */
export const RecordLoad: ViewerStory = {
  name: 'record-load',
  args: { pdn: annotated },
  render: (args) => loggedAround(viewer(args), ['record-load']),
  play: async ({ canvasElement }) => {
    await viewerIn(canvasElement);
    await waitFor(() => expect(logIn(canvasElement)).toEqual(['record-load: nothing found wrong']));
  },
};

/** What was asked for could not be read, or not all of it. */
export const Fault: ViewerStory = {
  name: 'error',
  args: { pdn: faulty },
  render: (args) => loggedAround(viewer(args), ['error']),
  play: async ({ canvasElement }) => {
    await viewerIn(canvasElement);
    await waitFor(() => expect(logIn(canvasElement)[0]).toMatch(/^error: /));
  },
};

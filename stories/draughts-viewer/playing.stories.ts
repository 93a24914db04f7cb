import type { Meta } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { annotated, wiersmaUutma } from '../games.js';
import { argTypes, inside, story, type ViewerArgs, type ViewerStory, viewerIn } from '../viewer.js';

const meta: Meta<ViewerArgs> = {
  title: 'Viewer/By itself',
  component: 'draughts-viewer',
  argTypes,
  parameters: { controls: { include: ['orientation'] } },
  render: (args) => story(args),
};

export default meta;

/** The game plays by itself until the reader does something. */
export const Autoplay: ViewerStory = {
  name: 'autoplay',
  args: { pdn: wiersmaUutma, autoplay: true, interval: '0.2', animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await waitFor(() => expect(Number(shown.path)).toBeGreaterThan(1), { timeout: 5000 });
    await userEvent.click(inside(shown, '[data-do=pause]'));
    await shown.go('first');
  },
};

/** How many seconds it rests after each move; `clock` is as long as the players did. */
export const Interval: ViewerStory = {
  name: 'interval',
  args: { pdn: wiersmaUutma, interval: '0.1', animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await userEvent.click(inside(shown, '[data-do=play]'));
    await waitFor(() => expect(Number(shown.path)).toBeGreaterThan(2), { timeout: 5000 });
    await userEvent.click(inside(shown, '[data-do=pause]'));
    await shown.go('first');
  },
};

/** It begins again at its end. */
export const Loop: ViewerStory = {
  name: 'loop',
  args: { pdn: wiersmaUutma, at: '93', loop: true, interval: '0.1', animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await userEvent.click(inside(shown, '[data-do=play]'));
    await waitFor(() => expect(Number(shown.path)).toBeLessThan(50), { timeout: 5000 });
    await userEvent.click(inside(shown, '[data-do=pause]'));
    await shown.go('93');
  },
};

/** The address of the page follows the place. */
export const Permalink: ViewerStory = {
  name: 'permalink',
  args: { pdn: annotated, id: 'game', permalink: true },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await shown.go('2');
    await waitFor(() => expect(location.hash).toContain('game=2'));
    await shown.go('first');
  },
};

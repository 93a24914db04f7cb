import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { annotated, faulty, match1973, wiersmaUutma } from '../games.js';
import {
  argTypes,
  inside,
  readout,
  story,
  type ViewerArgs,
  type ViewerStory,
  viewer,
  viewerIn,
  withButton,
} from '../viewer.js';

const meta: Meta<ViewerArgs> = {
  title: 'Viewer/Reading',
  component: 'draughts-viewer',
  argTypes,
  parameters: { controls: { include: ['orientation', 'coordinates', 'moves', 'theme'] } },
  render: (args) => story(args),
};

export default meta;

const said = (canvas: HTMLElement): string => canvas.querySelector('output')?.textContent ?? '';

/** A game with comments, variations, glyphs, clocks and a diagram. */
export const Annotated: ViewerStory = {
  name: 'an annotated game',
  args: { pdn: annotated },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await userEvent.click(inside(shown, '[data-do=next]'));
    await waitFor(() => expect(shown.path).toBe('1'));
    await shown.go('first');
  },
};

/** Where the moves stand: beside the board, below it, or beside it where there is room. */
export const Moves: ViewerStory = {
  name: 'moves',
  args: { pdn: annotated, moves: 'below' },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    const board = inside(shown, '.board-room').getBoundingClientRect();
    const moves = inside(shown, '.moves-room').getBoundingClientRect();
    await expect(moves.top).toBeGreaterThan(board.bottom);
  },
};

/** The game begins for the reader at this place; what precedes is not shown. */
export const From: ViewerStory = {
  name: 'from',
  args: { pdn: wiersmaUutma, from: '86' },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await shown.go('first');
    await waitFor(() => expect(shown.path).toBe('86'));
  },
};

/** The game ends for the reader at this place. */
export const To: ViewerStory = {
  name: 'to',
  args: { pdn: wiersmaUutma, to: '12' },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await shown.go('last');
    await waitFor(() => expect(shown.path).toBe('12'));
    await shown.go('first');
  },
};

/** Several games: one of them is shown, and the others are in a list. */
export const Several: ViewerStory = {
  name: 'several games',
  args: { pdn: match1973, game: '2' },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await expect(shown.record.tags.get('Round')).toBe('2');
  },
};

/** A move that cannot be played: the game up to it, and the rest as text with the reason. */
export const Faulty: ViewerStory = {
  name: 'a fault in the record',
  args: { pdn: faulty },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await expect(shown.diagnostics.length).toBeGreaterThan(0);
  },
};

/** The place in the game. `4~1` is one move of the reader's own after ply 4. */
export const Path: ViewerStory = {
  name: 'path',
  args: { pdn: annotated, at: '4' },
  render: (args) => readout(args, ({ path }) => path),
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await shown.play('31-27');
    await waitFor(() => expect(said(canvasElement)).toBe('4~1'));
    await shown.go('4');
  },
};

/** Plays a move: along the record where it has it, else as one of the reader's own. */
export const Play: ViewerStory = {
  name: 'play',
  args: { pdn: annotated },
  render: (args) => withButton(args, 'Play 33-29', (shown) => shown.play('33-29')),
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await expect(await shown.play('33-29')).toBe(true);
    await expect(shown.path).toBe('1');
    await shown.go('first');
  },
};

/** Goes to a place: `first`, `previous`, `next`, `last`, or a path. */
export const Go: ViewerStory = {
  name: 'go',
  args: { pdn: annotated },
  render: (args) => withButton(args, 'To the variation', (shown) => shown.go('1.1/3')),
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await expect(await shown.go('1.1/3')).toBe(true);
    await expect(shown.path).toBe('1.1/3');
    await expect(await shown.go('99')).toBe(false);
    await shown.go('first');
  },
};

/** Takes back the last move. */
export const Undo: ViewerStory = {
  name: 'undo',
  args: { pdn: annotated, at: '4' },
  render: (args) => withButton(args, 'Take back', (shown) => shown.undo()),
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await shown.play('31-27');
    shown.undo();
    await expect(shown.path).toBe('4');
  },
};

/** Back to the start of the game, without moves of the reader's own. */
export const Reset: ViewerStory = {
  name: 'reset',
  args: { pdn: annotated, at: '4' },
  render: (args) => withButton(args, 'To the start', (shown) => shown.reset()),
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    shown.reset();
    await expect(shown.path).toBe('0');
    await shown.go('4');
  },
};

/** Turns the board round, and the players with it. */
export const Flip: ViewerStory = {
  name: 'flip',
  args: { pdn: annotated },
  render: (args) => withButton(args, 'Turn round', (shown) => shown.flip()),
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    const top = (): string => inside(shown, '.player .who').textContent ?? '';
    await expect(top()).toBe('Black player');
    shown.flip();
    await waitFor(() => expect(top()).toBe('White player'));
    shown.flip();
  },
};

/** Sets several inputs at once; the promise is kept when all of it is there. */
export const Load: ViewerStory = {
  name: 'load',
  args: { pdn: annotated },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await shown.load({ pdn: wiersmaUutma, at: '86' });
    await expect(shown.path).toBe('86');
    await shown.load({ pdn: annotated, at: '0' });
  },
};

/** A promise that is kept when what has been asked for is there and drawn. */
export const Ready: ViewerStory = {
  name: 'ready',
  args: { pdn: annotated, at: '2' },
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    await expect(shown.path).toBe('2');
  },
};

/** Other parts of the page go to a place by themselves, and boards show places of the same game. */
export const Linked: ViewerStory = {
  name: 'one record, many boards',
  args: { pdn: annotated, id: 'linked' },
  render: (args) => html`
    <div class="story wide">
      ${viewer(args)}
      <p>After <a href="#linked" data-draughts-go="3">the second white move</a> the position is this:</p>
      <div class="row"><draughts-board for="linked" at="3"></draughts-board></div>
    </div>`,
  play: async ({ canvasElement }) => {
    const shown = await viewerIn(canvasElement);
    const beside = canvasElement.querySelector(
      'draughts-board',
    ) as HTMLElementTagNameMap['draughts-board'];
    await waitFor(() => expect(beside.path).toBe('3'));
    await userEvent.click(canvasElement.querySelector('a') as HTMLElement);
    await waitFor(() => expect(shown.path).toBe('3'));
  },
};

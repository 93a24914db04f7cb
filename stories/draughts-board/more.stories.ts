import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import {
  argTypes,
  type BoardArgs,
  type BoardStory,
  board,
  buttons,
  only,
  readout,
  stepping,
  story,
} from '../board.js';
import { afterMove43, wiersmaUutma } from '../games.js';
import { boardIn, boardsIn, wordsOf } from '../reading.js';

const looks = only('orientation', 'coordinates', 'notation');

const meta: Meta<BoardArgs> = {
  title: 'Board/More',
  component: 'draughts-board',
  argTypes,
  parameters: looks,
  render: (args) => story(args),
};

export default meta;

/** A file as a page may have one; here it is made on the spot. */
const file = (text: string): string => URL.createObjectURL(new Blob([text]));

/** The address of a file of games or of one position. */
export const Src: BoardStory = {
  name: 'src',
  args: { src: file(wiersmaUutma), at: '86' },
  play: async ({ canvasElement }) => {
    await expect((await boardIn(canvasElement)).path).toBe('86');
  },
};

/** A file may wait until the board comes near what the reader sees. */
export const Loading: BoardStory = {
  name: 'loading',
  args: { src: file(afterMove43), loading: 'lazy' },
  play: async ({ canvasElement }) => {
    await expect((await boardIn(canvasElement)).turn).toBe('white');
  },
};

/** Whether the file of another host is fetched with credentials. */
export const CrossOrigin: BoardStory = {
  name: 'crossorigin',
  args: { src: file(afterMove43), crossOrigin: 'anonymous' },
  play: async ({ canvasElement }) => {
    await expect((await boardIn(canvasElement)).turn).toBe('white');
  },
};

/** What the board says to those who do not see it, in place of the position. */
export const Label: BoardStory = {
  name: 'label',
  args: { fen: afterMove43, label: 'The position after move 43' },
  play: async ({ canvasElement }) => {
    await expect(wordsOf(await boardIn(canvasElement))).toBe('The position after move 43');
  },
};

/** A board for another moves together with it; one with a place of its own shows that place. */
export const For: BoardStory = {
  name: 'for',
  args: { pdn: wiersmaUutma },
  render: (args) => html`
    <div class="story wide">
      <div class="row">
        <figure>
          <draughts-board id="main" pdn=${args.pdn ?? ''} interactive></draughts-board>
          <figcaption>The game</figcaption>
        </figure>
        <figure>
          ${board({ ...args, pdn: undefined, htmlFor: 'main' })}
          <figcaption>The same</figcaption>
        </figure>
        <figure>
          ${board({ ...args, pdn: undefined, htmlFor: 'main', at: '86' })}
          <figcaption>After ply 86</figcaption>
        </figure>
      </div>
      ${stepping()}
    </div>`,
  play: async ({ canvasElement }) => {
    const [first, second, third] = await boardsIn(canvasElement);
    await waitFor(() => expect(third?.path).toBe('86'));
    await first?.go(4);
    await waitFor(() => expect(second?.path).toBe('4'));
    await expect(third?.path).toBe('86');
    await first?.go('first');
  },
};

/** A game that begins with moves drawn by lot. */
export const Opening: BoardStory = {
  name: 'opening',
  args: { variant: 'jamaican', opening: 'random', openingSeed: 'seed' },
  play: async ({ canvasElement }) => {
    await expect((await boardIn(canvasElement)).path).toBe('4');
  },
};

/** The same seed draws the same opening, whatever the seed is. */
export const OpeningSeed: BoardStory = {
  name: 'opening-seed',
  args: { variant: 'english', opening: 'random', openingSeed: 'club evening' },
  play: async ({ canvasElement }) => {
    await expect((await boardIn(canvasElement)).record.plies).toBe(4);
  },
};

/** Sets several things at once, and settles when they are there. */
export const Load: BoardStory = {
  name: 'load',
  args: {},
  render: (args) => html`
    <div class="story">
      ${board(args)}
      ${buttons({
        'A Russian game': (board) =>
          board.load({ variant: 'russian', pdn: '1. c3-d4 d6-c5', at: 'end' }),
      })}
    </div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await board.load({ variant: 'russian', pdn: '1. c3-d4 d6-c5', at: 'end' });
    await expect(board.path).toBe('2');
  },
};

/** What a board answers, below it when it has been asked. */
const answering = (
  args: BoardArgs,
  ask: (board: import('../../src/index.js').DraughtsBoard) => Promise<string>,
) =>
  readout(
    args,
    () => '',
    buttons({
      Ask: async (board) => {
        const output = board.closest('.story')?.querySelector('output');
        if (output) output.textContent = await ask(board);
      },
    }),
  );

/** The game with the moves of the reader's own, as PDN. */
export const ToPdn: BoardStory = {
  name: 'toPdn',
  args: { pdn: '1. 32-28 19-23', at: '2', interactive: true },
  render: (args) => answering(args, (board) => board.toPdn()),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await board.play('28x19');
    await expect(await board.toPdn()).toContain('1. 32-28 19-23 2. 28x19');
    await board.go(2);
  },
};

/** The picture as the text of an SVG document. */
export const ToSvg: BoardStory = {
  name: 'toSvg',
  args: { fen: afterMove43 },
  render: (args) => answering(args, async (board) => `${(await board.toSvg()).slice(0, 200)}…`),
  play: async ({ canvasElement }) => {
    await expect(await (await boardIn(canvasElement)).toSvg()).toMatch(/^<svg .*<\/svg>$/s);
  },
};

/** The picture as a file: a PNG, if nothing else is asked for. */
export const ToBlob: BoardStory = {
  name: 'toBlob',
  args: { fen: afterMove43, theme: 'wood' },
  render: (args) =>
    answering(args, async (board) => {
      const blob = await board.toBlob({ width: 480 });
      return `${blob?.type}, ${blob?.size} bytes`;
    }),
  play: async ({ canvasElement }) => {
    const blob = await (await boardIn(canvasElement)).toBlob({ width: 480 });
    await expect(blob?.type).toBe('image/png');
  },
};

/** The position, the game, the words or the address, on the clipboard: whether that was allowed. */
export const Copy: BoardStory = {
  name: 'copy',
  args: { fen: afterMove43 },
  render: (args) => answering(args, async (board) => String(await board.copy('fen'))),
  play: async ({ canvasElement }) => {
    await expect(typeof (await (await boardIn(canvasElement)).copy('fen'))).toBe('boolean');
  },
};

/** The picture and the position for others, where the device can share: whether it has. */
export const Share: BoardStory = {
  name: 'share',
  args: { fen: afterMove43 },
  render: (args) => answering(args, async (board) => String(await board.share())),
  play: async ({ canvasElement }) => {
    // Without a press of the reader no device shares.
    await expect(await (await boardIn(canvasElement)).share()).toBe(false);
  },
};

/** The position in words. */
export const Describe: BoardStory = {
  name: 'describe',
  args: { fen: afterMove43 },
  render: (args) => answering(args, (board) => board.describe()),
  play: async ({ canvasElement }) => {
    await expect(await (await boardIn(canvasElement)).describe()).toMatch(/White to move/);
  },
};

/** Whether a try is legal, and by which rule it is not. */
export const Explain: BoardStory = {
  name: 'explain',
  args: { pdn: '1. 32-28 19-23', at: '2' },
  render: (args) =>
    answering(args, async (board) => JSON.stringify(await board.explain({ from: '31', to: '26' }))),
  play: async ({ canvasElement }) => {
    const why = await (await boardIn(canvasElement)).explain({ from: '31', to: '26' });
    await expect(why).toMatchObject({ legal: false, reason: 'must-capture' });
  },
};

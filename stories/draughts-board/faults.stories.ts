import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { argTypes, type BoardArgs, type BoardStory, readout, story } from '../board.js';
import { afterMove43, match1973, wiersmaUutma } from '../games.js';
import { boardIn, faultOf, placesOf } from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/Faults',
  component: 'draughts-board',
  argTypes,
  render: (args) => story(args),
};

export default meta;

/** A square that there is not. The rest is shown, and a line says what is wrong and where. */
export const BadFen: BoardStory = {
  name: 'fen: no such square',
  args: { fen: 'W:W31,32,33,99:B1,2,3' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(faultOf(board)).toBe('Line 1, character 13: No such square: 99');
    await expect(placesOf(board, 'white man')).toHaveLength(3);
  },
};

/** A move that is not legal. The game goes as far as the move before. */
export const BadPdn: BoardStory = {
  name: 'pdn: not legal',
  args: { pdn: '1. 33-29 19-23\n2. 35-30 14-20 3. 30-24', at: 'end' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(faultOf(board)).toMatch(/^Line 2, character \d+: .*14-20/);
    await expect(board.path).toBe('3');
  },
};

/** A game that there is not. A line names those that come near. */
export const BadVariant: BoardStory = {
  name: 'variant: unknown',
  args: { variant: 'fri' },
  argTypes: { variant: { control: 'text' } },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(faultOf(board)).toContain('fri (frisian?)');
  },
};

/** A number or a text that fits no game. */
export const BadGame: BoardStory = {
  name: 'game: none such',
  args: { pdn: match1973, game: '7' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(faultOf(board)).toContain('No such game: 7');
  },
};

/** A place that the game does not have. It is shown from its start. */
export const BadAt: BoardStory = {
  name: 'at: none such',
  args: { pdn: wiersmaUutma, at: '200' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(faultOf(board)).toContain('No such place: 200');
    await expect(board.path).toBe('0');
  },
};

/** What was good stays: the position from before is shown, and the line below it. */
export const LastGood: BoardStory = {
  name: 'the last good position',
  args: { fen: afterMove43 },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    board.fen = 'W:W31,32,33,99:B1,2,3';
    await board.ready;
    await expect(faultOf(board)).toContain('99');
    await expect(board.toFen()).toBe(afterMove43);
    await expect(placesOf(board, 'white man')).toHaveLength(9);
  },
};

/** What was found wrong, or put right, each with its place in the text. */
export const Diagnostics: BoardStory = {
  name: 'diagnostics',
  args: { fen: 'W31,32,33,99:B1,2,2,3' },
  render: (args) =>
    readout(args, ({ diagnostics }) =>
      diagnostics
        .map(({ severity, message, line, column }) => `${severity} ${line}:${column} ${message}`)
        .join('\n'),
    ),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.diagnostics.map(({ code }) => code).sort()).toEqual([
      'no-side-to-move',
      'no-such-square',
      'square-named-twice',
    ]);
    await expect(canvasElement.querySelector('output')).toHaveTextContent('error 1:11');
  },
};

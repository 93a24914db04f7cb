import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { formatMove } from '../../src/notation.js';
import { argTypes, type BoardArgs, type BoardStory, readout, stepping } from '../board.js';
import { afterMove43, coupPhilippe, leclercqWeiss, wiersmaUutma } from '../games.js';
import { boardIn, press } from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/State',
  component: 'draughts-board',
  argTypes,
};

export default meta;

const said = (canvas: HTMLElement): string => canvas.querySelector('output')?.textContent ?? '';

/** The place in the game. `86~1` is one move of the reader's own after ply 86. */
export const Path: BoardStory = {
  name: 'path',
  args: { pdn: wiersmaUutma, at: '86', interactive: true },
  render: (args) => readout(args, ({ path }) => path, stepping()),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(said(canvasElement)).toBe('86');
    await board.play('37-31');
    await expect(said(canvasElement)).toBe('86~1');
    await board.go('previous');
    await board.go('next');
    await expect(said(canvasElement)).toBe('86~1');
    await board.go('86');
  },
};

/** Who is to move, if the source says so. */
export const Turn: BoardStory = {
  name: 'turn',
  args: { fen: leclercqWeiss, interactive: true },
  render: (args) => readout(args, ({ turn }) => turn ?? 'unknown'),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(said(canvasElement)).toBe('black');
    await press(board, '14', '20');
    await waitFor(() => expect(said(canvasElement)).toBe('white'));
    board.undo();
    await board.ready;
  },
};

const listOf = (board: Parameters<Parameters<typeof readout>[1]>[0]): string =>
  board.legalMoves
    .map((move) => (board.position ? formatMove(move, board.position) : ''))
    .join('  ');

/** The legal moves of the position. */
export const LegalMoves: BoardStory = {
  name: 'legalMoves',
  args: { fen: coupPhilippe, interactive: true },
  render: (args) => readout(args, listOf),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(said(canvasElement).split('  ').sort()).toEqual(['34-29', '34-30', '40-35']);
    await board.play('34-30');
    await expect(said(canvasElement)).toBe('25x34');
    board.reset();
    await board.ready;
  },
};

/** How the game has ended, if it has: here Black has no man left. */
export const Outcome: BoardStory = {
  name: 'outcome',
  args: { pdn: `[FEN "${coupPhilippe}"]\n\n1. 34-30 25x34 2. 40x7`, at: 'end' },
  render: (args) =>
    readout(
      args,
      ({ outcome }) =>
        outcome ? `${outcome.winner ?? 'nobody'} wins: ${outcome.rule}` : 'not yet',
      stepping(),
    ),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(said(canvasElement)).toMatch(/^white wins/);
    await board.go('previous');
    await expect(said(canvasElement)).toBe('not yet');
    await board.go('last');
  },
};

/** The game that is shown: a value, with its tags and its moves. */
export const Record: BoardStory = {
  name: 'record',
  args: { pdn: wiersmaUutma, at: '86' },
  render: (args) =>
    readout(args, ({ record }) => {
      const tags = [...record.tags].map(([name, value]) => `${name}: ${value}`);
      return [...tags, `Moves: ${record.plies} plies`].join('\n');
    }),
  play: async ({ canvasElement }) => {
    await boardIn(canvasElement);
    await expect(said(canvasElement)).toContain('Black: Arno Uutma\n');
    await expect(said(canvasElement)).toContain('Moves: 95 plies');
  },
};

/** The position as a FEN, at every place of the game. */
export const ToFen: BoardStory = {
  name: 'toFen',
  args: { pdn: wiersmaUutma, at: '86', interactive: true },
  render: (args) => readout(args, (board) => board.toFen(), stepping()),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(said(canvasElement)).toBe(afterMove43);
    await board.go('last');
    await expect(said(canvasElement)).toBe('B:WK26:B16');
    await board.go('86');
  },
};

import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { loggedAround, logIn } from '../event-log.js';
import { philippe } from '../games.js';
import { argTypes, type PuzzleArgs, type PuzzleStory, puzzle, puzzleIn } from '../puzzle.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Puzzle/Events',
  component: 'draughts-puzzle',
  argTypes,
  parameters: { controls: { include: ['orientation'] } },
};

export default meta;

/** The solver has made a move, and it has been judged. */
export const PuzzleMove: PuzzleStory = {
  name: 'puzzle-move',
  args: { pdn: philippe, animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['puzzle-move']),
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.play('34-30');
    await waitFor(() =>
      expect(logIn(canvasElement)).toContain(
        'puzzle-move: right, 34-30 25x34, attempts 1, hints 0',
      ),
    );
    await shown.retry();
  },
};

/** The solver has asked for a hint. */
export const PuzzleHint: PuzzleStory = {
  name: 'puzzle-hint',
  args: { pdn: philippe, animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['puzzle-hint']),
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.hint();
    await waitFor(() =>
      expect(logIn(canvasElement)).toContain('puzzle-hint: hint, , attempts 0, hints 1'),
    );
    await shown.retry();
  },
};

/** The puzzle is solved. */
export const PuzzleSolved: PuzzleStory = {
  name: 'puzzle-solved',
  args: { pdn: philippe, animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['puzzle-solved']),
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.play('34-30');
    await waitFor(async () => expect(await shown.play('40x7')).toBe(true));
    await waitFor(() =>
      expect(logIn(canvasElement)).toContain(
        'puzzle-solved: solved, 34-30 25x34 40x7, attempts 1, hints 0',
      ),
    );
    await shown.retry();
  },
};

/** The solver has asked for the solution. */
export const PuzzleFailed: PuzzleStory = {
  name: 'puzzle-failed',
  args: { pdn: philippe, animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['puzzle-failed']),
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.reveal();
    await waitFor(() =>
      expect(logIn(canvasElement)).toContain('puzzle-failed: revealed, , attempts 0, hints 0'),
    );
    await shown.retry();
  },
};

/** A move is about to be made; a listener can cancel it. */
export const BeforeMove: PuzzleStory = {
  name: 'before-move',
  args: { pdn: philippe, animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['before-move']),
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.play('40-35');
    await waitFor(() =>
      expect(logIn(canvasElement)).toContain('before-move: white 40-35, cause api'),
    );
    await shown.retry();
  },
};

/** A move has been made, by the solver or by the puzzle. */
export const MovePlayed: PuzzleStory = {
  name: 'move-played',
  args: { pdn: philippe, animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['move-played']),
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.play('34-30');
    await waitFor(() =>
      expect(logIn(canvasElement)).toContain('move-played: black 25x34, cause opponent'),
    );
    await shown.retry();
  },
};

/** The solver has tried what is not legal. */
export const MoveRejected: PuzzleStory = {
  name: 'move-rejected',
  args: { pdn: philippe, animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['move-rejected']),
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.play('34-30');
    await shown.retry();
    await expect(await shown.play('34-24')).toBe(false);
    await shown.retry();
  },
};

/** Another position is shown; `cause` tells by what. */
export const PositionChange: PuzzleStory = {
  name: 'position-change',
  args: { pdn: philippe, animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['position-change']),
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.play('40-35');
    await waitFor(() =>
      expect(logIn(canvasElement)).toContain('position-change: path 0, cause puzzle'),
    );
    await shown.retry();
  },
};

/** What was asked for is there. */
export const RecordLoad: PuzzleStory = {
  name: 'record-load',
  args: { pdn: philippe, animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['record-load']),
  play: async ({ canvasElement }) => {
    await puzzleIn(canvasElement);
    await waitFor(() => expect(logIn(canvasElement)).toContain('record-load: nothing found wrong'));
  },
};

/** What was asked for could not be read. */
export const ErrorOf: PuzzleStory = {
  name: 'error',
  args: { pdn: '[FEN "W:W99:B1"]', animation: 0 },
  render: (args) => loggedAround(puzzle(args), ['error']),
  play: async ({ canvasElement }) => {
    await puzzleIn(canvasElement);
    await waitFor(() =>
      expect(logIn(canvasElement)).toContain('error: No such square: 99 in the FEN W:W99:B1'),
    );
  },
};

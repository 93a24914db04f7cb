import type { Meta } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { encodeSolution } from '../../src/puzzle.js';
import { equalCaptures, leclercqWeissLine, philippe, philippes, twoDefences } from '../games.js';
import { argTypes, inside, type PuzzleArgs, type PuzzleStory, puzzleIn, story } from '../puzzle.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Puzzle/Solving',
  component: 'draughts-puzzle',
  argTypes,
  render: (args) => story(args),
  parameters: { controls: { include: ['orientation', 'coordinates', 'theme'] } },
};

export default meta;

const status = (puzzle: Awaited<ReturnType<typeof puzzleIn>>): string =>
  inside(puzzle, '.status').textContent ?? '';

/** The reader plays the solution, and the board answers. */
export const Solving: PuzzleStory = {
  name: 'a puzzle',
  args: { pdn: philippe, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.play('34-30');
    await waitFor(() => expect(status(shown)).toContain('25×34'));
    await shown.retry();
  },
};

/** Who solves; the board is seen from his side. */
export const Solver: PuzzleStory = {
  name: 'solver',
  args: { pdn: leclercqWeissLine, solver: 'black', animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await waitFor(() => expect(inside(shown, '.task').textContent).toContain('Black'));
  },
};

/** Solving begins later in the game; what precedes is shown. */
export const StartAt: PuzzleStory = {
  name: 'start-at',
  args: {
    pdn: '1. 32-28 19-23 2. 28x19 14x23 3. 37-32',
    startAt: '3',
    solver: 'white',
    animation: 0,
  },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await waitFor(() => expect(shown.turn).toBe('white'));
  },
};

/** A puzzle that nobody can read in the page, as `encodeSolution` writes it. */
export const DataSolution: PuzzleStory = {
  name: 'data-solution',
  args: { dataSolution: encodeSolution(philippe) },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await waitFor(() => expect(inside(shown, '.task').textContent).toBe('White to play and win'));
    await expect(canvasElement.innerHTML).not.toContain('34-30');
  },
};

/** At the end of this problem two captures take as much. */
export const Accept: PuzzleStory = {
  name: 'accept',
  args: { pdn: equalCaptures, accept: 'result', animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    for (const move of ['23-19', '44-40', '29x27'])
      await waitFor(async () => expect(await shown.play(move)).toBe(true));
    await waitFor(() => expect(shown.solved).toBe(true));
    await shown.retry();
  },
};

/** Every defence has to be met. */
export const AllDefences: PuzzleStory = {
  name: 'defences',
  args: { pdn: twoDefences, defences: 'all', animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await waitFor(() => expect(status(shown)).toContain('Defences: 1 of 2'));
  },
};

/** Without hints there is still the solution. */
export const Hints: PuzzleStory = {
  name: 'hints',
  args: { pdn: philippe, hints: 'false' },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await waitFor(() => expect(inside(shown, '[data-do=solution]')).not.toBeNull());
    await expect(inside(shown, '[data-do=hint]')).toBeNull();
  },
};

/** What has been solved is known at the next visit. */
export const Remember: PuzzleStory = {
  name: 'remember',
  args: { pdn: philippes, remember: true, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await expect(shown.score.of).toBe(2);
  },
};

/** A puzzle on which nothing can be moved. */
export const Disabled: PuzzleStory = {
  name: 'disabled',
  args: { pdn: philippe, disabled: true },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await expect(shown.disabled).toBe(true);
  },
};

/** Helps a little more each time. */
export const Hint: PuzzleStory = {
  name: 'hint',
  args: { pdn: philippe, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await userEvent.click(inside(shown, '[data-do=hint]'));
    await waitFor(() => expect(status(shown)).toContain('The piece on 34.'));
    await shown.retry();
  },
};

/** Shows the solution. */
export const Reveal: PuzzleStory = {
  name: 'reveal',
  args: { pdn: philippe, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.reveal();
    await waitFor(() => expect(status(shown)).toContain('34–30, 25×34, 40×7.'));
    await shown.retry();
  },
};

/** Begins again. */
export const Retry: PuzzleStory = {
  name: 'retry',
  args: { pdn: philippe, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.play('34-30');
    await shown.retry();
    await waitFor(() => expect(shown.toFen()).toBe('W:W34,40,45:B12,23,25'));
  },
};

/** Goes to the next puzzle of a series. */
export const Next: PuzzleStory = {
  name: 'next',
  args: { pdn: philippes, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await expect(await shown.next()).toBe(true);
    await expect(await shown.next()).toBe(false);
    await shown.previous();
  },
};

/** Goes to the puzzle before. */
export const Previous: PuzzleStory = {
  name: 'previous',
  args: { pdn: philippes, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await expect(await shown.previous()).toBe(false);
  },
};

/** Tries a move for the solver. */
export const Play: PuzzleStory = {
  name: 'play',
  args: { pdn: philippe, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await expect(await shown.play('34-25')).toBe(false);
    await expect(await shown.play('34-29')).toBe(true);
    await waitFor(() => expect(status(shown)).toContain('34–29 is not the move'));
    await shown.retry();
  },
};

/** Goes through what has been played. */
export const Go: PuzzleStory = {
  name: 'go',
  args: { pdn: philippe, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await expect(await shown.go('next')).toBe(false);
  },
};

/** Sets what is given, all at once. */
export const Load: PuzzleStory = {
  name: 'load',
  args: { pdn: philippe, animation: 0 },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    await shown.load({ pdn: leclercqWeissLine });
    await waitFor(() => expect(shown.turn).toBe('black'));
    await shown.load({ pdn: philippe });
  },
};

/** Turns the board round. */
export const Flip: PuzzleStory = {
  name: 'flip',
  args: { pdn: philippe },
  play: async ({ canvasElement }) => {
    const shown = await puzzleIn(canvasElement);
    shown.flip();
    shown.flip();
    await expect(shown.turn).toBe('white');
  },
};

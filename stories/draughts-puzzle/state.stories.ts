import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { formatMove } from '../../src/notation.js';
import { philippe, philippes } from '../games.js';
import { argTypes, type PuzzleArgs, type PuzzleStory, puzzleIn, readout } from '../puzzle.js';

const meta: Meta<PuzzleArgs> = {
  title: 'Puzzle/State',
  component: 'draughts-puzzle',
  argTypes,
  parameters: { controls: { include: ['orientation'] } },
};

export default meta;

/** Waits until what the page has read is this. */
const expecting =
  (expected: RegExp): NonNullable<PuzzleStory['play']> =>
  async ({ canvasElement }) => {
    await puzzleIn(canvasElement);
    const said = (): string => canvasElement.querySelector('output')?.textContent ?? '';
    await waitFor(() => expect(said()).toMatch(expected));
  };

/** Who is to move. */
export const Turn: PuzzleStory = {
  name: 'turn',
  args: { pdn: philippe },
  render: (args) => readout(args, ({ turn }) => turn ?? 'unknown'),
  play: expecting(/^white$/),
};

/** The place on the board; nothing of the record before it is solved. */
export const PathOf: PuzzleStory = {
  name: 'path',
  args: { pdn: philippe },
  render: (args) => readout(args, ({ path }) => path),
  play: expecting(/^0$/),
};

/** The legal moves of the position. */
export const LegalMoves: PuzzleStory = {
  name: 'legalMoves',
  args: { pdn: philippe },
  render: (args) =>
    readout(args, ({ legalMoves, position }) =>
      legalMoves.map((move) => (position ? formatMove(move, position) : '')).join('  '),
    ),
  play: expecting(/^(?=.*34-29)(?=.*34-30)(?=.*40-35)[-\d ]{19}$/),
};

/** The position on the board. */
export const PositionOf: PuzzleStory = {
  name: 'position',
  args: { pdn: philippe },
  render: (args) => readout(args, ({ position }) => position?.turn ?? 'none'),
  play: expecting(/^white$/),
};

/** How the game has ended, if it has. */
export const Outcome: PuzzleStory = {
  name: 'outcome',
  args: { pdn: philippe },
  render: (args) => readout(args, ({ outcome }) => outcome?.winner ?? 'not yet'),
  play: expecting(/^not yet$/),
};

/** Whether it has been solved. */
export const Solved: PuzzleStory = {
  name: 'solved',
  args: { pdn: philippe },
  render: (args) => readout(args, ({ solved }) => `${solved}`),
  play: expecting(/^false$/),
};

/** How many puzzles of a series have been solved. */
export const Score: PuzzleStory = {
  name: 'score',
  args: { pdn: philippes },
  render: (args) => readout(args, ({ score }) => `${score.solved} of ${score.of}`),
  play: expecting(/^0 of 2$/),
};

/** The game, when it has been solved; not before. */
export const RecordOf: PuzzleStory = {
  name: 'record',
  args: { pdn: philippe },
  render: (args) => readout(args, ({ record }) => `${record}`),
  play: expecting(/^undefined$/),
};

/** Settles when the solver is asked. */
export const Ready: PuzzleStory = {
  name: 'ready',
  args: { pdn: philippe },
  render: (args) => readout(args, async ({ ready }) => `${await ready}`),
  play: expecting(/^undefined$/),
};

/** What was found wrong, by line and column. */
export const Diagnostics: PuzzleStory = {
  name: 'diagnostics',
  args: { pdn: '[FEN "W:W34,40,45:B12,23,25"] 1. 34-30 25x34 2. 40x8' },
  render: (args) =>
    readout(args, ({ diagnostics }) =>
      diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`).join(),
    ),
  play: expecting(/^1:\d+ not-legal$/),
};

/** The position as a FEN. */
export const ToFen: PuzzleStory = {
  name: 'toFen',
  args: { pdn: philippe },
  render: (args) => readout(args, (puzzle) => puzzle.toFen()),
  play: expecting(/^W:W34,40,45:B12,23,25$/),
};

/** The game as PDN, when it has been solved; not before. */
export const ToPdn: PuzzleStory = {
  name: 'toPdn',
  args: { pdn: philippe },
  render: (args) => readout(args, async (puzzle) => `${await puzzle.toPdn()}`),
  play: expecting(/^undefined$/),
};

/** The picture of the board as the text of an SVG document. */
export const ToSvg: PuzzleStory = {
  name: 'toSvg',
  args: { pdn: philippe },
  render: (args) => readout(args, async (puzzle) => (await puzzle.toSvg()).slice(0, 60)),
  play: expecting(/^<svg /),
};

/** The picture of the board as a file. */
export const ToBlob: PuzzleStory = {
  name: 'toBlob',
  args: { pdn: philippe },
  render: (args) => readout(args, async (puzzle) => (await puzzle.toBlob())?.type ?? 'none'),
  play: expecting(/^image\/png$/),
};

/** The position in words. */
export const Describe: PuzzleStory = {
  name: 'describe',
  args: { pdn: philippe },
  render: (args) => readout(args, (puzzle) => puzzle.describe()),
  play: expecting(/White: 3 men: 34, 40, 45/),
};

/** Whether a try is legal, and why not. */
export const Explain: PuzzleStory = {
  name: 'explain',
  args: { pdn: philippe },
  render: (args) =>
    readout(args, async (puzzle) => {
      const told = await puzzle.explain({ from: '34', to: '24' });
      return told && 'reason' in told ? told.reason : 'legal';
    }),
  play: expecting(/^wrong-direction$/),
};

/** Puts something on the clipboard; false where that is not allowed. */
export const Copy: PuzzleStory = {
  name: 'copy',
  args: { pdn: philippe },
  render: (args) => readout(args, async (puzzle) => typeof (await puzzle.copy('fen'))),
  play: expecting(/^boolean$/),
};

/** Shares the picture and the position; false where the device cannot. */
export const Share: PuzzleStory = {
  name: 'share',
  args: { pdn: philippe },
  render: (args) => readout(args, async ({ share }) => typeof share),
  play: expecting(/^function$/),
};

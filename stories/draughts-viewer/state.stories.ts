import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { formatMove } from '../../src/notation.js';
import { annotated, coupPhilippe, faulty } from '../games.js';
import { argTypes, readout, type ViewerArgs, type ViewerStory, viewerIn } from '../viewer.js';

const meta: Meta<ViewerArgs> = {
  title: 'Viewer/State',
  component: 'draughts-viewer',
  argTypes,
  parameters: { controls: { include: ['orientation'] } },
};

export default meta;

/** Waits until what the page has read is this. */
const expecting =
  (expected: RegExp): NonNullable<ViewerStory['play']> =>
  async ({ canvasElement }) => {
    await viewerIn(canvasElement);
    const said = (): string => canvasElement.querySelector('output')?.textContent ?? '';
    await waitFor(() => expect(said()).toMatch(expected));
  };

/** Who is to move, if the source says so. */
export const Turn: ViewerStory = {
  name: 'turn',
  args: { pdn: annotated, at: '3' },
  render: (args) => readout(args, ({ turn }) => turn ?? 'unknown'),
  play: expecting(/^black$/),
};

/** The legal moves of the position. */
export const LegalMoves: ViewerStory = {
  name: 'legalMoves',
  args: { fen: coupPhilippe },
  render: (args) =>
    readout(args, ({ legalMoves, position }) =>
      legalMoves.map((move) => (position ? formatMove(move, position) : '')).join('  '),
    ),
  play: expecting(/^(?=.*34-29)(?=.*34-30)(?=.*40-35)[-\d ]{19}$/),
};

/** The position; a FEN, a setup or a position can be set. */
export const PositionOf: ViewerStory = {
  name: 'position',
  args: { fen: coupPhilippe },
  render: (args) => readout(args, ({ position }) => position?.turn ?? 'none'),
  play: expecting(/^white$/),
};

/** How the game has ended, if it has. */
export const Outcome: ViewerStory = {
  name: 'outcome',
  args: { fen: 'W:W:B1' },
  render: (args) => readout(args, ({ outcome }) => outcome?.winner ?? 'not yet'),
  play: expecting(/^black$/),
};

/** The game that is shown. */
export const RecordOf: ViewerStory = {
  name: 'record',
  args: { pdn: annotated },
  render: (args) =>
    readout(args, ({ record }) => `${record.tags.get('Event')}, ${record.plies} plies`),
  play: expecting(/^Example, 8 plies$/),
};

/** What was found wrong, by line and column. */
export const Diagnostics: ViewerStory = {
  name: 'diagnostics',
  args: { pdn: faulty },
  render: (args) =>
    readout(args, ({ diagnostics }) =>
      diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`).join(),
    ),
  play: expecting(/^1:\d+ not-legal$/),
};

/** The position as a FEN. */
export const ToFen: ViewerStory = {
  name: 'toFen',
  args: { fen: coupPhilippe },
  render: (args) => readout(args, (viewer) => viewer.toFen()),
  play: expecting(/^W:W34,40,45:B12,23,25$/),
};

/** The game with the moves of the reader’s own, as PDN. */
export const ToPdn: ViewerStory = {
  name: 'toPdn',
  args: { pdn: annotated },
  render: (args) => readout(args, (viewer) => viewer.toPdn()),
  play: expecting(/2\. 35-30/),
};

/** The picture of the board as the text of an SVG document. */
export const ToSvg: ViewerStory = {
  name: 'toSvg',
  args: { fen: coupPhilippe },
  render: (args) => readout(args, async (viewer) => (await viewer.toSvg()).slice(0, 60)),
  play: expecting(/^<svg /),
};

/** The picture of the board as a file. */
export const ToBlob: ViewerStory = {
  name: 'toBlob',
  args: { fen: coupPhilippe },
  render: (args) => readout(args, async (viewer) => (await viewer.toBlob())?.type ?? 'none'),
  play: expecting(/^image\/png$/),
};

/** The position in words. */
export const Describe: ViewerStory = {
  name: 'describe',
  args: { fen: coupPhilippe },
  render: (args) => readout(args, (viewer) => viewer.describe()),
  play: expecting(/White: 3 men: 34, 40, 45/),
};

/** Whether a try is legal, and why not. */
export const Explain: ViewerStory = {
  name: 'explain',
  args: { fen: 'W:W28,32:B23' },
  render: (args) =>
    readout(args, async (viewer) => {
      const told = await viewer.explain({ from: '32', to: '27' });
      return told && 'reason' in told ? told.reason : 'legal';
    }),
  play: expecting(/^must-capture$/),
};

/** Puts something on the clipboard; false where that is not allowed. */
export const Copy: ViewerStory = {
  name: 'copy',
  args: { fen: coupPhilippe },
  render: (args) => readout(args, async (viewer) => String(typeof (await viewer.copy('fen')))),
  play: expecting(/^boolean$/),
};

/** Shares the picture and the position; false where the device cannot. */
export const Share: ViewerStory = {
  name: 'share',
  args: { fen: coupPhilippe },
  render: (args) => readout(args, async ({ share }) => typeof share),
  play: expecting(/^function$/),
};

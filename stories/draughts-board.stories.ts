import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/index.js';
import type { DraughtsBoard } from '../src/index.js';

type Args = Pick<DraughtsBoard, 'fen'>;

const meta: Meta<Args> = {
  title: 'Board',
  component: 'draughts-board',
  args: { fen: 'W:W31,32,33,34,35,K40:B1,2,3,4,5' },
  render: ({ fen }) => html`<draughts-board fen=${fen}></draughts-board>`,
};

export default meta;

export const Fen: StoryObj<Args> = {
  play: async ({ canvasElement }) => {
    const board = canvasElement.querySelector('draughts-board') as DraughtsBoard;
    await board.updateComplete;
    await expect(board.shadowRoot?.querySelectorAll('circle')).toHaveLength(11);
  },
};

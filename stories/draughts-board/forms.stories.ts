import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { argTypes, type BoardArgs, type BoardStory, board, only } from '../board.js';
import { boardIn, hasPart } from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/Forms',
  component: 'draughts-board',
  argTypes,
  args: { fen: 'W:W31,32:B1,2', interactive: true, label: 'Your move' },
  parameters: only('orientation', 'coordinates', 'notation'),
  render: (args) => html`
    <form class="story" @submit=${submit}>
      <fieldset>
        <legend>White to play</legend>
        ${board(args)}
      </fieldset>
      <div class="buttons">
        <button>Send</button>
        <button type="reset">Start again</button>
      </div>
      <output class="said"></output>
    </form>`,
};

export default meta;

function submit(event: SubmitEvent): void {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const output = form.querySelector('output');
  if (output) output.textContent = JSON.stringify([...new FormData(form)]);
}

const formIn = (canvas: HTMLElement): HTMLFormElement =>
  canvas.querySelector('form') as HTMLFormElement;
const sent = (canvas: HTMLElement): string => {
  formIn(canvas).requestSubmit();
  return canvas.querySelector('output')?.textContent ?? '';
};

/** A form sends the moves of the reader's own, as PDN, under this name. */
export const Name: BoardStory = {
  name: 'name',
  args: { name: 'answer' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await board.play('32-28');
    await waitFor(() => expect(sent(canvasElement)).toBe('[["answer","1. 32-28"]]'));
    formIn(canvasElement).reset();
    await waitFor(() => expect(sent(canvasElement)).toBe('[]'));
  },
};

/** Where a move is required and there is none, the form takes the reader to the board. */
export const Required: BoardStory = {
  name: 'required',
  args: { name: 'answer', required: true },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await waitFor(() => expect(formIn(canvasElement).checkValidity()).toBe(false));
    await board.play('32-28');
    await waitFor(() => expect(formIn(canvasElement).checkValidity()).toBe(true));
    board.reset();
    await board.ready;
  },
};

/** A board that is disabled is not played on, and its form sends nothing of it. */
export const Disabled: BoardStory = {
  name: 'disabled',
  args: { name: 'answer', disabled: true },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(hasPart(board, '[role=grid]')).toBe(false);
    await expect(sent(canvasElement)).toBe('[]');
  },
};

/** A board that is read only is not played on either, but its form sends what was played before. */
export const Readonly: BoardStory = {
  name: 'readonly',
  args: { name: 'answer', readonly: true },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(hasPart(board, '[role=grid]')).toBe(false);
    await board.play('32-28');
    await waitFor(() => expect(sent(canvasElement)).toBe('[["answer","1. 32-28"]]'));
    board.reset();
    await board.ready;
  },
};

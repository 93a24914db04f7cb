import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { BeforeMoveEvent } from '../../src/elements.js';
import { argTypes, type BoardArgs, type BoardStory } from '../board.js';
import { logged, logIn } from '../event-log.js';
import { afterMove43, coupPhilippe, wiersmaUutma } from '../games.js';
import { boardIn, expectFen, faultOf, placesOf, press } from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/Events',
  component: 'draughts-board',
  argTypes,
};

export default meta;

const all = [
  'before-move',
  'move-played',
  'move-rejected',
  'capture-choice',
  'position-change',
  'shapes-change',
  'record-load',
  'error',
];

/** All events, as they come. Make a move, or try one that is not legal. */
export const All: BoardStory = {
  name: 'all events',
  args: { fen: coupPhilippe, interactive: true },
  render: (args) => logged(args, all),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await press(board, '34', '30');
    await waitFor(() =>
      expect(logIn(canvasElement)).toEqual([
        'record-load: nothing found wrong',
        'before-move: white 34-30, cause user',
        'position-change: path 0~1, cause user',
        'move-played: white 34-30, cause user',
      ]),
    );
  },
};

const answers: Readonly<Record<string, (event: BeforeMoveEvent) => void>> = {
  none: () => {},
  'preventDefault()': (event) => event.preventDefault(),
  'respondWith(false)': (event) => event.respondWith(Promise.resolve(false)),
  'respondWith(true)': (event) => event.respondWith(Promise.resolve(true)),
};
type AnswerArgs = BoardArgs & { answer: string };

/**
 * A move is about to be made. A listener can cancel it, or answer with a promise that the board
 * waits for: the move is not made if that is kept with `false`, or broken.
 */
export const BeforeMove: BoardStory<AnswerArgs> = {
  name: 'before-move',
  args: { fen: coupPhilippe, interactive: true, answer: 'preventDefault()' },
  argTypes: {
    answer: {
      control: 'inline-radio',
      options: Object.keys(answers),
      description: 'What the listener of this story does.',
    },
  },
  render: ({ answer, ...args }) =>
    logged(args, ['before-move', 'move-played'], {
      listen: (event) => {
        if (event instanceof BeforeMoveEvent) answers[answer]?.(event);
      },
      below: html`<p class="muted">The answer to <code>before-move</code>: <code>${answer}</code></p>`,
    }),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await press(board, '34', '30');
    await waitFor(() =>
      expect(logIn(canvasElement)).toEqual(['before-move: white 34-30, cause user']),
    );
    await expect(board.toFen()).toBe(coupPhilippe);
    await expect(placesOf(board, 'white man')).toContain('7 6');
    await expect(await board.play('34-29')).toBe(false);
  },
};

/** A move has been made, by the reader or by `play()`. */
export const MovePlayed: BoardStory = {
  name: 'move-played',
  args: { fen: coupPhilippe, interactive: true },
  render: (args) => logged(args, ['move-played']),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await press(board, '34', '30');
    await waitFor(() => expect(board.turn).toBe('black'));
    await board.play('25x34');
    await expect(logIn(canvasElement)).toEqual([
      'move-played: white 34-30, cause user',
      'move-played: black 25x34, cause api',
    ]);
    // going through the game makes no move
    await board.go('first');
    await expect(logIn(canvasElement)).toHaveLength(2);
  },
};

/** Somebody has tried what is not legal. The event says why, with the squares that may move. */
export const MoveRejected: BoardStory = {
  name: 'move-rejected',
  args: { fen: afterMove43, interactive: true },
  render: (args) => logged(args, ['move-rejected']),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    for (const [i, square] of ['9', '1', '27'].entries()) {
      await press(board, square);
      await waitFor(() => expect(logIn(canvasElement)).toHaveLength(i + 1));
    }
    await expect(logIn(canvasElement)).toEqual([
      'move-rejected: not-your-turn: It is the other side’s turn.',
      'move-rejected: empty-square: There is no piece on 1.',
      'move-rejected: blocked: The piece on 27 has no move.',
    ]);
    await expect(board.toFen()).toBe(afterMove43);
  },
};

/**
 * Two captures begin and end on the same squares and take differently, so the board asks. The event
 * has both; a listener that cancels it can ask in another way.
 */
export const CaptureChoice: BoardStory = {
  name: 'capture-choice',
  args: { fen: 'W:WK4:B13,20,32,37', interactive: true },
  render: (args) => logged(args, ['capture-choice', 'move-played']),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await press(board, '4', '15');
    const buttons = () => board.shadowRoot?.querySelectorAll('[role=dialog] button') ?? [];
    await waitFor(() => expect(buttons()).toHaveLength(2));
    const wanted = [...buttons()].find(({ textContent }) => textContent?.includes('4x31x42x15'));
    (wanted as HTMLElement).click();
    await waitFor(() => expect(board.toFen()).toBe('B:WK15:B32'));
    await expect(logIn(canvasElement)).toEqual([
      'capture-choice: 4x27x38x15 or 4x31x42x15',
      'move-played: white 4x31x42x15, cause user',
    ]);
  },
};

/** Another position is shown: by a move, by going through the game, by taking back. */
export const PositionChange: BoardStory = {
  name: 'position-change',
  args: { pdn: wiersmaUutma, at: '86', interactive: true },
  render: (args) => logged(args, ['position-change']),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await board.go('next');
    board.undo();
    await board.play('37-31');
    await expect(logIn(canvasElement)).toEqual([
      'position-change: path 87, cause replay',
      'position-change: path 86, cause api',
      'position-change: path 86~1, cause api',
    ]);
    await board.go('86');
  },
};

/** The reader has drawn circles or arrows: press the right button on a square, or drag with it. */
export const ShapesChange: BoardStory = {
  name: 'shapes-change',
  args: { interactive: true },
  render: (args) => logged(args, ['shapes-change']),
  play: async ({ canvasElement }) => {
    await boardIn(canvasElement);
    await expect(logIn(canvasElement)).toEqual([]);
  },
};

/** What was asked for is there. Changing an input loads again. */
export const RecordLoad: BoardStory = {
  name: 'record-load',
  args: { pdn: wiersmaUutma, at: '86' },
  render: (args) => logged(args, ['record-load']),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(logIn(canvasElement)).toEqual(['record-load: nothing found wrong']);
    board.at = '86';
    await board.ready;
    await expect(logIn(canvasElement)).toHaveLength(2);
  },
};

/** What was asked for could not be read, or not all of it. Neither event bubbles. */
export const Unreadable: BoardStory = {
  name: 'error',
  args: { fen: 'W:W31,32,99:B1,2' },
  render: (args) => logged(args, ['error', 'record-load']),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(logIn(canvasElement)).toEqual(['error: No such square: 99']);
    await expect(faultOf(board)).toContain('99');
    board.fen = coupPhilippe;
    await expectFen(board, coupPhilippe);
    await board.ready;
    await expect(faultOf(board)).toBe('');
    board.fen = 'W:W31,32,99:B1,2';
    await board.ready;
  },
};

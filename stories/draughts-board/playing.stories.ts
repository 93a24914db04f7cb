import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
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
import { afterMove43, coupPhilippe, roundTrip, wiersmaUutma } from '../games.js';
import {
  boardIn,
  expectFen,
  hasPart,
  partOf,
  placesOf,
  press,
  pressButton,
  squareOf,
} from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/Playing',
  component: 'draughts-board',
  argTypes,
  render: (args) => story(args),
};

export default meta;

/**
 * The reader makes moves, for both sides: tap a man and then a square, drag it, or use the arrow
 * keys and Enter.
 */
export const Interactive: BoardStory = {
  name: 'interactive',
  args: { variant: 'international', interactive: true },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await press(board, '32');
    await expect(hasPart(board, '[part=selection]')).toBe(true);
    await expect((await squareOf(board, '28')).getAttribute('aria-label')).toContain(
      'can move here',
    );
    await press(board, '28');
    await waitFor(() => expect(placesOf(board, 'white man')).toContain('4 5'));
    await expect(board.turn).toBe('black');
    board.reset();
    await board.ready;
  },
};

/** A diagram takes no moves, and lets the page be scrolled by a finger on it. */
export const NotInteractive: BoardStory = {
  name: 'interactive: false',
  args: { fen: afterMove43, interactive: false },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(hasPart(board, '.grid')).toBe(false);
    await userEvent.click(partOf(board, 'svg'));
    await expect(board.toFen()).toBe(afterMove43);
    await expect(partOf(board, 'svg').getAttribute('role')).toBe('img');
  },
};

/**
 * A capture of three: play 34-30, take 25x34, and answer with the man on 40. Press square after
 * square, or the last one at once.
 */
export const Capture: BoardStory = {
  name: 'a capture, jump by jump',
  args: { fen: coupPhilippe, interactive: true },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await press(board, '34', '30');
    // What makes moves is fetched for the first of them.
    await waitFor(() => expect(board.path).toBe('0~1'));
    await press(board, '25', '34');
    await waitFor(() => expect(board.path).toBe('0~2'));
    await press(board, '40', '29', '20');
    // that was refused, and says so where the man is by now
    await waitFor(() =>
      expect(partOf(board, '.refused .tint').getAttribute('d')).toMatch(/^M6\.5 5\.5/),
    );
    await press(board, '18');
    // under way: nothing is taken yet, and only 7 is left to go to
    await expect(placesOf(board, 'black man')).toHaveLength(3);
    await expect((await squareOf(board, '7')).getAttribute('aria-label')).toContain(
      'can move here',
    );
    await press(board, '7');
    await expectFen(board, 'B:W7,45:B');
    await waitFor(() => expect(hasPart(board, '.black.man')).toBe(false));
    await expect(board.outcome?.winner).toBe('white');
    board.reset();
    await waitFor(() => expect(placesOf(board, 'black man')).toHaveLength(3));
  },
};

/** A king takes four, and may come back to where it began: five captures to choose from. */
export const RoundTrip: BoardStory = {
  name: 'a capture that comes back',
  args: { fen: roundTrip, interactive: true },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.legalMoves).toHaveLength(5);
    await press(board, '38', '27', '13', '24', '38');
    await expectFen(board, 'B:WK38:B');
    board.reset();
    await waitFor(() => expect(placesOf(board, 'black man')).toHaveLength(4));
  },
};

/**
 * One stop of Tab leads into the board; the arrow keys go from square to square, Enter chooses,
 * Escape lets go.
 */
export const Keys: BoardStory = {
  name: 'keyboard',
  args: { interactive: true },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await squareOf(board, '31');
    partOf(board, '[tabindex="0"]').focus();
    const focused = () => board.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '';
    await expect(focused()).toMatch(/^31, white man/);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(focused()).toMatch(/^32, white man, selected/);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(board.turn).toBe('black'));
    await board.updateComplete;
    // the man has left, the focus stays
    await expect(focused()).toMatch(/^27, white man/);
    await expect(board.shadowRoot?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    board.reset();
    await board.ready;
  },
};

/** Makes a move as the page asks for it: a text, or one of `legalMoves`. A promise of true or false. */
export const Play: BoardStory = {
  name: 'play',
  args: { fen: afterMove43 },
  render: (args) => html`
    <div class="story">
      ${board(args)}
      ${buttons({
        '25-20': (board) => board.play('25-20'),
        'The first legal move': (board) => board.legalMoves[0] && board.play(board.legalMoves[0]),
        'Not legal: 25-3': (board) => board.play('25-3'),
      })}
    </div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(await board.play('25-3')).toBe(false);
    await expect(board.toFen()).toBe(afterMove43);
    await pressButton(canvasElement, '25-20');
    await waitFor(() => expect(placesOf(board, 'white man')).toContain('8 3'));
    const [reply] = board.legalMoves;
    await expect(reply && (await board.play(reply))).toBe(true);
    await expect(board.path).toBe('0~2');
    board.reset();
    await board.ready;
  },
};

/** Goes through the game: `first`, `previous`, `next`, `last`, or a path. A promise. */
export const Go: BoardStory = {
  name: 'go',
  args: { pdn: wiersmaUutma, at: '86' },
  render: (args) =>
    readout(
      args,
      ({ path }) => `Ply ${path}`,
      html`${stepping()} ${buttons({ 'To ply 86': (board) => board.go('86') })}`,
    ),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(await board.go('next')).toBe(true);
    await expect(placesOf(board, 'white man')).toContain('8 3');
    await expect(await board.go('last')).toBe(true);
    await expect(placesOf(board, 'white king')).toEqual(['0 5']);
    await expect(await board.go('96')).toBe(false);
    await expect(board.path).toBe('95');
    await pressButton(canvasElement, 'To ply 86');
    await expectFen(board, afterMove43);
    await expect(canvasElement.querySelector('output')).toHaveTextContent('Ply 86');
  },
};

/** Takes back the last move. */
export const Undo: BoardStory = {
  name: 'undo',
  args: { fen: coupPhilippe, interactive: true },
  render: (args) => html`
    <div class="story">
      ${board(args)}
      ${buttons({
        '34-30': (board) => board.play('34-30'),
        Undo: (board) => board.undo(),
      })}
    </div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await pressButton(canvasElement, '34-30');
    await waitFor(() => expect(board.path).toBe('0~1'));
    await pressButton(canvasElement, 'Undo');
    await expectFen(board, coupPhilippe);
    await waitFor(() => expect(placesOf(board, 'white man')).toContain('7 6'));
  },
};

/** Back to the start of the game, and to the moves of its record. */
export const Reset: BoardStory = {
  name: 'reset',
  args: { pdn: wiersmaUutma, at: '86', interactive: true },
  render: (args) => html`
    <div class="story">${board(args)} ${buttons({ Reset: (board) => board.reset() })}</div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await board.play('37-31');
    await expect(board.path).toBe('86~1');
    await pressButton(canvasElement, 'Reset');
    await expect(board.path).toBe('0');
    await waitFor(() => expect(placesOf(board, 'white man')).toHaveLength(20));
  },
};

/** Turns the board round, whatever its orientation is. */
export const Flip: BoardStory = {
  name: 'flip',
  args: { fen: afterMove43, orientation: 'white' },
  parameters: only('fen', 'variant', 'orientation', 'coordinates', 'interactive'),
  render: (args) => html`
    <div class="story">${board(args)} ${buttons({ Flip: (board) => board.flip() })}</div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(placesOf(board, 'white man')).toContain('0 7');
    await pressButton(canvasElement, 'Flip');
    await waitFor(() => expect(placesOf(board, 'white man')).toContain('9 2'));
    await expect(board.orientation).toBe('white');
    await pressButton(canvasElement, 'Flip');
    await waitFor(() => expect(placesOf(board, 'white man')).toContain('0 7'));
  },
};

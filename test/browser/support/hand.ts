// A hand on a board: a real mouse and real keys.
import { sendMouse } from '@web/test-runner-commands';
import type { Color } from '../../../src/board/piece.js';
import type { DraughtsBoard } from '../../../src/index.js';
import { pointOf } from './board.js';
import { chord } from './commands.js';

type Point = [x: number, y: number];

/** Presses squares with the mouse, one after the other. */
export async function press(board: DraughtsBoard, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await sendMouse({ type: 'click', position: pointOf(board, name) });
    await board.updateComplete;
  }
}

/** Takes up what is at a point with the mouse and carries it past others to the last. */
export async function carry(
  board: DraughtsBoard,
  from: Point,
  ...to: readonly Point[]
): Promise<void> {
  await takeUp(board, from, ...to);
  await sendMouse({ type: 'up' });
  await board.updateComplete;
}

/** The same without letting go. */
export async function takeUp(
  board: DraughtsBoard,
  from: Point,
  ...to: readonly Point[]
): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  for (const position of to) await sendMouse({ type: 'move', position });
  await board.updateComplete;
}

/** Drags from square to square. */
export const drag = (
  board: DraughtsBoard,
  from: string,
  to: string,
  bottom: Color = 'white',
): Promise<void> => carry(board, pointOf(board, from, bottom), pointOf(board, to, bottom));

/** Presses keys one after the other, such as `Tab` or `Control+Home`. */
export async function type(board: DraughtsBoard, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await chord(...key.split('+'));
    await board.updateComplete;
  }
}

// A hand on a board: a real mouse and real keys.
import { sendMouse } from '@web/test-runner-commands';
import type { Color } from '../../../src/board/piece.js';
import type { DraughtsBoard } from '../../../src/index.js';
import { only, pointOf } from './board.js';
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

/** What the live region says. */
export const said = (board: DraughtsBoard): string | null =>
  only(board, '[role=status]').textContent;

/** Keeps what is said one after the other, each change of the live region. */
export function listen(board: DraughtsBoard): string[] {
  const words: string[] = [];
  const region = only(board, '[role=status]');
  new MutationObserver(() => words.push(region.textContent ?? '')).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return words;
}

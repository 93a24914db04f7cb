// A hand on a board: a real mouse and real keys.
import { sendMouse } from '@web/test-runner-commands';
import type { DraughtsBoard } from '../../../src/index.js';
import { pointOf } from './board.js';

/** Presses squares with the mouse, one after the other. */
export async function press(board: DraughtsBoard, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await sendMouse({ type: 'click', position: pointOf(board, name) });
    await board.updateComplete;
  }
}

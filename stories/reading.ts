import { expect, userEvent, waitFor } from 'storybook/test';
import type { DraughtsBoard } from '../src/index.js';

/** The boards of a story, once they show what they have been asked for. */
export async function boardsIn(canvas: HTMLElement): Promise<DraughtsBoard[]> {
  const boards = [...canvas.querySelectorAll('draughts-board')];
  await Promise.all(boards.map(({ ready }) => ready));
  return boards;
}

export async function boardIn(canvas: HTMLElement): Promise<DraughtsBoard> {
  const [board] = await boardsIn(canvas);
  if (!board) throw new Error('There is no board in this story.');
  return board;
}

/** An element in the picture of a board, or beside it. */
export function partOf<Found extends Element = SVGElement>(
  board: DraughtsBoard,
  selector: string,
): Found {
  const found = board.shadowRoot?.querySelector<Found>(selector);
  if (!found) throw new Error(`The board has no ${selector}.`);
  return found;
}

export const hasPart = (board: DraughtsBoard, selector: string): boolean =>
  Boolean(board.shadowRoot?.querySelector(selector));

/** What the picture, or the grid on it, says to those who do not see it. */
export const wordsOf = (board: DraughtsBoard): string =>
  partOf(board, 'svg, .grid').getAttribute('aria-label') ??
  partOf(board, '.grid').getAttribute('aria-label') ??
  '';

/** The line that tells what could not be read; empty if there is none. */
export const faultOf = (board: DraughtsBoard): string =>
  board.shadowRoot?.querySelector('[part=status]')?.textContent ?? '';

/**
 * Where pieces are drawn, such as those of `white man`: a column and a row from the top left for
 * each. Pieces that stand still share a path; each that can move has a group of its own.
 */
export function placesOf(board: DraughtsBoard, pieces: string): string[] {
  const faces = board.shadowRoot?.querySelectorAll(`.${pieces.replace(' ', '.')}.face`) ?? [];
  const moved = (face: Element): string =>
    face.closest('g[transform]')?.getAttribute('transform') ?? face.getAttribute('d') ?? '';
  return [...faces].flatMap((face) =>
    [...moved(face).matchAll(/(?:M|translate\()(\d+)\.5 (\d+)\.5/g)].map(
      ([, column, row]) => `${column} ${row}`,
    ),
  );
}

/** A square of a board to play on, once it can be pressed. */
export const squareOf = (board: DraughtsBoard, name: string): Promise<SVGElement> =>
  waitFor(() => partOf(board, `[role=gridcell][aria-label^="${name},"]`));

/** Presses squares, one after the other. */
export async function press(board: DraughtsBoard, ...names: string[]): Promise<void> {
  for (const name of names) {
    await userEvent.click(await squareOf(board, name));
    await board.updateComplete;
  }
}

/** Presses the button of that name. */
export async function pressButton(canvas: HTMLElement, name: string): Promise<void> {
  const button = [...canvas.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === name,
  );
  await userEvent.click(button as HTMLElement);
}

/** Waits until a board shows the position of a FEN. */
export const expectFen = (board: DraughtsBoard, fen: string): Promise<void> =>
  waitFor(() => expect(board.toFen()).toBe(fen));

/** A color as the browser writes it: `rgb(90, 63, 44)`. */
export const paintOf = (element: Element, property: 'fill' | 'stroke'): string =>
  getComputedStyle(element)[property];

/** Whether the style sheet of the board does not leave it out, as it does on small boards. */
export const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none';

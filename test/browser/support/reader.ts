// Somebody who reads a game: what is seen, and a mouse and keys.
import { sendMouse } from '@web/test-runner-commands';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { drawn, until } from './board.js';
import { boardIn, middle, one, pause } from './viewer.js';

/** A game that was played, and where it ended as other programs tell. */
export interface Played {
  /** The file that it was found in, and which of its games it is. */
  readonly source: string;
  readonly variant: string;
  readonly plies: number;
  readonly finalFen: string;
  readonly pdn: string;
}

export const played: readonly Played[] = await (await fetch('/test/data/finals.json')).json();

export function playedIn(source: string): Played {
  const found = played.find((each) => each.source === source);
  if (!found) throw new Error(`no game ${source}`);
  return found;
}

/** The address of a file of games. */
export const fileOf = (name: string): string => `/test/data/games/${name}.pdn`;

export const textIn = async (name: string): Promise<string> => (await fetch(fileOf(name))).text();

/** The pieces of a FEN, as `drawn` has them. */
export const piecesOf = (fen: string): string => fen.slice(fen.indexOf(':') + 1);

export const many = (viewer: DraughtsViewer, selector: string): HTMLElement[] => [
  ...(viewer.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

export const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

const plain = (text: string | null): string => `${text}`.replace(/\s+/g, ' ').trim();

/** What is written in such elements, as far as they are seen. */
export const texts = (viewer: DraughtsViewer, selector: string): string[] =>
  many(viewer, selector)
    .filter(isSeen)
    .map(({ textContent }) => plain(textContent));

/** What stands above and below: players and event, then the result. */
export const headOf = (viewer: DraughtsViewer): string =>
  ['.about', '.result', '.name'].map((each) => texts(viewer, each).join(' – ')).join(' | ');

/** A move of the list by what is written there. */
export function moveIn(viewer: DraughtsViewer, text: string): HTMLElement {
  const found = many(viewer, '.move').filter(
    (each) => isSeen(each) && plain(each.textContent) === text,
  );
  if (found.length !== 1) throw new Error(`${found.length} moves ${text}`);
  return found[0] as HTMLElement;
}

/** The moves that are marked as the current one. */
export const current = (viewer: DraughtsViewer): string =>
  texts(viewer, '[aria-current=true]').join(' and ');

export async function click(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest' });
  await sendMouse({ type: 'click', position: middle(element) });
}

export async function hover(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest' });
  await sendMouse({ type: 'move', position: middle(element) });
}

export const button = (viewer: DraughtsViewer, what: string): HTMLElement =>
  one(viewer, `[data-do=${what}]`);

/** Waits until these pieces are on the board. */
export async function untilDrawn(viewer: DraughtsViewer, pieces: string): Promise<void> {
  const now = (): string => drawn(boardIn(viewer));
  const end = performance.now() + 2000;
  while (now() !== pieces && performance.now() < end) await pause(10);
  if (now() !== pieces) throw new Error(`${now()} is drawn, and not ${pieces}`);
}

/** Waits until somebody is known to read: moves have names, the board has a grid. */
export async function untilRead(viewer: DraughtsViewer): Promise<void> {
  await until('somebody to read', () => viewer.shadowRoot?.querySelector('.over-room > *'));
  await until('a grid', () => boardIn(viewer).shadowRoot?.querySelector('[role=grid]'));
  await until('names', () => many(viewer, '.move').every(({ ariaLabel }) => ariaLabel));
  await viewer.ready;
}

import type { DraughtsBoard } from '../../../src/index.js';

const types = ['before-move', 'move-played', 'position-change', 'move-rejected'] as const;

/** Keeps the events of a board, as something around it hears them, in their order. */
export function heard(board: DraughtsBoard): Event[] {
  const events: Event[] = [];
  for (const type of [...types, 'error', 'record-load'])
    board.parentNode?.addEventListener(type, (event) => {
      if (event.composedPath().includes(board)) events.push(event);
    });
  return events;
}

/** Their types, and forgets them. */
export const typesOf = (events: Event[]): string[] => events.splice(0).map(({ type }) => type);

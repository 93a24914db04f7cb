import type { DraughtsBoard } from '../../../src/index.js';

/** Keeps what a board tells of moves, in the order in which it happens. */
export function heard(board: DraughtsBoard): Event[] {
  const events: Event[] = [];
  for (const type of [
    'before-move',
    'move-played',
    'position-change',
    'move-rejected',
    'capture-choice',
  ])
    document.addEventListener(
      type,
      (event) => {
        if (event.composedPath()[0] === board) events.push(event);
      },
      { capture: true },
    );
  return events;
}

/** The types of such events, which are forgotten then. */
export const typesOf = (events: Event[]): string[] => events.splice(0).map(({ type }) => type);

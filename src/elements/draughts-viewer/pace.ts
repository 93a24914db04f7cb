import type { Color } from '../../board/piece.js';
import { parseComment } from '../../notation/comment.js';
import type { Place, Places } from './places.js';
import type { ViewerInputs } from './viewer-inputs.js';

/** How fast a game plays by itself: seconds of rest after each move, or as the clocks ran. */
export interface Pace {
  interval: number | 'clock' | undefined;
  loop: boolean | undefined;
}

/** What readers have chosen, as long as the page is there. */
const chosen = new WeakMap<ViewerInputs, Pace>();

export function paceOf(host: ViewerInputs): Pace {
  const pace = chosen.get(host) ?? { interval: undefined, loop: undefined };
  chosen.set(host, pace);
  return pace;
}

/** Seconds of rest where nobody says. */
export const USUAL = 1.5;
/** How many times as fast as the players, and between which bounds, in seconds. */
const FASTER = 10;
const SHORTEST = 0.5;
const LONGEST = 8;

/** What an author has written as the interval; nothing else than a time or `clock` counts. */
export function intervalOf(written: unknown): number | 'clock' {
  const text = String(written ?? '').trim();
  const seconds = Number(text);
  if (text === 'clock') return 'clock';
  return text && seconds >= 0 && seconds < 86400 ? seconds : USUAL;
}

/** What the clocks say at a place of who moves there, in seconds. */
function clockAt(
  places: Places,
  place: Place,
  mover: Color,
): { readonly seconds: number; readonly shows: string } | undefined {
  const { variant } = places.game;
  for (const comment of place.node.comments)
    for (const clock of parseComment(comment, variant).clocks)
      if ((clock.side ?? places.numberOf(place).mover) === mover) return clock;
  return undefined;
}

/** How long the move that leads to a place has taken, in seconds, by the clocks of the record. */
function timeTaken(places: Places, place: Place): number | undefined {
  if (!place.before) return undefined;
  const { mover } = places.numberOf(place);
  const now = clockAt(places, place, mover);
  if (now?.shows === 'used for the move') return now.seconds;
  for (let at = place.before; now && at.before; at = at.before) {
    const before = clockAt(places, at, mover);
    // Time that is added for a move may be more than it has taken.
    if (before?.shows === now.shows)
      return Math.max(0, (now.seconds - before.seconds) * (now.shows === 'left' ? -1 : 1));
  }
  return undefined;
}

/** How long to rest before the move that leads to a place, in seconds, where the clocks say. */
export function restBefore(places: Places, place: Place): number | undefined {
  const taken = timeTaken(places, place);
  return taken === undefined ? undefined : Math.min(Math.max(taken / FASTER, SHORTEST), LONGEST);
}

/** Whether the record has clocks in its main line. */
export function hasClocks({ game }: Places): boolean {
  for (let node = game.root.children[0]; node; node = node.children[0])
    if (node.comments.some((comment) => parseComment(comment, game.variant).clocks.length > 0))
      return true;
  return false;
}

import type { Color } from '../../board/piece.js';
import { parseComment } from '../../notation/comment.js';
import type { Place, Places } from './places.js';

const two = (value: number): string => String(value).padStart(2, '0');

/** A time as players read it: `1:04:12`, `9:07`. */
export function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

type Clocks = Readonly<Partial<Record<Color, string>>>;

const known = new WeakMap<Place, Clocks>();

/** What the clocks show at a place, as far as the record says. */
export function clocksAt(places: Places, place: Place): Clocks {
  const clocks = known.get(place) ?? readClocks(places, place);
  known.set(place, clocks);
  return clocks;
}

function readClocks(places: Places, place: Place): Clocks {
  const found: Partial<Record<Color, string>> = {};
  for (let at: Place | undefined = place; at?.before; at = at.before) {
    const { mover } = places.numberOf(at);
    for (const comment of at.node.comments)
      if (comment.includes('%') || comment.includes('tl='))
        for (const { seconds, side = mover, shows } of parseComment(comment, places.game.variant)
          .clocks)
          if (shows !== 'used for the move') found[side] ??= timeText(seconds);
    if (found.white !== undefined && found.black !== undefined) break;
  }
  return found;
}

import { bare } from '../../game/game.js';
import type { Session } from '../../game/session.js';
import type { MoveItem } from './line-items.js';
import type { Place, Places } from './places.js';

/** The moves that the reader has made after a place, those he has gone back over among them. */
export function ownItems(places: Places, after: Place, { own }: Session): readonly MoveItem[] {
  let before = after;
  return own.map((made) => {
    const node = { ...bare, ...made, kind: 'move' } as const;
    const place = { node, before, index: 0, ply: before.ply + 1 };
    const { number, mover } = places.numberOf(place);
    before = place;
    const isFirst = mover === places.game.variant.startingColor;
    return { kind: 'move', place, number, isFirst };
  });
}

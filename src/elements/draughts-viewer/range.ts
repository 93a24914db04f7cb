import { nodeAt, parsePath } from '../../game/path.js';
import type { Session, Target } from '../../game/session.js';
import { textOf } from '../draughts-board/asked.js';
import type { Place, Places } from './places.js';
import type { ViewerInputs } from './viewer-inputs.js';

/** The part of a game that is gone through. */
export interface Range {
  readonly from: Place;
  /** Where it ends before the game does. */
  readonly to: Place | undefined;
}

const placeAt = (places: Places, path: unknown): Place | undefined => {
  const { root } = places.game;
  const indices = parsePath(root, textOf(path) ?? '');
  const node = indices && nodeAt(root, indices);
  return node && places.at(node);
};

/** What an author asks for; what is no place of the game, or lies before the other, is left out. */
export function rangeOf(places: Places, asked: ViewerInputs): Range {
  const from = placeAt(places, asked.from) ?? (places.at(places.game.root) as Place);
  const to = placeAt(places, asked.to);
  let at = to;
  while (at && at !== from) at = at.before;
  return { from, to: at && to };
}

/** Where a step leads that stays inside; undefined if there is nothing more. */
export function within(
  { from, to }: Range,
  places: Places,
  session: Session,
  target: Target | number,
): Target | number | undefined {
  const here = session.tail.length > 0 ? undefined : session.node;
  switch (target) {
    case 'first':
      return places.pathOf(from);
    case 'previous':
      return here === from.node ? undefined : target;
    case 'next':
      return here && here === to?.node ? undefined : target;
    case 'last': {
      let at = here && to && places.at(here);
      while (at && at !== to) at = at.node.children[0] && places.at(at.node.children[0]);
      return at ? places.pathOf(at) : target;
    }
    default:
      return target;
  }
}

/** The steps that would lead outside. */
export const stopsAt = (range: Range, places: Places, session: Session): readonly string[] =>
  ['previous', 'next'].filter((step) => within(range, places, session, step) === undefined);

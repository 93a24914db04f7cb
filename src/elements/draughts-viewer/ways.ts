import type { Shape } from '../../board/shape.js';
import { namingOf } from '../../drawing/plan.js';
import { say } from '../../locales/say.js';
import { placeText } from './move-text.js';
import type { Place } from './places.js';
import { rangeOf } from './range.js';
import type { Site } from './site.js';
import { spokenOf } from './spoken.js';

/** What follows in the record from where the reader is, as far as the author shows it. */
export function following(site: Site): readonly Place[] {
  const { node, tail } = site.session();
  const places = site.places();
  if (tail.length > 0 || rangeOf(places, site.host).to?.node === node) return [];
  return node.children
    .filter(({ kind }) => kind !== 'text')
    .map((child) => places.at(child))
    .filter((place) => place !== undefined);
}

/** As many ways are offered; the list of moves has them all. */
const MOST = 24;

/** The ways to go on, if there are several. */
export function waysOn(site: Site): readonly Place[] {
  const ways = following(site);
  return ways.length > 1 ? ways.slice(0, MOST) : [];
}

/** A way as it is set in print. */
export function writtenWay(site: Site, place: Place): string {
  const { session, host } = site;
  if (place.node.kind === 'setup') return spokenOf(site).setup;
  return placeText(place, namingOf(session().game.variant, host.notation));
}

/** How many ways there are, and which. */
export function waysWords(site: Site, ways: readonly Place[]): string {
  if (ways.length < 2) return '';
  const n = following(site).length;
  const moves = ways.map((way) => writtenWay(site, way)).join(', ');
  return say(spokenOf(site).choices, { n, moves: n > ways.length ? `${moves} …` : moves });
}

/** The ways as arrows; the chosen one is green, and others have another line. */
export const arrowsOf = (ways: readonly Place[], chosen: number): readonly Shape[] =>
  ways.flatMap(({ node }, i): readonly Shape[] =>
    node.kind === 'move'
      ? [{ color: i === chosen ? 'green' : 'blue', squares: node.move.path }]
      : [],
  );

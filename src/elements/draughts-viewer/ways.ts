import type { Shape } from '../../board/shape.js';
import { say } from '../../locales/say.js';
import type { Place } from './places.js';
import type { Site } from './site.js';
import { speakerOf, spokenOf } from './spoken.js';

/** The ways to go on from where the reader is, if there are several. */
export function waysOn(site: Site): readonly Place[] {
  const { node, tail } = site.session();
  const places = site.places();
  const ways = node.children
    .filter(({ kind }) => kind !== 'text')
    .map((child) => places.at(child))
    .filter((place) => place !== undefined);
  return tail.length === 0 && ways.length > 1 ? ways : [];
}

/** A move as it is set in print: `32–28`, with all its squares where its ends do not tell it. */
export function writtenWay(site: Site, { node }: Place, all: readonly Place[]): string {
  if (node.kind === 'pass') return '–';
  if (node.kind !== 'move') return '…';
  const { from, to, path, captures } = node.move;
  const like = all.filter(
    (other) =>
      other.node.kind === 'move' && other.node.move.from === from && other.node.move.to === to,
  );
  const { name } = speakerOf(site);
  return (like.length > 1 ? path : [from, to]).map(name).join(captures.length > 0 ? '×' : '–');
}

/** How many ways there are, and which. */
export const waysWords = (site: Site, ways: readonly Place[]): string =>
  ways.length > 1
    ? say(spokenOf(site).choices, {
        n: ways.length,
        moves: ways.map((way) => writtenWay(site, way, ways)).join(', '),
      })
    : '';

/** The ways as arrows; the chosen one is green, and others have another line. */
export const arrowsOf = (ways: readonly Place[], chosen: number): readonly Shape[] =>
  ways.flatMap(({ node }, i): readonly Shape[] =>
    node.kind === 'move'
      ? [{ color: i === chosen ? 'green' : 'blue', squares: node.move.path }]
      : [],
  );

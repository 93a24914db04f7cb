import { bare, Game } from '../../game/game.js';
import type { GameNode, RootNode } from '../../game/node.js';
import type { Session } from '../../game/session.js';
import { formatPdn } from '../../notation/pdn/writer.js';
import { tagOf } from '../../notation/tag-of.js';
import type { Place, Places } from './places.js';

/** A copy of a node, and what is to follow it. */
interface Copy {
  readonly node: GameNode;
  readonly children: GameNode[];
}

/** A copy without what is written about the node; the rest of a line that was not played is kept. */
function bareCopy(node: GameNode): Copy {
  const children: GameNode[] = [];
  return { node: { ...node, before: [], comments: [], nags: [], children }, children };
}

/** The record as it is, without moves of the reader's own. */
export const recordPdn = ({ game }: Session): string => formatPdn(game);

/** The record without comments and glyphs; variations are kept. */
export function plainPdn({ game }: Session): string {
  const root = bareCopy(game.root);
  // A line may be too long for recursion.
  const left: (readonly [from: GameNode, to: Copy])[] = [[game.root, root]];
  for (let pair = left.pop(); pair; pair = left.pop()) {
    const [from, to] = pair;
    for (const child of from.children) {
      const copy = bareCopy(child);
      to.children.push(copy.node);
      left.push([child, copy]);
    }
  }
  return formatPdn(gameWith(game, root));
}

/** The moves from the start of the game to where the reader is, with those of his own. */
export function linePdn({ game, node, tail }: Session, places: Places): string {
  const root = bareCopy(game.root);
  let end = root;
  const add = (next: GameNode): void => {
    const copy = bareCopy(next);
    end.children.push(copy.node);
    end = copy;
  };
  for (const each of lineTo(places.at(node))) add(each);
  let { position } = node;
  for (const move of tail) {
    // As the reader has made it, also against a rule that has still to be claimed.
    position = position?.after(move);
    add({ ...bare, kind: 'move', move, position });
  }
  // The result is that of the whole game.
  const isWhole = tail.length === 0 && game.at('end') === node;
  const tags = [...game.tags].map(([name, value]): readonly [string, string] => [
    name,
    name.toLowerCase() === 'result' && !isWhole ? '*' : value,
  ]);
  return formatPdn(gameWith(game, root, new Map(tags)));
}

const gameWith = (
  { variant, start, tags }: Game,
  root: Copy,
  others: ReadonlyMap<string, string> = tags,
): Game => new Game({ variant, start, tags: others, root: root.node as RootNode });

/** The nodes that lead to a place, without the start. */
function lineTo(place: Place | undefined): readonly GameNode[] {
  const line: GameNode[] = [];
  for (let at = place; at?.before; at = at.before) line.push(at.node);
  return line.reverse();
}

/** What a tag says that says something. */
const known = (game: Game, name: string): string =>
  (tagOf(game, name) ?? '').replace(/^[?\s.*-]+$/, '');

/** Names that Windows keeps for itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for a file of a game, of letters, figures and hyphens in any script. */
export function fileName(game: Game, ending: string, at = ''): string {
  const parts = ['White', 'Black', 'Event', 'Round', 'Date'].map((name) => known(game, name));
  const name = [...parts.filter(Boolean).join('-').normalize('NFC')].slice(0, LONGEST).join('');
  const safe = hyphened(name);
  const whole = [!safe || reserved.test(safe) ? `game${safe && `-${safe}`}` : safe, hyphened(at)];
  return `${whole.filter(Boolean).join('-')}.${ending}`;
}

const LONGEST = 80;

const hyphened = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

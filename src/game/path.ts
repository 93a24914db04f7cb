import { type GameNode, isPly } from './node.js';

/**
 * A place in a game: which child to take at each node from the root on. 0 is the main line.
 */
export type Indices = readonly number[];

/**
 * Writes a place as a path: `12` is the position after ply 12 of the main line; `12.2/3` takes
 * child 2 of the node after ply 12 and goes three plies along it, that child included; further
 * `.child/plies` go on from there.
 */
export function formatPath(root: GameNode, indices: Indices): string {
  const branches: { child: number; plies: number }[] = [{ child: 0, plies: 0 }];
  // Setups on the main line go without saying once a ply follows.
  let setups = 0;
  const nameSetups = () => {
    for (; setups > 0; setups--) branches.push({ child: 0, plies: 0 });
  };
  let node = root;
  for (const index of indices) {
    const child = node.children[index];
    if (!child) break;
    node = child;
    const plies = isPly(node) ? 1 : 0;
    const branch = branches.at(-1);
    if (index > 0) {
      nameSetups();
      branches.push({ child: index, plies });
    } else if (plies === 0) setups++;
    else if (branch) {
      branch.plies++;
      setups = 0;
    }
  }
  nameSetups();
  const [line, ...others] = branches;
  return `${line?.plies}${others.map(({ child, plies }) => `.${child}/${plies}`).join('')}`;
}

/** Follows the main line from a node for so many plies; -1 for all there are. */
function along(node: GameNode, plies: number): { node: GameNode; indices: number[] } | undefined {
  const indices: number[] = [];
  let at = node;
  let left = plies;
  let length = 0;
  for (let ahead = at; left !== 0; ) {
    const next = ahead.children[0];
    if (!next) break;
    indices.push(0);
    ahead = next;
    if (!isPly(next)) continue;
    length = indices.length;
    at = next;
    left--;
  }
  indices.length = length;
  return left > 0 ? undefined : { node: at, indices };
}

/** Finds the place of a path in a game; undefined if it is no path or leads nowhere. */
export function parsePath(root: GameNode, path: string): Indices | undefined {
  const text = path.trim();
  if (text === 'start') return [];
  if (text === 'end') return along(root, -1)?.indices;
  const [first = '', ...branches] = text.split('.');
  if (!/^\d+$/.test(first)) return undefined;
  let place = along(root, Number(first));
  const indices = place?.indices ?? [];
  for (const branch of branches) {
    const [, child, plies] = /^(\d+)\/(\d+)$/.exec(branch) ?? [];
    const next: GameNode | undefined = place?.node.children[Number(child)];
    if (child === undefined || !next) return undefined;
    const left = Number(plies) - (isPly(next) ? 1 : 0);
    place = left < 0 ? undefined : along(next, left);
    indices.push(Number(child));
    for (const each of place?.indices ?? []) indices.push(each);
  }
  return place && indices;
}

/** The node at a place; undefined if it leads nowhere. */
export function nodeAt(root: GameNode, indices: Indices): GameNode | undefined {
  let node: GameNode | undefined = root;
  for (const index of indices) node = node?.children[index];
  return node;
}

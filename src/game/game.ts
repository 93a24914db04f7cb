import type { Setup } from '../board/setup.js';
import type { Variant } from '../board/variant.js';
import { type Move, sameMove } from '../rules/move.js';
import { Position } from '../rules/position.js';
import type { GameNode, MoveNode, RootNode } from './node.js';
import { formatPath, type Indices, nodeAt, parsePath } from './path.js';

/** A change to a record: moves added after a place, as its main line or a variation. */
export interface GameEdit {
  /** A path, such as `12` or `12.1/3`. */
  readonly at: string;
  readonly play: readonly Move[];
}

export interface GameParts {
  readonly variant: Variant;
  readonly start?: Setup;
  readonly tags?: ReadonlyMap<string, string>;
  readonly root?: RootNode;
}

/** What a node has that nobody has written anything about. */
export const bare = { children: [], before: [], comments: [], nags: [] } as const;

/** The position of a setup; undefined if it is none to play on. */
export const positionOf = (setup: Setup): Position | undefined => {
  const position = Position.from(setup);
  return position instanceof Position ? position : undefined;
};

/** The node of a move in a position, with nothing after it. Throws for a move that is not legal. */
function moveNode(move: Move, before: Position): MoveNode {
  return { ...bare, kind: 'move', move, position: before.play(move) };
}

/** A game record. It is a value: `with` makes a new one. */
export class Game {
  readonly variant: Variant;
  /** The tags of the record, in its order. */
  readonly tags: ReadonlyMap<string, string>;
  readonly start: Setup;
  private builtRoot: RootNode | undefined;

  constructor({ variant, start = variant.start, tags = new Map(), root }: GameParts) {
    this.variant = variant;
    this.tags = tags;
    this.start = start;
    this.builtRoot = root;
  }

  /** The start of the game, and all that follows. */
  get root(): RootNode {
    this.builtRoot ??= { ...bare, kind: 'root', position: positionOf(this.start) };
    return this.builtRoot;
  }

  /** The node at a path; undefined where the game has none. */
  at(path: string): GameNode | undefined {
    const indices = parsePath(this.root, path);
    return indices && nodeAt(this.root, indices);
  }

  /** The game with a change. Throws a RangeError where the place or a move does not exist. */
  with({ at, play }: GameEdit): Game {
    const indices = parsePath(this.root, at);
    if (!indices) throw new RangeError(`There is no place "${at}" in this game.`);
    const { variant, start, tags } = this;
    return new Game({ variant, start, tags, root: added(this.root, indices, play) as RootNode });
  }

  /** How many plies the main line has. */
  get plies(): number {
    const end = parsePath(this.root, 'end') ?? [];
    return Number(formatPath(this.root, end).split('.')[0]);
  }
}

/** A node with moves added below it; moves it has already are followed. */
function added<Node extends GameNode>(node: Node, indices: Indices, play: readonly Move[]): Node {
  const [index, ...rest] = indices;
  if (index !== undefined) {
    const children = node.children.map((child, i) =>
      i === index ? added(child, rest, play) : child,
    );
    return children.every((child, i) => child === node.children[i]) ? node : { ...node, children };
  }
  const [move, ...others] = play;
  if (!move) return node;
  const known = childOf(node, move);
  if (known >= 0) return added(node, [known], play.slice(1)) as Node;
  if (!node.position) throw new RangeError('There is no position to play on.');
  const child = added(moveNode(move, node.position), [], others);
  return { ...node, children: [...node.children, child] };
}

/** Which child of a node plays a move; -1 if none does. */
export function childOf(node: GameNode, move: Move): number {
  return node.children.findIndex((child) => child.kind === 'move' && sameMove(child.move, move));
}

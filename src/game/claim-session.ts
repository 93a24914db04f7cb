import { irregularMoves } from '../rules/irregular.js';
import { type Move, sameMove } from '../rules/move.js';
import type { Position } from '../rules/position.js';
import { bare, childOf, Game } from './game.js';
import type { GameNode, MoveNode } from './node.js';
import { type Indices, parsePath } from './path.js';
import { Session } from './session.js';

/**
 * A session in which the duty to take is kept by claims (Frisian rules, Art. 10 and 27): a capture
 * that is overlooked, or worth too little, or broken off stands, unless the opponent claims before
 * he moves himself. Then the move is taken back, and a legal one has to be played.
 */
export class ClaimSession extends Session {
  /** Positions that an irregular move has led to, */
  private readonly irregular = new WeakSet<Position>();
  /** and those in which one has been claimed. */
  private readonly claimed = new WeakSet<Position>();

  /** The moves that are not legal, but stand if nobody claims. */
  get irregularMoves(): readonly Move[] {
    const { position } = this;
    return position && !this.claimed.has(position) ? irregularMoves(position) : [];
  }

  /** Whether the last move is irregular, so that the side to move may claim. */
  get isClaimable(): boolean {
    const { position } = this;
    return position !== undefined && this.irregular.has(position);
  }

  /** Takes back an irregular last move. False, and nothing changes, where there is none. */
  claim(): boolean {
    const { previousPosition } = this;
    if (!this.isClaimable || !previousPosition) return false;
    this.claimed.add(previousPosition);
    this.undo();
    return true;
  }

  /** The game with the own moves added where they were made, the irregular ones, too. */
  override commit(): Game {
    const at = this.path.split('~')[0] ?? '';
    const { variant, start, tags, root } = this.game;
    const indices = parsePath(root, at) ?? [];
    const own = this.own.map((made): MoveNode => ({ ...bare, kind: 'move', ...made }));
    return new Game({ variant, start, tags, root: grown(root, indices, own) });
  }

  protected override next(position: Position, move: Move): Position {
    const found = this.claimed.has(position)
      ? undefined
      : irregularMoves(position).find((other) => sameMove(other, move));
    if (!found) return super.next(position, move);
    const next = position.after(found);
    this.irregular.add(next);
    return next;
  }
}

/** A node with a line added below a place. Moves that are there already are followed. */
function grown<Node extends GameNode>(
  node: Node,
  [index, ...rest]: Indices,
  line: readonly MoveNode[],
): Node {
  if (index !== undefined)
    return {
      ...node,
      children: node.children.map((child, i) => (i === index ? grown(child, rest, line) : child)),
    };
  const [next, ...others] = line;
  if (!next) return node;
  const known = childOf(node, next.move);
  if (known >= 0) return grown(node, [known], others);
  return { ...node, children: [...node.children, grown(next, [], others)] };
}

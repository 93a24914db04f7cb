import type { Setup } from '../board/setup.js';
import type { Move } from '../rules/move.js';
import type { Position } from '../rules/position.js';

/**
 * A place in a game record. Nodes are values: an edit makes new ones along its path and shares
 * all others.
 */
export type GameNode = RootNode | MoveNode | SetupNode | PassNode | UnknownNode | TextNode;

interface NodeParts {
  /** What follows: the main line first, then the variations. */
  readonly children: readonly GameNode[];
  /** The position here; undefined where nobody can know it, or it is no position to play on. */
  readonly position: Position | undefined;
  /** Comments before the move and after it, as written. */
  readonly before: readonly string[];
  readonly comments: readonly string[];
  /** Numeric annotation glyphs: 1 is !, 2 is ?. */
  readonly nags: readonly number[];
}

/** The start of the game. */
export interface RootNode extends NodeParts {
  readonly kind: 'root';
}

export interface MoveNode extends NodeParts {
  readonly kind: 'move';
  readonly move: Move;
}

/** The position is replaced by another (PDN's setup command). */
export interface SetupNode extends NodeParts {
  readonly kind: 'setup';
  readonly setup: Setup;
}

/** The turn goes over without a move. */
export interface PassNode extends NodeParts {
  readonly kind: 'pass';
}

/** A move was made that nobody wrote down. */
export interface UnknownNode extends NodeParts {
  readonly kind: 'unknown';
}

/** The rest of a line that could not be played, as text. */
export interface TextNode extends NodeParts {
  readonly kind: 'text';
  readonly text: string;
  /** Why: the name of the fault, and the fault in English. */
  readonly code: string;
  readonly reason: string;
}

/** Whether a node counts as a ply. */
export const isPly = (node: GameNode): boolean =>
  node.kind === 'move' || node.kind === 'pass' || node.kind === 'unknown';

/** What shows at a node: its position, or a setup nobody can play on. */
export function setupAt(node: GameNode, before: Setup): Setup {
  if (node.kind === 'setup') return node.setup;
  return node.position?.setup ?? before;
}

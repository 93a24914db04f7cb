import type { Color } from '../../board/piece.js';
import type { Setup } from '../../board/setup.js';
import { Game } from '../../game/game.js';
import { type GameNode, setupAt } from '../../game/node.js';
import { formatPath, nodeAt, parsePath } from '../../game/path.js';
import { Session } from '../../game/session.js';
import type { Position } from '../../rules/position.js';
import { authorsLine, type Played } from './solution.js';
import { type Task, taskOf } from './task.js';

export interface PuzzleOptions {
  /** Who solves; the side to move, if left out. */
  readonly solver?: Color | undefined;
  /** A path to the place where solving begins. What precedes is shown. */
  readonly startAt?: string | undefined;
}

/** A game as a puzzle. */
export interface Puzzle {
  readonly game: Game;
  readonly solver: Color;
  readonly task: Task | undefined;
  /** What the board shows first. */
  readonly first: Setup;
  /** Moves of the record to be shown from there, before solving begins. */
  readonly lead: readonly Played[];
  /** Where solving begins, as a path and as a place; the opponent may be to move. */
  readonly at: string;
  readonly start: GameNode;
  readonly position: Position;
  /** What the author says before the first move, as written. */
  readonly intro: readonly string[];
  /** The author's solution; empty where the record has none. */
  readonly solution: readonly Played[];
}

/** What a game means as a puzzle; undefined if there is no such place, or no position to play on. */
export function readPuzzle(game: Game, options: PuzzleOptions = {}): Puzzle | undefined {
  const { root } = game;
  const indices = parsePath(root, options.startAt ?? 'start');
  const start = indices && nodeAt(root, indices);
  const position = start?.position;
  if (!indices || !start || !position) return undefined;
  const solver = options.solver ?? position.turn;
  let first = game.start;
  let lead: Played[] = [];
  for (let i = 1; i <= indices.length; i++) {
    const node = nodeAt(root, indices.slice(0, i)) as GameNode;
    if (node.kind === 'move' && node.position) lead.push(node as Played);
    else {
      lead = [];
      first = setupAt(node, first);
    }
  }
  const line = authorsLine(start, solver);
  // Where no move is the solver's own there is nothing to solve.
  const solution = ownMoves(line.length, position.turn === solver) > 0 ? line : [];
  const intro = [...start.comments, ...(solution[0]?.before ?? [])];
  return {
    game,
    solver,
    task: taskOf(game, solver, intro, solution.at(-1) ?? start),
    first,
    lead,
    at: formatPath(root, indices),
    start,
    position,
    intro,
    solution,
  };
}

/** How many moves of so many are the solver's, if the first is his or not. */
export const ownMoves = (count: number, isFirst: boolean): number =>
  Math.ceil((count - (isFirst ? 0 : 1)) / 2);

/**
 * A puzzle as it is first shown, with all that precedes but the last move; there is nothing of the
 * solution in it.
 */
export function opened({ game, first, lead }: Puzzle): Session {
  const session = new Session(new Game({ variant: game.variant, start: first }));
  for (const { move } of lead.slice(0, -1)) session.play(move);
  return session;
}

import type { Setup } from '../board/setup.js';
import type { Move } from '../rules/move.js';
import type { Outcome } from '../rules/outcome.js';
import type { Position } from '../rules/position.js';
import { childOf, type Game } from './game.js';
import { type GameNode, setupAt } from './node.js';
import { formatPath, type Indices, nodeAt, parsePath } from './path.js';

/** Where `go` may lead: a step along the line, or a path. */
export type Target = 'first' | 'previous' | 'next' | 'last' | (string & {});

/** A move the reader has made himself, and the position it led to. */
export interface OwnMove {
  readonly move: Move;
  readonly position: Position;
}

/**
 * A walk through a game: the place where the reader is, and the moves of his own that he has
 * made from there. The record itself never changes. This is the one thing that does, and what
 * elements share; `subscribe` tells of each change.
 */
export class Session {
  readonly game: Game;
  private indices: Indices;
  /**
   * The reader's own moves after the place in the record; he stands after `ownAt` of them.
   * @internal
   */
  own: readonly OwnMove[] = [];
  private ownAt = 0;
  private readonly listeners = new Set<() => void>();

  constructor(game: Game, path = 'start') {
    this.game = game;
    this.indices = path === 'start' ? [] : (this.placeOf(path.split('~')[0] ?? '') ?? []);
  }

  /** The place, such as `12`, `12.1/3`, or `12~2` after two moves of the reader's own. */
  get path(): string {
    const path = formatPath(this.game.root, this.indices);
    return this.ownAt > 0 ? `${path}~${this.ownAt}` : path;
  }

  /** The reader's own moves up to where he is. */
  get tail(): readonly Move[] {
    return this.own.slice(0, this.ownAt).map(({ move }) => move);
  }

  /** The node of the record where the reader is or has left it. */
  get node(): GameNode {
    return nodeAt(this.game.root, this.indices) ?? this.game.root;
  }

  /** The position; undefined where the record shows none that can be played on. */
  get position(): Position | undefined {
    return this.ownAt > 0 ? this.own[this.ownAt - 1]?.position : this.node.position;
  }

  /** What a board shows here. */
  get setup(): Setup {
    let shown = this.game.start;
    if (this.indices.length === 0 && this.ownAt === 0) return shown;
    let node: GameNode = this.game.root;
    for (const index of this.indices) {
      node = node.children[index] ?? node;
      shown = setupAt(node, shown);
    }
    return this.position?.setup ?? shown;
  }

  /** The move that led here, if one did. */
  get lastMove(): Move | undefined {
    if (this.ownAt > 0) return this.own[this.ownAt - 1]?.move;
    if (this.indices.length === 0) return undefined;
    return this.node.kind === 'move' ? this.node.move : undefined;
  }

  /** The position that the last move was made in. */
  get previousPosition(): Position | undefined {
    if (this.ownAt > 1) return this.own[this.ownAt - 2]?.position;
    if (this.ownAt === 1) return this.node.position;
    return nodeAt(this.game.root, this.indices.slice(0, -1))?.position;
  }

  /** How the game has ended, if it has. */
  get outcome(): Outcome | undefined {
    return this.position?.outcome;
  }

  /**
   * Plays a move: along the record where it has it, else as one of the reader's own. Throws a
   * RangeError for a move that is not legal.
   */
  play(move: Move): void {
    const { position } = this;
    if (!position) throw new RangeError('There is no position to play on.');
    const known = this.ownAt === 0 ? childOf(this.node, move) : -1;
    if (known >= 0) this.stand([...this.indices, known]);
    else {
      const own = this.own.slice(0, this.ownAt);
      this.stand(this.indices, [...own, { move, position: this.next(position, move) }]);
    }
  }

  /** Takes back the last own move, or goes back one place in the record. */
  undo(): void {
    if (this.ownAt > 0) this.stand(this.indices, this.own.slice(0, this.ownAt - 1));
    else if (this.indices.length > 0) this.stand(this.indices.slice(0, -1));
  }

  /** Goes along the line or to a path. False, and nothing changes, if there is no such place. */
  go(target: Target): boolean {
    switch (target) {
      case 'first':
        return this.stand([]);
      case 'previous':
        return this.step(-1);
      case 'next':
        return this.step(1);
      case 'last':
        return this.goToLast();
      default:
        return this.goTo(String(target));
    }
  }

  /** Back to the start of the game, without own moves. */
  reset(): void {
    this.stand([]);
  }

  /** The game with the own moves added where they were made. */
  commit(): Game {
    const at = formatPath(this.game.root, this.indices);
    return this.game.with({ at, play: this.own.map(({ move }) => move) });
  }

  /** Calls back after each change; the answer ends that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The position that a move leads to. Throws a RangeError for a move that may not be made. */
  protected next(position: Position, move: Move): Position {
    return position.play(move);
  }

  private step(by: 1 | -1): boolean {
    const at = this.ownAt + by;
    if (at >= 0 && at <= this.own.length) return this.stand(this.indices, this.own, at);
    if (by < 0) return this.indices.length > 0 && this.stand(this.indices.slice(0, -1));
    return this.ownAt === 0 && this.node.children.length > 0 && this.enter(0);
  }

  private enter(index: number): boolean {
    return this.node.children[index]?.kind !== 'text' && this.stand([...this.indices, index]);
  }

  private goToLast(): boolean {
    if (this.own.length > 0) return this.stand(this.indices, this.own, this.own.length);
    const indices = [...this.indices];
    for (let node = this.node; ; indices.push(0)) {
      const next = node.children[0];
      if (!next || next.kind === 'text') return this.stand(indices);
      node = next;
    }
  }

  private goTo(path: string): boolean {
    const [, place = '', own] = /^([^~]*)(?:~(\d+))?$/.exec(path.trim()) ?? [];
    const indices = this.placeOf(place);
    if (!indices) return false;
    if (own === undefined) return this.stand(indices);
    const at = Number(own);
    const here = formatPath(this.game.root, indices) === formatPath(this.game.root, this.indices);
    return here && at <= this.own.length && this.stand(indices, this.own, at);
  }

  /** Where a path of the record leads. The rest of a line that is only text is no place to stand. */
  private placeOf(path: string): Indices | undefined {
    const { root } = this.game;
    const indices = parsePath(root, path);
    return indices && nodeAt(root, indices)?.kind !== 'text' ? indices : undefined;
  }

  private stand(indices: Indices, own: readonly OwnMove[] = [], ownAt = own.length): true {
    this.indices = indices;
    this.own = own;
    this.ownAt = ownAt;
    for (const listener of [...this.listeners])
      try {
        listener();
      } catch (error) {
        // A fault of one is no fault of the others, nor of who has moved.
        queueMicrotask(() => {
          throw error;
        });
      }
    return true;
  }
}

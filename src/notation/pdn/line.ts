import { opposite } from '../../board/piece.js';
import type { Variant } from '../../board/variant.js';
import { positionOf } from '../../game/game.js';
import type { MoveNode, PassNode, SetupNode } from '../../game/node.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import { parseFen } from '../long-fen.js';
import { type MoveTextError, type MoveTextOptions, parseMove } from '../read-move.js';
import type { RawItem } from './raw-game.js';

/** An item that could not be read, and why. */
interface Fault {
  readonly kind: 'text';
  readonly code: string;
  readonly position?: undefined;
}

type Bare<Node> = Omit<Node, 'children' | 'before' | 'comments' | 'nags'>;

/** Nearly all are moves, which are made in full at once. */
type ReadNode = MoveNode | Bare<SetupNode> | Bare<PassNode> | Fault;

/** An item of a line and the node it has become. */
export interface Reading {
  readonly item: RawItem;
  readonly node: ReadNode;
  /** In how many other ways the item could be read. */
  readonly others: number;
}

/** Why a text is no move, and what it may mean. */
export type PlainFault = Pick<MoveTextError, 'code' | 'candidates'>;

/** How the moves of a line are read. */
export interface LineOptions extends MoveTextOptions {
  /** What a text of two squares means; undefined for all other texts. */
  readonly plainMove?: (text: string, before: Position) => Move | PlainFault | undefined;
}

const none: readonly never[] = Object.freeze([]);

/** How often a line is read anew with another meaning of an ambiguous capture. */
const RETRY_LIMIT = 200;

/**
 * Reads a line of moves. A capture that may mean several is read so that the moves after it can
 * be played, if any reading does that; else in the way that gets furthest.
 */
export class LineReader {
  readonly #items: readonly RawItem[];
  readonly #start: Position | undefined;
  readonly #variant: Variant;
  readonly #options: LineOptions;
  readonly #readings: Reading[] = [];
  /** Ambiguous items on the way here, and the readings not tried yet. */
  readonly #choices: { readonly index: number; readonly nodes: ReadNode[] }[] = [];

  constructor(
    items: readonly RawItem[],
    start: Position | undefined,
    variant: Variant,
    options: LineOptions,
  ) {
    this.#items = items;
    this.#start = start;
    this.#variant = variant;
    this.#options = options;
  }

  /** The readings; the last is a text node if the line could not be read to its end. */
  read(): readonly Reading[] {
    let best: readonly Reading[] = [];
    for (let tries = 0; ; tries++) {
      this.#readOn();
      const readings = this.#readings;
      if (readings.at(-1)?.node.kind !== 'text') return readings;
      if (readings.length > best.length) best = [...readings];
      if (tries === RETRY_LIMIT || !this.#turnBack()) return best;
    }
  }

  #readOn(): void {
    for (let i = this.#readings.length; i < this.#items.length; i++) {
      const item = this.#items[i] as RawItem;
      const before = i > 0 ? this.#readings[i - 1]?.node.position : this.#start;
      const nodes = this.#nodesOf(item, before);
      const node = nodes.shift();
      if (!node) return;
      if (nodes[0]) this.#choices.push({ index: i, nodes });
      this.#readings.push({ item, node, others: nodes.length });
      if (node.kind === 'text') return;
    }
  }

  /** Goes back to the last choice and takes its next reading; false if none is left. */
  #turnBack(): boolean {
    const choice = this.#choices.at(-1);
    const node = choice?.nodes.shift();
    const reading = choice && this.#readings[choice.index];
    if (!choice || !node || !reading) return false;
    this.#readings.length = choice.index;
    this.#readings.push({ ...reading, node });
    if (choice.nodes.length === 0) this.#choices.pop();
    return true;
  }

  /** What an item can mean after a position: one node, or several for an ambiguous capture. */
  #nodesOf(item: RawItem, before: Position | undefined): ReadNode[] {
    if (item.kind === 'move') return this.#movesOf(item, before);
    if (item.kind === 'fen') {
      const { setup, position } = parseFen(item.text, this.#variant);
      // Without any piece the turn goes over: a null move, B::, as PDN proposes it.
      if (setup.pieces.size > 0 || !before || !setup.turn)
        return [{ kind: 'setup', setup, position }];
    }
    const position = before && positionOf({ ...before.setup, turn: opposite(before.turn) });
    return [{ kind: 'pass', position }];
  }

  #movesOf(item: RawItem, before: Position | undefined): ReadNode[] {
    if (!before) return [{ kind: 'text', code: 'no-position-to-play-on' }];
    const { text } = item;
    const options = this.#options;
    const move = options.plainMove?.(text, before) ?? parseMove(text, before, options);
    if (!('code' in move)) return [this.#node(item, move, before)];
    if (move.code !== 'ambiguous') return [{ kind: 'text', code: move.code }];
    return move.candidates.map((candidate) => this.#node(item, candidate, before));
  }

  /** A move that has just been found to be legal. */
  #node({ before: ahead, comments, nags }: RawItem, move: Move, before: Position): ReadNode {
    const position = before.after(move);
    return { kind: 'move', move, position, children: none, before: ahead, comments, nags };
  }
}

import { Naming } from '../../board/naming.js';
import type { Setup } from '../../board/setup.js';
import type { Variant } from '../../board/variant.js';
import type { GameNode, RootNode } from '../../game/node.js';
import { Position } from '../../rules/position.js';
import { type MoveTextOptions, parseMove } from '../read-move.js';
import { formatMove } from '../write-move.js';
import { reportFen } from './fen-tag.js';
import { LineReader, type Reading } from './line.js';
import type { Reporter } from './notes.js';
import type { RawItem, RawLine } from './raw-game.js';

/** A node while its tree is built. */
interface Draft {
  readonly node: GameNode;
  readonly children: GameNode[];
}

/** A line still to be played, and the node it follows. */
interface Task {
  readonly line: RawLine;
  readonly after: Draft;
}

/**
 * Plays the moves of a record. What cannot be played becomes a text node with its reason, and
 * the record stands up to there.
 */
export class Replay {
  readonly #text: string;
  readonly #findings: Reporter;
  #options: MoveTextOptions = {};
  /** Lines wait here, so that nested variations cost no stack. */
  readonly #tasks: Task[] = [];

  constructor(text: string, findings: Reporter) {
    this.#text = text;
    this.#findings = findings;
  }

  /** The tree of a game that begins with a setup. */
  tree(start: Setup, line: RawLine): RootNode {
    const position = Position.from(start);
    const root = draft<RootNode>({
      kind: 'root',
      position: position instanceof Position ? position : undefined,
      children: [],
      before: [],
      comments: line.before,
      nags: [],
    });
    this.#options = namesIn(line, root.node.position);
    this.#tasks.push({ line: { ...line, before: [] }, after: root });
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) this.#play(task, start);
    return root.node as RootNode;
  }

  #play({ line, after }: Task, { variant }: Setup): void {
    const readings = this.#read(line, after.node.position, variant);
    let last = after;
    const variations: Task[] = [];
    readings.forEach((reading, i) => {
      const before = i === 0 ? line.before : [];
      const next = draft(this.#annotated(reading, before, line));
      last.children.push(next.node);
      this.#report(reading, last.node);
      for (const variation of reading.item.variations)
        variations.push({ line: variation, after: last });
      last = next;
    });
    // Taken from the end of the list, so the first variation has to be the last one in.
    this.#tasks.push(...variations.reverse());
  }

  #read({ items }: RawLine, start: Position | undefined, variant: Variant): readonly Reading[] {
    const read = (list: readonly RawItem[]): readonly Reading[] =>
      new LineReader(list, start, variant, this.#options).read();
    const readings = read(items);
    if (readings.at(-1)?.node.kind !== 'text' || !items.some(isAnswered)) return readings;
    // Some books put the answers of the other side in brackets.
    const answered = read(items.flatMap(withAnswer));
    return answered.length > readings.length ? answered : readings;
  }

  #annotated({ item, node }: Reading, before: readonly string[], line: RawLine): GameNode {
    const notes = { before: [...before, ...item.before], comments: item.comments, nags: item.nags };
    if (node.kind !== 'text') return { ...node, ...notes };
    const last = line.items.at(-1) ?? item;
    const text = this.#text.slice(item.at, last.end).trim();
    return { ...node, ...notes, comments: last.comments, text };
  }

  #report({ item, node, others }: Reading, before: GameNode): void {
    if (node.kind === 'text') this.#findings.error(node.code, item.at, item.text);
    else if (node.kind === 'setup') this.#reportFen(item, node.setup);
    else if (node.kind === 'move' && others > 0 && before.position) {
      const chosen = formatMove(node.move, before.position, 'full');
      this.#findings.warn('ambiguous-move', item.at, `${item.text}, read as ${chosen}`);
    }
  }

  #reportFen(item: RawItem, { variant }: Setup): void {
    reportFen(item.text, variant, this.#findings, this.#text, item.at);
  }
}

/** Whether what stands in brackets behind a move may be the answer to it: one move, and no more. */
function isAnswered({ variations }: RawItem): boolean {
  const [line] = variations;
  return variations.length === 1 && line?.items.length === 1 && line.ahead.length === 0;
}

function withAnswer(item: RawItem): readonly RawItem[] {
  const [line] = item.variations;
  return line && isAnswered(item) ? [{ ...item, variations: [] }, ...line.items] : [item];
}

/**
 * Where squares have numbers and a record has letters, some count them from White's side and some
 * from the starting player's: the first move tells.
 */
export function namesIn({ items }: RawLine, position: Position | undefined): MoveTextOptions {
  const first = items.find(({ kind }) => kind === 'move');
  if (!first || !position || position.variant.rules.squares.kind === 'algebraic') return {};
  if (!/^[a-p]/i.test(first.text) || !('code' in parseMove(first.text, position))) return {};
  const { board, rules } = position.variant;
  const side = rules.board.corner === 'left' ? 'right' : 'left';
  return { naming: new Naming(board, { kind: 'algebraic', from: `top ${side}` }) };
}

function draft<Node extends GameNode>(node: Node): Draft {
  const children: GameNode[] = [];
  return { node: { ...node, children }, children };
}

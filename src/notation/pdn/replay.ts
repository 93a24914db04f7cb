import { Naming } from '../../board/naming.js';
import type { Setup } from '../../board/setup.js';
import type { Variant } from '../../board/variant.js';
import type { GameNode, RootNode } from '../../game/node.js';
import { Position } from '../../rules/position.js';
import { type MoveTextOptions, parseMove } from '../read-move.js';
import { formatMove } from '../write-move.js';
import { reportFen } from './fen-tag.js';
import type { Help } from './help.js';
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
  readonly #help: Help;
  #options: MoveTextOptions = {};
  /** Lines wait here, so that nested variations cost no stack. */
  readonly #tasks: Task[] = [];

  constructor(text: string, findings: Reporter, help: Help) {
    this.#text = text;
    this.#help = help;
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
    if (readings.at(-1)?.node.kind !== 'text') return readings;
    const answered = read(this.#help.withAnswers?.(items) ?? []);
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

/**
 * Where squares have numbers and a record has letters, some count them from White's side and some
 * from the starting player's: the first move tells.
 */
export function namesIn({ items }: RawLine, start: Position | undefined): MoveTextOptions {
  const at = items.findIndex(({ kind }) => kind === 'move');
  const first = items[at];
  if (!first || !start || start.variant.rules.squares.kind === 'algebraic') return {};
  const ahead = new LineReader(items.slice(0, at), start, start.variant, {}).read();
  const { position = start } = ahead.at(-1)?.node ?? {};
  if (!/^[a-p]/i.test(first.text) || !('code' in parseMove(first.text, position))) return {};
  const { board, rules } = start.variant;
  const side = rules.board.corner === 'left' ? 'right' : 'left';
  return { naming: new Naming(board, { kind: 'algebraic', from: `top ${side}` }) };
}

function draft<Node extends GameNode>(node: Node): Draft {
  const children: GameNode[] = [];
  return { node: { ...node, children }, children };
}

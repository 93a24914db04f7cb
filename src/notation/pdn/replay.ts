import type { Setup } from '../../board/setup.js';
import type { Variant } from '../../board/variant.js';
import type { GameNode, RootNode } from '../../game/node.js';
import { Position } from '../../rules/position.js';
import type { MoveTextOptions } from '../read-move.js';
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
    const children: GameNode[] = [];
    const node: RootNode = {
      kind: 'root',
      position: position instanceof Position ? position : undefined,
      children,
      before: [],
      comments: line.before,
      nags: [],
    };
    const root: Draft = { node, children };
    this.#options = this.#help.namesIn?.(line, root.node.position) ?? {};
    this.#tasks.push({ line: { ...line, before: [] }, after: root });
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) this.#play(task, start);
    return node;
  }

  #play({ line, after }: Task, { variant }: Setup): void {
    const readings = this.#read(line, after.node.position, variant);
    let last = after;
    const variations: Task[] = [];
    readings.forEach((reading, i) => {
      const next = this.#draft(reading, i === 0 ? line.before : [], line);
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

  #draft({ item, node }: Reading, ahead: readonly string[], line: RawLine): Draft {
    const children: GameNode[] = [];
    const before = ahead.length > 0 ? [...ahead, ...item.before] : item.before;
    const { comments, nags } = item;
    if (node.kind !== 'text')
      return { node: { ...node, before, comments, nags, children }, children };
    // Its glyphs stand in the text.
    const last = line.items.at(-1) ?? item;
    const text = this.#text.slice(item.at, last.end).trim();
    return { node: { ...node, before, comments: last.comments, text, children }, children };
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

import type { Setup } from '../../board/setup.js';
import type { Variant } from '../../board/variant.js';
import { faultMessage } from '../../game/diagnostic.js';
import { positionOf } from '../../game/game.js';
import type { GameNode, RootNode } from '../../game/node.js';
import type { Position } from '../../rules/position.js';
import { formatMove } from '../write-move.js';
import { reportFen } from './fen-tag.js';
import type { Help } from './help.js';
import { type LineOptions, LineReader, type Reading } from './line.js';
import type { Reporter } from './notes.js';
import type { RawItem, RawLine } from './raw-game.js';

/** A node while its tree is built. */
interface Draft {
  children: GameNode[];
}

/** A line still to be played, and the node it follows. */
interface Task {
  readonly line: RawLine;
  readonly after: GameNode;
}

/**
 * Plays the moves of a record. What cannot be played becomes a text node with its reason, and
 * the record stands up to there.
 */
export class Replay {
  readonly #text: string;
  readonly #findings: Reporter;
  readonly #help: Help;
  #options: LineOptions = {};
  /** Lines wait here, so that nested variations cost no stack. */
  readonly #tasks: Task[] = [];

  constructor(text: string, findings: Reporter, help: Help) {
    this.#text = text;
    this.#help = help;
    this.#findings = findings;
  }

  /** The tree of a game that begins with a setup. */
  tree(start: Setup, line: RawLine): RootNode {
    const root: RootNode = {
      kind: 'root',
      position: positionOf(start),
      children: [],
      before: [],
      comments: line.before,
      nags: [],
    };
    this.#options = this.#help.namesIn?.(line, root.position) ?? {};
    this.#tasks.push({ line, after: root });
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) this.#play(task, start);
    return root;
  }

  #play({ line, after }: Task, { variant }: Setup): void {
    let last = after;
    const variations: Task[] = [];
    for (const reading of this.#read(line, after.position, variant)) {
      const next = this.#node(reading, line);
      // Most have one child: a list that grows is made for many.
      const draft = last as unknown as Draft;
      if (last.children[0]) draft.children.push(next);
      else draft.children = [next];
      this.#report(reading, last);
      for (const variation of reading.item.variations)
        variations.push({ line: variation, after: last });
      last = next;
    }
    // Taken from the end of the list, so the first variation has to be the last one in.
    for (const variation of variations.reverse()) this.#tasks.push(variation);
  }

  #read({ items }: RawLine, start: Position | undefined, variant: Variant): readonly Reading[] {
    const read = (list: readonly RawItem[]): readonly Reading[] =>
      new LineReader(list, start, variant, this.#options).read();
    const readings = read(items);
    if (readings.at(-1)?.node.kind !== 'text') return readings;
    const answered = read(this.#help.withAnswers?.(items) ?? []);
    return answered.length > readings.length ? answered : readings;
  }

  #node({ item, node }: Reading, line: RawLine): GameNode {
    if (node.kind === 'move') return node;
    const { before, comments, nags } = item;
    const parts = { children: [], before, comments, nags };
    if (node.kind !== 'text') return { ...node, ...parts };
    // Its glyphs stand in the text.
    const last = line.items.at(-1) ?? item;
    const text = this.#text.slice(item.at, last.end).trim();
    const reason = faultMessage(node.code, item.text);
    return {
      ...node,
      position: undefined,
      ...parts,
      comments: last.comments,
      nags: [],
      reason,
      text,
    };
  }

  #report({ item, node, others }: Reading, before: GameNode): void {
    if (node.kind === 'text') this.#findings.error(node.code, item.at, item.text);
    else if (node.kind === 'setup')
      reportFen(item.text, node.setup.variant, this.#findings, this.#text, item.at);
    else if (node.kind === 'move' && others > 0 && before.position) {
      const chosen = formatMove(node.move, before.position, 'full');
      this.#findings.warn('ambiguous-move', item.at, `${item.text}, read as ${chosen}`);
    }
  }
}

import type { Variant } from '../../board/variant.js';
import type { Game } from '../../game/game.js';
import type { GameNode } from '../../game/node.js';
import type { Position } from '../../rules/position.js';
import type { SquareNames } from '../../variants/record.js';
import { formatFen } from '../write-fen.js';
import { formatMove, type MoveStyle } from '../write-move.js';
import { resultPattern, resultText } from './result-text.js';
import { tagOf, variantByTags } from './tags.js';

export interface PdnFormat {
  /** What ends a game: a star, as PDN 3.0 has it, or the result, which many programs expect. */
  readonly end?: 'star' | 'result';
  /** Leave out comments, glyphs and variations, or only variations. */
  readonly leaveOut?: 'variations' | 'annotations';
  /** How captures are written; `short` if left out. */
  readonly moves?: MoveStyle;
  /** The names of the squares; those that players use if left out. */
  readonly names?: SquareNames['kind'];
  /** How captures are signed; the sign of the game if left out. */
  readonly captureSign?: 'x' | ':' | '-';
}

/** The tags that come first, in this order. */
const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];
const WIDTH = 79;
const wholeResult = new RegExp(`^(?:${resultPattern})$`);

/**
 * Writes games as PDN 3.0: tags, then moves with numbers, comments, glyphs and variations. What
 * could not be played stands in a comment. Each text can be read alone.
 */
export function formatPdn(games: Game | readonly Game[], format: PdnFormat = {}): string {
  const list: readonly Game[] = 'root' in games ? [games] : games;
  return list.map((game) => `${tagsOf(game)}\n\n${movesOf(game, format)}\n`).join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
// What would be read as an entity is written as one.
const plain = (text: string): string => oneLine(text).replace(/&(?=#?\w+;)/g, '&amp;');
const quoted = (text: string): string => plain(text).replace(/["\\]/g, '\\$&');
const braced = (text: string): string =>
  `{${plain(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;')}}`;

function tagsOf({ tags, variant, start }: Game): string {
  const written = new Map<string, string>();
  const left = new Map(tags);
  const keep = (name: string): void => {
    const found = [...left].find(([each]) => each.toLowerCase() === name.toLowerCase());
    if (!found) return;
    written.set(name, found[1]);
    left.delete(found[0]);
  };
  for (const name of roster) keep(name);
  for (const name of ['GameType', 'Variant']) keep(name);
  if (variantByTags(tags) !== variant) {
    written.delete('GameType');
    written.delete('Variant');
    written.set(...typeOf(variant));
  }
  keep('FEN');
  written.delete('FEN');
  const fen = formatFen(start, { clocks: start.counters?.halfMoves !== undefined });
  if (fen !== formatFen(variant.start)) written.set('FEN', fen);
  return [...written, ...left].map(([name, value]) => `[${name} "${quoted(value)}"]`).join('\n');
}

const typeOf = ({ gameType, id }: Variant): [name: string, value: string] =>
  gameType ? ['GameType', gameType] : ['Variant', id];

/** The moves on lines of a bounded width. */
function movesOf(game: Game, format: PdnFormat): string {
  const { end = 'star' } = format;
  const said = tagOf(game.tags, 'Result') ?? '';
  const result = wholeResult.test(said) ? resultText(said) : '*';
  const words = [...new Words(game, format).list(), end === 'star' ? '*' : result];
  let text = '';
  let width = 0;
  for (const word of words.join(' ').split(' ')) {
    const isFull = width + 1 + word.length > WIDTH;
    text += width === 0 ? word : `${isFull ? '\n' : ' '}${word}`;
    width = width === 0 || isFull ? word.length : width + 1 + word.length;
  }
  return text;
}

/** A place from which a line goes on. */
interface Place {
  readonly parent: GameNode;
  readonly child: number;
  /** Plies from the first move of the starting side that the numbers count. */
  readonly ply: number;
  /** Whether the next move needs a number, whoever makes it. */
  readonly interrupted: boolean;
}

/** The words of a game. Lines wait in a list, so that nested variations cost no stack. */
class Words {
  readonly #words: string[] = [];
  readonly #format: PdnFormat;
  readonly #variant: Variant;
  readonly #root: GameNode;
  readonly #firstPly: number;
  readonly #tasks: (Place | ')')[] = [];

  constructor({ root, start, variant }: Game, format: PdnFormat) {
    this.#format = format;
    this.#variant = variant;
    this.#root = root;
    const isSecond = start.turn !== undefined && start.turn !== variant.startingColor;
    this.#firstPly = 2 * (start.counters?.fullMove ?? 1) - (isSecond ? 1 : 2);
  }

  list(): readonly string[] {
    this.#comment(this.#root.comments);
    this.#tasks.push({ parent: this.#root, child: 0, ply: this.#firstPly, interrupted: true });
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop())
      if (task === ')') this.#glue(')');
      else this.#line(task);
    return this.#words;
  }

  /** Writes one move; what follows it, and what it may be replaced by, is written later. */
  #line(place: Place): void {
    const { parent, child } = place;
    const node = parent.children[child];
    if (!node) return;
    const { interrupted, ply } = this.#node(node, place);
    const others = child === 0 && !this.#format.leaveOut ? parent.children.length - 1 : 0;
    this.#tasks.push({ parent: node, child: 0, ply, interrupted: interrupted || others > 0 });
    for (let other = others; other > 0; other--)
      this.#tasks.push(')', { parent, child: other, ply: place.ply, interrupted: true });
  }

  /** Writes a node with its comments; tells at which ply the line goes on. */
  #node(
    node: GameNode,
    { parent, child, ply, interrupted }: Place,
  ): { interrupted: boolean; ply: number } {
    const from = this.#words.length;
    const isPly = node.kind === 'move' || node.kind === 'pass' || node.kind === 'unknown';
    if (isPly && (interrupted || ply % 2 === 0 || this.#has(node.before)))
      this.#words.push(`${(ply >> 1) + 1}${ply % 2 === 0 ? '.' : '...'}`);
    this.#comment(node.before);
    this.#words.push(this.#text(node, parent.position));
    if (!this.#isBare) for (const nag of node.nags) this.#words.push(`$${nag}`);
    this.#comment(node.comments);
    if (child > 0) this.#words[from] = `(${this.#words[from]}`;
    return { interrupted: !isPly || this.#has(node.comments), ply: this.#next(node, ply) };
  }

  #next(node: GameNode, ply: number): number {
    if (node.kind === 'setup') {
      const { turn } = node.setup;
      const isSecond = turn !== undefined && turn !== this.#variant.startingColor;
      return turn !== undefined && isSecond !== (ply % 2 === 1) ? ply + 1 : ply;
    }
    return node.kind === 'text' ? ply : ply + 1;
  }

  #text(node: GameNode, before: Position | undefined): string {
    switch (node.kind) {
      case 'move':
        return before ? this.#move(formatMove(node.move, before, this.#format.moves)) : '...';
      case 'setup':
        return `/FEN "${formatFen(node.setup)}"/`;
      case 'text':
        return braced(node.text);
      default:
        return '--';
    }
  }

  /** A move in the names and with the sign that are asked for. */
  #move(text: string): string {
    const { names, captureSign } = this.#format;
    const named = names ? text.replace(/[a-p]?\d+/g, (name) => this.#rename(name, names)) : text;
    const isCapture = text.includes(this.#variant.rules.captureSign);
    return captureSign && isCapture ? named.replace(/[^a-p\d]/g, captureSign) : named;
  }

  #rename(name: string, kind: SquareNames['kind']): string {
    const square = this.#variant.squareAt(name);
    return square ? this.#variant.naming(kind).name(square) : name;
  }

  get #isBare(): boolean {
    return this.#format.leaveOut === 'annotations';
  }

  #has(comments: readonly string[]): boolean {
    return comments.length > 0 && !this.#isBare;
  }

  #comment(comments: readonly string[]): void {
    if (!this.#isBare) for (const comment of comments) this.#words.push(braced(comment));
  }

  #glue(sign: string): void {
    this.#words.push(`${this.#words.pop() ?? ''}${sign}`);
  }
}

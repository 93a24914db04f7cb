import type { Color, Piece, Square } from '../board/piece.js';
import type { Counters, Setup } from '../board/setup.js';
import { getVariant, type Variant } from '../board/variant.js';
import { type Diagnostic, Findings } from '../game/diagnostic.js';
import { Position } from '../rules/position.js';

export interface FenReading {
  /** What could be read; drawn as it is. */
  readonly setup: Setup;
  /** The same as a position to play on; undefined if the FEN has an error or nobody to move. */
  readonly position?: Position;
  readonly diagnostics: readonly Diagnostic[];
}

/** A piece of the text and where it begins. */
interface Part {
  readonly text: string;
  readonly offset: number;
}

const colors: Readonly<Record<string, Color>> = { W: 'white', B: 'black' };

/** Splits at a sign, trims the parts, and keeps where each begins. */
function split({ text, offset }: Part, sign: string): readonly Part[] {
  let at = offset;
  return text.split(sign).map((raw) => {
    const begin = at + (raw.length - raw.trimStart().length);
    at += raw.length + 1;
    return { text: raw.trim(), offset: begin };
  });
}

class FenReader {
  readonly findings: Findings;
  private readonly pieces = new Map<Square, Piece>();
  private readonly ghosts = new Map<Square, Piece>();
  private counters: Counters = {};
  private readonly text: string;
  private readonly variant: Variant;
  private turn?: Color;

  constructor(text: string, variant: Variant) {
    this.text = text;
    this.findings = new Findings(text);
    this.variant = variant;
  }

  read(): Setup {
    this.readFields();
    const { variant, pieces, ghosts, counters } = this;
    return {
      variant,
      pieces,
      ...(this.turn ? { turn: this.turn } : {}),
      ...(ghosts.size > 0 ? { ghosts } : {}),
      ...(Object.keys(counters).length > 0 ? { counters } : {}),
    };
  }

  private readFields(): void {
    let end = this.text.length;
    while (/[\s.]/.test(this.text.charAt(end - 1))) end--;
    const fields = split({ text: this.text.slice(0, end), offset: 0 }, ':');
    const [first] = fields;
    if (!first?.text) {
      this.findings.error('empty-fen', 'This FEN is empty.', 0);
      return;
    }
    let lists: readonly Part[] = fields.slice(1);
    const turn = colors[first.text.toUpperCase()];
    if (turn) this.turn = turn;
    else if (first.text !== '?') {
      this.findings.warn('no-turn', 'This FEN does not say who is to move.', first.offset);
      lists = fields;
    }
    // An old program wrote the turn twice: then the first list is empty.
    for (const field of lists) this.readField(field);
    if (lists.length === 0)
      this.findings.error('no-pieces', 'This FEN names no side, such as :W31-50.', first.offset);
  }

  private readField(field: Part): void {
    const letter = field.text.charAt(0).toUpperCase();
    const rest = { text: field.text.slice(1), offset: field.offset + 1 };
    if (letter === 'W' || letter === 'B') this.readList(rest, letter === 'W' ? 'white' : 'black');
    else if (letter === 'H' && /^\d+$/.test(rest.text))
      this.counters = { ...this.counters, halfMoves: Number(rest.text) };
    else if (letter === 'F' && /^\d+$/.test(rest.text))
      this.counters = { ...this.counters, fullMove: Number(rest.text) };
    else if (field.text)
      this.findings.error(
        'unknown-field',
        `"${field.text}" is neither a side (W or B) nor a counter.`,
        field.offset,
      );
  }

  private readList(list: Part, color: Color): void {
    if (!list.text.trim()) return;
    for (const item of split(list, ',')) {
      const { mark, from, to } = this.readItem(item.text);
      if (!from) {
        const message = item.text ? `"${item.text}" is no square.` : 'A square is missing here.';
        if (item.text) this.findings.error('no-such-square', message, item.offset);
        else this.findings.warn('no-such-square', message, item.offset);
        continue;
      }
      const kind = /[KP]/i.test(mark) ? 'king' : 'man';
      const board = /[GP]/i.test(mark) ? this.ghosts : this.pieces;
      for (const square of this.squares(from, to, item))
        this.place(board, square, { color, kind }, item);
    }
  }

  /** A mark for a king (K), a ghost (G) or the ghost of a king (P), and a square or a range. */
  private readItem(text: string): { mark: string; from: string; to: string | undefined } {
    // Where squares have letters, g5 and G5 are squares; elsewhere K5 is a king, G5 a ghost.
    const letters = this.variant.rules.squares.kind === 'algebraic';
    if (letters ? !/^K[a-p]/i.test(text) : /^[a-jl-p]/.test(text))
      if (this.variant.naming('algebraic').square(text))
        return { mark: '', from: text, to: undefined };
    const [, mark = '', from = '', to] =
      /^([KGP]?)\s*([a-p]?\d{1,3})(?:\s*-\s*(\d{1,3}))?$/i.exec(text) ?? [];
    return { mark, from, to };
  }

  private squares(from: string, to: string | undefined, item: Part): readonly Square[] {
    const naming = this.variant.naming(/^\d/.test(from) ? 'numeric' : 'algebraic');
    const names = [from];
    if (to !== undefined) {
      const [first, last] = [Number(from), Number(to)];
      if (last < first)
        this.findings.error('descending-range', `${item.text} runs downwards.`, item.offset);
      // A range beyond any board is not counted out.
      for (let n = first + 1; n <= Math.min(last, this.variant.board.size + 1); n++)
        names.push(String(n));
    }
    return names.flatMap((name) => {
      const square = naming.square(name);
      if (square) return [square];
      const message = `There is no square ${name} on this board.`;
      this.findings.error('no-such-square', message, item.offset);
      return [];
    });
  }

  private place(board: Map<Square, Piece>, square: Square, piece: Piece, item: Part): void {
    const other = board.get(square);
    if (!other) {
      board.set(square, piece);
      if (
        piece.kind === 'man' &&
        this.variant.board.row[square] === this.variant.farRow(piece.color)
      )
        this.findings.warn(
          'uncrowned-man',
          `The ${piece.color} man on ${this.variant.squareName(square)} should have been crowned.`,
          item.offset,
        );
    } else {
      const same = other.color === piece.color && other.kind === piece.kind;
      const message = `Square ${this.variant.squareName(square)} is named twice.`;
      if (same) this.findings.warn('square-twice', message, item.offset);
      else this.findings.error('square-twice', message, item.offset);
    }
  }
}

/**
 * Reads a draughts FEN such as `W:W31-50:B1-20`, or the words `start` and `empty`. Numbers and
 * letters are read on any board, sides in any order or left out, with or without a final dot.
 * It never throws: what is wrong stands in `diagnostics`, and what could be read in `setup`.
 */
export function parseFen(text: string, variant: Variant = getVariant('international')): FenReading {
  const word = text.trim().toLowerCase();
  if (word === 'start')
    return { setup: variant.start, position: Position.start(variant), diagnostics: [] };
  if (word === 'empty') return { setup: { variant, pieces: new Map() }, diagnostics: [] };
  const reader = new FenReader(text, variant);
  const setup = reader.read();
  const { findings } = reader;
  const diagnostics = findings.list;
  if (findings.hasErrors) return { setup, diagnostics };
  const position = Position.from(setup);
  return position instanceof Position ? { setup, position, diagnostics } : { setup, diagnostics };
}

export interface FenFormat {
  /** Adds the counters as `:H0:F1`. */
  readonly clocks?: boolean;
}

/** Sorts names as people count: 9 before 31, a10 before b2. (An Intl.Collator costs far more.) */
const orderOf = (name: string): string => name.replace(/\d+/, (digits) => digits.padStart(3));

/** Writes a setup or position as a FEN in the names of its game, without ranges or blanks. */
export function formatFen(what: Setup | Position, { clocks = false }: FenFormat = {}): string {
  const { variant, turn, pieces, counters } = what instanceof Position ? what.setup : what;
  const side = (color: Color): string =>
    [...pieces]
      .filter(([, piece]) => piece.color === color)
      .map(([square, { kind }]) => [variant.squareName(square), kind === 'man' ? '' : 'K'])
      .map(([name = '', mark]) => ({ order: orderOf(name), item: `${mark}${name}` }))
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ item }) => item)
      .join();
  const fen = `${turn ? turn.charAt(0).toUpperCase() : '?'}:W${side('white')}:B${side('black')}`;
  return clocks ? `${fen}${clocksOf(counters)}` : fen;
}

const clocksOf = ({ halfMoves = 0, fullMove = 1 }: Counters = {}): string =>
  `:H${halfMoves}:F${fullMove}`;

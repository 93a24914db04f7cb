import { type Color, type Kind, type Piece, pieces, type Square } from '../board/piece.js';
import type { Counters, Setup } from '../board/setup.js';
import { getVariant, type Variant } from '../board/variant.js';
import { type Diagnostic, Findings, isError } from '../game/diagnostic.js';
import { Position } from '../rules/position.js';

export interface FenReading {
  /** What could be read; drawn as it is. */
  readonly setup: Setup;
  /** The same as a position to play on; undefined if the FEN has an error or nobody to move. */
  readonly position: Position | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** A piece of the text and where it begins. */
type Part = readonly [text: string, offset: number];

const colors: Readonly<Record<string, Color>> = { W: 'white', B: 'black' };
const kindOf: Readonly<Record<string, Kind>> = { K: 'king', P: 'king', S: 'star' };

/** Splits into fields, trims them, and keeps where each begins. */
function fieldsOf(text: string): readonly Part[] {
  let next = 0;
  return text.split(':').map((raw) => {
    const at = next;
    next += raw.length + 1;
    return [raw.trim(), at + raw.length - raw.trimStart().length];
  });
}

/** Reads a FEN field by field. */
function readFen(text: string, variant: Variant, findings: Findings): Setup {
  const onBoard = new Map<Square, Piece>();
  const ghosts = new Map<Square, Piece>();
  const names = variant.naming();
  // Where squares have letters, g5 and k9 are squares; elsewhere g5 is one, but k9 is a king.
  const letters = variant.rules.squares.kind === 'algebraic' || /[,WBwb]\s*K?[a-jl-p]\d/.test(text);
  let counters: Counters | undefined;
  let turn: Color | undefined;

  const place = (
    on: Map<Square, Piece>,
    square: Square,
    piece: Piece,
    item: string,
    at: number,
  ): void => {
    const other = on.get(square);
    if (!other) on.set(square, piece);
    else if (other === piece) findings.warn('square-named-twice', at, item);
    else findings.error('two-pieces-on-a-square', at, item);
    if (piece.kind === 'man' && variant.board.row[square] === variant.farRow(piece.color))
      findings.warn('man-on-its-crowning-row', at, item);
  };

  const readList = (list: string, offset: number, color: Color): void => {
    const { man } = pieces[color];
    let at = offset;
    for (const item of list.split(',')) {
      // Nearly all are plain, and a page may have thousands.
      const square = names.square(item);
      if (square) place(onBoard, square, man, item, at);
      else readItem(item.trim(), at + item.length - item.trimStart().length, color);
      at += item.length + 1;
    }
  };

  // A king, a range, a ghost, the other kind of names.
  const readItem = (text: string, at: number, color: Color): void => {
    if (!text) {
      findings.warn('missing-square', at);
      return;
    }
    const { mark, from, to } = itemOf(text, variant, letters);
    const naming = variant.naming(/^\d/.test(from) ? 'numeric' : 'algebraic');
    if (!naming.square(from) || (to && !naming.square(to)))
      findings.error('no-such-square', at, text);
    else if (to && Number(to) < Number(from)) findings.error('range-runs-downwards', at, text);
    else {
      const piece = pieces[color][kindOf[mark.toUpperCase()] ?? 'man'];
      for (let n = 0; n <= (to ? Number(to) - Number(from) : 0); n++) {
        const square = naming.square(n === 0 ? from : String(Number(from) + n));
        if (square) place(/[GP]/i.test(mark) ? ghosts : onBoard, square, piece, text, at);
      }
    }
  };

  const readField = ([text, at]: Part): void => {
    const letter = text.charAt(0).toUpperCase();
    const color = colors[letter];
    if (color) {
      if (text.length > 1) readList(text.slice(1), at + 1, color);
    } else if (/^[HF]\d+$/i.test(text))
      counters = {
        ...counters,
        [letter === 'H' ? 'halfMoves' : 'fullMove']: Number(text.slice(1)),
      };
    else if (text) findings.error('neither-a-side-nor-a-counter', at, text);
  };

  let end = text.length;
  while (/[\s.]/.test(text.charAt(end - 1))) end--;
  const [first = ['', 0] as const, ...fields] = fieldsOf(text.slice(0, end));
  if (!first[0]) findings.error('empty-fen', 0);
  else if (fields.length === 0) findings.error('not-a-fen', first[1], first[0]);
  else if (/^[WB?]$/i.test(first[0])) turn = colors[first[0].toUpperCase()];
  else {
    findings.warn('no-side-to-move', first[1]);
    fields.unshift(first);
  }
  // An old program wrote the turn twice.
  if (fields.length > 2 && /^[WB]$/i.test(fields[0]?.[0] ?? '')) fields.shift();
  for (const field of fields) readField(field);
  return {
    variant,
    pieces: onBoard,
    ...(turn && { turn }),
    ...(ghosts.size > 0 && { ghosts }),
    ...(counters && { counters }),
  };
}

/** A mark for a king (K), star (S), ghost (G) or the ghost of a king (P), and a square or a range. */
function itemOf(
  text: string,
  variant: Variant,
  letters: boolean,
): { mark: string; from: string; to: string } {
  if (letters ? !/^K[a-p]/i.test(text) : /^[a-jl-p]/.test(text))
    if (variant.naming('algebraic').square(text)) return { mark: '', from: text, to: '' };
  const [, mark = '', from = '', to = ''] =
    /^([KGPS]?)\s*([a-p]?\d{1,3})(?:\s*-\s*(\d{1,3}))?$/i.exec(text) ?? [];
  return { mark, from, to };
}

/**
 * Reads a draughts FEN such as `W:W31-50:B1-20`, or the words `start` and `empty`. Numbers and
 * letters are read on any board, sides in any order or left out, with or without a final dot.
 * It never throws: what is wrong stands in `diagnostics`, and what could be read in `setup`.
 */
export function parseFen(text: string, variant: Variant = getVariant('international')): FenReading {
  const word = text.trim().toLowerCase();
  const findings = new Findings(text);
  const setup =
    word === 'start'
      ? variant.start
      : word === 'empty'
        ? { variant, pieces: new Map() }
        : readFen(text, variant, findings);
  const diagnostics = findings.list;
  return {
    setup,
    diagnostics,
    // Made when it is asked for: a diagram never asks.
    get position(): Position | undefined {
      const position = diagnostics.some(isError) ? undefined : Position.from(setup);
      return position instanceof Position ? position : undefined;
    },
  };
}

/** Sorts names as people count: 9 before 31, a10 before b2. (An Intl.Collator costs far more.) */
const orderOf = (name: string): string => name.replace(/\d+/, (digits) => digits.padStart(3));

/** Writes a setup or position as a FEN in the names of its game, without ranges or blanks. */
export function formatFen(what: Setup | Position): string {
  const { variant, turn, pieces } = 'setup' in what ? what.setup : what;
  const side = (color: Color): string =>
    [...pieces]
      .filter(([, piece]) => piece.color === color)
      .map(([square, { kind }]) => {
        const name = variant.squareName(square);
        const mark = kind === 'man' ? '' : kind.charAt(0).toUpperCase();
        return { order: orderOf(name), item: mark + name };
      })
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ item }) => item)
      .join();
  return `${turn?.charAt(0).toUpperCase() ?? '?'}:W${side('white')}:B${side('black')}`;
}

import type { Corner, SquareNames, VariantRecord } from '../variants/record.js';
import { records } from '../variants/records.js';
import { Board } from './board.js';
import { Naming } from './naming.js';
import {
  type Color,
  type Kind,
  kinds,
  opposite,
  type Piece,
  pieces as piece,
  type Square,
} from './piece.js';
import type { Setup } from './setup.js';

const corners: readonly Corner[] = ['bottom left', 'bottom right', 'top left', 'top right'];

/** PDN's full GameType: its corner is counted from the starting player's side. */
function fullGameType(record: VariantRecord): string | undefined {
  if (record.gameType === undefined) return undefined;
  const { board, squares, startingColor } = record;
  const seenByWhite = corners.indexOf(squares.from);
  const corner = startingColor === 'white' ? seenByWhite : 3 - seenByWhite;
  return [
    record.gameType,
    startingColor === 'white' ? 'W' : 'B',
    board.cols,
    board.rows,
    (squares.kind === 'numeric' ? 'N' : 'A') + corner,
    board.corner === 'left' ? 0 : 1,
  ].join();
}

/** A game of the family: its record, its board and its names. */
export class Variant {
  readonly id: string;
  /** The English name. */
  readonly name: string;
  readonly aliases: readonly string[];
  /** PDN's GameType in full, such as `20,W,10,10,N2,0`; undefined for games without a number. */
  readonly gameType: string | undefined;
  readonly startingColor: Color;
  /** The ranks that pieces of this game can have. */
  readonly pieces: readonly Kind[];
  /** The parameters of its rules. */
  readonly rules: VariantRecord;
  /**
   * The class of its positions, where tables cannot tell all of its rules.
   * @internal
   */
  positions?: unknown;
  private builtBoard: Board | undefined;
  private readonly namings = new Map<SquareNames['kind'], Naming>();
  private builtStart: Setup | undefined;

  constructor(record: VariantRecord) {
    this.pieces = record.star ? kinds : kinds.slice(0, 2);
    this.id = record.id;
    this.name = record.name;
    this.aliases = record.aliases;
    this.gameType = fullGameType(record);
    this.startingColor = record.startingColor;
    this.rules = record;
  }

  get board(): Board {
    this.builtBoard ??= new Board(this.rules.board);
    return this.builtBoard;
  }

  /** The opening position. */
  get start(): Setup {
    this.builtStart ??= {
      variant: this,
      turn: this.startingColor,
      pieces: this.startPieces(),
    };
    return this.builtStart;
  }

  /** What players call a square: `31`, `c3`. */
  squareName(square: Square): string {
    return this.naming().name(square);
  }

  /** The square that players call so; undefined where there is none. */
  squareAt(name: string): Square | undefined {
    return this.naming().square(name);
  }

  /** The names of the squares: the game's own, or numbers or letters as asked. */
  naming(kind: SquareNames['kind'] = this.rules.squares.kind): Naming {
    const known = this.namings.get(kind);
    if (known) return known;
    const naming = new Naming(this.board, { kind, from: this.originOf(kind) });
    this.namings.set(kind, naming);
    return naming;
  }

  /** The rank a piece of `color` is crowned on, as a row from the top. */
  farRow(color: Color): number {
    return color === 'white' ? 0 : this.rules.board.rows - 1;
  }

  /**
   * Where names of a kind begin. Those that a game does not use itself follow practice: numbers
   * run from the top (b8 is 1 in Russian draughts), and a1 is White's near corner; on mirrored
   * boards both begin at the right, so that the names are those of the game that is not mirrored.
   */
  private originOf(kind: SquareNames['kind']): Corner {
    const { squares, board } = this.rules;
    if (kind === squares.kind) return squares.from;
    return `${kind === 'numeric' ? 'top' : 'bottom'} ${board.corner}`;
  }

  protected startPieces(): ReadonlyMap<Square, Piece> {
    const { rows, skip = 0 } = this.rules.start;
    const pieces = new Map<Square, Piece>();
    for (const square of this.board.squares) {
      const fromTop = this.board.row[square] as number;
      for (const color of ['white', 'black'] as const) {
        const depth = Math.abs(this.farRow(opposite(color)) - fromTop) - skip;
        if (depth >= 0 && depth < rows) pieces.set(square, piece[color].man);
      }
    }
    return pieces;
  }
}

const known: Variant[] = [];
const byId = new Map<string, Variant>();

/** Every variant, in the order a list of them should have. */
export const variants: readonly Variant[] = known;

/** Adds a variant to those that can be found. */
export function addVariant(variant: Variant): void {
  known.push(variant);
  byId.set(variant.id, variant);
}

for (const record of records) addVariant(new Variant(record));

/** The variant of an id. Throws a RangeError for any other text: see `findVariant`. */
export function getVariant(id: string): Variant {
  const variant = byId.get(id);
  if (!variant) throw new RangeError(`There is no variant "${id}".`);
  return variant;
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/-(draughts|checkers|dama)$/, '');

const namesOf = (variant: Variant): readonly string[] =>
  [variant.id, variant.name, ...variant.aliases].map(plain);

function ofGameType(text: string): Variant | undefined {
  const number = /^\s*(\d+)\s*(?:,|$)/.exec(text)?.[1];
  if (!number) return undefined;
  // Which colour begins has changed in the registry, so it is not compared.
  const details = (gameType = ''): string =>
    gameType
      .replace(/\s/g, '')
      .toUpperCase()
      .replace(/,[WB],/, ',');
  const same = variants.filter(
    ({ gameType, aliases }) => gameType?.startsWith(`${number},`) || aliases.includes(number),
  );
  // The details often lie; they only tell apart games that share a number.
  return same.find((variant) => details(variant.gameType) === details(text)) ?? same[0];
}

/**
 * The variant an author means: an id, a name, an alias, or a PDN GameType such as `20` or
 * `23,B,8,8,A1,1`. If several fit, or none, `candidates` holds those that come near.
 */
export function findVariant(text: string): Variant | { readonly candidates: readonly Variant[] } {
  const exact = byId.get(text) ?? ofGameType(text);
  if (exact) return exact;
  const wanted = plain(text);
  const same = variants.filter((variant) => namesOf(variant).includes(wanted));
  if (same[0] && same.length === 1) return same[0];
  if (same.length > 1 || !wanted) return { candidates: same };
  return {
    candidates: variants.filter((variant) =>
      namesOf(variant).some((name) => name.includes(wanted)),
    ),
  };
}

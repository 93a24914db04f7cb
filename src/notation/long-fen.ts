import { type Color, type Piece, pieces as plain, type Square } from '../board/piece.js';
import type { Counters, KingMoves, Setup } from '../board/setup.js';
import { getVariant, type Variant } from '../board/variant.js';
import { isError } from '../game/diagnostic.js';
import { Position } from '../rules/position.js';
import { type FenReading, formatFen as formatShort, parseFen as parseShort } from './fen.js';

// FEN with what few need and boards on a page do without: clocks, the moves of a king that is bound,
// and towers.

export interface FenFormat {
  /** Adds the counters as `:H0:F1`. */
  readonly clocks?: boolean;
}

const letterOf = ({ color, kind }: Piece): string =>
  kind === 'man' ? color.charAt(0) : color.charAt(0).toUpperCase();

const pieceOf = (letter: string): Piece =>
  plain[letter.toLowerCase() === 'w' ? 'white' : 'black'][/[WB]/.test(letter) ? 'king' : 'man'];

/**
 * Writes a setup or position as a FEN in the names of its game, without ranges or blanks. A tower
 * is written from top to bottom, `e5=wBb`; quiet moves that a king has made running, where they may
 * bind it, as lidraughts does: Black's, then White's, `:+0+228`.
 */
export function formatFen(what: Setup | Position, { clocks = false }: FenFormat = {}): string {
  const setup = 'setup' in what ? what.setup : what;
  const { variant, pieces, counters } = setup;
  let fen = formatShort(setup);
  for (const [square, piece] of pieces)
    if (piece.tower?.length) {
      const name = variant.squareName(square);
      const mark = piece.kind === 'man' ? '' : 'K';
      const tower = [piece, ...piece.tower].map(letterOf).join('');
      fen = fen.replace(new RegExp(`(?<=[,WB])${mark}${name}(?![0-9])`), `${name}=${tower}`);
    }
  if (clocks) fen += `:H${counters?.halfMoves ?? 0}:F${counters?.fullMove ?? 1}`;
  const runs = counters?.kingMoves ?? {};
  if (!runs.white && !runs.black) return fen;
  const run = (moves: KingMoves | undefined): string =>
    moves ? `+${moves.count}${variant.squareName(moves.square)}` : '+0';
  return `${fen}:${run(runs.black)}${run(runs.white)}`;
}

/** A letter before the number may be a file, or the side or the K that stands before a square. */
const towerItem = /([a-z]?)(\d{1,3})(=([wb]+))/gi;
const kingMovesField = /:\s*\+(\d)(\w*)\+(\d)(\w*)\s*(?=[:.]|$)/;
const blank = (text: string): string => ' '.repeat(text.length);

/**
 * Reads a draughts FEN such as `W:W31-50:B1-20`, or the words `start` and `empty`. Numbers and
 * letters are read on any board, sides in any order or left out, with or without a final dot,
 * clocks, towers and the moves of a bound king with it. It never throws: what is wrong stands in
 * `diagnostics`, and what could be read in `setup`.
 */
export function parseFen(text: string, variant: Variant = getVariant('international')): FenReading {
  const towers = new Map<Square, readonly Piece[]>();
  let kingMoves: Counters['kingMoves'];
  const short = text
    .replace(towerItem, (whole, letter: string, number: string, tail: string, stack: string) => {
      const square = variant.squareAt(letter + number) ?? variant.squareAt(number);
      if (square === undefined) return whole;
      towers.set(square, [...stack].map(pieceOf));
      return letter + number + blank(tail);
    })
    .replace(kingMovesField, (whole, black, blackAt, white, whiteAt) => {
      const runs: Partial<Record<Color, KingMoves>> = {};
      for (const [color, count, name] of [
        ['black', Number(black), blackAt],
        ['white', Number(white), whiteAt],
      ] as const) {
        const square = variant.squareAt(name);
        if (square !== undefined && count > 0) runs[color] = { square, count };
      }
      kingMoves = runs;
      return blank(whole);
    });
  const reading = parseShort(short, variant);
  if (towers.size === 0 && !kingMoves) return reading;
  const pieces = new Map(reading.setup.pieces);
  for (const [square, [top, ...tower]] of towers)
    if (top && pieces.has(square))
      pieces.set(square, { ...top, ...(tower.length > 0 && { tower }) });
  const counters = { ...reading.setup.counters, ...(kingMoves && { kingMoves }) };
  const setup: Setup = { ...reading.setup, pieces, counters };
  return {
    setup,
    diagnostics: reading.diagnostics,
    get position(): Position | undefined {
      const found = reading.diagnostics.some(isError) ? undefined : Position.from(setup);
      return found instanceof Position ? found : undefined;
    },
  };
}

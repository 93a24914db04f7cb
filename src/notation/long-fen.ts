import { type Color, type Piece, pieces as plain, type Square } from '../board/piece.js';
import type { Counters, KingMoves, Setup } from '../board/setup.js';
import type { Variant } from '../board/variant.js';
import { type Diagnostic, isError } from '../game/diagnostic.js';
import { Position } from '../rules/position.js';
import { type FenReading, parseFen as parseShort } from './fen.js';

// FEN with what few need and boards on a page do without: clocks, the moves of a king that is bound,
// towers, pieces that are taken in a capture under way, and Elephants.

export const pieceOf = (letter: string): Piece =>
  plain[letter.toLowerCase() === 'w' ? 'white' : 'black'][/[WB]/.test(letter) ? 'king' : 'man'];

/** A letter before the number may be a file, or the side or the K that stands before a square. */
const towerItem = /([a-z]?)(\d{1,3})(=([wb]+))/gi;
export const kingMovesField: RegExp = /:\s*\+(\d)(\w*)\+(\d)(\w*)\s*(?=[:.]|$)/;
const elephant = /E(?<=[,WB]\s*E)(?=[a-p]\d)/gi;
const blank = (text: string): string => text.replace(/\S/g, ' ');

/** A setup with what was found about it, and its position, made when it is asked for. */
export const readingOf = (setup: Setup, diagnostics: readonly Diagnostic[]): FenReading => ({
  setup,
  diagnostics,
  get position(): Position | undefined {
    const found = diagnostics.some(isError) ? undefined : Position.from(setup);
    return found instanceof Position ? found : undefined;
  },
});

/** Reads a FEN as PDN may have it; other forms are read before it comes here. */
export function parseFen(text: string, variant: Variant): FenReading {
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
      kingMoves = runs.white || runs.black ? runs : undefined;
      return blank(whole);
    })
    .replace(elephant, variant.rules.star ? 'K' : '$&');
  const reading = parseShort(short, variant);
  if (towers.size === 0 && !kingMoves) return reading;
  const pieces = new Map(reading.setup.pieces);
  for (const [square, [top, ...tower]] of towers)
    if (top && pieces.has(square))
      pieces.set(square, { ...top, ...(tower.length > 0 && { tower }) });
  const counters = { ...reading.setup.counters, ...(kingMoves && { kingMoves }) };
  return readingOf({ ...reading.setup, pieces, counters }, reading.diagnostics);
}

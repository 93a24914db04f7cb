import type { Color, Piece, Square } from '../board/piece.js';
import type { Setup } from '../board/setup.js';
import { getVariant, type Variant } from '../board/variant.js';
import { Findings } from '../game/diagnostic.js';
import type { FenReading } from './fen.js';
import { kingMovesField, parseFen as parseLong, pieceOf, readingOf } from './long-fen.js';
import { plain } from './plain.js';

// FEN as people paste it, and what other programs have in its place.

const chess = /^\s*([^\s:/]+(?:\/[^\s:/]+){3,15})/;
const engineBoard = /^\s*([WBZ])([wbzWBZe]{12,})\s*$/;
const wrapper = /^\s*(?:\[\s*fen\s*)?"|"\s*\]?\s*$/gi;
const unknownSide = /:(\s*)\?([^:]*)/g;
const blank = (text: string): string => text.replace(/\S/g, ' ');

/**
 * Reads a draughts FEN such as `W:W31-50:B1-20`, or the words `start` and `empty`. Numbers and
 * letters are read on any board, sides in any order or left out, with or without a final dot,
 * clocks, towers and the moves of a bound king with it; also a tag with a FEN in it, and a board of
 * engines, a letter for each square. It never throws: what is wrong stands in `diagnostics`, and
 * what could be read in `setup`.
 */
export function parseFen(text: string, variant: Variant = getVariant('international')): FenReading {
  const findings = new Findings(text);
  const [, ranks] = chess.exec(text) ?? [];
  const [, turn, letters] = engineBoard.exec(text) ?? [];
  if (ranks) {
    findings.error('chess-style-fen', text.indexOf(ranks), ranks);
    return readingOf({ variant, pieces: new Map() }, findings.list);
  }
  if (turn && letters) return readBoard(turn, letters, variant, findings);
  const reading = parseLong(withoutUnknown(inPlainSigns(text), findings), variant);
  report(reading.setup, text, findings);
  const diagnostics = [...reading.diagnostics, ...findings.list].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
  return readingOf(reading.setup, diagnostics);
}

/** Addresses have `_` for a blank. */
const inPlainSigns = (text: string): string =>
  plain(text).replace(/[“-‟]/g, '"').replace(wrapper, blank).replaceAll('_', ' ');

/** Pieces of a color that nobody knows can be no pieces of a setup. */
function withoutUnknown(text: string, findings: Findings): string {
  return text.replace(unknownSide, (whole, gap: string, list: string, at: number) => {
    if (list.trim()) findings.error('pieces-of-unknown-color', at + 1 + gap.length, `?${list}`);
    return blank(whole);
  });
}

/** A board as the protocols Hub and DXP have it: who is to move, then each square in its order. */
function readBoard(
  turn: string,
  letters: string,
  variant: Variant,
  findings: Findings,
): FenReading {
  const names = variant.naming('numeric');
  const pieces = new Map<Square, Piece>();
  [...letters].forEach((letter, i) => {
    const square = names.square(String(i + 1));
    if (square && letter !== 'e') pieces.set(square, pieceOf(letter));
  });
  if (letters.length === variant.board.size) findings.warn('board-of-an-engine', 0);
  else findings.error('board-of-another-size', 0, `${letters.length} squares`);
  const setup: Setup = { variant, turn: turn === 'W' ? 'white' : 'black', pieces };
  return readingOf(setup, findings.list);
}

/** What can be read, but hardly be meant. */
function report({ variant, pieces, counters }: Setup, text: string, findings: Findings): void {
  const [field = '', black, , white] = kingMovesField.exec(text) ?? [];
  const counts = { white: Number(white), black: Number(black) };
  for (const color of ['white', 'black'] as const) {
    const { length } = ofColor(pieces, color);
    const begin = text.toUpperCase().indexOf(color === 'white' ? ':W' : ':B') + 1;
    if (length > ofColor(variant.start.pieces, color).length)
      findings.warn('too-many-pieces', begin, `${length} of ${color}`);
    const king = pieces.get(counters?.kingMoves?.[color]?.square ?? (0 as Square));
    if (counts[color] > 0 && (king?.kind !== 'king' || king.color !== color))
      findings.warn(
        'king-moves-of-no-king',
        text.indexOf(field) + 1,
        `${counts[color]} of ${color}`,
      );
  }
}

const ofColor = (pieces: Setup['pieces'], color: Color): readonly Piece[] =>
  [...pieces.values()].filter((piece) => piece.color === color);

import type { Color, Piece, Setup } from '../board/setup.js';
import { getVariant } from '../variants/find.js';

const COLORS: Readonly<Record<string, Color>> = { W: 'white', B: 'black' };

function parseList(text: string, color: Color, pieces: Map<number, Piece>): void {
  for (const [, king, square] of text.matchAll(/(K?)(\d+)/g))
    pieces.set(Number(square), { color, kind: king ? 'king' : 'man' });
}

/** Reads a position in PDN FEN, for example `W:W31,K32:B1,2`. */
export function parseFen(text: string): Setup {
  const pieces = new Map<number, Piece>();
  const [turn = '', ...lists] = text.split(':');
  for (const list of lists) {
    const color = COLORS[list.charAt(0)];
    if (color) parseList(list, color, pieces);
  }
  const color = COLORS[turn];
  return { variant: getVariant('international'), pieces, ...(color ? { turn: color } : {}) };
}

/** Writes a position in PDN FEN. */
export function formatFen({ turn = 'white', pieces }: Setup): string {
  const list = (color: Color) =>
    [...pieces]
      .filter(([, piece]) => piece.color === color)
      .sort(([a], [b]) => a - b)
      .map(([square, piece]) => (piece.kind === 'king' ? `K${square}` : `${square}`))
      .join(',');
  return `${turn === 'white' ? 'W' : 'B'}:W${list('white')}:B${list('black')}`;
}

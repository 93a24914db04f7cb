import { type Color, type Kind, kinds, type Piece, pieces } from '../board/piece.js';

/**
 * Pieces as small integers: 0 is an empty square, 1 a white man, 2 a black man, 3 a white king,
 * 4 a black king, 5 a white star, 6 a black star. What no piece may enter is a wall: the edge of
 * the board, and a taken piece that stays until the move ends.
 */
export const EMPTY = 0;
export const WALL = 7;
/** How many codes there are, walls included; a power of two. */
export const CODES = 8;

/** Sides as integers. */
export const WHITE = 0;
export const BLACK = 1;
export type Side = typeof WHITE | typeof BLACK;

/** Among the sets of a placement, the one of all pieces of a side. */
export const allOf = (side: number): number => WALL + side;

export const sideOf = (color: Color): Side => (color === 'white' ? WHITE : BLACK);
const colorOf = (side: number): Color => (side === WHITE ? 'white' : 'black');

export const codeOf = (piece: Piece): number =>
  2 * kinds.indexOf(piece.kind) + 1 + sideOf(piece.color);

/** The side of a piece's code. */
export const sideOfCode = (code: number): number => (code - 1) & 1;

/** 0 for a man, 1 for a king, 2 for a star. */
export const rankOf = (code: number): number => (code - 1) >> 1;
export const isMan = (code: number): boolean => code <= 2;
export const crowned = (code: number): number => code + 2;

export const kindOf = (code: number): Kind => kinds[rankOf(code)] ?? 'man';
export const pieceOf = (code: number): Piece => pieces[colorOf(sideOfCode(code))][kindOf(code)];

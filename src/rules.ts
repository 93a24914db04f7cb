export type { Color, Piece, Setup } from './board/setup.js';
export { other } from './rules/turn.js';

import type { Color, Piece, Square } from '../../board/piece.js';
import { keyWords } from '../../locales/en/keys.js';
import { say } from '../../locales/say.js';
import { sideWords } from '../draughts-board/description.js';
import type { HandsBoard } from './hands-board.js';
import { stateWords, wordsIn, wordsOf } from './words.js';

/** A tower, from its commander down. */
function towerWords(square: Square, piece: Piece, board: HandsBoard): string {
  const pieces = [piece, ...(piece.tower ?? [])];
  const names = wordsOf(board).piece;
  const words = say(wordsIn(board, keyWords).keys.tower, {
    n: pieces.length,
    pieces: pieces.map(({ color, kind }) => names[color][kind]).join(', '),
  });
  return `${board.name(square)}, ${words}`;
}

/** The whole position, side by side: men, kings, and what every tower is made of. */
export function positionWords(board: HandsBoard): string {
  const session = board.session();
  const { pieces } = session.setup;
  const side = (color: Color): string => {
    const towers = [...pieces].filter(([, piece]) => piece.color === color && piece.tower?.length);
    return [
      sideWords(color, pieces, board.name, board.language()),
      ...towers.map(([square, piece]) => towerWords(square, piece, board)),
    ].join('; ');
  };
  return [stateWords(session, board), side('white'), side('black')].join('. ');
}

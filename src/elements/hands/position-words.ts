import type { Color, Piece, Square } from '../../board/piece.js';
import { keyWords } from '../../locales/en/keys.js';
import { wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Message } from '../../locales/texts.js';
import type { HandsBoard } from './hands-board.js';
import { stateWords, wordsOf } from './words.js';

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
  const words = board.language();
  const side = (color: Color): string => {
    const own = [...pieces].filter(([, piece]) => piece.color === color);
    const men = own.filter(([, { kind }]) => kind === 'man');
    const kings = own.filter(([, { kind }]) => kind !== 'man');
    const list = (message: Message, found: typeof own): string =>
      say(message, {
        n: found.length,
        squares: found.map(([square]) => board.name(square)).join(', '),
      });
    const parts = [
      men.length > 0 && list(words.men, men),
      kings.length > 0 && list(words.kings, kings),
      ...own
        .filter(([, { tower }]) => tower?.length)
        .map(([square, piece]) => towerWords(square, piece, board)),
    ];
    return `${words.side[color]}: ${parts.filter(Boolean).join('; ') || words.none}`;
  };
  return [stateWords(session, board), side('white'), side('black')].join('. ');
}

/** What a board that stands still says, in English. */
export const pictureWords = {
  label: 'Draughts board, {variant}',
  side: { white: 'White', black: 'Black' },
  turn: { white: 'White to move', black: 'Black to move' },
  men: 'men {squares}',
  kings: 'kings {squares}',
  none: 'no pieces',
  fault: 'Line {line}, character {column}: {message}',
} as const;

/** What a board that stands still says, in English. */
export const pictureWords = {
  label: 'Draughts board, {variant}',
  side: { white: 'White', black: 'Black' },
  turn: { white: 'White to move', black: 'Black to move' },
  men: { one: '{n} man: {squares}', other: '{n} men: {squares}' },
  kings: { one: '{n} king: {squares}', other: '{n} kings: {squares}' },
  none: 'no pieces',
  fault: 'Line {line}, character {column}: {message}',
} as const;

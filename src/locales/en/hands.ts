/** What a board to play on says, in English. */
export const handsWords = {
  piece: {
    white: { man: 'white man', king: 'white king', star: 'white star' },
    black: { man: 'black man', king: 'black king', star: 'black star' },
  },
  square: {
    empty: 'empty',
    selected: 'selected',
    canMove: 'can move',
    target: 'can move here',
  },
  move: '{side}: {from} to {to}',
  capture: '{side}: {from} takes {to}, {n} captured',
  promotes: 'becomes a king',
  selected: '{square} selected. It can move to {squares}',
  cancelled: 'Selection cancelled',
  wins: { white: 'White wins', black: 'Black wins' },
  draw: 'Drawn',
} as const;

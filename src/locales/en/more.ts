/**
 * What boards say of games that few pages show, in English. It has the names of pieces once more,
 * because a board that stands still does not know them.
 */
export const moreWords = {
  piece: {
    white: { man: 'white man', king: 'white king', star: 'white star' },
    black: { man: 'black man', king: 'black king', star: 'black star' },
  },
  tower: 'tower of {n}, from the top: {pieces}',
  elephants: { one: '{n} elephant: {squares}', other: '{n} elephants: {squares}' },
  /** The pieces of a game with a throne that are not men. */
  court: {
    white: { king: 'white elephant', star: 'white King' },
    black: { king: 'black elephant', star: 'black King' },
    promotes: { king: 'becomes an elephant', star: 'becomes King on the throne' },
  },
} as const;

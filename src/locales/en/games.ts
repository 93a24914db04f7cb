/** What a list of games says, in English. */
export const gamesWords = {
  games: {
    title: 'Games',
    search: 'Search the games',
    found: { one: '{n} game', other: '{n} games' },
    none: 'No game has these words.',
    game: 'Game {n}',
    round: 'Round {n}',
    position: 'Position {n}',
    gameOf: 'Game {n} of {all}',
    positionOf: 'Position {n} of {all}',
  },
} as const;

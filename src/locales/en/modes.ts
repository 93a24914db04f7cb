/** What is said where a board is played on in another way than by the rules alone, in English. */
export const modeWords = {
  modes: {
    forced: 'Only move, played for you',
    undone: 'Move taken back',
    claim: 'Claim an overlooked capture',
    nothing: 'There is nothing to claim.',
  },
} as const;

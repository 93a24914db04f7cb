/** What a board asks where several captures share both ends, in English. */
export const choiceWords = {
  choice: { title: 'Which capture?', item: 'to {to}, taking {squares}' },
} as const;

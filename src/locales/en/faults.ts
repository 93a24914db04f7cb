/** What boards may say is wrong with a text, in English: the codes of faults, in words. */
export const faultWords = {
  'unknown-variant': 'Unknown variant',
  'no-such-game': 'No such game',
  'no-such-place': 'No such place',
  'not-loaded': 'Not loaded',
  'no-such-square': 'No such square',
  'no-such-piece': 'No such piece',
  'two-pieces-on-a-square': 'Two pieces on a square',
  'range-runs-downwards': 'Range runs downwards',
  'neither-a-side-nor-a-counter': 'Neither a side nor a counter',
  'empty-fen': 'Empty fen',
  'not-a-fen': 'Not a fen',
  'not-a-move': 'Not a move',
  'not-legal': 'Not legal',
  'no-position-to-play-on': 'No position to play on',
  'no-solution': 'No solution',
  'unclosed-comment': 'Unclosed comment',
} as const;

/** What a board says of a try that is no legal move, in English. */
export const whyWords = {
  /** Shows what proves it. */
  show: 'Show me',
  reason: {
    'game-over': 'The game is over.',
    'empty-square': 'There is no piece on {from}.',
    'not-your-turn': 'It is the other side’s turn.',
    'must-capture': 'You must capture when you can.',
    blocked: 'The piece on {from} has no move.',
    'not-legal': '{from} to {to} is not a legal move.',
    'must-capture-most': 'You must take the most pieces: {n} instead of {m}.',
    'must-capture-value':
      'The most valuable capture comes first: a king counts a little less than two men.',
    'must-capture-most-kings':
      'With equal numbers you must take the most kings: {n} instead of {m}.',
    'must-capture-with-king': 'The king’s capture comes first: take with the king here.',
    'must-capture-king-first': 'With equal captures, choose the one that meets a king first.',
    'must-land-to-continue': 'The king must land where it can go on capturing.',
    'must-land-behind': 'The king must land right behind the piece it takes.',
    'must-continue-capture': 'The capture is not finished: this piece must go on.',
    'king-move-limit':
      'In Frisian draughts the same king may not make more than three quiet moves in a row while you still have a man.',
    'cannot-capture-own': 'You cannot jump over your own pieces.',
    'cannot-capture-king': 'A man may not capture a king.',
    'already-captured': 'You may not jump over the same piece twice.',
    'no-reversal': 'During a capture you may not turn straight back.',
    'throne-needs-no-capture': 'You may become King on the throne only when you have no capture.',
    'wrong-direction': 'A man may not go backward here.',
    'too-far': 'Too far: this piece moves one square at a time.',
    'not-a-line': 'That square is not on a line this piece can follow.',
  },
} as const;

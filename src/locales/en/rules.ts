/** What a rule card says, in English. */
export const ruleWords = {
  /** For lists and numbers. */
  lang: 'en-GB',
  /** Small numbers as words, from 0. */
  numbers: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  headings: {
    board: 'Board',
    start: 'Start',
    men: 'Men',
    kings: 'Kings',
    stars: 'Stars',
    captures: 'Captures',
    end: 'End of the game',
    draws: 'Draws',
    notation: 'Notation',
    names: 'Names',
  },
  /** What pieces stand on: squares, or the points where lines cross. */
  places: {
    square: { one: 'square', other: 'squares' },
    point: { one: 'point', other: 'points' },
  },
  board: {
    dark: '{name} is played on the {n} dark squares of a board of {size}.',
    light: '{name} is played on the {n} light squares of a board of {size}.',
    all: '{name} is played on all {n} squares of a board of {size}.',
    points: '{name} is played on the {n} points of a board of {size}.',
    left: 'White’s near left corner is one of them.',
    right: 'White’s near right corner is one of them.',
    both: 'Both of White’s near corners are among them.',
    straight: 'Along rows and files only these squares count: the next one is two squares away.',
  },
  start: {
    each: 'Each side has {pieces}, {where}.',
    /** Where one side has more squares in its rows. */
    uneven: 'White has {white} and Black has {black}, each {where}.',
    near: { one: 'on the row nearest to it', other: 'on the {rows} rows nearest to it' },
    rows: {
      one: 'on row {first} from its own side',
      other: 'on rows {first} to {last} from its own side',
    },
    layout: 'Each side has {pieces}.',
    squares: {
      man: 'White’s men stand on {white}, Black’s on {black}.',
      king: 'White’s kings stand on {white}, Black’s on {black}.',
    },
    run: '{first}–{last}',
    turn: { white: 'White moves first.', black: 'Black moves first.' },
  },
  directions: {
    every: 'in all eight directions',
    diagonal: 'diagonally, forward or backward',
    orthogonal: 'along rows and files',
    F: 'straight forward',
    forward: 'diagonally forward',
    FL: 'diagonally forward to the left',
    FR: 'diagonally forward to the right',
    sideways: 'sideways',
    L: 'to the left',
    R: 'to the right',
    B: 'straight backward',
    backward: 'diagonally backward',
    BL: 'diagonally backward to the left',
    BR: 'diagonally backward to the right',
  },
  ranks: { man: 'a man', king: 'a king', star: 'a star' },
  moves: {
    man: 'A man moves one {square} {directions}.',
    king: 'A king moves one {square} {directions}.',
    star: 'A star moves one {square} {directions}.',
  },
  flies: {
    man: 'A man moves any number of empty {squares} {directions}.',
    king: 'A king moves any number of empty {squares} {directions}.',
    star: 'A star moves any number of empty {squares} {directions}.',
  },
  neverMoves: {
    man: 'A man cannot move without taking.',
    king: 'A king cannot move without taking.',
    star: 'A star cannot move without taking.',
  },
  takes: {
    near: 'It takes {directions}: it jumps over an opposing piece next to it to the empty {square} right behind.',
    far: 'It takes {directions}, from any distance: it jumps over one opposing piece to any empty {square} behind it, as far as the next piece.',
    farNext:
      'It takes {directions}, from any distance: it jumps over one opposing piece to the empty {square} right behind it.',
    continue: 'If it can take more from some of these {squares}, it has to land on one of them.',
    haltAtKing: 'If the last piece that it takes is a king, it has to stop right behind it.',
    never: 'It cannot take.',
    noKings: 'It may not take a king.',
  },
  promotion: {
    end: 'It becomes {next} if its move ends on the row farthest from its side; if it only passes that row while taking, it stays {rank}.',
    stop: 'When it reaches the row farthest from its side, it becomes {next} and its move ends.',
    continue:
      'When it reaches the row farthest from its side, it becomes {next} at once, also in the middle of a capture, and goes on taking as {next}.',
  },
  kingLimit: {
    one: 'While its side has a man, a king may make no more than one move in a row without taking.',
    other:
      'While its side has a man, a king may make no more than {n} moves in a row without taking.',
  },
  mechanics: {
    longMen:
      'A river divides the board in two halves. Beyond it, a man may also move two {squares} in a straight line over an empty one, and it may take with an empty {square} before the piece or land one {square} further behind it, but not both in one jump.',
    hop: 'In the same directions, it may also hop over one man of its own side to the empty {square} right behind.',
    line: 'In the same directions, it may also pass any number of men of its own side that stand in one line before it, to the empty {square} right behind them.',
    towers:
      'Nothing is taken off the board: the piece that is jumped goes at once under the piece that takes it. Only the top of a tower is taken, and no tower is jumped twice in one move. A tower belongs to the side of its top piece and moves as this piece does.',
    kingMaximum:
      'Of the captures that kings can make, only those may be made that take the most pieces; men are free.',
    loneLoses: 'A player who has only one piece left has lost.',
    kingBeatsMan:
      'A king against a man and nothing else has won, unless one of them can be taken at once.',
  },
  throne: {
    places: 'White’s throne is {white}, Black’s is {black}.',
    inPlace:
      'A king that stands on its throne may be promoted there to a star; this counts as a move without a capture, and it wins the game.',
    onArrival:
      'A king that moves to its throne without taking is promoted to a star, and it wins the game.',
  },
  obligation: {
    must: 'Whoever can take has to take, and a piece goes on taking as long as it can.',
    free: 'Nobody has to take, but a piece that takes goes on taking as long as it can.',
  },
  priority: {
    none: 'Of several captures any may be made.',
    first: 'Of several captures only those may be made that {what}.',
    among: 'among these, only those that {what}',
    count: 'take the most pieces',
    value: 'are worth the most',
    kings: 'take the most kings',
    byKing: 'are made with a king',
    kingFirst: 'take a king earliest',
    worth:
      'A king is worth more than one man and less than two, and several kings a little less than twice as many men.',
  },
  removal: {
    after:
      'Taken pieces stay on the board until the move is over, and none of them may be jumped twice.',
    immediate: 'Each piece is taken off as soon as it has been jumped.',
  },
  noReverse: 'Between two jumps a piece may not turn straight back.',
  enforcement: {
    claim:
      'Over the board, a capture that was overlooked stands unless the opponent claims it before moving.',
    huff: 'Over the board, the opponent may take off a piece that should have taken (huffing).',
  },
  goal: {
    blocked:
      'A player who is to move and cannot has lost, whether all pieces are taken or blocked.',
    misere: 'A player who is to move and cannot has won, whether all pieces are taken or blocked.',
    firstKing: 'The first player to get a king has won.',
  },
  draws: {
    none: 'No rule draws the game.',
    repetition:
      'The game is drawn when the same position, with the same side to move, comes up {times} times.',
    onePieceEach:
      'The game is drawn when each side has one piece left and neither can take the other at once.',
    oneKingEach:
      'One king against one is a draw, unless a king can be taken at once, has to be given up or is lost by force.',
    counted: 'The game is drawn after {moves}{without}.',
    ending: 'In an ending of {ending}, the game is drawn after {moves}{without}.',
    each: { one: '{n} move of each side', other: '{n} moves of each side' },
    stronger: { one: '{n} move of the stronger side', other: '{n} moves of the stronger side' },
    without: ' without {what}',
    capture: 'a capture',
    manMove: 'a move of a man',
    promotion: 'a promotion',
    against: '{stronger} against {weaker}',
    exactly: '{most} pieces with a king on each side',
    total: '{least} to {most} pieces with a king on each side',
    both: '{pieces}, of {total}',
    any: 'any pieces',
    road: {
      stronger: '{ending}, with a king of the stronger side on the long diagonal',
      weaker: '{ending}, with a king of the weaker side on the long diagonal',
    },
  },
  pieces: {
    man: { one: 'a man', other: '{n} men' },
    king: { one: 'a king', other: '{n} kings' },
    /** So many or more of them. */
    men: '{n} or more men',
    kings: '{n} or more kings',
  },
  notation: {
    numeric:
      'The squares have numbers from 1 to {n}, row by row from the {corner}, with White at the bottom.',
    algebraic:
      'Files have letters and rows have numbers, both from the {corner}, with White at the bottom.',
    corners: {
      'bottom left': 'bottom left',
      'bottom right': 'bottom right',
      'top left': 'top left',
      'top right': 'top right',
    },
    signs: 'Captures are written with “{sign}”, other moves with “-”.',
    oneSign: 'All moves are written with “-”.',
    gameType: 'The PDN GameType is {gameType}.',
  },
  names: 'Also known as {names}.',
  summary: {
    dark: '{name} is played on the {n} dark squares of a board of {size}, with {pieces} on each side.',
    light:
      '{name} is played on the {n} light squares of a board of {size}, with {pieces} on each side.',
    all: '{name} is played on all {n} squares of a board of {size}, with {pieces} on each side.',
    points: '{name} is played on the {n} points of a board of {size}, with {pieces} on each side.',
    /** After the first sentence, one after the other. */
    between: '; ',
    men: 'Men take {directions}',
    menNever: 'Men do not take',
    flying: 'kings go any distance',
    short: 'kings go one {square}',
    any: 'taking is compulsory, and any capture may be made',
    best: 'taking is compulsory, and captures that {what} come first',
    free: 'nobody has to take',
    misere: 'who cannot move wins',
    firstKing: 'the first king wins',
    throne: 'a king that is promoted on its throne wins',
    loneLoses: 'a single piece loses',
    towers: 'what is taken goes under the piece that takes it',
  },
} as const;

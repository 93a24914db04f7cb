// Rule cards: what they say is compared with what the rule books say, in sentences written for these
// tests, in a table of the rule books' parameters, and by changing each parameter.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineVariant, getVariant, ruleCard, summary, variants } from 'draughts-board/variants';
import { ruleWords } from '../../../dist/locales/en/rules.js';
import { drawnBy, facts } from '../../contract/facts.mjs';
import { mutations, played } from './mutations.mjs';

const textOf = (variant, wanted) =>
  ruleCard(variant).find(({ heading }) => heading === wanted)?.text ?? '';

const whole = (variant) =>
  ruleCard(variant)
    .map(({ heading, text }) => `${heading}: ${text}`)
    .join('\n');

// Parts that several of the cards below have. Each is written out once, by hand.

const twentyMen = 'Each side has 20 men, on the four rows nearest to it.';
const twelveMen = 'Each side has 12 men, on the three rows nearest to it.';
const jump = 'it jumps over an opposing piece next to it to the empty square right behind.';
const crownedAtTheEnd =
  'It becomes a king if its move ends on the row farthest from its side; if it only passes that ' +
  'row while taking, it stays a man.';
const crownedOnTheWay =
  'When it reaches the row farthest from its side, it becomes a king at once, also in the middle ' +
  'of a capture, and goes on taking as a king.';
const kingGoesFar = 'A king moves any number of empty squares diagonally, forward or backward.';
const landsAnywhere =
  'from any distance: it jumps over one opposing piece to any empty square behind it, as far as the ' +
  'next piece.';
const landsToGoOn =
  'If it can take more from some of these squares, it has to land on one of them.';
const mustTake = 'Whoever can take has to take, and a piece goes on taking as long as it can.';
const most = 'Of several captures only those may be made that take the most pieces.';
const anyCapture = 'Of several captures any may be made.';
const staysUntilTheEnd =
  'Taken pieces stay on the board until the move is over, and none of them may be jumped twice.';
const goesAtOnce = 'Each piece is taken off as soon as it has been jumped.';
const noTurningBack = 'Between two jumps a piece may not turn straight back.';
const blockedLoses =
  'A player who is to move and cannot has lost, whether all pieces are taken or blocked.';
const threeTimes =
  'The game is drawn when the same position, with the same side to move, comes up three times.';
const numbersTo = (last) =>
  `The squares have numbers from 1 to ${last}, row by row from the top left, with White at the bottom.`;
const lettersFrom = (corner) =>
  `Files have letters and rows have numbers, both from the ${corner}, with White at the bottom.`;
const x = 'Captures are written with “x”, other moves with “-”.';
const thirteen =
  'In an ending of three or more kings against a king, the game is drawn after 13 moves of the ' +
  'stronger side without a capture.';

/** Whole cards, as a reader of the rule book would write them. */
const cards = {
  international: {
    Board:
      'International draughts is played on the 50 dark squares of a board of 10×10. ' +
      'White’s near left corner is one of them.',
    Start: `${twentyMen} White moves first.`,
    Men:
      'A man moves one square diagonally forward. ' +
      `It takes diagonally, forward or backward: ${jump} ${crownedAtTheEnd}`,
    Kings: `${kingGoesFar} It takes diagonally, forward or backward, ${landsAnywhere}`,
    Captures: `${mustTake} ${most} ${staysUntilTheEnd}`,
    'End of the game': blockedLoses,
    Draws:
      `${threeTimes} ` +
      'The game is drawn after 25 moves of each side without a capture or a move of a man. ' +
      'In an ending of three kings, two kings and a man, a king and two men, two kings, a king and ' +
      'a man or a king against a king, the game is drawn after 16 moves of each side. ' +
      'In an ending of two kings, a king and a man or a king against a king, the game is drawn ' +
      'after 5 moves of each side.',
    Notation: `${numbersTo(50)} ${x} The PDN GameType is 20,W,10,10,N2,0.`,
    Names: 'Also known as standard, polish, continental, 10x10, draughts100 and draughts.',
  },
  english: {
    Board:
      'English draughts is played on the 32 dark squares of a board of 8×8. ' +
      'White’s near left corner is one of them.',
    Start: `${twelveMen} Black moves first.`,
    Men:
      `A man moves one square diagonally forward. It takes diagonally forward: ${jump} ` +
      'When it reaches the row farthest from its side, it becomes a king and its move ends.',
    Kings:
      'A king moves one square diagonally, forward or backward. ' +
      `It takes diagonally, forward or backward: ${jump}`,
    Captures: `${mustTake} ${anyCapture} ${staysUntilTheEnd}`,
    'End of the game': blockedLoses,
    Draws:
      `${threeTimes} ` +
      'The game is drawn after 40 moves of each side without a capture or a move of a man.',
    Notation: `${numbersTo(32)} ${x} The PDN GameType is 21,B,8,8,N1,0.`,
    Names:
      'Also known as checkers, draughts, american, american checkers, american/english, ' +
      'straight checkers and anglo-american.',
  },
  turkish: {
    Board: 'Turkish draughts is played on all 64 squares of a board of 8×8.',
    Start: 'Each side has 16 men, on rows 2 to 3 from its own side. White moves first.',
    Men:
      'A man moves one square straight forward or sideways. ' +
      `It takes straight forward or sideways: ${jump} ${crownedAtTheEnd}`,
    Kings:
      'A king moves any number of empty squares along rows and files. ' +
      `It takes along rows and files, ${landsAnywhere}`,
    Captures: `${mustTake} ${most} ${goesAtOnce} ${noTurningBack}`,
    'End of the game': blockedLoses,
    Draws:
      `${threeTimes} ` +
      'The game is drawn when each side has one piece left and neither can take the other at once. ' +
      'The game is drawn after 50 moves of each side without a capture.',
    Notation: `${lettersFrom('bottom left')} ${x} The PDN GameType is 30,W,8,8,A0,0.`,
    Names: 'Also known as dama, turkish dama, türk daması and turk damasi.',
  },
  frisian: {
    Board:
      'Frisian draughts is played on the 50 dark squares of a board of 10×10. ' +
      'White’s near left corner is one of them. ' +
      'Along rows and files only these squares count: the next one is two squares away.',
    Start: `${twentyMen} White moves first.`,
    Men:
      'A man moves one square diagonally forward. ' +
      `It takes in all eight directions: ${jump} ${crownedAtTheEnd}`,
    Kings:
      `${kingGoesFar} It takes in all eight directions, ${landsAnywhere} ` +
      'While its side has a man, a king may make no more than three moves in a row without taking.',
    Captures:
      `${mustTake} Of several captures only those may be made that are worth the most; among these, ` +
      'only those that are made with a king. A king is worth more than one man and less than two, ' +
      'and several kings a little less than twice as many men. ' +
      `${staysUntilTheEnd} ` +
      'Over the board, a capture that was overlooked stands unless the opponent claims it before ' +
      'moving.',
    'End of the game': blockedLoses,
    Draws:
      'One king against one is a draw, unless a king can be taken at once, has to be given up or ' +
      'is lost by force. ' +
      'In an ending of two kings against a king, the game is drawn after 7 moves of each side ' +
      'without a capture.',
    Notation: `${numbersTo(50)} ${x} The PDN GameType is 40,W,10,10,N2,0.`,
    Names: 'Also known as frysk damjen, molkwerums dams and frisian draughts 10x10.',
  },
  jekab: {
    Board:
      'Jekab is played on the 32 dark squares of a board of 8×8. ' +
      'White’s near left corner is one of them.',
    Start: `${twelveMen} Black moves first.`,
    Men:
      'A man moves one square diagonally forward. ' +
      `It takes diagonally, forward or backward: ${jump} ${crownedOnTheWay}`,
    Kings: `${kingGoesFar} It takes diagonally, forward or backward, ${landsAnywhere} ${landsToGoOn}`,
    Captures: `${mustTake} ${anyCapture} ${staysUntilTheEnd}`,
    'End of the game': blockedLoses,
    Draws: `${threeTimes} ${thirteen}`,
    Notation: `${numbersTo(32)} ${x} The PDN GameType is 23,B,8,8,N1,0.`,
    Names: 'Also known as marshallese checkers.',
  },
  jamaican: {
    Board:
      'Jamaican draughts is played on the 32 dark squares of a board of 8×8. ' +
      'White’s near right corner is one of them.',
    Start: `${twelveMen} Black moves first.`,
    Men:
      'A man moves one square diagonally forward. ' +
      `It takes diagonally, forward or backward: ${jump} ${crownedAtTheEnd}`,
    Kings: `${kingGoesFar} It takes diagonally, forward or backward, ${landsAnywhere} ${landsToGoOn}`,
    Captures: `${mustTake} ${anyCapture} ${staysUntilTheEnd}`,
    'End of the game': blockedLoses,
    Draws: `${threeTimes} ${thirteen}`,
    Notation: `${lettersFrom('top left')} ${x} The PDN GameType is 23,B,8,8,A1,1.`,
    Names: 'Also known as jamaican checkers and jamaica.',
  },
  elephant: {
    Board: 'Elephant Checkers is played on the 90 points of a board of 9×10.',
    Start:
      'Each side has 24 men. White’s men stand on d1–f1, d2–f2, a3–i3 and a4–i4, Black’s on d10–f10, ' +
      'd9–f9, a8–i8 and a7–i7. Black moves first.',
    Men:
      'A man moves one point straight forward or sideways. It takes straight forward or sideways: ' +
      'it jumps over an opposing piece next to it to the empty point right behind. ' +
      'A river divides the board in two halves. Beyond it, a man may also move two points in a ' +
      'straight line over an empty one, and it may take with an empty point before the piece or ' +
      'land one point further behind it, but not both in one jump. ' +
      crownedOnTheWay,
    Kings:
      'A king moves any number of empty points along rows and files. It takes along rows and ' +
      'files, from any distance: it jumps over one opposing piece to any empty point behind it, as far as ' +
      'the next piece.',
    Stars: 'A star cannot move without taking. It cannot take.',
    Captures: `${mustTake} ${most} ${goesAtOnce} ${noTurningBack}`,
    'End of the game':
      `${blockedLoses} White’s throne is e9, Black’s is e2. A king that stands on its throne may be ` +
      'promoted there to a star; this counts as a move without a capture, and it wins the game.',
    Draws:
      `${threeTimes} ` +
      'The game is drawn after 50 moves of each side without a capture or a move of a man.',
    Notation: `${lettersFrom('bottom left')} ${x}`,
    Names: 'Also known as elephant and elephantcheckers.',
  },
};

describe('the rule card', () => {
  for (const [id, card] of Object.entries(cards))
    it(`of ${id} says what its rule book says`, () => {
      const found = ruleCard(getVariant(id));
      assert.deepEqual(Object.fromEntries(found.map(({ heading, text }) => [heading, text])), card);
      assert.deepEqual(
        found.map(({ heading }) => heading),
        Object.keys(card),
      );
    });
});

/** Phrases by the codes of the table below. */
const ways = {
  Fd: 'diagonally forward',
  D: 'diagonally, forward or backward',
  FS: 'straight forward or sideways',
  FFd: 'straight forward or diagonally forward',
  FFdS: 'straight forward, diagonally forward or sideways',
  O: 'along rows and files',
  8: 'in all eight directions',
};

const landings = {
  any: 'to any empty',
  continue: landsToGoOn,
  next: 'over one opposing piece to the empty square right behind it.',
  halt: 'If the last piece that it takes is a king, it has to stop right behind it.',
  short: 'an opposing piece next to it',
};

const best = {
  count: 'take the most pieces',
  value: 'are worth the most',
  kings: 'take the most kings',
  byKing: 'are made with a king',
  kingFirst: 'take a king earliest',
};

const removals = {
  after: staysUntilTheEnd,
  immediate: goesAtOnce,
  stack: 'the piece that is jumped goes at once under the piece that takes it',
};

const promotions = {
  end: 'It becomes a king if its move ends on the row farthest from its side',
  stop: 'it becomes a king and its move ends.',
  continue: 'goes on taking as a king.',
};

/**
 * The rule books' parameters: men of a side, how men move and take, how kings move and take and where
 * they land, priorities, removal, promotion, and the numbers of the draw rules: how often a position
 * comes up, then moves.
 */
const parameters = `
  international       20 Fd   D    D D any      count                      after     end      3 25 16 5
  frisian             20 Fd   8    D 8 any      value,byKing               after     end      7
  frysk                5 Fd   8    D 8 any      value,byKing               after     end      7
  american-pool       12 Fd   D    D D continue -                          after     end      3 13
  unified-pool        12 Fd   D    D D continue -                          after     end      3 13
  jekab               12 Fd   D    D D continue -                          after     continue 3 13
  jamaican            12 Fd   D    D D continue -                          after     end      3 13
  english             12 Fd   Fd   D D short    -                          after     stop     3 40
  italian             12 Fd   Fd   D D short    count,byKing,kings,kingFirst after   stop     4 40
  russian             12 Fd   D    D D continue -                          after     continue 3 15 15 30 60 5 5
  poddavki            12 Fd   D    D D continue -                          after     continue 3 15 15 30 60 5 5
  spantsiretski       15 Fd   D    D D continue -                          after     continue 3 15 15 30 60 5 5
  brazilian           12 Fd   D    D D any      count                      after     end      3 15 15 30 60 5 5
  filipino            12 Fd   D    D D any      count                      after     end      3 15 15 30 60 5 5
  myanmar             12 Fd   D    D D any      count                      after     end      3
  spanish             12 Fd   Fd   D D any      count,kings                after     stop     3 12 20
  portuguese          12 Fd   Fd   D D any      count,kings                after     stop     3 12 20
  argentinian         12 Fd   Fd   D D any      count,byKing,kings         after     stop     3 12 20
  damas               12 Fd   Fd   D D any      count                      after     continue 3 12 20
  czech               12 Fd   Fd   D D continue byKing                     after     stop     3 15
  tanzanian           12 Fd   Fd   D D continue -                          after     stop     15
  ethiopian           12 Fd   Fd   D D continue -                          immediate end      3
  main-dam            12 Fd   Fd   D D continue -                          immediate stop     3
  malaysian-12        30 Fd   Fd   D D any      count                      after     stop     3
  thai                 8 Fd   Fd   D D next     -                          immediate stop     3 25
  canadian            30 Fd   D    D D any      count                      after     end      3 25 16 5
  sri-lankan          30 Fd   D    D D any      count                      after     end      3 25 16 5
  unnamed-dutch       15 Fd   D    D D any      count                      after     end      3 25 16 5
  killer              20 Fd   D    D D halt     count                      after     end      3 25 5
  antidraughts        20 Fd   D    D D any      count                      after     end      3
  breakthrough        20 Fd   D    - - -        count                      after     end
  ghanaian            20 Fd   D    D D continue -                          after     end
  nigerian            20 Fd   D    D D continue -                          after     end      3
  turkish             16 FS   FS   O O any      count                      immediate end      3 50
  armenian            16 FFdS FS   8 O any      count                      immediate continue 3 50
  ossetian            16 FS   O    O O continue -                          immediate continue 10
  gothic              16 Fd   FFdS 8 8 short    count                      after     end      3 40
  croda               24 FFd  O    O O any      count                      after     end      3
  dameo               18 FFd  O    8 O any      count                      after     end      3
  omnidirectional     24 FFd  8    8 8 any      count                      after     end      3 25
  omnidirectional-6   12 FFd  8    8 8 any      count                      after     end      3 25
  omnidirectional-10  40 FFd  8    8 8 any      count                      after     end      3 25
  elephant            24 FS   FS   O O any      count                      immediate continue 3 50
  bashni              12 Fd   D    D D continue -                          stack     continue 3 15
  lasca               11 Fd   Fd   D D short    -                          stack     stop     3
`;

const rows = parameters
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));

const times = { three: 3, four: 4 };

describe('the card of each game', () => {
  it('is looked at', () => {
    assert.deepEqual(rows.map(([id]) => id).sort(), variants.map(({ id }) => id).sort());
  });

  for (const [id, men, move, capture, kingMove, kingCapture, landing, ...rest] of rows)
    it(`of ${id} says how its pieces go`, () => {
      const variant = getVariant(id);
      const [priority, removal, promotion] = rest;
      const square = id === 'elephant' ? 'point' : 'square';
      const includes = (heading, text) =>
        assert.ok(
          textOf(variant, heading).includes(text.replaceAll('empty square', `empty ${square}`)),
          `${text} not in: ${textOf(variant, heading)}`,
        );
      includes('Start', `Each side has ${men} men`);
      includes('Men', `A man moves one ${square} ${ways[move]}.`);
      includes('Men', `It takes ${ways[capture]}: it jumps`);
      includes('Men', promotions[promotion]);
      if (landing === '-') assert.equal(textOf(variant, 'Kings'), '');
      else {
        const goes = landing === 'short' ? `one ${square}` : `any number of empty ${square}s`;
        includes('Kings', `A king moves ${goes} ${ways[kingMove]}.`);
        includes('Kings', `It takes ${ways[kingCapture]}${landing === 'short' ? ':' : ', from'}`);
        includes('Kings', landings[landing]);
        for (const [other, text] of Object.entries(landings))
          if (other !== landing && other !== 'any')
            assert.ok(!textOf(variant, 'Kings').includes(text), other);
      }
      const all = priority === '-' ? [] : priority.split(',').map((each) => best[each]);
      const told = [
        ...textOf(variant, 'Captures').matchAll(/only those (?:may be made )?that (.+?)[;.]/g),
      ];
      assert.deepEqual(
        told.map(([, what]) => what),
        all,
      );
      assert.equal(textOf(variant, 'Captures').includes(anyCapture), all.length === 0);
      includes('Captures', removals[removal]);
    });

  for (const [id, ...row] of rows)
    it(`of ${id} has the numbers of its draws`, () => {
      const numbers = row.slice(9).map(Number);
      const text = textOf(getVariant(id), 'Draws');
      const often = [...text.matchAll(/comes up (\w+) times/g)].map(([, word]) => times[word]);
      const moves = [...text.matchAll(/(\d+) moves? of/g)].map(([, n]) => Number(n));
      assert.deepEqual([...often, ...moves].sort(), numbers.sort());
      const atOnce = {
        'one-piece-each': 'has one piece left',
        'one-king-each': 'One king against',
      };
      for (const [rule, words] of Object.entries(atOnce))
        assert.equal(text.includes(words), drawnBy[id].includes(rule), rule);
      assert.equal(text === 'No rule draws the game.', drawnBy[id].length === 0);
    });

  for (const variant of variants)
    it(`of ${variant.id} says what its facts say`, () => {
      const { first, squares, corners, captureSign, gameType, goal, loneLoses, throne, jumpsOwn } =
        facts[variant.id];
      const board = textOf(variant, 'Board');
      assert.match(board, new RegExp(`\\b${squares}\\b`));
      assert.ok(board.startsWith(`${variant.name} is played on`));
      const isFull = corners['top left'] && corners['top right'];
      const isLasca = Boolean(isFull) && squares === 25;
      for (const side of ['left', 'right'])
        assert.equal(
          board.includes(`near ${side} corner`),
          !isFull && corners[`bottom ${side}`] !== undefined,
        );
      assert.equal(board.includes('Both of White’s near corners'), isLasca);
      assert.ok(
        textOf(variant, 'Start').endsWith(
          first === 'white' ? 'White moves first.' : 'Black moves first.',
        ),
      );
      const notation = textOf(variant, 'Notation');
      assert.ok(
        notation.includes(
          captureSign === '-' ? 'All moves are written with “-”' : `“${captureSign}”`,
        ),
      );
      assert.equal(notation.includes('GameType'), gameType !== undefined);
      if (gameType) assert.ok(notation.includes(` ${gameType}.`));
      const end = textOf(variant, 'End of the game');
      assert.equal(end.includes('cannot has won'), goal === 'misere');
      assert.equal(end.includes('The first player to get a king has won.'), goal === 'firstKing');
      assert.equal(end.includes('only one piece left has lost'), loneLoses === true);
      assert.equal(end.includes('throne'), throne !== undefined);
      assert.equal(textOf(variant, 'Men').includes('of its own side'), jumpsOwn === true);
    });

  it('names who has to claim or may huff, and who is bound', () => {
    const idsWith = (heading, text) =>
      variants.filter((variant) => textOf(variant, heading).includes(text)).map(({ id }) => id);
    assert.deepEqual(idsWith('Captures', 'claims it'), ['frisian', 'frysk']);
    assert.deepEqual(idsWith('Captures', 'huffing').sort(), ['damas', 'main-dam', 'malaysian-12']);
    assert.deepEqual(idsWith('Kings', 'no more than three moves'), ['frisian', 'frysk']);
    assert.deepEqual(idsWith('Captures', 'turn straight back').sort(), [
      'armenian',
      'elephant',
      'gothic',
      'ossetian',
      'turkish',
    ]);
    assert.deepEqual(idsWith('Men', 'It may not take a king.'), ['italian']);
    assert.deepEqual(idsWith('Stars', 'A star').sort(), ['elephant', 'unnamed-dutch']);
  });
});

const summaries = {
  international:
    'International draughts is played on the 50 dark squares of a board of 10×10, with 20 men on ' +
    'each side. Men take diagonally, forward or backward; kings go any distance; taking is ' +
    'compulsory, and captures that take the most pieces come first.',
  english:
    'English draughts is played on the 32 dark squares of a board of 8×8, with 12 men on each side. ' +
    'Men take diagonally forward; kings go one square; taking is compulsory, and any capture may be ' +
    'made.',
  turkish:
    'Turkish draughts is played on all 64 squares of a board of 8×8, with 16 men on each side. ' +
    'Men take straight forward or sideways; kings go any distance; taking is compulsory, and ' +
    'captures that take the most pieces come first.',
  frisian:
    'Frisian draughts is played on the 50 dark squares of a board of 10×10, with 20 men on each ' +
    'side. Men take in all eight directions; kings go any distance; taking is compulsory, and ' +
    'captures that are worth the most come first.',
  elephant:
    'Elephant Checkers is played on the 90 points of a board of 9×10, with 24 men on each side. ' +
    'Men take straight forward or sideways; kings go any distance; taking is compulsory, and ' +
    'captures that take the most pieces come first; a king that is promoted on its throne wins.',
  antidraughts:
    'Antidraughts is played on the 50 dark squares of a board of 10×10, with 20 men on each side. ' +
    'Men take diagonally, forward or backward; kings go any distance; taking is compulsory, and ' +
    'captures that take the most pieces come first; who cannot move wins.',
  bashni:
    'Bashni is played on the 32 dark squares of a board of 8×8, with 12 men on each side. Men take ' +
    'diagonally, forward or backward; kings go any distance; taking is compulsory, and any capture ' +
    'may be made; what is taken goes under the piece that takes it.',
};

describe('the summary', () => {
  for (const [id, text] of Object.entries(summaries))
    it(`of ${id} says what it is`, () => {
      assert.equal(summary(getVariant(id)), text);
    });

  it('has two sentences for every game', () => {
    for (const variant of variants) {
      const sentences = summary(variant).match(/[^.]+\./g);
      assert.equal(sentences.join(''), summary(variant));
      assert.equal(sentences.length, 2, summary(variant));
    }
  });
});

describe('a changed record', () => {
  for (const variant of variants)
    it(`of ${variant.id} has another card, whatever has been changed`, () => {
      const { rules } = variant;
      const before = whole(variant);
      let changed = 0;
      const silent = [];
      for (const { path, record } of mutations(rules)) {
        const other = defineVariant(record);
        if ('errors' in other || played(other.rules) === played(rules)) continue;
        changed++;
        if (whole(other) === before) silent.push(path);
      }
      assert.deepEqual(silent, []);
      assert.ok(changed >= 50, String(changed));
    });
});

describe('the card of house rules', () => {
  const russian = getVariant('russian').rules;
  const changed = (rules, change) => defineVariant({ ...rules, ...change });
  const says = (variant, heading, text) =>
    assert.ok(textOf(variant, heading).includes(text), textOf(variant, heading));

  it('tells what some play otherwise', () => {
    const jekab = changed(getVariant('jekab').rules, { mechanics: ['kingMaximum'] });
    const most =
      'Of the captures that kings can make, only those may be made that take the most pieces; men ' +
      'are free.';
    says(jekab, 'Captures', most);
    const turkish = changed(getVariant('turkish').rules, { mechanics: ['kingBeatsMan'] });
    const beaten =
      'A king against a man and nothing else has won, unless one of them can be taken at once.';
    says(turkish, 'End of the game', beaten);
    const frisian = changed(getVariant('frisian').rules, { kingLimit: 2 });
    says(frisian, 'Kings', 'a king may make no more than two moves in a row without taking.');
    const once = changed(getVariant('frisian').rules, { kingLimit: 1 });
    says(once, 'Kings', 'a king may make no more than one move in a row without taking.');
    const { rules } = getVariant('elephant');
    const elephant = changed(rules, { throne: { ...rules.throne, onArrival: true } });
    const arrives =
      'A king that moves to its throne without taking is promoted to a star, and it wins the game.';
    says(elephant, 'End of the game', arrives);
  });

  it('tells that nobody has to take, and that kings are short', () => {
    const variant = changed(russian, {
      name: 'House rules',
      king: { ...russian.king, flying: false },
      capture: { ...russian.capture, obligation: 'free' },
    });
    const free = 'Nobody has to take, but a piece that takes goes on taking as long as it can.';
    says(variant, 'Captures', free);
    says(variant, 'Kings', 'A king moves one square diagonally, forward or backward.');
    assert.ok(!textOf(variant, 'Kings').includes('distance'));
    const short =
      'House rules is played on the 32 dark squares of a board of 8×8, with 12 men on each side. ' +
      'Men take diagonally, forward or backward; kings go one square; nobody has to take.';
    assert.equal(summary(variant), short);
  });

  it('tells of sides that have not as many men', () => {
    const board = { ...russian.board, cols: 7 };
    const variant = changed(russian, { board, start: { rows: 1 } });
    const uneven = 'White has 4 men and Black has 3 men, each on the row nearest to it.';
    says(variant, 'Start', uneven);
  });

  it('has words of its own for each set of directions', () => {
    const directions = ['F', 'FR', 'R', 'BR', 'B', 'BL', 'L', 'FL'];
    const found = new Set();
    for (let bits = 1; bits < 256; bits++) {
      const capture = directions.filter((_, i) => bits & (1 << i));
      const variant = changed(russian, { man: { ...russian.man, capture } });
      found.add(textOf(variant, 'Men'));
    }
    assert.equal(found.size, 255);
    const variant = changed(russian, { man: { move: ['F', 'BL', 'R'], capture: [] } });
    const steps =
      'A man moves one square straight forward, to the right or diagonally backward to the left.';
    says(variant, 'Men', steps);
    says(variant, 'Men', 'It cannot take.');
  });

  it('counts endings of any kind', () => {
    const draws = [
      { rule: 'few-pieces', moves: 1, until: [], when: { pieces: ['KM+:K', 'KK+:KM'] } },
      { rule: 'no-progress', moves: 9, until: ['manMove', 'promotion'], when: { total: [4, 4] } },
      { rule: 'main-road', moves: 3, of: 'stronger', until: [], when: { mainRoad: 'stronger' } },
      { rule: 'repetition', times: 13 },
    ];
    assert.equal(
      textOf(changed(russian, { draws }), 'Draws'),
      'In an ending of a king and one or more men against a king or two or more kings against a ' +
        'king and a man, the game is drawn after 1 move of each side. ' +
        'In an ending of 4 pieces with a king on each side, the game is drawn after 9 moves of each ' +
        'side without a move of a man or a promotion. ' +
        'In an ending of any pieces, with a king of the stronger side on the long diagonal, the game ' +
        'is drawn after 3 moves of the stronger side. ' +
        'The game is drawn when the same position, with the same side to move, comes up 13 times.',
    );
  });

  it('speaks with the words that it is given', () => {
    const words = {
      ...ruleWords,
      lang: 'pl',
      headings: { ...ruleWords.headings, names: 'Nazwy' },
      names: 'Inne nazwy: {names}.',
      start: {
        ...ruleWords.start,
        near: { one: 'na {n} rzędzie', few: 'na {n} rzędach', other: 'na {n} rzędach z wielu' },
      },
    };
    const card = ruleCard(changed(russian, {}), words);
    // Polish has a form for two to four, and joins a list with i.
    assert.deepEqual(card.at(-1), { heading: 'Nazwy', text: 'Inne nazwy: shashki i draughts64.' });
    assert.ok(card[1].text.includes('na 3 rzędach.'), card[1].text);
  });
});

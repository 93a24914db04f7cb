// What the rule books and the GameType registry of PDN say of each game before a move is made.
import { assert } from 'chai';
import { formatFen, parseFen } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { findVariant, getVariant } from 'draughts-board/variants';

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i).join();

/** All squares of some files, from one row to another. */
const area = (files, first, last) =>
  [...files].flatMap((file) => [...range(first, last).split(',')].map((row) => file + row)).join();

const whiteInLetters = 'a1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2';
const blackInLetters = 'a7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8';

const tenByTen = {
  first: 'white',
  start: `W:W${range(31, 50)}:B${range(1, 20)}`,
  squares: 50,
  corners: { 'top right': '5', 'bottom left': '46' },
  captureSign: 'x',
};

const frisianDraws = ['one-king-each', 'two-kings-against-one'];
const repetition = ['repetition'];
const longDraws = ['repetition', 'king-moves'];
const internationalDraws = [...longDraws, 'three-against-one', 'two-against-one'];
const russianDraws = [...internationalDraws, 'unchanged-balance', 'main-road'];
const poolDraws = ['repetition', 'three-against-one'];
const spanishDraws = ['repetition', 'main-road', 'no-progress'];
const turkishDraws = ['repetition', 'one-piece-each', 'no-capture'];

/** The rules by which each game is drawn. */
export const drawnBy = {
  international: internationalDraws,
  canadian: internationalDraws,
  'sri-lankan': internationalDraws,
  'unnamed-dutch': internationalDraws,
  killer: [...longDraws, 'few-pieces'],
  antidraughts: repetition,
  breakthrough: [],
  frisian: frisianDraws,
  frysk: frisianDraws,
  russian: russianDraws,
  poddavki: russianDraws,
  spantsiretski: russianDraws,
  brazilian: russianDraws,
  filipino: russianDraws,
  bashni: longDraws,
  czech: longDraws,
  'american-pool': poolDraws,
  'unified-pool': poolDraws,
  jekab: poolDraws,
  jamaican: poolDraws,
  tanzanian: ['three-against-one'],
  spanish: spanishDraws,
  portuguese: spanishDraws,
  argentinian: spanishDraws,
  damas: spanishDraws,
  english: longDraws,
  italian: longDraws,
  thai: longDraws,
  omnidirectional: longDraws,
  'omnidirectional-6': longDraws,
  'omnidirectional-10': longDraws,
  elephant: longDraws,
  turkish: turkishDraws,
  armenian: turkishDraws,
  ossetian: ['no-capture'],
  gothic: ['repetition', 'no-capture'],
  ghanaian: [],
  'main-dam': repetition,
  'malaysian-12': repetition,
  croda: repetition,
  dameo: repetition,
  lasca: repetition,
  ethiopian: repetition,
  myanmar: repetition,
  nigerian: repetition,
};

const numbersByBlack = {
  first: 'black',
  start: `B:W${range(21, 32)}:B${range(1, 12)}`,
  squares: 32,
  corners: { 'top right': '4', 'bottom left': '29' },
  captureSign: 'x',
};

const lettersByWhite = {
  first: 'white',
  start: `W:W${whiteInLetters}:B${blackInLetters}`,
  squares: 32,
  corners: { 'bottom left': 'a1', 'top right': 'h8' },
  captureSign: 'x',
};

const iberian = {
  first: 'white',
  start: `W:W${range(1, 12)}:B${range(21, 32)}`,
  squares: 32,
  corners: { 'bottom right': '1', 'top left': '32' },
  captureSign: 'x',
};

const malayan = {
  ...numbersByBlack,
  first: 'white',
  start: `W:W${range(21, 32)}:B${range(1, 12)}`,
};

const twelveByTwelve = {
  first: 'white',
  start: `W:W${range(43, 72)}:B${range(1, 30)}`,
  squares: 72,
  corners: { 'top right': '6', 'bottom left': '67' },
  captureSign: 'x',
};

const mirroredTenByTen = { ...tenByTen, corners: { 'top left': '1', 'bottom right': '50' } };

const everySquare = {
  first: 'white',
  squares: 64,
  corners: { 'bottom left': 'a1', 'bottom right': 'h1', 'top left': 'a8', 'top right': 'h8' },
  captureSign: 'x',
};

const secondAndThirdRow = `W:W${area('abcdefgh', 2, 3)}:B${area('abcdefgh', 6, 7)}`;
const threeRows = `W:W${area('abcdefgh', 1, 3)}:B${area('abcdefgh', 6, 8)}`;

/**
 * By id: who begins, the opening position, how many squares are played, which corners are and
 * their names with White at the bottom, the sign of a capture. `gameType` is the registry's full
 * form, left out where a game has no number; `others` are further ways to write it. `landsNext`: a
 * king lands right behind its victim; `jumpsFar`: a man may land further; `jumpsOwn`: a quiet move may
 * lead over pieces of its own side. `loneLoses`:
 * who has but one piece has lost; `throne`: positions in which a king can win there. `goal`: `misere` if who cannot move wins, `firstKing` if the
 * first king does.
 */
export const facts = {
  international: {
    ...tenByTen,
    gameType: '20,W,10,10,N2,0',
    others: ['20', '20,W,10,10,N1,0', '20,W,0,0,N,0', 'International'],
  },
  frisian: {
    ...tenByTen,
    gameType: '40,W,10,10,N2,0',
    others: ['40', 'Frisian', 'Molkwerums Dams'],
  },
  frysk: {
    ...tenByTen,
    start: `W:W${range(46, 50)}:B${range(1, 5)}`,
    others: ['Frysk', 'Frysk!'],
  },
  'american-pool': {
    ...numbersByBlack,
    gameType: '23,B,8,8,N1,0',
    others: ['23', 'American pool', 'Spanish pool', 'pool'],
  },
  // Its rule book writes pool's GameType with a Variant tag, since the registry has none.
  jekab: { ...numbersByBlack, gameType: '23,B,8,8,N1,0', others: ['Marshallese Checkers'] },
  jamaican: {
    first: 'black',
    start: `B:W${blackInLetters}:B${whiteInLetters}`,
    squares: 32,
    corners: { 'top left': 'a1', 'bottom right': 'h8' },
    captureSign: 'x',
    gameType: '23,B,8,8,A1,1',
    // The registry let White begin until April 2026.
    others: ['23,W,8,8,A1,1', 'Jamaican checkers'],
  },
  english: {
    ...numbersByBlack,
    gameType: '21,B,8,8,N1,0',
    others: ['21', 'American checkers', 'straight checkers'],
  },
  russian: {
    ...lettersByWhite,
    captureSign: ':',
    gameType: '25,W,8,8,A0,0',
    // The registry had A1 for this and others until 2014.
    others: ['25', '25,W,8,8,A1,0', 'shashki'],
  },
  brazilian: {
    ...lettersByWhite,
    gameType: '26,W,8,8,A0,0',
    others: ['26', '26,W,8,8,A1,0', 'Brazilian'],
  },
  italian: {
    first: 'white',
    start: `W:W${range(21, 32)}:B${range(1, 12)}`,
    squares: 32,
    corners: { 'top left': '1', 'bottom right': '32' },
    captureSign: 'x',
    gameType: '22,W,8,8,N2,1',
    others: ['22', 'dama italiana'],
  },
  spanish: { ...iberian, gameType: '24,W,8,8,N1,1', others: ['24', 'damas españolas'] },
  portuguese: { ...iberian, gameType: '28,W,8,8,N1,1', others: ['28', 'damas clássicas'] },
  czech: {
    ...lettersByWhite,
    gameType: '29,W,8,8,A0,0',
    others: ['29', '29,W,8,8,A1,0', 'Česká dáma'],
  },
  thai: {
    first: 'black',
    start: `B:W${range(1, 8)}:B${range(25, 32)}`,
    squares: 32,
    corners: { 'bottom left': '4', 'top right': '29' },
    captureSign: '-',
    landsNext: true,
    gameType: '31,B,8,8,N2,0',
    others: ['31', '31,W,8,8,N2,0', 'Makhos', 'mak-hot'],
  },
  turkish: {
    first: 'white',
    start:
      'W:Wa2,a3,b2,b3,c2,c3,d2,d3,e2,e3,f2,f3,g2,g3,h2,h3:' +
      'Ba6,a7,b6,b7,c6,c7,d6,d7,e6,e7,f6,f7,g6,g7,h6,h7',
    squares: 64,
    corners: { 'bottom left': 'a1', 'bottom right': 'h1', 'top left': 'a8', 'top right': 'h8' },
    captureSign: 'x',
    gameType: '30,W,8,8,A0,0',
    others: ['30', '30,W,8,8,A1,0', 'Türk daması'],
  },
  canadian: {
    first: 'white',
    start: `W:W${range(43, 72)}:B${range(1, 30)}`,
    squares: 72,
    corners: { 'top right': '6', 'bottom left': '67' },
    captureSign: 'x',
    gameType: '27,W,12,12,N2,0',
    others: ['27', 'Canadian checkers'],
  },
  killer: { ...tenByTen, others: ['Killer draughts'] },
  antidraughts: {
    ...tenByTen,
    goal: 'misere',
    others: ['Antidraughts', 'giveaway', 'losing draughts'],
  },
  breakthrough: { ...tenByTen, goal: 'firstKing', others: ['Breakthrough', 'first king wins'] },
  'main-dam': { ...malayan, others: ['MainDam', 'Main Dam'] },
  'malaysian-12': {
    ...twelveByTwelve,
    others: ['Malaysian', 'dam haji', 'Malaysian/Singaporean checkers'],
  },
  damas: { ...lettersByWhite, others: ['Damas1547'] },
  omnidirectional: {
    ...everySquare,
    start: threeRows,
    others: ['Omnidirectional', 'omnidirectional 8x8'],
  },
  'omnidirectional-6': {
    first: 'white',
    start: `W:W${area('abcdef', 1, 2)}:B${area('abcdef', 5, 6)}`,
    squares: 36,
    corners: { 'bottom left': 'a1', 'bottom right': 'f1', 'top left': 'a6', 'top right': 'f6' },
    captureSign: 'x',
    others: ['omnidirectional 6x6'],
  },
  'omnidirectional-10': {
    first: 'white',
    start: `W:W${area('abcdefghij', 1, 4)}:B${area('abcdefghij', 7, 10)}`,
    squares: 100,
    corners: { 'bottom left': 'a1', 'bottom right': 'j1', 'top left': 'a10', 'top right': 'j10' },
    captureSign: 'x',
    others: ['omnidirectional 10x10'],
  },
  'unified-pool': {
    ...lettersByWhite,
    gameType: '23,W,8,8,A0,0',
    others: ['23,W,8,8,A0,0', 'Unified pool', 'Zimbabwean pool', 'zimbabwean'],
  },
  // The registry has no number of its own for it: a Variant tag tells it from Russian draughts.
  poddavki: {
    ...lettersByWhite,
    captureSign: ':',
    gameType: '25,W,8,8,A0,0',
    goal: 'misere',
    others: ['Poddavki', 'поддавки'],
  },
  spantsiretski: {
    first: 'white',
    start: `W:W${whiteInLetters},i1,i3,j2:B${blackInLetters},i7,j6,j8`,
    squares: 40,
    corners: { 'bottom left': 'a1', 'top right': 'j8' },
    captureSign: ':',
    gameType: '41,W,10,8,A0,0',
    others: ['41', 'Spancirety', 'Spantsiretski'],
  },
  argentinian: { ...iberian, others: ['Argentinian', 'damas argentinas'] },
  'sri-lankan': {
    ...twelveByTwelve,
    corners: { 'top left': '1', 'bottom right': '72' },
    others: ['Sri Lankan checkers', 'Lankesian checkers'],
  },
  nigerian: { ...mirroredTenByTen, others: ['Nigerian'] },
  ghanaian: { ...mirroredTenByTen, loneLoses: true, others: ['Ghanaian', 'Damii'] },
  tanzanian: { ...lettersByWhite, others: ['Tanzanian', 'drafti'] },
  armenian: { ...everySquare, start: secondAndThirdRow, others: ['Armenian', 'Tama', 'Թամա'] },
  gothic: {
    ...everySquare,
    start: `W:W${area('abcdefgh', 1, 2)}:B${area('abcdefgh', 7, 8)}`,
    others: ['Gothic', 'Altdeutsche Dame', 'Altdeutsches Damespiel'],
  },
  filipino: {
    first: 'white',
    start: 'W:Wa2,b1,b3,c2,d1,d3,e2,f1,f3,g2,h1,h3:' + 'Ba6,a8,b7,c6,c8,d7,e6,e8,f7,g6,g8,h7',
    squares: 32,
    corners: { 'bottom right': 'h1', 'top left': 'a8' },
    captureSign: 'x',
    others: ['Filipino', 'derecha'],
  },
  ethiopian: { ...lettersByWhite, others: ['Ethiopian', 'Habesha dama'] },
  myanmar: { ...lettersByWhite, others: ['Myanmar', 'Burmese draughts'] },
  croda: { ...everySquare, start: threeRows, others: ['CRODA'] },
  elephant: {
    first: 'black',
    start: `B:W${area('abc', 3, 4)},${area('def', 1, 4)},${area('ghi', 3, 4)}:B${area('abc', 7, 8)},${area('def', 7, 10)},${area('ghi', 7, 8)}`,
    squares: 90,
    corners: { 'bottom left': 'a1', 'bottom right': 'i1', 'top left': 'a10', 'top right': 'i10' },
    captureSign: 'x',
    jumpsFar: true,
    // By who is to move: a king on the throne of the other side.
    throne: { white: 'W:WKe9:Bi10', black: 'B:Wb9:BKe2' },
    others: ['Elephant Checkers', 'ElephantCheckers'],
  },
  bashni: {
    ...lettersByWhite,
    captureSign: ':',
    others: ['Bashni', 'column draughts', 'stolbovye shashki'],
  },
  lasca: {
    first: 'white',
    start: 'W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3:Ba5,a7,b6,c5,c7,d6,e5,e7,f6,g5,g7',
    squares: 25,
    corners: { 'bottom left': 'a1', 'bottom right': 'g1', 'top left': 'a7', 'top right': 'g7' },
    captureSign: 'x',
    others: ['Lasca', 'Laska'],
  },
  ossetian: {
    ...everySquare,
    start: secondAndThirdRow,
    jumpsOwn: true,
    others: ['Ossetian draughts', 'Keny'],
  },
  dameo: {
    ...everySquare,
    start:
      'W:Wa1,b1,b2,c1,c2,c3,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,h1:Ba8,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g7,g8,h8',
    jumpsOwn: true,
    others: ['DAMEO'],
  },
  'unnamed-dutch': {
    ...tenByTen,
    start: `W:W${range(31, 45)},K46,K47,K48,K49,K50:BK1,K2,K3,K4,K5,${range(6, 20)}`,
    others: ['UnnamedDutch'],
  },
};

function cornersOf(variant) {
  const { board } = variant;
  const right = board.cols - 1;
  const bottom = board.rows - 1;
  const named = {
    'top left': board.squareAt(0, 0),
    'top right': board.squareAt(right, 0),
    'bottom left': board.squareAt(0, bottom),
    'bottom right': board.squareAt(right, bottom),
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([corner, square]) =>
      square === 0 ? [] : [[corner, variant.squareName(square)]],
    ),
  );
}

export function opening(variant) {
  const fact = facts[variant.id];
  return [
    {
      name: 'starts as its rule book says',
      run() {
        const start = Position.start(variant);
        assert.equal(formatFen(start), fact.start);
        assert.equal(start.turn, fact.first);
        assert.equal(variant.startingColor, fact.first);
        assert.equal(parseFen(fact.start, variant).position?.key, start.key);
      },
    },
    {
      name: 'has its corners where its federation has them',
      run() {
        assert.deepEqual(cornersOf(variant), fact.corners);
        assert.equal(variant.board.size, fact.squares);
      },
    },
    {
      name: 'names each square, and finds it by its name',
      run() {
        const names = variant.board.squares.map((square) => variant.squareName(square));
        assert.equal(new Set(names).size, fact.squares);
        assert.deepEqual(
          names.map((name) => variant.squareAt(name)),
          [...variant.board.squares],
        );
        for (const name of ['', '0', '99', 'z9', 'a0', String(fact.squares + 1)])
          assert.equal(variant.squareAt(name), undefined, name);
      },
    },
    {
      name: 'has the GameType of the registry',
      run() {
        assert.equal(variant.gameType, fact.gameType);
      },
    },
    {
      name: 'is found by its id, its name and whatever else people write',
      run() {
        assert.equal(getVariant(variant.id), variant);
        for (const text of [variant.id, variant.name, variant.name.toUpperCase(), ...fact.others])
          assert.equal(findVariant(text), variant, text);
      },
    },
    {
      // "damas" is the id of one game and what people call three others.
      name: 'is found, or among the candidates, by each of its aliases that is not an id',
      run() {
        for (const alias of variant.aliases) {
          const found = findVariant(alias);
          if (found !== variant && found.id !== alias)
            assert.include(found.candidates, variant, alias);
        }
      },
    },
  ];
}

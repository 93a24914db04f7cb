// Faults that users have reported of programs for draughts and for chess: here none of them may happen.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game, Session } from 'draughts-board/game';
import {
  formatFen,
  formatMove,
  formatPdn,
  parseComment,
  parseFen,
  parseMove,
  parsePdn,
} from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';
import { outline } from '../support/outline.mjs';

const at = (fen, id = 'international') => {
  const { position } = parseFen(fen, getVariant(id));
  assert.ok(position, fen);
  return position;
};
const full = (move, position) => formatMove(move, position, 'full');
const legal = (position) =>
  position
    .legalMoves()
    .map((move) => full(move, position))
    .sort();
const read = (text, position) => {
  const move = parseMove(text, position);
  return 'code' in move ? move.code : full(move, position);
};
const play = (position, ...texts) =>
  texts.reduce((before, text) => before.play(parseMove(text, before)), position);

/** The only game of a text. */
function only(pdn) {
  const { games, diagnostics } = parsePdn(pdn);
  assert.equal(games.length, 1, pdn);
  return { game: games[0], moves: outline(games[0]), diagnostics };
}
const clean = (pdn) => {
  const reading = only(pdn);
  assert.deepEqual(reading.diagnostics, [], pdn);
  return reading;
};
const again = (game) => formatPdn(game).split('\n\n')[1].trim();

/** The positions of the main line of a game. */
function line({ root }) {
  const nodes = [];
  for (let node = root; node; [node] = node.children) nodes.push(node);
  return nodes;
}

describe('a capture with several routes', () => {
  it('is written in full where another capture shares both ends, and only there', () => {
    const two = at('W:WK1:B12,13,19,20');
    assert.deepEqual(legal(two), ['1x18x9x25', '1x23x14x25']);
    assert.deepEqual(
      two
        .legalMoves()
        .map((move) => formatMove(move, two))
        .sort(),
      legal(two),
    );
    const one = at('W:W37:B23,31,32');
    assert.deepEqual(
      one.legalMoves().map((move) => formatMove(move, one)),
      ['37x19'],
    );
  });

  it('is never played by a text that may mean two', () => {
    const position = at('B:W14,19,31,38:BK47');
    const { code, candidates } = parseMove('47x36', position);
    assert.equal(code, 'ambiguous');
    const both = ['47x20x9x36', '47x24x13x36'];
    assert.deepEqual(candidates.map((move) => full(move, position)).sort(), both);
    assert.deepEqual(
      both.map((text) => read(text, position)),
      both,
    );
    assert.notEqual(play(position, both[0]).key, play(position, both[1]).key);
  });

  it('is one move where the same men are taken in another order', () => {
    const position = at('B:W33,34,43,44:BK49');
    assert.equal(position.legalMoves().length, 1);
    assert.equal(read('49x49', position), legal(position)[0]);
    assert.equal(play(position, '49x38x29x40x49').key, play(position, '49x40x29x38x49').key);
  });

  it('may take two men by one route and four by another', () => {
    const position = at('W:WKe7:Bb2,b6,d2,d6', 'russian');
    const [short, long] = ['e7:c5:a7', 'e7:a3:c1:e3:a7'].map((text) => parseMove(text, position));
    assert.deepEqual([short.captures.length, long.captures.length], [2, 4]);
    assert.equal(parseMove('e7:a7', position).code, 'ambiguous');
  });

  it('keeps its route, also when it is written by its ends', () => {
    const { game, moves } = clean('[FEN "W:W37:B23,31,32"] 1. 37x19 *');
    assert.equal(moves, '37x28x19');
    const [{ move }] = game.root.children;
    assert.deepEqual(
      [move.path, move.captures],
      [
        [37, 28, 19],
        [32, 23],
      ],
    );
    assert.equal(again(game), '1. 37x19 *');
  });

  it('is the same on the board, in the notation and step by step', () => {
    const position = at('W:WK4:B13,20,32,37');
    const [from] = new Set(position.legalMoves().map((move) => move.from));
    const found = [];
    const walk = (path) => {
      for (const { to, completes } of position.steps(path))
        completes ? found.push(full(completes, position)) : walk([...path, to]);
    };
    walk([from]);
    assert.deepEqual([...new Set(found)].sort(), legal(position));
    for (const text of legal(position)) assert.equal(read(text, position), text);
  });

  it('may be told by what it takes, in any order, but never mixed up with squares passed', () => {
    const position = at('W:W28:B12,22');
    const texts = ['28x8', '28x17x8', '28x8x22x12', '28x8x12x22'];
    for (const text of texts) assert.equal(read(text, position), '28x17x8', text);
    assert.equal(read('28x8x22', position), 'not-legal');
    assert.equal(read('28x22x12x8', position), 'not-legal');
  });
});

describe('a capture', () => {
  it('is no move until it is complete', () => {
    const russian = at('B:Wb2,e7,f4:Ba3', 'russian');
    assert.deepEqual(legal(russian), ['a3:c1:g5:d8']);
    for (const text of ['a3:c1', 'a3:c1:g5', 'a3:c1:h6'])
      assert.equal(read(text, russian), 'not-legal');
    assert.deepEqual(legal(at('W:WKa1:Bc3,f4', 'russian')), ['a1:e5:g3', 'a1:e5:h2']);
  });

  it('goes on as a king where a man is crowned on the way, in Russian', () => {
    const position = at('W:Wf6:Bc7,e7', 'russian');
    assert.deepEqual(legal(position), ['f6:d8:a5', 'f6:d8:b6']);
    const { pieces } = play(position, 'f6:d8:b6').setup;
    assert.deepEqual([...pieces.values()], [{ color: 'white', kind: 'king' }]);
    assert.equal(formatFen(play(position, 'f6:d8:a5')), 'B:WKa5:B');
  });

  it('takes no man twice', () => {
    assert.deepEqual(legal(at('W:Wa3,b4,d2,d6,f2,h2:Ba7,c7,d4,f4,f6,g5', 'russian')), ['d6:b8']);
  });

  it('of a man may go backwards where the game has it so, whatever the notation', () => {
    assert.deepEqual(legal(at('W:W28:B33')), ['28x39']);
    assert.deepEqual(legal(at('W:Wd4:Be3', 'russian')), ['d4:f2']);
    assert.ok(!legal(at('W:W18:B22', 'english')).some((text) => text.includes('x')));
  });

  it('that is under way can be kept in a FEN, with what it has taken', () => {
    const { setup } = parseFen('W:W31,K20:BG14,22,P9:H3:F12');
    assert.deepEqual(
      [...setup.ghosts],
      [
        [14, { color: 'black', kind: 'man' }],
        [9, { color: 'black', kind: 'king' }],
      ],
    );
    assert.ok(!setup.pieces.has(14));
    assert.equal(formatFen(setup, { clocks: true }), 'W:WK20,31:BP9,G14,22:H3:F12');
  });

  it('may begin and end on one square; no other move does', () => {
    const king = at('B:W6:BK50');
    for (const { from, to } of king.legalMoves()) assert.notEqual(from, to);
    assert.equal(new Set(legal(king)).size, king.legalMoves().length);
    assert.ok(legal(at('W:WK38:B18,19,32,33')).includes('38x27x13x24x38'));
  });
});

describe('who begins, and where the first square is', () => {
  it('is Black, on 1 to 12, in English draughts', () => {
    const start = Position.start(getVariant('english'));
    assert.equal(start.turn, 'black');
    assert.equal(formatFen(start), formatFen(at('B:W21-32:B1-12', 'english')));
    const { game } = clean('[GameType "21"] 1. 11-15 23-19 *');
    assert.deepEqual(
      line(game).map(({ position }) => position.turn),
      ['black', 'white', 'black'],
    );
  });

  it('is White, on a mirrored board, in Italian draughts', () => {
    const start = Position.start(getVariant('italian'));
    assert.equal(start.turn, 'white');
    assert.ok(legal(play(start, '23-20')).includes('12-15'));
    assert.ok(!legal(Position.start(getVariant('english'))).includes('12-15'));
    assert.equal(Position.start(getVariant('russian')).turn, 'white');
  });

  for (const [type, id] of [
    ['23,W,8,8,A1,0', 'american-pool'],
    ['25,W,8,8,A1,0', 'russian'],
    ['26,W,8,8,A1,0', 'brazilian'],
    ['29,W,8,8,A1,0', 'czech'],
    ['30,W,8,8,A1,0', 'turkish'],
    ['31,W,8,8,N2,0', 'thai'],
    ['41,W,10,8,N2,0', 'spantsiretski'],
    ['23,W,8,8,A1,1', 'jamaican'],
    ['23,B,8,8,A1,1', 'jamaican'],
  ])
    it(`does not change with an old GameType: ${type} is ${id}`, () => {
      const { game } = clean(`[Event "x"] [GameType "${type}"] *`);
      assert.equal(game.variant, getVariant(id));
      assert.equal(game.start, game.variant.start);
    });

  it('is Black in Jamaican draughts', () => {
    assert.equal(clean('[GameType "23,W,8,8,A1,1"] *').game.start.turn, 'black');
  });
});

describe('a FEN', () => {
  const faults = (text, id) =>
    parseFen(text, getVariant(id ?? 'international')).diagnostics.map(
      ({ code, column }) => `${code} ${column}`,
    );

  it('has the turn once when it is written, and may have it twice when it is read', () => {
    assert.match(formatFen(Position.start(getVariant('international'))), /^W:W31,.*,50:B1,.*,20$/);
    assert.deepEqual(faults('W:W:W31,32:B1,2'), []);
    assert.equal(formatFen(at('W:W:W31,32:B1,2')), 'W:W31,32:B1,2');
  });

  it('may leave a side without pieces: the game is over', () => {
    for (const [fen, winner] of [
      ['W:W:BK1', 'black'],
      ['B:W50:B', 'white'],
    ]) {
      assert.deepEqual(faults(fen), []);
      assert.equal(at(fen).outcome.winner, winner);
    }
  });

  it('with a fault gives no position, and each fault has its place', () => {
    assert.deepEqual(faults('W:WK3,WK9,51:B3'), [
      'no-such-square 7',
      'no-such-square 11',
      'two-pieces-on-a-square 15',
    ]);
    assert.equal(parseFen('W:WK3,WK9,51:B3').position, undefined);
  });

  it('may have ranges, a king before one is for all of it; none runs downwards', () => {
    assert.equal(at('W:W31-50:B1-20').key, Position.start(getVariant('international')).key);
    assert.equal(formatFen(at('W:WK4-6:B20')), 'W:WK4,K5,K6:B20');
    assert.deepEqual(faults('W:W50-31:B20'), ['range-runs-downwards 4']);
  });

  it('with a man on the row where it is crowned is warned of; the own row is no fault', () => {
    assert.deepEqual(faults('W:W3:B48'), [
      'man-on-its-crowning-row 4',
      'man-on-its-crowning-row 7',
    ]);
    assert.deepEqual(faults('W:W48:B3'), []);
  });

  it('may have letters, kings before letters, and squares of three digits', () => {
    assert.equal(formatFen(at('W:Wa1,Kc3,e5:Bh8', 'russian')), 'W:Wa1,Kc3,e5:Bh8');
    assert.deepEqual(faults('W:Wa1,Kc3,e5:Bh8', 'russian'), []);
    assert.deepEqual(faults('W:W131:B1'), ['no-such-square 4']);
  });

  it('of chess is called so', () => {
    assert.deepEqual(faults('1p1p1p1p1p/p1p1p1p1p1/10/9p w - - 0 2'), ['chess-style-fen 1']);
  });

  it('may be pasted alone or in its tag, and each ply has one', () => {
    for (const text of ['W:W26,31:B4,8', '[FEN "W:W26,31:B4,8"]'])
      assert.equal(formatFen(at(text)), 'W:W26,31:B4,8');
    const { game } = clean('[FEN "W:W26,31:B4,8"] 26-21 8-12 31-26 *');
    assert.deepEqual(
      line(game).map(({ position }) => formatFen(position)),
      ['W:W26,31:B4,8', 'B:W21,31:B4,8', 'W:W21,31:B4,12', 'B:W21,26:B4,12'],
    );
    assert.deepEqual(
      clean('W:W26,31:B4,8').game.start,
      clean('[FEN "W:W26,31:B4,8"] *').game.start,
    );
  });

  it('is a start to play from', () => {
    const session = new Session(
      new Game({ variant: getVariant('english'), start: at('B:W21:B9', 'english').setup }),
    );
    session.play(parseMove('9-13', session.position));
    assert.equal(formatFen(session.position), 'W:W21:B13');
    assert.ok(session.outcome === undefined);
  });
});

describe('a move that has been made', () => {
  it('cannot be made again, and nothing changes', () => {
    const start = at('W:W31,32:B1,2');
    const move = parseMove('32-28', start);
    const next = start.play(move);
    assert.throws(() => next.play(move), RangeError);
    assert.equal(formatFen(next), 'B:W28,31:B1,2');
    const session = new Session(clean('[FEN "W:W31,32:B1,2"] *').game);
    session.play(move);
    assert.throws(() => session.play(move), RangeError);
    assert.deepEqual([formatFen(session.position), session.tail.length], ['B:W28,31:B1,2', 1]);
  });

  it('of the other side cannot be made', () => {
    const start = at('W:W31:B20');
    const black = parseMove('20-25', at('B:W31:B20'));
    assert.throws(() => start.play(black), RangeError);
    assert.equal(formatFen(start), 'W:W31:B20');
  });
});

describe('a game', () => {
  it('ends where its rules end it', () => {
    const { game, moves, diagnostics } = only(
      '[Variant "Breakthrough"] [FEN "W:W6,31:B20"] 6-1 20-25 31-27 *',
    );
    assert.equal(moves, '6-1 "20-25 31-27"');
    assert.equal(game.plies, 1);
    assert.equal(diagnostics.length, 1);
    assert.deepEqual(line(game)[1].position.outcome, { winner: 'white', rule: 'first-king' });
  });

  it('can be gone through after it was read', () => {
    const { game } = clean('[GameType "21"] 1. 11-15 23-19 *');
    const session = new Session(game);
    const fens = [formatFen(session.position)];
    while (session.go('next')) fens.push(formatFen(session.position));
    assert.equal(fens.length, 3);
    assert.ok(session.go('previous') && session.go('first') && session.go('last'));
    assert.equal(formatFen(session.position), fens[2]);
  });

  it('is the same with all its tags when it has been written and read', () => {
    const pdn =
      '[Event "Open"] [Site "Here"] [Date "2026.01.02"] [Round "3"] [White "A"] [Black "B"] [Result "1-1"] [GameType "20"] 1. 32-28 19-23 1-1';
    const { game } = clean(pdn);
    const { game: read } = clean(formatPdn(game));
    assert.deepEqual([...read.tags], [...game.tags]);
    assert.equal(outline(read), outline(game));
    for (const id of ['russian', 'jamaican', 'frysk', 'dameo']) {
      const other = new Game({ variant: getVariant(id) });
      assert.equal(clean(formatPdn(other)).game.variant.id, id);
    }
  });

  it('is one of several in a text', () => {
    const { games, diagnostics } = parsePdn('1. 32-28 19-23 * 1. 34-29 20-25 2-0');
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(games.map(outline), ['32-28 19-23', '34-29 20-25']);
    const text = formatPdn(games);
    assert.deepEqual(parsePdn(text).games.map(outline), games.map(outline));
  });
});

describe('signs with two meanings', () => {
  it('1-1 ends a game, 1-10 is a move', () => {
    const { game, moves } = only('[FEN "W:WK1,45:B10"] 1. 1-6 10-14 1-1');
    assert.equal(moves, '1-6 10-14');
    assert.equal(game.tags.get('Result'), '1-1');
    // As it was reported, whether it can be played or not.
    assert.match(only('1. 1-10 10-14 1-1').moves, /^"1-10 10-14"$/);
    assert.equal(only('1. 1-10 10-14 1-1').game.tags.get('Result'), '1-1');
  });

  it('a star behind a move marks it, a star alone ends the game', () => {
    const { game, moves } = clean('1. 32-28* 19-23 *');
    assert.equal(moves, '32-28 $7 19-23');
    assert.equal(game.plies, 2);
    assert.equal(again(game), '1. 32-28 $7 19-23 *');
  });

  it('blanks inside a move are read, and never written', () => {
    const { game, moves } = clean('[FEN "W:W32:B1"] 1. 32 - 28 1 - 7 *');
    assert.equal(moves, '32-28 1-7');
    assert.equal(again(game), '1. 32-28 1-7 *');
  });

  it('a comment is never part of the game, a setup always is', () => {
    const moves = '1. 32-28 19-23 2. 28x19 14x23';
    assert.equal(clean(`${moves} {27-22 and 25-20 15x24 won} *`).game.plies, 4);
    const { game } = clean(
      '[FEN "W:W27:B15"] 1. 27-22 {X won with} /FEN "W:W25:B15"/ 25-20 15x24 *',
    );
    assert.equal(formatFen(line(game).at(-1).position), 'W:W:B24');
    const bare = formatPdn(game, { leaveOut: 'annotations' });
    assert.equal(formatFen(line(clean(bare).game).at(-1).position), 'W:W:B24');
  });
});

describe('comments', () => {
  it('may stand before the first move', () => {
    const { game, moves } = clean('{intro} 1. 32-28 *');
    assert.equal(moves, '{intro} 32-28');
    assert.deepEqual(game.root.comments, ['intro']);
  });

  it('may stand before the tags', () => {
    const { game } = clean('{file note} [Event "x"] 1. 32-28 *');
    assert.equal(game.tags.get('Event'), 'x');
    assert.deepEqual(game.root.comments, ['file note']);
  });

  it('may begin a variation', () => {
    assert.equal(clean('1. 32-28 19-23 ({A} 1... 17-22) *').moves, '32-28 19-23 ({A} 17-22)');
  });

  it('before a variation and in it stay apart', () => {
    const setup = '[FEN "W:W44,45:B8,9"]';
    const { game, moves } = clean(`${setup} 7. 44-39 8-13 {bad} ({better} 7... 9-13) *`);
    assert.equal(moves, '44-39 8-13 {bad} ({better} 9-13)');
    const [first] = game.root.children;
    assert.deepEqual(
      first.children.map(({ before, comments }) => [before, comments]),
      [
        [[], ['bad']],
        [['better'], []],
      ],
    );
  });

  it('of programs may be several to a move, and unknown ones are kept', () => {
    const text = '1. 32-28 {[%clock w0:01:00 B0:01:00]} {[%cal G3228]} {[%eval 0.1] [%foo bar]} *';
    const { game } = clean(text);
    const [{ comments }] = game.root.children;
    assert.deepEqual(comments, [
      '[%clock w0:01:00 B0:01:00]',
      '[%cal G3228]',
      '[%eval 0.1] [%foo bar]',
    ]);
    const parts = comments.map((comment) => parseComment(comment, game.variant));
    assert.deepEqual(
      parts.map(({ clocks }) => clocks.length),
      [2, 0, 0],
    );
    assert.deepEqual(
      parts.map(({ shapes }) => shapes.length),
      [0, 1, 0],
    );
    assert.deepEqual(
      parts[2].commands.map(({ name }) => name),
      ['eval', 'foo'],
    );
    assert.equal(again(game), text);
  });
});

describe('numbers', () => {
  it('are written for Black in a variation, and have no blank in them', () => {
    const { game } = clean('1. 32-28 19-23 (17-22) *');
    assert.equal(again(game), '1. 32-28 19-23 (1... 17-22) *');
  });

  it('say that Black begins, but not where Black always does', () => {
    for (const text of ['20-25 31-27', '1... 20-25 2. 31-27', '1. ... 20-25 31-27']) {
      const { game } = clean(`[FEN "B:W31:B20"] ${text} *`);
      assert.equal(again(game), '1... 20-25 2. 31-27 *');
    }
    assert.equal(again(clean('[GameType "21"] 11-15 23-19 *').game), '1. 11-15 23-19 *');
  });

  it('go on from the number of the FEN', () => {
    const { game } = clean('[FEN "B:W31:B20:H0:F17"] 20-25 31-27 *');
    assert.equal(again(game), '17... 20-25 18. 31-27 *');
    assert.match(formatPdn(game), /\[FEN "B:W31:B20:H0:F17"\]/);
  });

  it('do not shift clocks where Black begins', () => {
    const { game } = clean(
      '[FEN "B:W31:B20"] 20-25 {[%clk 0:00:01]} 31-27 {[%clk 0:00:02]} 25-30 {[%clk 0:00:03]} *',
    );
    const seconds = line(game).flatMap(({ comments }) =>
      comments.flatMap((comment) =>
        parseComment(comment, game.variant).clocks.map((clock) => clock.seconds),
      ),
    );
    assert.deepEqual(seconds, [1, 2, 3]);
    assert.deepEqual(
      line(game)
        .slice(1)
        .map(({ position }) => position.turn),
      ['white', 'black', 'white'],
    );
  });
});

describe('what is written of a game', () => {
  it('begins with its FEN, without any tag that says so', () => {
    const { game, moves } = clean('[FEN "W:W31:B20"] 1. 31-27 *');
    assert.equal(moves, '31-27');
    assert.match(formatPdn(game), /\[FEN "W:W31:B20"\]\n\n1\. 31-27 \*/);
    assert.doesNotMatch(formatPdn(game), /SetUp/i);
  });

  it('has all moves that were played on a position that was set up', () => {
    const session = new Session(
      new Game({ variant: getVariant('international'), start: at('W:W31,45:B6,20').setup }),
    );
    for (const text of ['31-27', '20-25', '45-40', '6-11', '40-35'])
      session.play(parseMove(text, session.position));
    const { game } = clean(formatPdn(session.commit()));
    assert.equal(outline(game), '31-27 20-25 45-40 6-11 40-35');
    assert.equal(formatFen(game.start), 'W:W31,45:B6,20');
  });

  it('can be read alone, one game of many and one line of a game', () => {
    const { games } = parsePdn(
      '[Event "a"] 1. 32-28 *\n[Event "b"] [GameType "25"] [FEN "W:Wc3:Bf6,h8"] 1. c3-d4 (1. c3-b4 h8-g7) f6-e5 2. d4:f6 h8-g7 *',
    );
    const { game } = clean(formatPdn(games[1]));
    assert.equal(outline(game), outline(games[1]));
    assert.equal(game.variant.id, 'russian');
    // The variation as a game of its own.
    const { variant, start, tags, root } = games[1];
    const alone = new Game({
      variant,
      start,
      tags,
      root: { ...root, children: [root.children[1]] },
    });
    assert.equal(clean(formatPdn(alone)).moves, 'c3-b4 h8-g7');
  });
});

describe('one bad place', () => {
  it('leaves the moves before it, and says where it is and why', () => {
    const good = '1. 32-28 19-23 2. 28x19 14x23 3. 33-28 23x32 4. 37x28';
    const { game, diagnostics } = only(`[Event "x"]\n${good} 99-98 5. 35-30 *`);
    assert.equal(game.plies, 7);
    const [{ severity, code, line: row, column, message }] = diagnostics;
    assert.deepEqual(
      [severity, code, row, column],
      ['error', 'no-such-square', 2, good.length + 2],
    );
    assert.match(message, /99/);
  });

  it('in one game of a text harms no other, and each keeps its FEN', () => {
    const { games } = parsePdn(
      '[FEN "W:W31:B20"] 31-27 *\n[FEN "W:W32,99:B19"] 32-28 *\n[FEN "W:W33:B18"] 33-28 *',
    );
    assert.deepEqual(
      games.map(({ start }) => formatFen(start)),
      ['W:W31:B20', 'W:W32:B19', 'W:W33:B18'],
    );
    assert.deepEqual([games[0].plies, games[2].plies], [1, 1]);
  });
});

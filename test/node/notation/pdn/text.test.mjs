// What stands in PDN beside the rules of a game: tags, numbers, comments, variations, results.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePdn } from 'draughts-board/notation';
import { outline } from '../../support/outline.mjs';

/** The only game of a text, and what was found in it. */
function read(text) {
  const { games, diagnostics } = parsePdn(text);
  assert.equal(games.length, 1, `${games.length} games`);
  const [game] = games;
  return { game, moves: outline(game), tags: Object.fromEntries(game.tags), diagnostics };
}

const movesOf = (text) => read(text).moves;
const tagsOf = (text) => read(text).tags;
const found = ({ diagnostics }) =>
  diagnostics.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`);

describe('tags', () => {
  it('are read in their order, on one line or many, padded or not', () => {
    const { game } = read('[Event       "a"] [ Site "b" ]\n[Round"3"]\n\n32-28 *');
    assert.deepEqual(
      [...game.tags],
      [
        ['Event', 'a'],
        ['Site', 'b'],
        ['Round', '3'],
      ],
    );
  });

  it('may have quotes and backslashes in them, escaped', () => {
    assert.equal(tagsOf(String.raw`[White "ends in \""] 32-28`).White, 'ends in "');
    assert.equal(tagsOf(String.raw`[White "a\\b"] 32-28`).White, String.raw`a\b`);
    assert.equal(tagsOf('[Event "A [B] {C} ; \\"D\\""] 32-28').Event, 'A [B] {C} ; "D"');
  });

  it('may have quotes in them that nobody escaped', () => {
    assert.deepEqual(tagsOf('[Event "the "first" one"]\n[Site "x"] 32-28'), {
      Event: 'the "first" one',
      Site: 'x',
    });
  });

  it('may be in any writing', () => {
    const tags = tagsOf('[White "Сергей Фадеев"] [Black "高文龙"] [Dati "69° ASSOLUTO"] 32-28');
    assert.deepEqual(tags, { White: 'Сергей Фадеев', Black: '高文龙', Dati: '69° ASSOLUTO' });
  });

  it('may be empty or unknown', () => {
    const tags = tagsOf('[White ""] [Date "????.??.??"] [Result "*"] [Board "x"] 32-28 *');
    assert.deepEqual(tags, { White: '', Date: '????.??.??', Result: '*', Board: 'x' });
  });

  it('count the first time; another value is reported', () => {
    const reading = read('[Event "a"]\n[Event "b"]\n[Event "a"]\n32-28 *');
    assert.deepEqual(reading.tags, { Event: 'a' });
    assert.deepEqual(found(reading), ['warning tag-given-twice 2:1']);
  });

  it('may stand alone: a game that was not played', () => {
    const { games } = parsePdn('[Event "forfeit"]\n[Result "0-2"]\n0-2\n[Event "bye"]\n1. 2-0');
    assert.deepEqual(
      games.map((game) => [game.tags.get('Event'), game.tags.get('Result'), game.plies]),
      [
        ['forfeit', '0-2', 0],
        ['bye', '2-0', 0],
      ],
    );
  });

  it('without an end take the rest of their line, and are reported', () => {
    const reading = read('[Event "never ends\n[Site "x"]\n1. 32-28');
    assert.deepEqual(reading.tags, { Event: 'never ends', Site: 'x' });
    assert.equal(reading.moves, '32-28');
    assert.deepEqual(found(reading), ['warning unclosed-tag 1:1']);
  });

  it('that are none are reported and skipped', () => {
    const reading = read('1. 32-28 [note] 19-23');
    assert.equal(reading.moves, '32-28 19-23');
    assert.equal(found(reading)[0], 'warning not-a-tag-pair 1:10');
  });
});

describe('move numbers', () => {
  for (const text of [
    '1. 32-28 19-23 2. 28x19 14x23',
    '1.32-28 19-23 2.28x19 14x23',
    '01. 32-28 19-23 02. 28x19 14x23',
    '1. 32-28 1... 19-23 2. 28x19 2. ... 14x23',
    '1 . 32-28 19-23 2.\n28x19 14x23',
    '7. 32-28 19-23 3. 28x19 14x23',
    '1 32-28 19-23 2 28x19 14x23',
    '32-28 19-23 28x19 14x23',
    '3228 1923 2819 1423',
  ])
    it(`do not matter: ${JSON.stringify(text)}`, () => {
      assert.equal(movesOf(text), '32-28 19-23 28x19 14x23');
    });

  for (const start of ['1. ...', '1...', '1.', '1....', '', '1…'])
    it(`may be ${JSON.stringify(start)} where Black begins`, () => {
      const reading = read(`[FEN "B:W31:B20"] ${start} 20-25 2. 31-27 *`);
      assert.equal(reading.moves, '20-25 31-27');
      assert.deepEqual(reading.diagnostics, []);
    });

  it('may have a blank where columns are padded, and so may moves', () => {
    assert.equal(movesOf(' 1. 34-29  19- 23   2. 40 -34  14-19 '), '34-29 19-23 40-34 14-19');
  });
});

describe('comments', () => {
  it('stand before the moves, between a number and its move, and behind it', () => {
    assert.equal(
      movesOf('{pre} 1. {between} 32-28 {post}{again} 1... {here} 19-23 {end} *'),
      '{pre} {between} 32-28 {post} {again} {here} 19-23 {end}',
    );
    const { root } = read('{pre} 1. {between} 32-28 {post} 1... {here} 19-23 *').game;
    const [first] = root.children;
    assert.deepEqual(
      [root.comments, first.before, first.comments],
      [['pre'], ['between'], ['post']],
    );
    assert.deepEqual(first.children[0].before, ['here']);
  });

  it('stand among the tags and before them', () => {
    const reading = read('{file} [Event "x"] {among} [Site "y"]\n32-28 *');
    assert.equal(reading.moves, '{file} {among} 32-28');
    assert.deepEqual(reading.tags, { Event: 'x', Site: 'y' });
  });

  it('behind a number without a move stay with the move before', () => {
    assert.equal(movesOf('1. 32-28 19-23 2. {White resigns} 0-2'), '32-28 19-23 {White resigns}');
  });

  it('in a variation and beside it stay in their places', () => {
    assert.equal(
      movesOf('1. 32-28 19-23 {bad} ({better} 1... 17-22 {so}) 2. {then} 28x19 *'),
      '32-28 19-23 {bad} ({better} 17-22 {so}) {then} 28x19',
    );
  });

  it('may hold brackets, results and signs', () => {
    assert.equal(
      movesOf('32-28 {[%csl G28] ( [ and * 2-0 ; %} 19-23 *'),
      '32-28 {[%csl G28] ( [ and * 2-0 ; %} 19-23',
    );
  });

  it('end at the first closing brace; the rest is reported', () => {
    const reading = read('{ nested { comment } } 1. 32-28 *');
    assert.equal(reading.moves, '{nested { comment} 32-28');
    assert.deepEqual(found(reading), ['warning unknown-word 1:22']);
  });

  it('run over lines, which are blanks in them', () => {
    assert.equal(movesOf('32-28 {one\n   two\r\nthree} 19-23'), '32-28 {one two three} 19-23');
  });

  it('without an end are an error, and the moves before them stand', () => {
    const reading = read('[Event "a"]\n1. 32-28 {never closed 19-23\n[Event "b"]\n1. 34-29 *');
    assert.equal(reading.game.plies, 1);
    assert.deepEqual(found(reading), ['error unclosed-comment 2:10']);
  });

  it('may run from a semicolon to the end of the line', () => {
    assert.equal(movesOf('32-28 ; all of 19-24\n19-23 *'), '32-28 {all of 19-24} 19-23');
  });

  it('that are empty are none', () => {
    assert.equal(movesOf('{} 32-28 { } 19-23 {}'), '32-28 19-23');
  });
});

describe('lines that start with a percent sign', () => {
  it('are skipped', () => {
    const reading = read('% International Draughts 10x10\n[Event "x"]\n%[Event "y"]\n32-28 *');
    assert.deepEqual(reading.tags, { Event: 'x' });
    assert.equal(reading.moves, '32-28');
    assert.deepEqual(reading.diagnostics, []);
  });
});

describe('glyphs', () => {
  it('are those of PGN by number', () => {
    assert.equal(movesOf('32-28 $1 19-23 $2$10 28x19 $146'), '32-28 $1 19-23 $2 $10 28x19 $146');
  });

  it('are !, ?, !!, ??, !? and ?!, attached or not', () => {
    assert.equal(
      movesOf('32-28! 19-23? 28x19!! 14x23?? 37-32!? 10-14?! 41-37 ! 14-19 ?'),
      '32-28 $1 19-23 $2 28x19 $3 14x23 $4 37-32 $5 10-14 $6 41-37 $1 14-19 $2',
    );
  });

  it('may be in brackets, and longer', () => {
    const reading = read('32-28(!) 19-23(!?!!!) 28x19 (?) 14x23');
    assert.equal(reading.moves, '32-28 $1 19-23 $5 28x19 $2 14x23');
    assert.deepEqual(reading.diagnostics, []);
  });

  it('may stand before the bracket that ends a variation', () => {
    assert.equal(
      movesOf('1. 32-28 (1. 34-29!) (1. 33-29 19-23?!) 1... 19-23 *'),
      '32-28 (34-29 $1) (33-29 19-23 $6) 19-23',
    );
  });

  it('without a number are reported', () => {
    const reading = read('32-28 $ 19-23 $x 28x19');
    assert.equal(reading.moves, '32-28 19-23 28x19');
    assert.deepEqual(found(reading), ['warning unknown-word 1:7', 'warning unknown-word 1:15']);
  });
});

describe('the star', () => {
  it('marks an only move where it is attached, and ends the game where it is not', () => {
    const reading = read('1. 32-28* 19-23 2. 28x19 14x23 *');
    assert.equal(reading.moves, '32-28 $7 19-23 28x19 14x23');
    assert.deepEqual(reading.diagnostics, []);
  });

  it('marks a move that the next one is attached to', () => {
    assert.equal(
      movesOf('1.32-28 19-23 2.28x19 14x23 3.37-32*10-14 2-0'),
      '32-28 19-23 28x19 14x23 37-32 $7 10-14',
    );
  });

  it('ends the game at the end of the file, and before the next tag', () => {
    const { games } = parsePdn('[Result "*"]\n1. 32-28 19-23*\n\n[Event "next"]\n1. 34-29*');
    assert.deepEqual(games.map(outline), ['32-28 19-23', '34-29']);
  });
});

describe('results', () => {
  for (const result of ['2-0', '0-2', '1-1', '0-0', '1-0', '0-1', '1/2-1/2', '½-½', '0.5-0.5'])
    it(`end a game, such as ${result}`, () => {
      const { games, diagnostics } = parsePdn(`1. 32-28 ${result}\n1. 34-29 ${result}`);
      assert.deepEqual(games.map(outline), ['32-28', '34-29']);
      assert.deepEqual(
        games.map((game) => game.tags.get('Result')),
        [result, result],
      );
      assert.deepEqual(diagnostics, []);
    });

  it('leave the tag as it is', () => {
    assert.equal(tagsOf('[Result "0-1"] 32-28 *').Result, '0-1');
    assert.equal(tagsOf('[Result "2-0"] 32-28 1-0').Result, '2-0');
    assert.equal(tagsOf('32-28 *').Result, undefined);
  });

  it('are no moves, and moves that begin like them are no results', () => {
    const fen = '[FEN "W:W46:B1"]';
    assert.equal(movesOf(`${fen} 46-41 1-7 1-1`), '46-41 1-7');
    const reading = read('[FEN "B:WK46:BK1,K2"] 1-12 46-41 2-19 1-1');
    assert.equal(reading.moves, '1-12 46-41 2-19');
    assert.equal(reading.tags.Result, '1-1');
    assert.equal(read('[FEN "B:W45:B1"] 1-6 45-40 1-0').moves, '1-6 45-40');
  });

  it('end a game once: a star after a result is no game', () => {
    assert.equal(movesOf('1. 32-28 2-0 *'), '32-28');
    assert.equal(parsePdn('*').games.length, 0);
  });

  it('may be a score that looks like a move, if the tag says the same', () => {
    const reading = read('[Result "4-6"]\n01. 34-29 18-22\n02. 40-34 12-18 4-6');
    assert.equal(reading.moves, '34-29 18-22 40-34 12-18');
    assert.deepEqual(reading.diagnostics, []);
  });

  it('have no place in a variation', () => {
    const reading = read('1. 32-28 (1. 34-29 2-0) 1... 19-23 0-2');
    assert.equal(reading.moves, '32-28 (34-29) 19-23');
    assert.deepEqual(found(reading), ['warning result-in-variation 1:20']);
    assert.equal(reading.tags.Result, '0-2');
  });
});

describe('variations', () => {
  it('are hung on the move they replace, in their order', () => {
    assert.equal(
      movesOf('1. 32-28 (1. 34-29) (1. 33-29) 19-23 (1... 17-22) 2. 28x19 *'),
      '32-28 (34-29) (33-29) 19-23 (17-22) 28x19',
    );
  });

  it('nest', () => {
    assert.equal(
      movesOf('1. 32-28 (1. 34-29 (1. 33-29 {deep} 19-23 (1... 17-22)) 1... 19-23) 1... 19-23'),
      '32-28 (34-29 19-23) (33-29 {deep} 19-23 (17-22)) 19-23',
    );
  });

  it('need no numbers', () => {
    assert.equal(
      movesOf('32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19'),
      '32-28 19-23 (18-23 38-32 (37-32 $2 23-29 $1 {Black wins}) 12-18) 28x19',
    );
  });

  it('before any move replace the first one', () => {
    assert.equal(movesOf('{intro} ( {alt} 1. 34-29 ) 1. 32-28 *'), '{intro} 32-28 ({alt} 34-29)');
  });

  it('may hold nothing', () => {
    const reading = read('1. 32-28 () 19-23 *');
    assert.equal(reading.moves, '32-28 19-23');
  });

  it('may nest five hundred deep', () => {
    const depth = 500;
    const text = `1. 32-28 ${'(1. 34-29 '.repeat(depth)}${')'.repeat(depth)} 19-23 *`;
    const { game, diagnostics } = read(text);
    assert.deepEqual(diagnostics, []);
    assert.equal(game.root.children.length, depth + 1);
    assert.equal(game.plies, 2);
  });

  it('without an end are closed by the next game', () => {
    const { games, diagnostics } = parsePdn(
      '[Event "a"]\n1. 32-28 (1. 34-29 19-23 *\n[Event "b"]\n1. 34-29 *',
    );
    assert.deepEqual(games.map(outline), ['32-28 (34-29 19-23)', '34-29']);
    assert.deepEqual(
      diagnostics.map(({ code, line }) => [code, line]),
      [
        ['result-in-variation', 2],
        ['unclosed-variation', 2],
      ],
    );
  });

  it('that are not open cannot be closed', () => {
    const reading = read('1. 32-28 ) 19-23 } *');
    assert.equal(reading.moves, '32-28 19-23');
    assert.deepEqual(found(reading).sort(), [
      'warning stray-bracket 1:10',
      'warning unknown-word 1:18',
    ]);
  });
});

describe('a file', () => {
  it('holds any number of games', () => {
    assert.equal(parsePdn('').games.length, 0);
    assert.equal(parsePdn(' \r\n\t').games.length, 0);
    const many = '[Event "x"]\n1. 32-28 *\n'.repeat(300);
    assert.equal(parsePdn(many).games.length, 300);
  });

  it('may put a tag behind a result; it belongs to the next game', () => {
    const { games } = parsePdn('[Event "x"] 1. 32-28 2-0 [FILENAME "a"]\n[Event "y"] 1. 34-29 *');
    assert.deepEqual(
      games.map((game) => game.tags.get('Event')),
      ['x', 'y'],
    );
  });

  it('may be on one line, as line breaks get lost on pages', () => {
    const text = '[Event "x"] [Site "y"] 1. 32-28 19-23 {a} 2. 28x19 14x23 *';
    assert.equal(movesOf(text), '32-28 19-23 {a} 28x19 14x23');
  });

  for (const [name, end] of [
    ['CR LF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
    ['literal \\r', '\\r\n'],
  ])
    it(`may have lines that end in ${name}`, () => {
      const text = ['[Event "x"]', '', '1. 32-28 19-23', '2. 28x19 *', ''].join(end);
      const reading = read(text);
      assert.equal(reading.moves, '32-28 19-23 28x19');
      assert.deepEqual(reading.diagnostics, []);
    });

  it('may end in Ctrl-Z', () => {
    const reading = read('1. 32-28 *\r\n\x1a');
    assert.deepEqual(reading.diagnostics, []);
  });

  it('may be wrapped in what is left of a page', () => {
    const reading = read('<pre>[Event "x"]<br>\n1. 32-28 19-23 *</pre>');
    assert.equal(reading.moves, '32-28 19-23');
    assert.deepEqual(reading.tags, { Event: 'x' });
    assert.deepEqual(
      reading.diagnostics.map(({ code }) => code),
      ['unknown-word', 'unknown-word', 'unknown-word'],
    );
  });

  it('is told by line and column where something is wrong', () => {
    const reading = read('[Event "x"]\r\n1. 32-28 foo\r19-23\n  bar 28x19');
    assert.deepEqual(found(reading), ['warning unknown-word 2:10', 'warning unknown-word 4:3']);
  });

  it('is told so in every game of a text, and of each game alone', () => {
    const text = [
      '[Event "a"]\n1. 32-28 foo *',
      '[Event "b"]\r\n[GameType "999"]\r[FEN "W:W99:B1"]\n*',
      '[Event "c"] 1. 32-28 * [Event "d"] [GameType "888"] 1. 32-28 *',
    ].join('\n\n');
    const { games, ...reading } = parsePdn(text);
    const places = [
      ['warning unknown-word 2:10'],
      ['warning unknown-variant 5:1', 'error no-such-square 6:10'],
      [],
      ['warning unknown-variant 9:36'],
    ];
    assert.deepEqual(found(reading), places.flat());
    for (const order of [games, games.toReversed()])
      for (const game of order)
        assert.deepEqual(found({ diagnostics: reading.about(game) }), places[games.indexOf(game)]);
  });
});

describe('moves', () => {
  it('may be written with dashes, crosses and letters of many kinds', () => {
    assert.equal(movesOf('1. 32\u201128 19–23 2. 28×19 14X23'), '32-28 19-23 28x19 14x23');
    assert.equal(movesOf('1. 32−28 19-23 2. 28х19 14:23'), '32-28 19-23 28x19 14x23');
  });

  it('may have the letter of a king before them', () => {
    assert.equal(movesOf('[FEN "W:WK46:B16"] K46-37 16-21 D37-46'), '46-37 16-21 37-46');
  });

  it('that are none are reported and skipped', () => {
    const reading = read('32-28!, 19-23?, 28×19, 14×23 etc.');
    assert.equal(reading.moves, '32-28 $1 19-23 $2 28x19 14x23');
    assert.ok(reading.diagnostics.every(({ code }) => code === 'unknown-word'));
  });
});

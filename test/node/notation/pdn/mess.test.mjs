// What stands between moves where it does not belong, and moves that look like something else.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, formatPdn, inferVariant, parsePdn, parseResult } from 'draughts-board/notation';
import { getVariant } from 'draughts-board/variants';
import { assertLinear } from '../../support/linear.mjs';

const movesIn = (game) => formatPdn(game).split('\n\n').slice(1).join(' ').trim();
const read = (pdn) => {
  const { games, diagnostics } = parsePdn(pdn);
  return { games: games.map(movesIn), codes: diagnostics.map(({ code }) => code) };
};

const three = '1. 32-28 19-23 2. 28x19 *';
const four = '1. 32-28 19-23 2. 28x19 14x23 *';

describe('between moves', () => {
  for (const [what, pdn, moves = four] of [
    ['a line of dashes', '1. 32-28 19-23\n————————\n2. 28x19 14x23'],
    ['a line of hyphens', '[GameType "20"]\n--------\n1. 32-28 19-23\n- - - - -\n2. 28x19 14x23'],
    ['a line of equals signs', '1. 32-28 19-23\n==========\n2. 28x19 14x23'],
    ['a signature of mail', '1. 32-28 19-23 2. 28x19\n-- \n', three],
    ['semicolons', '1. 32-28, 19-23; 2. 28x19, 14x23;'],
    ['slashes', '32-28/19-23/28x19/14x23'],
    ['soft ends of lines of mail', '1. 32-28 19-23 =20\n2. 28x19 14x23 =20\n'],
    ['the marks of slanted text', '1. *32-28* _19-23_ 2. *28x19* _14x23_'],
    ['arrows and other crosses', '1. 32→28 19→23 2. 28⨯19 14✖23'],
    ['two crosses', '1. 32-28 19-23 2. 28xx19 14xx23'],
    ['letters that a scanner has read', '1. 32-28 l9-23 2. 28xl9 I4x23'],
  ])
    it(`may be ${what}`, () => {
      assert.deepEqual(read(pdn).games, [moves]);
      assert.ok(read(pdn).codes.every((code) => code === 'unknown-word'));
    });

  for (const mark of ['---A', '--A', ' --- a', '----B1', '---(A)', '!---A'])
    it(`may be a reference to a note: ${mark}`, () => {
      const { games, codes } = read(`[GameType "20"]\n1. 32-28${mark} 19-23 *`);
      const glyph = mark.startsWith('!') ? ' $1' : '';
      const name = mark.replace(/[^a-z\d]/gi, '');
      assert.deepEqual(games, [`1. 32-28${glyph} {${name}} 1... 19-23 *`]);
      assert.deepEqual(codes, []);
    });

  it('may be a turn that somebody left out', () => {
    assert.equal(parsePdn('[GameType "25"] 1. c3-d4 -- 2. d4-c5 *').games[0].plies, 3);
    assert.equal(parsePdn('[GameType "25"] 1. c3-d4 -- d4-c5 *').games[0].plies, 3);
    assert.deepEqual(read('1. 32-28 -- 2. 31-27 *').games, ['1. 32-28 -- 2. 31-27 *']);
  });

  it('may be a comment behind a semicolon, even one of moves', () => {
    const { games } = read('[GameType "20"]\n1. 32-28 ; 31-27 was better\n19-23 *');
    assert.deepEqual(games, ['1. 32-28 {31-27 was better} 1... 19-23 *']);
  });

  it('may be words before a move in letters', () => {
    const words = [
      ['[GameType "25"]\n1. c3-d4 good f6-e5 *', '{good}'],
      ['[GameType "25"]\n1. c3-d4 хороший ход fe5 *', '{хороший ход}'],
      ['[GameType "25"]\n1. c3-d4 bom lance f6-e5 *', '{bom lance}'],
    ];
    for (const [pdn, comment] of words) {
      const [game] = parsePdn(pdn).games;
      assert.equal(game.plies, 2, pdn);
      if (comment !== '{good}') assert.ok(movesIn(game).includes(comment), movesIn(game));
    }
  });

  it('may be the mark of a crown', () => {
    for (const mark of ['D', 'K', '=K', '=D', 'Д'])
      assert.deepEqual(
        read(`[GameType "25"]\n[FEN "W:Wa7:Bh6"]\n1. a7-b8${mark} h6-g5 *`).games,
        ['1. a7-b8 h6-g5 *'],
        mark,
      );
  });
});

describe('no move is', () => {
  for (const words of ['Gespeeld op 12-10-2019', 'Datum 2019-10-12', 'Tel 06-12345678'])
    it(words, () => {
      assert.deepEqual(read(`[GameType "20"]\n${words}\n${four}`).games, [four]);
    });

  it('the time at which it began', () => {
    for (const words of ['Start 10:15', 'Anfang um 9:30 Uhr', 'Begonnen, 14:00']) {
      const { games } = read(`${words}\n${four}`);
      assert.deepEqual(games, [four], words);
      assert.equal(inferVariant(`${words}\n${four}`).variant.id, 'international');
    }
    assert.equal(parsePdn('[GameType "25"] c3-d4 f6-e5 good d4:f6 *').games[0].plies, 3);
  });

  it('a time, unless a move may be meant', () => {
    for (const text of ['Game 1.32-28', 'Partij 1.32–28 19–23', 'Game 1.32 - 28'])
      assert.match(read(text).games[0], /^1\. 32-28/, text);
    const problem = '[GameType "20"][FEN "W:W22:B18,4"] Oplossing 22:13 4-10';
    assert.equal(read(problem).games[0], '1. 22x13 4-10 *');
  });

  it('a clock in brackets', () => {
    const { games, codes } = read('[GameType "20"]\n1. 32-28 (0:01) 19-23 (0:12:30) *');
    assert.deepEqual(games, ['1. 32-28 {0:01} 1... 19-23 {0:12:30} *']);
    assert.deepEqual(codes, []);
  });

  it('a score, whatever blanks are in the tag that says it', () => {
    const { codes } = read('[GameType "20"]\n[Result "4 - 6"]\n1. 32-28 19-23 4-6');
    assert.deepEqual(codes, []);
  });
});

describe('games without tags or results', () => {
  it('begin where the numbers do behind an empty line', () => {
    assert.deepEqual(read('1. 34-29 20-25\n\n1. 32-28 19-23\r\n\r\n1. 31-27').games, [
      '1. 34-29 20-25 *',
      '1. 32-28 19-23 *',
      '1. 31-27 *',
    ]);
  });

  it('are one where numbers go on', () => {
    assert.equal(read('1. 34-29 20-25\n\n2. 32-28').games.length, 1);
    assert.equal(read('An opening\n\n1. 34-29 20-25\n\n1... 20-25').games.length, 1);
  });
});

describe('a position in a tag without quotes', () => {
  for (const tag of ['[FEN W:W31,32:B1,2]', '[FEN: W:W31,32:B1,2]', '[FEN = W:W31,32 : B1,2]'])
    it(tag, () => {
      const { games } = parsePdn(`[Event "x"]\n${tag}\n1. 31-27 1-6 *`);
      assert.equal(games.length, 1);
      assert.equal(formatFen(games[0].start), 'W:W31,32:B1,2');
      assert.equal(games[0].plies, 2);
    });
});

describe('a tag without one of its quotes, or its bracket', () => {
  for (const tag of ['[Black B C"]', '[Black "B C"', '[Black "B C]'])
    it(tag, () => {
      const { games } = parsePdn(`[Event "x"]\n${tag}\n[Round "1"]\n${four}`);
      assert.equal(games.length, 1);
      assert.equal(games[0].tags.get('Black').replace(/\]$/, ''), 'B C');
      assert.equal(games[0].tags.get('Round'), '1');
      assert.equal(games[0].plies, 4);
    });
});

describe('a tag without the quote at its end', () => {
  for (const [text, tags] of [
    ['[Event "x]\n', { Event: 'x' }],
    ['[Event "x] \r\n', { Event: 'x' }],
    ['[Event "x] ', { Event: 'x' }],
    ['[Event “x]\n', { Event: 'x' }],
    ['[Event: "x]\n', { Event: 'x' }],
    ['[Event "x]\n[Site "y"]\n', { Event: 'x', Site: 'y' }],
    ['[Event "x] [Site "y"]\n', { Event: 'x', Site: 'y' }],
    ['[Event "x] [Site "y] [Round "1"] ', { Event: 'x', Site: 'y', Round: '1' }],
    ['[Round "1"] [Event "x] [Site "y"] ', { Round: '1', Event: 'x', Site: 'y' }],
    ['[Event "Cup [A]]\n', { Event: 'Cup [A]' }],
    ['[Event "Cup [A]\n', { Event: 'Cup [A]' }],
    ['[White "O’Brien]\n', { White: 'O’Brien' }],
  ])
    it(JSON.stringify(text), () => {
      const { games, diagnostics } = parsePdn(`${text}1. 32-28 19-23 *`);
      assert.deepEqual(
        games.map((game) => [Object.fromEntries(game.tags), game.plies]),
        [[tags, 2]],
      );
      assert.ok(diagnostics.every(({ code }) => code === 'unclosed-tag'));
      assert.ok(diagnostics.length > 0);
    });

  it('is one with a position', () => {
    const [game] = parsePdn('[FEN "W:W31:B20]\n1. 31-27 *').games;
    assert.equal(formatFen(game.start), 'W:W31:B20');
    assert.equal(game.plies, 1);
  });

  it('is none where brackets and apostrophes are in a tag', () => {
    const pdn = `[Event "[x] [Site"]\n[Site 'Cup [A] y']\n[White "A's [B]"]\n1. 32-28 *`;
    const { games, diagnostics } = parsePdn(pdn);
    assert.deepEqual(Object.fromEntries(games[0].tags), {
      Event: '[x] [Site',
      Site: 'Cup [A] y',
      White: "A's [B]",
    });
    assert.deepEqual(diagnostics, []);
  });
});

describe('halves in a result', () => {
  const draws = ['½:½', '½ : ½', '½–½', '1/2:1/2', '1/2 : 1/2', '0.5-0.5', '0,5-0,5'];
  for (const written of [...draws, '1½:½', '½:1½', '1 1/2:1/2'])
    it(`${written} ends games, played or not`, () => {
      const text = `[Event "x"]\n1. 32-28 ${written}\n[Event "y"]\n${written}\n[Event "z"]\n1. 34-29 *`;
      const { games, diagnostics } = parsePdn(text);
      assert.deepEqual(diagnostics, []);
      assert.deepEqual(
        games.map(({ tags, plies }) => [tags.get('Event'), plies]),
        [
          ['x', 1],
          ['y', 0],
          ['z', 1],
        ],
      );
      const meaning = draws.includes(written)
        ? 'draw'
        : { winner: written.startsWith('1') ? 'white' : 'black' };
      for (const { tags, variant } of games.slice(0, 2))
        assert.deepEqual(parseResult(tags.get('Result'), variant), meaning);
    });

  for (const written of draws)
    it(`${written} is a draw as a tag, and can be written`, () => {
      const { games, diagnostics } = parsePdn(`[Result "${written}"]\n1. 32-28 1-1`);
      assert.deepEqual(diagnostics, []);
      const [again] = parsePdn(formatPdn(games, { end: 'result' })).games;
      assert.deepEqual(parseResult(again.tags.get('Result'), again.variant), 'draw');
    });

  it('of a colon are written with a hyphen behind moves', () => {
    const { games } = parsePdn('[Result "½:½"]\n1. 32-28 *');
    assert.match(formatPdn(games, { end: 'result' }), /32-28 ½-½\n$/);
  });
});

describe('a result that the tag does not say', () => {
  const codes = (tag, end, type = '20') =>
    parsePdn(`[Event "x"]\n[Result "${tag}"]\n[GameType "${type}"]\n1. ${end}`).diagnostics.map(
      ({ code, severity, line }) => `${severity} ${code} ${line}`,
    );

  for (const [tag, end] of [
    ['2-0', '1-1'],
    ['2-0', '0-2'],
    ['1-0', '0-1'],
    ['1/2-1/2', '2-0'],
    ['1-1', '0-0'],
    ['0-0', '2-0'],
    ['½:½', '0-1'],
    ['1 1/2-1/2', '1-1'],
  ])
    it(`is told where its tag stands: ${tag}, ${end}`, () => {
      assert.deepEqual(codes(tag, end), ['warning results-differ 2']);
      assert.deepEqual(codes(tag, `32-28 19-23 ${end}`), ['warning results-differ 2']);
      assert.equal(parsePdn(`[Result "${tag}"]\n32-28 ${end}`).games[0].tags.get('Result'), tag);
    });

  for (const [tag, end] of [
    ['2-0', '*'],
    ['2-0', ''],
    ['2-0', '1-0'],
    ['2 - 0', '2-0'],
    ['½-½', '1-1'],
    ['1/2-1/2', '1-1'],
    ['0-0', '0-0'],
    // A star says nothing, nor does a word.
    ['*', '2-0'],
    ['?', '2-0'],
    ['', '2-0'],
    ['Wit wint', '0-2'],
    // A number without its full stop.
    ['1/2-1/2', '1 1/2-1/2'],
  ])
    it(`is none where both may mean the same: ${tag}, ${end}`, () => {
      assert.deepEqual(codes(tag, `32-28 19-23 ${end}`), []);
    });

  it('is told of the game that it is in', () => {
    const pdn = '[Result "2-0"]\n1. 32-28 2-0\n\n[Result "2-0"]\n1. 32-28 1-1\n';
    const { games, about } = parsePdn(pdn);
    assert.deepEqual(about(games[0]), []);
    assert.deepEqual(
      about(games[1]).map(({ message, line, column }) => `${line}:${column} ${message}`),
      ['4:1 Results differ: 2-0, 1-1'],
    );
  });
});

describe('the legs of a capture', () => {
  const legs = '[GameType "21"] [FEN "B:W15,22,32:B11"]';

  for (const between of ['2.', '1...', '{[%clk 0:10]}', '{[%clk 0:10]} 2.', '2', '<br>', '!'])
    it(`are one move with ${between} between them`, () => {
      assert.match(read(`${legs} 11x18 ${between} 18x25 32-28 *`).games[0], /11x25/);
    });

  for (const between of ['foo', 'foo 2.', 'foo bar', '{foo}', '(foo)', '[foo]', '¶'])
    it(`are none with ${between} between them`, () => {
      const { diagnostics, games } = parsePdn(
        `[GameType "21"]\n11-15 22-18 15x22 ${between} 22x29`,
      );
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      // The move that is told is one that somebody wrote.
      assert.deepEqual(
        errors.map(({ message }) => message),
        ['Not legal: 22x29'],
      );
      assert.equal(games[0].plies, 3);
    });
});

describe('glyphs of moves that cannot be played', () => {
  for (const [pdn, text, plies = 1] of [
    ['1. 32-28 5-50!! 1-7? *', '5-50!! 1-7?'],
    ['1. 32-28 5-50 1-7?! *', '5-50 1-7?!'],
    ['1. 32-28 5-50 $146 *', '5-50 $146'],
    ['1. 32-28 5-50* 1-7* 2-8 *', '5-50* 1-7* 2-8'],
    ['1. 32-28 5-50 (!?) *', '5-50 (!?)'],
    ['1. 32-28 (5-50! 1-7) 19-23 *', '5-50! 1-7', 2],
    ['1. 32-28 (5-50 1-7 $5) 19-23 *', '5-50 1-7 $5', 2],
  ])
    it(`stay in the text: ${pdn}`, () => {
      const [game] = parsePdn(pdn).games;
      assert.equal(game.plies, plies);
      const [first] = game.root.children;
      const node = [...game.root.children, ...first.children].find(({ kind }) => kind === 'text');
      assert.equal(node.text, text);
      assert.deepEqual(node.nags, []);
      // Nor do they become those of another move.
      const [again] = parsePdn(formatPdn(game)).games;
      assert.deepEqual(again.root.children[0].nags, []);
      assert.ok(formatPdn(game).includes(`{${text}}`));
    });

  it('are none of the move before it', () => {
    const [game] = parsePdn('1. 32-28! 5-50!! *').games;
    assert.deepEqual(game.root.children[0].nags, [1]);
    assert.equal(movesIn(game), '1. 32-28 $1 {5-50!!} *');
  });
});

describe('a text without any game', () => {
  for (const text of ['Hello', '1. 32 28 19 23', '{\\rtf1 x}'])
    it(`is said to have none: ${text}`, () => {
      const { games, diagnostics } = parsePdn(text);
      assert.deepEqual(games, []);
      assert.equal(diagnostics[0].code, 'no-game');
      assert.equal(diagnostics[0].severity, 'error');
    });

  it('may be empty', () => {
    assert.deepEqual(parsePdn(' \n').diagnostics, []);
  });
});

describe('what is written', () => {
  it('has no result but one that can be read', () => {
    const end = (result) =>
      formatPdn(parsePdn(`[Result "${result}"]\n1. 32-28 *`).games, { end: 'result' })
        .trim()
        .split(' ')
        .at(-1);
    assert.equal(end('2-0'), '2-0');
    for (const odd of ['?', 'Wit wint', '{x}', '--', '/FEN']) assert.equal(end(odd), '*', odd);
  });

  it('keeps what looks like an entity, and braces', () => {
    const pdn = '[Event "a &amp;lt; b"]\n\n1. 32-28 {&#123;&amp;amp;&#125;} *\n';
    const [game] = parsePdn(pdn).games;
    assert.equal(game.tags.get('Event'), 'a &lt; b');
    assert.deepEqual(game.root.children[0].comments, ['{&amp;}']);
    const [again] = parsePdn(formatPdn(game)).games;
    assert.deepEqual(again.tags.get('Event'), game.tags.get('Event'));
    assert.deepEqual(again.root.children[0].comments, ['{&amp;}']);
  });

  it('can be read where a pass comes before the first move in letters', () => {
    const [game] = parsePdn('[GameType "22"]\n1. -- 10-14 *').games;
    assert.equal(game.plies, 2);
    const [again] = parsePdn(formatPdn(game, { names: 'algebraic' })).games;
    assert.equal(movesIn(again), movesIn(game));
    assert.equal(again.plies, 2);
  });
});

describe('time grows no faster than the text', () => {
  it('for a result of blanks', () => {
    assertLinear(
      (n) => `1-${' '.repeat(n)}x`,
      (text) => parseResult(text, getVariant('english')),
    );
  });

  it('for lines of hyphens, whose game has to be found', () => {
    assertLinear((n) => '-'.repeat(n), inferVariant);
    assertLinear((n) => '-- '.repeat(n), inferVariant);
    assertLinear((n) => `1. 32-28${'-'.repeat(n)}`, inferVariant);
    assertLinear((n) => `1. 32-28 ${'-- '.repeat(n)}`, inferVariant);
  });
});

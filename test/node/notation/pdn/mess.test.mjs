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

  it('may be a turn that somebody left out', () => {
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
  });
});

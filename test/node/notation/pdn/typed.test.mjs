// PDN as people type it, copy it from books and pages, and as word processors mend it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, parsePdn } from 'draughts-board/notation';
import fc from 'fast-check';
import { assertLinear } from '../../support/linear.mjs';
import { outline } from '../../support/outline.mjs';

const four = '32-28 19-23 28x19 14x23';

/** The only game of a text in one line, in which nothing was found wrong. */
function clean(text) {
  const { games, diagnostics } = parsePdn(text);
  assert.deepEqual(diagnostics, [], text);
  assert.equal(games.length, 1, text);
  return games[0];
}

const movesOf = (text) => outline(clean(text));
const found = (text) =>
  parsePdn(text).diagnostics.map(
    ({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`,
  );

/** Each text of a list is the same game. */
function allAre(expected, texts) {
  for (const text of texts)
    it(JSON.stringify(text), () => {
      assert.equal(movesOf(text), expected);
    });
}

describe('the same four moves are', () => {
  allAre(four, [
    '1. 32–28 19–23 2. 28×19 14×23',
    '1. 32—28 19 — 23 2. 28 x 19 14 x 23',
    '1. 32\u221228 19\u201023 2. 28✕19 14Х23',
    '1.\u00a032\u00a0-\u00a028\u202f19-23 2.\u200928x19\u300014x23',
    '\ufeff1. 32\u00ad-28 19-\u200b23 2. 28x\u206019 \u200e14x23\u200f',
    '１．３２－２８　１９－２３　２．２８×１９，１４×２３',
    '1、32-28、19-23。2、28x19、14x23。',
    '1.&nbsp;32&ndash;28 19&#8211;23 2. 28&times;19 14&#xd7;23',
    '1) 32-28 19-23 2) 28x19 14x23',
    '(1) 32-28 19-23 (2) 28x19 14x23',
    '1: 32-28 19-23 2: 28x19 14x23',
    '1.- 32-28 19-23 2.- 28x19 14x23',
    '1 32-28 19-23 2 28x19 14x23',
    '32-28, 19-23, 28×19, 14×23',
    '1.32-28,19-23,2.28x19,14x23',
    '32-28. 19-23. 28x19. 14x23.',
    '1.32-28.19-23.2.28x19.14x23',
    '1. 32-28 - 19-23 2. 28x19 - 14x23',
    '1. 32-28 – 19-23 2. 28x19 – 14x23',
    '3228 1923 2819 1423',
    '1.3228 1923 2.2819 1423',
    '[pdn]1. 32-28 19-23 2. 28x19 14x23[/pdn]',
    '[PDN]\n1. 32-28 19-23\n2. 28x19 14x23 *\n[/PDN]\n',
    '**1. 32-28** 19-23 **2. 28x19** 14x23',
  ]);

  it('with marks that a page has left are read, and the marks are reported', () => {
    const text = '<p>1. <b>32-28</b> 19-23<br>2. 28x19 14x23</p>';
    assert.deepEqual(parsePdn(text).games.map(outline), [four]);
    assert.deepEqual(found(text), [
      'warning unknown-word 1:1',
      'warning unknown-word 1:7',
      'warning unknown-word 1:15',
      'warning unknown-word 1:25',
      'warning unknown-word 1:43',
    ]);
  });

  it('as a list or a quotation of a mail are read, and the bullets are reported', () => {
    for (const text of ['• 32-28\n• 19-23\n• 28x19\n• 14x23', '> 32-28 19-23\n> 28x19 14x23']) {
      const { games, diagnostics } = parsePdn(text);
      assert.deepEqual(games.map(outline), [four]);
      assert.ok(diagnostics.every(({ code }) => code === 'unknown-word'));
    }
  });
});

describe('a Russian game is', () => {
  for (const text of [
    '1. cd4 fe5 2. d:f6 g:e5',
    '1.cd4 fe5 2.df6 ge5',
    '1. c3d4 f6e5 2. d4f6 g7e5',
    '1. c3–d4 f6–e5 2. d4:f6 g7:e5',
    // On a Cyrillic keyboard, with letters that look like others.
    '1. с3-d4 f6-е5 2. d4:f6 g7:е5',
    '1. сd4 fе5 2. d:f6 g:е5',
    '1. С3-D4 F6-Е5 2. D4хF6 G7хЕ5',
  ])
    it(JSON.stringify(text), () => {
      assert.equal(movesOf(`[GameType "25"] ${text}`), 'c3-d4 f6-e5 d4xf6 g7xe5');
    });

  it('kept as it is written in comments, tags and words', () => {
    const text =
      '[GameType "25"] [White "Хасанов – Сергеев"] {Ход х белые - с3} 1. c3-d4 Белые сдаются. *';
    const { games } = parsePdn(text);
    assert.equal(games[0].tags.get('White'), 'Хасанов – Сергеев');
    assert.equal(outline(games[0]), '{Ход х белые - с3} c3-d4 {Белые сдаются.}');
  });
});

describe('the quotes of a tag may be', () => {
  for (const text of [
    '[Event “An event”]',
    '[Event „An event“]',
    '[Event „An event”]',
    '[Event »An event«]',
    '[Event «An event»]',
    '[Event ”An event"]',
    "[Event 'An event']",
    '[Event ‘An event’]',
    '[Event &quot;An event&quot;]',
    '[Event &#8220;An event&#8221;]',
    '[Event: "An event"]',
    '[Event = "An event"]',
    '[ Event  “An event” ]',
  ])
    it(text, () => {
      const game = clean(`${text}\n[White "A “B” C"]\n1. 32-28 *`);
      assert.deepEqual([...game.tags], Object.entries({ Event: 'An event', White: 'A “B” C' }));
      assert.equal(outline(game), '32-28');
    });

  it('such in every one of many games', () => {
    const { games, diagnostics } = parsePdn('[Event “a”]\n[Round “1”]\n1. 32-28 2-0\n'.repeat(3));
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(
      games.map(({ tags }) => Object.fromEntries(tags)),
      Array(3).fill({ Event: 'a', Round: '1', Result: '2-0' }),
    );
  });

  it('inside, too', () => {
    assert.equal(clean('[Event "Het “Open” van ’s-Hertogenbosch"] *').tags.size, 1);
    assert.equal(clean('[Event “the “first” one”] *').tags.get('Event'), 'the “first” one');
  });
});

describe('entities of pages', () => {
  it('are signs in tags, comments and moves', () => {
    const game = clean(
      '[Event "&#x00c9;cole &amp; caf&#233;"] 1. 32-28 {caf&eacute; &lt;b&gt; &#233;} 19&#45;23',
    );
    assert.equal(game.tags.get('Event'), 'École & café');
    assert.equal(outline(game), '32-28 {caf&eacute; <b> é} 19-23');
  });

  it('are left as they are where no sign has such a number', () => {
    assert.equal(clean('[Event "&#9999999; &nosuch;"] *').tags.get('Event'), '&#9999999; &nosuch;');
  });
});

describe('a FEN may be typed', () => {
  const start = (text) => formatFen(clean(text).start);

  it('with dashes, quotes and signs of no width', () => {
    assert.equal(start('[FEN “W:W31–33:B1—3”] 31-27 *'), 'W:W31,32,33:B1,2,3');
    assert.equal(start('[FEN "W：W31，32：B1"] 31-27 *'), 'W:W31,32:B1');
    assert.equal(start('1. /FEN "W:W31–33:B20"/ 31-27 *'), 'W:W31,32,33:B20');
  });

  it('without a tag, with blanks', () => {
    for (const text of ['W:W31,32:B20', 'W:W 31, 32:B 20', 'W : W31 ,32 : B20', 'W: W31,32: B20'])
      assert.equal(start(`${text} 31-27 *`), 'W:W31,32:B20');
  });
});

describe('results', () => {
  for (const [written, result] of [
    ['2 - 0', '2-0'],
    ['2 – 0', '2-0'],
    ['0–2', '0-2'],
    ['1 - 1', '1-1'],
    ['1:1', '1-1'],
    ['0 : 2', '0-2'],
    ['½-½', '½-½'],
    ['½ – ½', '½-½'],
    ['1/2 – 1/2', '1/2-1/2'],
    ['1⁄2-1⁄2', '1/2-1/2'],
    ['1½-½', '1½-½'],
    ['½ - 1½', '½-1½'],
    ['1 1/2 - 1/2', '1 1/2-1/2'],
    ['1+ - 1-', '1+-1-'],
    ['0.98-1.02', '0.98-1.02'],
    ['-0.98-1.02', '-0.98-1.02'],
  ])
    it(`end a game, such as ${written}`, () => {
      const { games, diagnostics } = parsePdn(`1. 32-28 ${written}\n1. 34-29 ${written}`);
      assert.deepEqual(diagnostics, []);
      assert.deepEqual(games.map(outline), ['32-28', '34-29']);
      assert.deepEqual(
        games.map(({ tags }) => tags.get('Result')),
        [result, result],
      );
      const [tagged] = parsePdn(`[Event "x"]\n1. 32-28 ${written}\n`).games;
      assert.equal(tagged.tags.get('Result'), result);
    });

  it('are none where they are part of a move', () => {
    assert.equal(movesOf('[FEN "W:W46:B1"] 46 - 41 1 - 7'), '46-41 1-7');
    assert.equal(movesOf('[FEN "B:WK46:BK1,K2"] 1 - 12 46 - 41 2 - 19'), '1-12 46-41 2-19');
    assert.equal(movesOf('[FEN "W:W11:B1,40"] 11 - 7 1 : 12'), '11-7 1x12');
    const numbers = '1.31-26 20-25 2.37-31 15-20 3.41-37 10-15';
    assert.equal(movesOf(numbers), '31-26 20-25 37-31 15-20 41-37 10-15');
  });
});

describe('round brackets', () => {
  allAre('32-28 {goed} 19-23 {beter was niets} 28x19', [
    '1. 32-28 (goed) 19-23 (beter was niets) 2. 28x19',
    '32-28 (goed), 19-23 (beter\nwas niets), 28x19',
  ]);
  allAre('{Kramer - Roozenburg 1950} 32-28 {zie diagram 2} 19-23', [
    '(Kramer - Roozenburg 1950) 1. 32-28 (zie diagram 2) 19-23',
  ]);
  allAre('32-28 {see (a) above} 19-23', ['1. 32-28 (see (a) above) 19-23']);
  allAre('32-28 {50%; "all" of it} 19-23', ['1. 32-28 {50%; "all" of it} 19-23']);
  allAre('32-28 (34-29 {better} 19-23 (20-24 {or so})) 19-23', [
    '1. 32-28 (1. 34-29 (better) 19-23 (1... 20-24 (or so))) 19-23',
  ]);
  allAre('32-28 (34-29 {a; b} 19-23) 19-23', ['1. 32-28 (1. 34-29 {a; b} 19-23) 19-23']);
  allAre('32-28 19-23 28x19', [
    '1. 32-28 () 19-23 ( ) 28x19',
    // A reference to a note, and a number.
    '1. 32-28 (1) 19-23 (2) 28x19',
    // The answers, as in books.
    '1. 32-28 (19-23) 2. 28x19',
    '1. 32–28 (19–23) 2. 28×19',
  ]);
  allAre('32-28 (34-29) 19-23 (17-22) 28x19', ['32-28 (34-29), 19-23 (17-22), 28x19']);
  allAre('32-28 {1950} 19-23', ['32-28 (1950) 19-23']);
  allAre('32-28 $7 19-23', ['32-28 (*) 19-23', '32-28 (□) 19-23', '32-28* 19-23']);
});

describe('glyphs of few signs', () => {
  for (const [glyph, nag] of [
    ['‼', 3],
    ['⁇', 4],
    ['⁉', 5],
    ['⁈', 6],
    ['□', 7],
    ['=', 10],
    ['∞', 13],
    ['⩲', 14],
    ['⩱', 15],
    ['±', 16],
    ['+/-', 16],
    ['∓', 17],
    ['-/+', 17],
    ['+-', 18],
    ['+−', 18],
    ['-+', 19],
    ['−+', 19],
    ['⨀', 22],
    ['⊙', 22],
  ])
    it(`have a number: ${glyph} is $${nag}`, () => {
      for (const text of [`32-28${glyph} 19-23`, `32-28 ${glyph} 19-23`, `32-28 (${glyph}) 19-23`])
        assert.equal(movesOf(text), `32-28 $${nag} 19-23`, text);
    });

  it('follow each other', () => {
    assert.equal(movesOf('32-28!± 19-23?! ∓ 28x19□ *'), '32-28 $1 $16 19-23 $6 $17 28x19 $7');
  });
});

describe('words of programs', () => {
  it('are kept where somebody forgot the braces', () => {
    assert.equal(
      movesOf('32-28 [%csl G28] [%clock w0:01:00] 19-23'),
      '32-28 {[%csl G28]} {[%clock w0:01:00]} 19-23',
    );
  });
});

describe('what is wrong in a typed text', () => {
  it('is told where it stands', () => {
    assert.deepEqual(found('[Event “x”]\n1.&nbsp;32–28 (nice) foo\n19–24×13 ¶ 17-22'), [
      'warning unknown-word 2:22',
      'warning unknown-word 3:10',
      'error not-legal 3:1',
    ]);
  });

  it('is told where there is no game in it, too', () => {
    assert.deepEqual(found('hello\n  world'), [
      'error no-game 1:1',
      'warning unknown-word 1:1',
      'warning unknown-word 2:3',
    ]);
    assert.deepEqual(found(''), []);
    assert.deepEqual(found('*'), []);
  });

  it('is told at once of what stands in square brackets', () => {
    assert.deepEqual(found('32-28 [a note] 19-23'), ['warning not-a-tag-pair 1:7']);
  });
});

describe('a hostile typed text', () => {
  const repeated = (text) => (n) => text.repeat(Math.ceil(n / text.length));
  const hostile = {
    'quotes that are not closed': repeated('[A “'),
    'single quotes': repeated("[A '"),
    'single quotes in a tag': (n) => `[A '${"'".repeat(n)}`,
    'blanks in a tag': (n) => `[A${' '.repeat(n)}“x`,
    'entities that do not end': repeated('&quot'),
    entities: repeated('&quot;'),
    'brackets and words': repeated('(a '),
    'brackets in brackets': repeated('((a) '),
    'words in brackets': (n) => `(${'a '.repeat(n / 2)}`,
    'closed brackets behind numbers': repeated('1)'),
    'colons behind numbers': repeated('1:  '),
    dashes: repeated('–'),
    'dashes and blanks': repeated(`${' '.repeat(500)}–`),
    'results with blanks': repeated(`1${' '.repeat(500)}–`),
    'positions with blanks': repeated(`W${' '.repeat(500)}:`),
    'positions with commas': (n) => `W:W${' , '.repeat(n / 3)}`,
    'wide letters': repeated('１'),
    'Cyrillic letters': repeated('хас'),
    glyphs: repeated('±+-'),
    'marks of a page': repeated('<'),
    'commands that do not end': repeated('[%'),
    'signs of no width': repeated('\u200b'),
  };
  for (const [what, make] of Object.entries(hostile))
    it(`of ${what} is read in time that grows with its length`, () => {
      assertLinear(make, (text) => parsePdn(text).diagnostics);
    });

  it('never throws, and what is told stands in it', () => {
    const signs = [
      ...'“”„«»\'"‘’()[]{}–−×х±=□∞&;#12:.-, \n%*W',
      '&quot;',
      '[A ',
      '(a',
      '32-28',
      '½',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs)), (list) => {
        const text = list.join('');
        const lines = text.split(/\r\n?|\n/);
        for (const { line, column } of parsePdn(text).diagnostics)
          assert.ok(column >= 1 && column <= (lines[line - 1] ?? '').length + 1);
      }),
      { numRuns: 500 },
    );
  });
});

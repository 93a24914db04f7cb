// Where games begin in what people type: headings that look like moves, numbers that begin anew.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inferVariant, parsePdn, streamPdn } from 'draughts-board/notation';
import { assertLinear } from '../../support/linear.mjs';
import { outline } from '../../support/outline.mjs';

const gamesOf = (text) => parsePdn(text).games.map(outline);
const errorsOf = (text) =>
  parsePdn(text).diagnostics.filter(({ severity }) => severity === 'error');

const numbered = '1. 32-28 19-23 2. 28x19 14x23';
const four = '32-28 19-23 28x19 14x23';

/** Each heading, before numbered moves, is no part of the game. */
function areHeadings(headings, gap = '\n') {
  for (const heading of headings)
    it(JSON.stringify(heading + gap), () => {
      for (const tags of ['', '[GameType "20"]\n', '[Event "x"] {intro}\n']) {
        const text = `${tags}${heading}${gap}${numbered} *`;
        const { games } = parsePdn(text);
        assert.equal(games.length, 1, text);
        assert.equal(outline(games[0]).replace('{intro} ', ''), four, text);
        assert.deepEqual(errorsOf(text), [], text);
        assert.equal(inferVariant(text).variant.id, 'international', text);
      }
    });
}

describe('a heading that looks like moves', () => {
  // 31-27 would be legal.
  const headings = [
    'Ronde 31-27',
    'Board 12-7',
    'Bord 12: 12-8',
    'Uitslag 15-5',
    'Round 5-10',
    'Ronde 5. 31-27',
    '1. Runde 12-8',
    'Ronde (5) 31-27',
    'Jansen - Pietersen 12-8',
    'Ajax – Feyenoord 2-0',
    'Board 12-7 2-0',
    'Stand: 31–27',
    'Vergelijk 12 - 8 - 4',
    '12-8 Jansen',
    'Тур 12-8',
    'Klasse A3-B4',
    'Partij 3127',
  ];
  areHeadings(headings);
  areHeadings(headings, '\n\n');
  areHeadings(headings, ' ');

  it('may be several lines', () => {
    assert.deepEqual(gamesOf(`Jansen - Pietersen\n12-8\n\n${numbered}`), [four]);
    assert.deepEqual(gamesOf(`Ronde 31-27\n\nBord 5-10\nJansen - De Vries 20-25\n\n${numbered}`), [
      four,
    ]);
  });

  for (const moves of [
    '1) 32-28 19-23 2) 28x19 14x23',
    '(1) 32-28 19-23 (2) 28x19 14x23',
    '1 32-28 19-23 2 28x19 14x23',
    '1: 32-28 19-23 2: 28x19 14x23',
    '1. {well} 32-28 19-23 2. 28x19 14x23',
    '1.&nbsp;32&ndash;28 19&ndash;23 2. 28x19 14x23',
  ])
    it(`may stand before numbers as in ${moves}`, () => {
      assert.deepEqual(
        gamesOf(`Ronde 31-27\n${moves}`).map((game) => game.replace('{well} ', '')),
        [four],
      );
    });

  it('may stand before a later number', () => {
    const problem = '[FEN "W:W39:B1,20"]';
    assert.deepEqual(gamesOf(`${problem} Diagram 12-7: 31. 39-34 1-6`), ['39-34 1-6']);
  });

  it('may stand before Black’s first move', () => {
    assert.deepEqual(gamesOf('[FEN "B:W31:B20"]\nRonde 12-8\n1. ... 20-25 2. 31-27'), [
      '20-25 31-27',
    ]);
  });

  it('stands before each game of a text', () => {
    const text = `Partij 1: A - B 12-8\n${numbered} 2-0\n\nRonde 2 31-27\n1. 34-29 20-25 0-2`;
    assert.deepEqual(gamesOf(text), [four, '34-29 20-25']);
    assert.deepEqual(
      parsePdn(text).games.map(({ tags }) => tags.get('Result')),
      ['2-0', '0-2'],
    );
  });

  it('is told by its words', () => {
    const { diagnostics } = parsePdn(`Ronde 31-27\n${numbered}`);
    assert.deepEqual(
      diagnostics.map(({ message }) => message),
      ['Unknown word: Ronde'],
    );
  });
});

it('headings may be very many', () => {
  assert.deepEqual(gamesOf(`${'Ronde 31-27\n'.repeat(200_000)}${numbered}`), [four]);
});

describe('moves behind a word are moves', () => {
  for (const [text, moves] of [
    ['Wit: 32-28', '32-28'],
    ['Wit: 32-28\nZwart: 19-23', '32-28 19-23'],
    ['Oplossing: 32-28 19-23 28x19', '32-28 19-23 28x19'],
    ['Oplossing: 32-28 19-23\n2. 28x19 14x23', four],
    ['Oplossing: 1. 32-28 19-23\n2. 28x19 14x23', four],
    ['Game 1. 32-28 19-23\n2. 28x19 14x23', four],
    ['Wit: 32-28 1... 19-23', '32-28 19-23'],
    ['Oplossing:\n32-28\n19-23\n2. 28x19 14x23', four],
    ['[GameType "20"]\nOplossing 32-28 19-23 2-0', '32-28 19-23'],
    ['32-28 19-23\ndan 28x19', '32-28 19-23 28x19'],
  ])
    it(JSON.stringify(text), () => {
      assert.deepEqual(gamesOf(text), [moves]);
    });
});

describe('a time before the first number', () => {
  areHeadings(
    [
      'Start 10:15',
      'Start 10.15',
      'Start 10.15 uur',
      'Anfang um 9:30 Uhr',
      'Aanvang 20:00, einde 23:15',
      'Open van 9.30-12.45 uur',
      'WhiteTime 1:05 BlackTime 0:45',
      'Tijd 1:05 - 1:10',
      '10:15',
      '1:05 - 1:10',
      '12-11-2019',
      '2019-10-12',
      'Datum: 12-10',
      'Gespeeld op 12-10-2019 om 19:30',
      '12.10.2019 19.30',
    ],
    ' ',
  );
});

describe('numbers that begin anew', () => {
  for (const tags of ['', '[Event "x"]\n', '[Event "x"]\n[GameType "20"]\n\n']) {
    const games = (text) => gamesOf(tags + text);
    describe(tags ? `behind ${JSON.stringify(tags)}` : 'without tags', () => {
      it('behind an empty line are of the next game', () => {
        for (const gap of ['\n\n', '\r\n\r\n', '\n \n\n', '\n\nTweede partij\n\n'])
          assert.deepEqual(
            games(`1. 32-28 19-23${gap}1. 34-29 20-25${gap}1. 31-27`).map((game) =>
              game.replace('{Tweede partij} ', ''),
            ),
            ['32-28 19-23', '34-29 20-25', '31-27'],
          );
      });

      it('behind a heading are, too', () => {
        assert.deepEqual(games(`${numbered}\n\nRonde 2 31-27\n\n1. 34-29`), [four, '34-29']);
        assert.deepEqual(games(`${numbered}\n\nRonde 2 31-27\n1. 34-29`), [four, '34-29']);
      });

      it('on a line of their own are where the second move has come', () => {
        assert.deepEqual(games(`${numbered}\n1. 34-29 20-25 2. 31-27\n1. 33-29`), [
          four,
          '34-29 20-25 31-27',
          '33-29',
        ]);
      });

      it('in other forms are, too', () => {
        assert.deepEqual(games(`${numbered}\n\n1) 34-29\n\n(1) 33-29`), [four, '34-29', '33-29']);
      });

      it('are of the same game where nothing tells', () => {
        for (const text of [
          '1. 32-28\n1... 19-23 2. 28x19 14x23',
          '1. 32-28\n\n1... 19-23 2. 28x19\n\n2... 14x23',
          '1. 32-28 19-23\n\n2. 28x19 14x23',
          '1. 32-28\n1. 19-23\n2. 28x19\n2. 14x23',
        ])
          assert.deepEqual(games(text), [four], text);
      });

      it('in a variation or a comment are of the same game', () => {
        assert.deepEqual(games('1. 32-28\n\n(\n1. 34-29 20-25 2. 31-27\n)\n\n1... 19-23'), [
          '32-28 (34-29 20-25 31-27) 19-23',
        ]);
        assert.equal(games('1. 32-28 {so\n\n1. 34-29} 19-23 2. 28x19').length, 1);
      });
    });
  }

  it('may go on from a position, which stays', () => {
    assert.deepEqual(gamesOf('W:W31-33:B1-4\n\n1. 31-27 1-7'), ['31-27 1-7']);
    // The second solution of a problem is no game from the start.
    assert.equal(parsePdn('[FEN "W:W31,32:B1,2"]\n1. 31-27 1-7\n\n1. 32-28 2-8').games.length, 1);
  });

  it('may be those of the next game of a stream', async () => {
    const games = [];
    const text = `[Event "x"]\n${numbered}\n\n1. 34-29 20-25\n\n[Event "y"]\n1. 31-27 *`;
    for await (const game of streamPdn(
      (async function* () {
        yield* [text.slice(0, 50), text.slice(50)];
      })(),
    ))
      games.push(outline(game));
    assert.deepEqual(games, [four, '34-29 20-25', '31-27']);
  });

  it('are told where they stand', () => {
    const [, second] = parsePdn('[Event "x"]\n1. 32-28 19-23\n\n1. 34-28 20-25').games;
    assert.equal(outline(second), '"34-28 20-25"');
    const { diagnostics } = parsePdn('[Event "x"]\n1. 32-28 19-23\n\n1. 34-28 20-25');
    assert.deepEqual(
      diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`),
      ['not-legal 4:4'],
    );
  });
});

describe('time grows no faster than a text of', () => {
  const repeated = (text) => (n) => text.repeat(Math.ceil(n / text.length));
  for (const [what, make] of Object.entries({
    headings: repeated('Ronde 5. 31-27\n'),
    'headings that never end': repeated('Ronde 31-27 '),
    'numbers with stops': (n) => `Ronde 1${'.'.repeat(n)}`,
    'numbers and blanks': repeated(`1.${' '.repeat(300)}`),
    'blank lines': (n) => `1. 32-28${`\n${' '.repeat(n)}`}`,
    'empty lines': (n) => `1. 32-28${'\n'.repeat(n)}1. 34-29`,
    'first numbers': repeated('1. 32-28\n\n'),
    'first numbers in brackets': (n) => `[Event "x"] ${'(1. 32-28 '.repeat(n / 10)}`,
    'first numbers in one line': (n) => `[Event "x"] ${'1. 32-28 '.repeat(n / 9)}`,
    digits: (n) => `Ronde ${'1'.repeat(n)}`,
    'digits with hyphens': repeated('1 - '),
    letters: (n) => `${'a'.repeat(n)}4`,
    times: repeated('10:15 '),
    'tags without a quote': repeated('[A "x] '),
    'brackets in a tag without a quote': (n) => `[A "${'[a]'.repeat(n / 3)}`,
    'open brackets in a tag': (n) => `[A "${'[a'.repeat(n / 2)}`,
    'blanks in a tag without a quote': (n) => `[A "x]${' '.repeat(n)}`,
    'halves with blanks': repeated(`½${' '.repeat(300)}:`),
  }))
    it(what, () => {
      assertLinear(make, (text) => parsePdn(text).diagnostics);
    });
});

// Which game a record is of, where no tag says it, or where tags say it badly.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inferVariant, parsePdn } from 'draughts-board/notation';
import { outline } from '../../support/outline.mjs';

const records = JSON.parse(
  readFileSync(new URL('../../../data/records.json', import.meta.url), 'utf8'),
);

const played = JSON.parse(
  readFileSync(new URL('../../../data/finals.json', import.meta.url), 'utf8'),
).filter(({ stopsAt }) => !stopsAt);

const idOf = (text) => inferVariant(text).variant.id;
const alternatives = (text) => inferVariant(text).alternatives.map(({ id }) => id);

describe('the game of a record without tags', () => {
  const moves = [
    ['1. 32-28 19-23 2. 28x19 14x23', 'international'],
    ['1. 34-30 20-25 2. 39-34 14-20', 'international'],
    ['1. 11-15 23-19 2. 8-11 22-17', 'english'],
    ['1. 9-14 22-18 2. 5-9 24-19', 'english'],
    ['1. 23-20 12-15 2. 20-16 10-13', 'italian'],
    ['1. 10-14 23-20 2. 5-10 28-23', 'spanish'],
    ['1. 45-39 28-34 2. 39x28 22x35', 'canadian'],
    ['1. c3-d4 f6-e5 2. d4:f6 g7:e5', 'russian'],
    ['1. ab4 ba5 2. ed4 dc5 3. bd6 ce5', 'russian'],
    ['1. a3a4 h6h5', 'turkish'],
    // A capture in a straight line, which only Frisians have.
    ['1. 31-26 20-25 2. 37-31 14-20 3. 32-27 17x37', 'frisian'],
    // Numbers in a game of letters.
    ['1. 22-18 11-15 2. 18x11 8x15', 'russian'],
  ];
  for (const [text, id] of moves)
    it(`is ${id} by ${text}`, () => {
      const { variant, confidence } = inferVariant(text);
      assert.equal(variant.id, id);
      assert.equal(confidence, 1);
      const { games, diagnostics } = parsePdn(text);
      assert.equal(games[0].variant.id, id);
      const codes = diagnostics.map(({ code }) => code);
      assert.deepEqual(codes, id === 'international' ? [] : ['read-as']);
    });

  for (const { source, variant, pdn } of records.filter(
    ({ source }) => !source.endsWith('2006.pdn 1'),
  ))
    it(`is ${variant} by all the moves of ${source}`, () => {
      assert.equal(idOf(pdn), variant);
    });

  it('is told by all the games of a text: what one leaves open another may say', () => {
    const czech = records.filter(({ variant }) => variant === 'czech');
    const [open] = czech;
    assert.equal(idOf(open.pdn), 'russian');
    assert.ok(alternatives(open.pdn).includes('czech'));
    const { games, diagnostics } = parsePdn(czech.map(({ pdn }) => pdn).join('\n'));
    assert.deepEqual(
      games.map(({ variant, plies }) => [variant.id, plies]),
      czech.map(({ plies }) => ['czech', plies]),
    );
    assert.ok(diagnostics.every(({ code }) => code === 'read-as'));
  });

  it('is told by whole games, or the game is among those that fit as well', () => {
    const names = new Map();
    for (const { pdn, variant, source } of played) {
      const {
        variant: found,
        confidence,
        alternatives: others,
      } = inferVariant(pdn.replace(/\[(GameType|Variant|Result) "[^"]*"\]/g, ''));
      // A score such as 4-6 at the end looks like a move.
      assert.ok(confidence > 0.99, source);
      assert.ok(
        [found, ...others].some(({ id }) => id === variant),
        source,
      );
      names.set(variant, (names.get(variant) ?? new Set()).add(found.id));
    }
    // Brazilian games hardly ever differ from Russian ones, and of English in letters many do not.
    assert.deepEqual(
      [...names]
        .filter(([variant, found]) => found.size > 1 || !found.has(variant))
        .map(([id]) => id),
      ['english', 'brazilian'],
    );
  });

  it('is told in spite of a move that nobody can play', () => {
    const { variant, confidence } = inferVariant('1. c3-d4 f6-e5 2. d4:f6 g7:e5 3. h8-a1');
    assert.equal(variant.id, 'russian');
    assert.ok(confidence > 0.7 && confidence < 1);
  });

  it('is International where nothing tells it', () => {
    for (const text of ['', '{words}', '[Event "x"] *', '[White "A"] 2-0', 'no moves at all']) {
      const { variant, confidence, alternatives: others } = inferVariant(text);
      assert.deepEqual([variant.id, confidence, others], ['international', 0, []], text);
    }
  });
});

describe('games that fit equally well', () => {
  it('stand in the order of how well they are known', () => {
    const order = (text) => [idOf(text), ...alternatives(text)];
    assert.deepEqual(order('1. 32-28 19-23').slice(0, 2), ['international', 'frisian']);
    assert.deepEqual(order('1. c3-d4 f6-e5').slice(0, 3), ['russian', 'brazilian', 'czech']);
    assert.deepEqual(order('1. 10-14 23-20').slice(0, 2), ['spanish', 'portuguese']);
    assert.deepEqual(order('1. 9-14 22-18').slice(0, 2), ['english', 'american-pool']);
  });

  it('with the names of the record come before others, but known ones before those that are not', () => {
    const numbers = [idOf('1. 21-17 12-16'), ...alternatives('1. 21-17 12-16')];
    assert.deepEqual(numbers.slice(0, 4), ['italian', 'russian', 'brazilian', 'czech']);
    // 22-17 is no Italian move. Some games that few know have numbers, Russian has letters.
    assert.equal(idOf('1. 22-17 9-14'), 'russian');
    assert.ok(alternatives('1. 22-17 9-14').includes('main-dam'));
  });
});

describe('positions without moves', () => {
  const list = (...fens) => fens.map((fen) => `[FEN "${fen}"] *`).join('\n');
  const english = ['W:W18:B9', 'B:W32:B1,K4', 'W:W21,22:B12', 'W:WK30:B14,K10', 'B:W25:B5'];

  it('tell by their squares how large the board is, if there are a few of them', () => {
    assert.equal(idOf(list(...english)), 'english');
    assert.equal(idOf(list(...english, 'W:W48:B3')), 'international');
    assert.equal(idOf(list(...english, 'W:W48:B3', 'W:W71:B3')), 'canadian');
    const letters = ['W:Wa1:Bh8', 'W:Wc3:Bd6', 'B:Wg1:BKb8', 'W:WKa3:Bh4', 'W:Wb2:Bc7'];
    assert.equal(idOf(list(...letters)), 'russian');
    assert.equal(idOf(english.join('\n')), 'english');
  });

  it('tell nothing if there are too few', () => {
    const { variant, confidence } = inferVariant(list(...english.slice(0, 4)));
    assert.deepEqual([variant.id, confidence], ['international', 0]);
  });

  it('tell it in spite of a FEN that is wrong', () => {
    const { variant, confidence } = inferVariant(list(...english, 'W:W32,99:B1'));
    assert.equal(variant.id, 'english');
    assert.ok(confidence > 0.8 && confidence < 1);
  });

  it('with moves tell it by these', () => {
    assert.equal(idOf('[FEN "W:W28:B22,12"] 28x8'), 'international');
    assert.equal(idOf('[FEN "W:WKe7:Bb2,b6,d2,d6"] e7:a3:c1:e3:a7'), 'russian');
    assert.equal(idOf('[FEN "B:W15,22,32:B11"] 11x18x25 32-28'), 'english');
  });
});

describe('the tags of a record', () => {
  const tags = [
    // The number counts, whatever stands behind it.
    ['[GameType "20,W,10,10,N1,0"] 32-28', 'international'],
    ['[GameType "20,W,0,0,N,0"] 32-28', 'international'],
    ['[GameType "20,W,10,10,N2,1"] 32-28', 'international'],
    ['[GameType "25,W,8,8,A1,0"] c3-d4 f6-e5', 'russian'],
    ['[GameType "26,W,8,8,A1,0"] c3-d4', 'brazilian'],
    ['[GameType "29,W,8,8,A1,0"] c3-d4', 'czech'],
    ['[GameType "30,W,8,8,A1,0"] a3-a4', 'turkish'],
    ['[GameType "21,W,8,8,N1,0"] 11-15', 'english'],
    ['[GameType "31,W,8,8,N2,0"] 25-21', 'thai'],
    ['[GameType "22,W,8,8,N2,0"] 23-20', 'italian'],
    ['[GameType " 20 "] 32-28', 'international'],
    // What servers have beside the registry.
    ['[GameType "96"] 32-28', 'breakthrough'],
    ['[GameType "97"] 46-41', 'frysk'],
    ['[GameType "98"] 32-28', 'antidraughts'],
    // A name counts more than a number, which elsewhere is another game.
    ['[GameType "32"] [Variant "English"] 11-15', 'english'],
    ['[GameType "27"] [Variant "Pool"] 11-15', 'american-pool'],
    ['[GameType "31"] [Variant "Portuguese"] 10-14', 'portuguese'],
    ['[Variant "American/English"] [P1 "a"] [P2 "b"] [P1Elo "1500"] c3-d4 f6-e5', 'english'],
    ['[Variant "Russian"] [TimeControl "3 d/5"] c3-d4', 'russian'],
    ['[Variant "Frysk!"] 46-41', 'frysk'],
    ['[Gametype "40"] 32-28', 'frisian'],
    ['[Type de jeu "20"] 32-28', 'international'],
  ];
  for (const [text, id] of tags)
    it(`say ${id} in ${text}`, () => {
      assert.deepEqual(inferVariant(text), {
        variant: parsePdn(text).games[0].variant,
        confidence: 1,
        alternatives: [],
      });
      assert.equal(idOf(text), id);
      assert.deepEqual(parsePdn(text).diagnostics, []);
      assert.ok(parsePdn(text).games[0].plies > 0);
    });

  it('of no game there is leave it to the moves, and that is said', () => {
    const text = '[GameType "32"] 1. 11-15 23-19';
    assert.equal(idOf(text), 'english');
    assert.deepEqual(
      parsePdn(text)
        .diagnostics.map(({ code }) => code)
        .sort(),
      ['read-as', 'unknown-variant'],
    );
    assert.equal(idOf('[GameType "99"] [FEN "W:W31,45:B20,6"] 45-40 20-25'), 'international');
  });

  it('in the words of a country leave it to the moves, too', () => {
    const text =
      '[Dati "69° ASSOLUTO 1° TURNO"] [Anno "2005"] [Bianco "A"] [Nero "B"] [Risultato "1-0"] [Apertura "0028"] 1. 23-20 12-15 2. 28-23 10-13 1-0';
    const { games } = parsePdn(text);
    assert.equal(games[0].variant.id, 'italian');
    assert.equal(outline(games[0]), '23-20 12-15 28-23 10-13');
    assert.deepEqual(
      [...games[0].tags.keys()],
      ['Dati', 'Anno', 'Bianco', 'Nero', 'Risultato', 'Apertura'],
    );
  });

  it('of one game do not speak for others of the text', () => {
    const { games } = parsePdn('[GameType "20"] 32-28 * [Event "x"] c3-d4 f6-e5 *');
    assert.deepEqual(
      games.map(({ variant }) => variant.id),
      ['international', 'russian'],
    );
  });
});

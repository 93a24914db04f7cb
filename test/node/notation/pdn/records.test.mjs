// Records as they are found on pages, in files and in blogs: what has to be read of each.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  formatFen,
  parseComment,
  parseFen,
  parseMove,
  parsePdn,
  parseResult,
} from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';
import { outline } from '../../support/outline.mjs';

const read = (file) =>
  JSON.parse(readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8'));
const finals = read('finals.json');
const records = read('records.json');

/** The bare moves of a game from the data, without its tags. */
const movesOf = (wanted) => {
  const { pdn, plies } = [...finals, ...records].find(({ source }) => source === wanted);
  return { text: pdn.replace(/\[\w+ "[^"]*"\]\s*/g, ''), plies };
};

function only(pdn) {
  const { games, diagnostics } = parsePdn(pdn);
  assert.equal(games.length, 1);
  return { game: games[0], moves: outline(games[0]), diagnostics };
}
const clean = (pdn) => {
  const reading = only(pdn);
  assert.deepEqual(reading.diagnostics, []);
  return reading;
};
const codes = ({ diagnostics }) => diagnostics.map(({ code }) => code);

function lastOf({ root }) {
  let node = root;
  while (node.children[0] && node.children[0].kind !== 'text') [node] = node.children;
  return node;
}
const endOf = (game) => formatFen(lastOf(game).position);

describe('a game of a championship', () => {
  it('is played to its end, with its result and times as they are', () => {
    const { text } = movesOf('pdn3-doc-examples/example_1.pdn 1');
    const { game } = clean(
      `[White "Mikhalchenko,I."]\n[Black "Ndjofang,J."]\n[Result "0-2"]\n[GameType "20"]\n[WhiteTime "1:36"]\n[BlackTime "1:17"]\n\n${text}`,
    );
    assert.equal(game.plies, 74);
    assert.equal(endOf(game), 'W:W27,33,35,40,48,50:B3,5,7,17,18,23');
    assert.equal(game.tags.get('Result'), '0-2');
    assert.equal(game.tags.get('WhiteTime'), '1:36');
    assert.deepEqual(parseResult('0-2', game.variant), { winner: 'black' });
  });

  it('has comments before, between and behind its moves, glyphs and variations', () => {
    const { text } = movesOf('pdn3-doc-examples/example_2.pdn 1');
    const annotated = text
      .replace('1. 34-29', '{Before the first.} 1. 34-29')
      .replace('2. 32-28', '2. 32-28 {Often played.}')
      .replace(
        '19-23 5.',
        '19-23 ( {More often} 4... 1-6 {and then} 5. 46-41 {next} 19-23 6. 28x19 14x34 {plays it.} ) 5.',
      )
      .replace('6. 39x30', '6. 39x30 ( {As good:} 6. 40x29 {or so.} )')
      .replace('13-19 7.', '13-19 $$1 $$2 $$3 7.');
    const { game, moves } = clean(`[Result "2-0"] [GameType "20"]\n${annotated}`);
    assert.equal(game.plies, 117);
    assert.equal(endOf(game), 'B:W17,K18,37,38:B15,24,26,30,35');
    const opening =
      '{Before the first.} 34-29 17-22 32-28 {Often played.} 11-17 37-32 6-11 41-37 19-23 ({More often} 1-6 {and then} 46-41 {next} 19-23 28x19 14x23x34 {plays it.}) 28x19 14x23x34 39x30 ({As good:} 40x29 {or so.}) 13-19 $1 $2 $3 44-39';
    assert.equal(moves.slice(0, opening.length), opening);
  });
});

describe('a game with illegal play', () => {
  it('jumps to its setups, and keeps the clocks', () => {
    const pdn =
      '[GameType "20"] 1. 32-28 {[%clock w0:00:10 B0:00:05]} 17-21 {[%clock W0:00:10 b0:00:05]} 2. 28-23 /FEN "B:W23,31,33-50:B1-16,18-21"/ /FEN "W:W23,31,33-50:B1-16,18-20,26"/ 17. 31-27 18x29 19. 34x23 *';
    const { game, moves } = clean(pdn);
    assert.match(moves, /28-23 \/FEN\/ \/FEN\/ 31-27 18x29 34x23$/);
    const clocks = [game.root.children[0], game.root.children[0].children[0]].flatMap(
      ({ comments: [comment] }) => parseComment(comment, game.variant).clocks,
    );
    assert.deepEqual(
      clocks.map(({ side, seconds }) => `${side} ${seconds}`),
      ['white 10', 'black 5', 'white 10', 'black 5'],
    );
    const [{ comments }] = game.root.children;
    assert.equal(parseComment(comments[0], game.variant).text, '');
  });
});

describe('a game of a server', () => {
  it('is not mirrored by a GameType that is wrong about the first square', () => {
    const { game, moves } = clean(
      '[GameType "20,W,10,10,N1,0"] [WhiteElo "1500"] [Result "1-0"] [FEN "W:W28,35,44:B11,22,24,29"] 1. 28x17x6 29-33 2. 35-30 24x35 1-0',
    );
    assert.equal(game.variant.id, 'international');
    assert.equal(moves, '28x17x6 29-33 35-30 24x35');
    assert.equal(clean('[GameType "20,W,10,10,N1,0"] 1. 32-28 19-23 2. 28x19 14x23').game.plies, 4);
  });

  for (const source of ['wiegerw-succeed/schildpad.pdn 3', 'wiegerw-succeed/schildpad.pdn 7'])
    it(`is read on past a short capture with two routes, and that is said: ${source}`, () => {
      const { text, plies } = movesOf(source);
      const reading = only(`[Date "03.07.20"] [Result "2-0"] [GameType "20"]\n\n${text}\n`);
      assert.equal(reading.game.plies, plies);
      assert.ok(!reading.moves.includes('"'));
      assert.deepEqual(codes(reading), ['ambiguous-move']);
      assert.match(reading.diagnostics[0].message, /^Ambiguous move: (36x16|4x24), read as /);
    });

  it('may have blanks inside its moves, and a result that looks like a move', () => {
    const { game, moves } = clean(
      '[Date "03.07.20"]\n[Result "1-1"]\n[FEN "W:W20,27:B1,14"]\n\n  1. 20x 9  1- 7  2. 27-22  7-12\n1-1\n',
    );
    assert.equal(moves, '20x9 1-7 27-22 7-12');
    assert.equal(game.tags.get('Result'), '1-1');
  });
});

describe('a game of a federation', () => {
  it('may be Italian by its moves, with Italian tags in an encoding of the west', () => {
    const text =
      '[Dati "69\u00b0 ASSOLUTO 1\u00b0 TURNO"]\r\n[Anno "2005"]\r\n[Bianco "A"]\r\n[Nero "B"]\r\n[Risultato "1-0"]\r\n[Apertura "0028"]\r\n\r\n1. 23-20 12-15 2. 28-23 10-13 1-0\r\n';
    const bytes = Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
    const reading = parsePdn(bytes);
    const [game] = reading.games;
    assert.equal(game.variant.id, 'italian');
    assert.equal(game.tags.get('Dati'), '69° ASSOLUTO 1° TURNO');
    assert.equal(game.tags.get('Bianco'), 'A');
    assert.equal(game.tags.get('Result'), undefined);
    assert.deepEqual(codes(reading), ['read-as']);
  });

  it('may have a score of ten points, which is no move, and zeros before its squares', () => {
    const { text } = movesOf('wiegerw-fail/delfts.pdn 1');
    const { game } = clean(`[Result "4-6"]\n[WhiteClock "2:47"]\n[BlackClock "1.59"]\n${text}`);
    assert.match(text, /06-11/);
    assert.equal(game.plies, 128);
    assert.equal(endOf(game), 'W:WK4,32:B15,18,K19');
    assert.deepEqual(parseResult(game.tags.get('Result'), game.variant), { winner: 'black' });
  });

  it('may be Russian, with Cyrillic tags in either encoding', () => {
    const { text, plies } = movesOf('encodings/orig_abatsiev.pdn 1');
    const pdn = `[Event       "XXV первенство СССР"]\r\n[Date        "1.1.1965"]\r\n[Result      "1-0"]\r\n\r\n${text}\r\n`;
    const cp1251 = Uint8Array.from(
      [...pdn].map((sign) => {
        const code = sign.charCodeAt(0);
        return code >= 0x410 ? code - 0x410 + 0xc0 : code;
      }),
    );
    for (const source of [pdn, new TextEncoder().encode(pdn), cp1251]) {
      const reading = parsePdn(source);
      const [game] = reading.games;
      assert.equal(game.variant.id, 'russian');
      assert.equal(game.plies, plies);
      assert.equal(game.tags.get('Event'), 'XXV первенство СССР');
      assert.deepEqual(codes(reading), ['read-as']);
    }
  });

  it('may be Czech, and name other empty squares than those where the king turns', () => {
    for (const [source, written] of [
      ['wiegerw-succeed/mrcd2006.pdn 27', 'a1xf6xh8'],
      ['wiegerw-fail/mrdrcd08.pdn 10', 'b8xe5xh2'],
    ]) {
      const { text, plies } = movesOf(source);
      const { game, moves } = only(text);
      assert.equal(game.variant.id, 'czech');
      assert.equal(game.plies, plies);
      assert.ok(text.includes(written) && moves.includes(written));
    }
  });
});

describe('what engines and old files write', () => {
  it('is no text for readers, but is kept', () => {
    const { game } = clean(
      '1. 32-28 {[%drgnode 3 4][%inbook]} 19-23 {[%eval -0.048][%egt 0:0:9.56][%depth 12][%nodes 123456]} *',
    );
    const [first] = game.root.children;
    const parts = [first, first.children[0]].map(({ comments: [comment] }) =>
      parseComment(comment, game.variant),
    );
    assert.deepEqual(
      parts.map(({ text }) => text),
      ['', ''],
    );
    assert.deepEqual(
      parts.flatMap(({ commands }) => commands.map(({ name }) => name)),
      ['drgnode', 'inbook', 'eval', 'egt', 'depth', 'nodes'],
    );
  });

  it('may nest comments, which end at the first brace', () => {
    const reading = only('{ nested { comment } } 1. 32-28 *');
    assert.equal(reading.moves, '{nested { comment} 32-28');
    assert.deepEqual(codes(reading), ['unknown-word']);
  });

  it('may have escapes and any writing in tags', () => {
    const { game } = clean(
      String.raw`[White "This is a string with an escaped character \""] 32-28`,
    );
    assert.equal(game.tags.get('White'), 'This is a string with an escaped character "');
    const names = clean('[White "Сергей Фадеев"] [Black "高文龙"] 32-28').game.tags;
    assert.deepEqual([...names.values()], ['Сергей Фадеев', '高文龙']);
  });

  it('may have strengths in brackets and variations without numbers', () => {
    assert.equal(clean('1.32-28!? 19-23(!?!!!) 2.28x19 *').moves, '32-28 $5 19-23 $5 28x19');
    assert.equal(
      clean('32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19').moves,
      '32-28 19-23 (18-23 38-32 (37-32 $2 23-29 $1 {Black wins}) 12-18) 28x19',
    );
    assert.equal(clean('[FEN "B:W32:B1"] 1-6* 32-28').moves, '1-6 $7 32-28');
  });

  it('may begin with a line about itself', () => {
    const { game, moves } = clean(
      '% Board game: International Draughts 10x10\n[Event "x"]\n1. 32-28 19-23',
    );
    assert.equal(moves, '32-28 19-23');
    assert.deepEqual([...game.tags.keys()], ['Event']);
  });

  it('may go on behind a result, which is said', () => {
    const pdn =
      '[Result "1-0"]\n[FEN "W:W12,22,23,24,25,29,34:B1,3,9,13,14,40,45."]\n\n1. 22-18 13x22 2. 12-8 3x12 3. 23-19 14x23 4. 29x7 40x20 5. 25x3 1x12 6. 3x50\n1-0\n\n36x27 1-0\n';
    const { games, diagnostics } = parsePdn(pdn);
    assert.equal(games[0].plies, 11);
    assert.equal(games[0].tags.get('Result'), '1-0');
    assert.deepEqual(games.slice(1).map(outline), ['"36x27"']);
    assert.deepEqual(
      diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(({ code, line }) => [code, line]),
      [['not-legal', 7]],
    );
  });
});

describe('a move that is typed', () => {
  it('may have its number, and no sign between its squares', () => {
    const russian = Position.start(getVariant('russian'));
    const squares = ['a3', 'b4'].map((name) => russian.variant.squareAt(name));
    for (const text of ['1.a3b4', '1. a3-b4', 'a3b4', 'ab4', '1.ab4'])
      assert.deepEqual(parseMove(text, russian).path, squares, text);
    const position = parseFen('W:W35:B1').position;
    for (const text of ['3530', '1.3530', '1. 35-30', '1...35-30', '35 – 30', '35-30!'])
      assert.deepEqual(parseMove(text, position).path, [35, 30], text);
  });
});

describe('a game in a blog', () => {
  it('may be one line, of Black first, without names', () => {
    const { game, moves } = clean(
      '[White ""] [Black ""] [FEN "B:WK11,34,40,44,48:B17,33,35,K50"] 1. ... 50x30 2. 11x25 *',
    );
    assert.match(moves, /^50x39x30 11x(?:\d+x)+25$/);
    assert.equal(game.root.position.turn, 'black');
    assert.deepEqual([game.tags.get('White'), game.tags.get('Black')], ['', '']);
  });

  it('may have the answers in brackets, and other signs', () => {
    const fen = '[FEN "W:W22,33,34,35,38,39,42:B13,20,23,24"]';
    const text = '31. 34-30! (13-19) 32. 39-34 (20-25) 33. 33-29 24×33 34. 38×18 (19-24?)';
    const { game, moves } = clean(`${fen} ${text}`);
    assert.equal(moves, '34-30 $1 13-19 39-34 20-25 33-29 24x33 38x29x18 19-24 $2');
    assert.equal(game.plies, 8);
  });

  it('may be a list with commas', () => {
    const fen = '[FEN "W:W27,31,32,33,35,43,45,48:B9,12,13,16,17,19,24,29"]';
    const { moves } = clean(`${fen} 27-21!, 17×39?, 43×3`);
    assert.match(moves, /^27-21 \$1 17x(?:\d+x)+39 \$2 43x34x23x14x3$/);
  });

  it('may have letters of notes, hyphens in captures and words at its end', () => {
    const text =
      '29-25---A, 8-12, 14-10---B, 12-16, 2-7, 16-19, 7-11, 19-23, 11-15, 23-26, 15-18, 26-30, 25-21, 30-25, 10-7, 1-6, 18-15, 25-22, 7-3, 22-25, 3-7, 25-22, 7-11, 22-25, 21-17, 25-21, 17-13, 21-17, 15-18, 17-21, 18-14, 21-25, 14-10, 6-15, 11-18, 25-21, 18-14, 21-25, 13-9, 25-30, 9-6. White Wins.';
    const reading = only(`[GameType "21"] [FEN "W:W29,14,K2:B8,5,1."] ${text}`);
    assert.equal(reading.game.plies, 41);
    assert.equal(endOf(reading.game), 'B:W6,K14:B5,K30');
    assert.match(
      reading.moves,
      /^29-25 \{A\} 8-12 14-10 \{B\} .* 6x15 11x18 .* 9-6 \{White Wins\.\}$/,
    );
    assert.deepEqual(codes(reading), ['words-outside-a-comment']);
  });

  it('may end with a verdict', () => {
    const tags = '[GameType "21"] [FEN "W:W14,32:B21,4"]';
    for (const verdict of ['WW.', 'BW', 'White Wins.', 'Black resigns', 'Drawn.']) {
      const reading = only(`${tags} 14-10 21-25---A 32-28 ${verdict}`);
      assert.equal(reading.moves, `14-10 21-25 {A} 32-28 {${verdict}}`);
      assert.deepEqual(codes(reading), ['words-outside-a-comment']);
    }
  });
});

describe('the result of a problem', () => {
  it('stays as it is written; in English draughts its second number is of White', () => {
    const { game } = clean(
      '[GameType "21"] [FEN "W:W31,27,19:B17,12,5."] [Result "0-1"] {White wins.} 0-1',
    );
    assert.equal(game.tags.get('Result'), '0-1');
    assert.deepEqual(parseResult('0-1', game.variant), { winner: 'white' });
    assert.equal(game.root.position.turn, 'white');
  });
});

describe('a position of a list', () => {
  const men = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i).join();
  for (const [fen, expected] of [
    ['W:W31-50:B1-20', `W:W${men(31, 50)}:B${men(1, 20)}`],
    [
      'B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29',
      'B:WK10,K15,18,24,27,28:B12,16,20,K22,K25,K29',
    ],
    ['?:W29,13,11:B22,4,2', '?:W11,13,29:B2,4,22'],
    ['W:B12,13:W25,27', 'W:W25,27:B12,13'],
    ['W:WK1-3:BK4-6', 'W:WK1,K2,K3:BK4,K5,K6'],
    ['B:W27:B28:H0:F1', 'B:W27:B28'],
    ['W:W:W31,32:B1,2', 'W:W31,32:B1,2'],
    ['w:wk31, k32 :b1 .', 'W:WK31,K32:B1'],
  ])
    it(`is read as a tag and alone: ${fen}`, () => {
      const { game } = clean(`[FEN "${fen}"] *`);
      assert.equal(formatFen(game.start), expected);
      assert.equal(game.root.position === undefined, fen.startsWith('?'));
      if (!fen.includes(' ')) assert.equal(formatFen(clean(fen).game.start), expected);
    });
});

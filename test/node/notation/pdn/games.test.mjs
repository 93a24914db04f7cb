// The moves of a PDN as moves of a game: which game, from which position, and what cannot be played.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, parsePdn } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';
import { outline } from '../../support/outline.mjs';

/** The only game of a text, and what was found in it. */
function read(text, options) {
  const { games, diagnostics } = parsePdn(text, options);
  assert.equal(games.length, 1, `${games.length} games`);
  const [game] = games;
  return { game, moves: outline(game), diagnostics };
}

const found = ({ diagnostics }) =>
  diagnostics.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`);

/** Where the main line of a game has led. */
function lastOf(game) {
  let node = game.root;
  while (node.children[0] && node.children[0].kind !== 'text') node = node.children[0];
  return node;
}

describe('the game of a PDN', () => {
  const tags = [
    ['', 'international'],
    ['[GameType "20"]', 'international'],
    ['[GameType "20,W,10,10,N1,0"]', 'international'],
    ['[GameType "20,W,0,0,N,0"]', 'international'],
    ['[GameType "21"]', 'english'],
    ['[GameType "23"]', 'american-pool'],
    ['[GameType "23,B,8,8,A1,1"]', 'jamaican'],
    ['[GameType "23,W,8,8,A1,1"]', 'jamaican'],
    ['[GameType "25,W,8,8,A1,0"]', 'russian'],
    ['[GameType "40"]', 'frisian'],
    ['[Gametype "22"]', 'italian'],
    ['[GameType "20"] [Variant "Killer"]', 'killer'],
    ['[Variant "Frysk!"] [GameType "40"]', 'frysk'],
    ['[GameType "23,B,8,8,N1,0"] [Variant "Jekab"]', 'jekab'],
    ['[Variant "American/English"]', 'english'],
  ];
  for (const [text, id] of tags)
    it(`is ${id} by ${text || 'no tag at all'}`, () => {
      const { game, diagnostics } = read(`[Event "x"] ${text} *`);
      assert.equal(game.variant.id, id);
      assert.equal(game.start, game.variant.start);
      assert.deepEqual(diagnostics, []);
    });

  it('is International, and that is said, where the tag names none there is', () => {
    const reading = read('[Event "x"]\n[Variant "Dameo 3000"] 32-28 *');
    assert.equal(reading.game.variant.id, 'international');
    assert.deepEqual(found(reading), ['warning unknown-variant 2:1']);
  });

  it('is read by the GameType where the Variant names none there is', () => {
    const { game } = read('[Variant "From Position"] [GameType "26"] *');
    assert.equal(game.variant.id, 'brazilian');
  });

  it('is the one asked for, whatever the tags say', () => {
    const variant = getVariant('czech');
    assert.equal(read('[GameType "20"] c3-d4 *', { variant }).moves, 'c3-d4');
  });

  it('begins with Black in English, on the squares 1 to 12', () => {
    const { game, moves } = read('[GameType "21"] 1. 11-15 23-19 2. 8-11 22-17 *');
    assert.equal(moves, '11-15 23-19 8-11 22-17');
    assert.equal(game.root.position.turn, 'black');
  });

  it('is mirrored in Italian', () => {
    // 23-20 and 12-15 are openings there, and no moves on an English board.
    assert.equal(read('[GameType "22"] 1. 23-20 12-15 *').moves, '23-20 12-15');
    assert.equal(read('[GameType "21"] 1. 12-15 *').game.plies, 0);
  });

  it('counts from below in Spanish', () => {
    assert.equal(read('[GameType "24"] 1. 10-14 23-20 *').moves, '10-14 23-20');
  });

  it('has colons or no sign at all in Russian', () => {
    const moves = 'c3-d4 f6-e5 d4xf6 g7xe5';
    for (const text of [
      'c3-d4 f6-e5 d4:f6 g7:e5',
      'c3-d4 f6-e5 d4xf6 g7xe5',
      'c3d4 f6e5 d4f6 g7e5',
    ])
      assert.equal(read(`[GameType "25"] ${text} *`).moves, moves);
  });

  it("has letters in English, from White's corner or from the starting player's", () => {
    assert.equal(read('[GameType "21"] 1. f6-e5 c3-d4 *').moves, '11-15 22-18');
    assert.equal(read('[GameType "21"] 1. c3-d4 f6-e5 *').moves, '11-15 22-18');
  });

  it('goes up to square 72 in Canadian', () => {
    assert.equal(
      read('[GameType "27"] 1. 45-39 28-34 2. 39x28 22x35 *').moves,
      '45-39 28-34 39x28 22x35',
    );
  });
});

describe('the start of a game', () => {
  it('is the FEN tag, with or without a SetUp tag', () => {
    for (const tags of [
      '[FEN "W:W31:B20"]',
      '[SetUp "1"] [FEN "W:W31:B20"]',
      '[Fen "W:W31:B20."]',
    ]) {
      const { game, moves } = read(`${tags} 31-27 20-25 *`);
      assert.equal(formatFen(game.start), 'W:W31:B20');
      assert.equal(moves, '31-27 20-25');
    }
  });

  it('is the setup before the first move', () => {
    const { game, moves } = read('1. /FEN "W:W31:B20"/ 31-27 20-25 *');
    assert.equal(formatFen(game.start), 'W:W31:B20');
    assert.equal(moves, '31-27 20-25');
  });

  it('may have a man on the row where it should have been crowned', () => {
    const reading = read('[FEN "W:W3,31:B20"] 31-27 *');
    assert.equal(reading.moves, '31-27');
    assert.deepEqual(found(reading), ['warning man-on-its-crowning-row 1:10']);
  });

  it('may be a diagram on which nobody can play', () => {
    const { game, diagnostics } = read('[FEN "?:W31:B20"] *');
    assert.equal(game.root.position, undefined);
    assert.equal(formatFen(game.start), '?:W31:B20');
    assert.deepEqual(diagnostics, []);
  });

  it('that has a fault is reported and shown as it could be read', () => {
    const reading = read('[FEN "W:W31,99:B20"] *');
    assert.equal(formatFen(reading.game.start), 'W:W31:B20');
    assert.deepEqual(found(reading), ['error no-such-square 1:13']);
  });
});

describe('a setup on the way', () => {
  it('replaces the position and is no ply', () => {
    const { game, moves } = read('1. 32-28 19-23 /FEN "W:W31:B20"/ 2. 31-27 20-25 *');
    assert.equal(moves, '32-28 19-23 /FEN/ 31-27 20-25');
    assert.equal(game.plies, 4);
    assert.equal(formatFen(lastOf(game).position), 'W:W27:B25');
  });

  it('goes on after illegal play, twice', () => {
    const reading = read(
      '1. 32-28 {[%clock w0:00:10 B0:00:05]} /FEN "W:W28,31:B20"/ /FEN "B:W28,31:B20"/ 20-25 31-27 *',
    );
    assert.equal(reading.moves, '32-28 {[%clock w0:00:10 B0:00:05]} /FEN/ /FEN/ 20-25 31-27');
    assert.deepEqual(reading.diagnostics, []);
  });

  it('may stand in a variation', () => {
    const reading = read(
      '1. 32-28 19-23 ( /FEN "B:W28,33:B9,24"/ 24-29 33x24 9-14 ) 2. 28x19 14x23 *',
    );
    assert.equal(reading.moves, '32-28 19-23 (/FEN/ 24-29 33x24 9-14) 28x19 14x23');
    assert.deepEqual(reading.diagnostics, []);
  });

  it('with a fault is reported and shown as it could be read', () => {
    const reading = read('32-28\n  /FEN "W:W31,99:B20"/ *');
    assert.deepEqual(found(reading), ['error no-such-square 2:15']);
    const [setup] = reading.game.root.children[0].children;
    assert.equal(formatFen(setup.setup), 'W:W31:B20');
  });
});

describe('a capture', () => {
  const legs = '[GameType "21"] [FEN "B:W15,22,32:B11"]';

  it('may be written jump by jump', () => {
    assert.equal(read(`${legs} 11x18 18x25 32-28 *`).moves, '11x18x25 32-28');
    assert.equal(read(`${legs} 1. 11x18 2. 18x25 3. 32-28 *`).moves, '11x18x25 32-28');
    assert.equal(read(`${legs} 11-18 18-25 32-28 *`).moves, '11x18x25 32-28');
  });

  it('may be written by its ends, in full, or with all landings', () => {
    const fen = '[FEN "W:WK46:B32,23"]';
    assert.equal(read('[FEN "W:W44:B40,30"] 44x24 *').moves, '44x35x24');
    assert.equal(read('[FEN "W:W44:B40,30"] 44x35x24 *').moves, '44x35x24');
    assert.equal(read(`${fen} 46x28x5 *`).game.plies, 1);
  });

  it('may return to where it began', () => {
    const fen = '[FEN "B:W33,34,43,44:BK49"]';
    for (const text of ['49x49', '49x38x29x40x49', '49x40x29x38x49'])
      assert.equal(formatFen(lastOf(read(`${fen} 1... ${text} *`).game).position), 'W:W:BK49');
  });
});

describe('an ambiguous capture', () => {
  // 47x20x9x36 leaves the man on 19, 47x24x13x36 the one on 14.
  const fen = '[FEN "B:W14,19,31,38:BK47"]';

  it('is read so that what follows can be played, and that is said', () => {
    const one = read(`${fen}\n1... 47x36 2. 19-13 *`);
    assert.match(one.moves, /^47x20x9x36 19-13$/);
    assert.deepEqual(found(one), ['warning ambiguous-move 2:6']);
    const other = read(`${fen}\n1... 47x36 2. 14-10 36-31 *`);
    assert.match(other.moves, /^47x24x13x36 14-10 36-31$/);
    assert.deepEqual(found(other), ['warning ambiguous-move 2:6']);
  });

  it('is read as one of them where nothing follows', () => {
    const reading = read(`${fen} 47x36 *`);
    assert.equal(reading.game.plies, 1);
    assert.deepEqual(
      reading.diagnostics.map(({ code }) => code),
      ['ambiguous-move'],
    );
  });

  it('is no more so when it is written in full', () => {
    for (const text of ['47x20x9x36', '47x24x13x36']) {
      const reading = read(`${fen} ${text} *`);
      assert.equal(reading.moves, text);
      assert.deepEqual(reading.diagnostics, []);
    }
  });

  it('is read in the way that gets furthest where none leads to the end', () => {
    const reading = read(`${fen} 47x36 14-10 36-31 99-98 *`);
    assert.equal(reading.moves, '47x24x13x36 14-10 36-31 "99-98"');
  });
});

describe('a move that cannot be played', () => {
  it('ends the line: what is before it stands, the rest is text with a reason', () => {
    const reading = read('1. 32-28 19-23\n2. 28x19 14x23 3. 32-27 {why} 10-14 4. 37-32 *');
    assert.equal(reading.game.plies, 4);
    const text = lastOf(reading.game).children[0];
    assert.equal(text.kind, 'text');
    assert.equal(text.text, '32-27 {why} 10-14 4. 37-32');
    assert.notEqual(text.reason, '');
    assert.deepEqual(found(reading), ['error not-legal 2:19']);
    assert.equal(reading.diagnostics[0].message, text.reason);
  });

  it('in a variation does no harm to the main line', () => {
    const reading = read('1. 32-28 (1. 34-28 20-24) 1... 19-23 *');
    assert.equal(reading.moves, '32-28 ("34-28 20-24") 19-23');
    assert.deepEqual(found(reading), ['error not-legal 1:14']);
  });

  it('does no harm to the next game', () => {
    const { games } = parsePdn('[Event "a"] 1. 32-99 *\n[Event "b"] 1. 32-28 *');
    assert.deepEqual(games.map(outline), ['"32-99"', '32-28']);
  });

  it('may be one after the game is over', () => {
    // In Breakthrough the first king wins.
    const reading = read('[Variant "Breakthrough"] [FEN "W:W6,31:B20"] 6-1 20-25 *');
    assert.equal(reading.moves, '6-1 "20-25"');
    assert.deepEqual(lastOf(reading.game).position.outcome, {
      winner: 'white',
      rule: 'first-king',
    });
  });

  it('may be a quiet move where taking is compulsory', () => {
    assert.equal(read('32-28 19-23 37-32 *').moves, '32-28 19-23 "37-32"');
  });
});

describe('turns without a move', () => {
  it('are plies', () => {
    for (const text of ['32-28 - - 37-32 *', '1. 32-28 -- 2. 37-32 *'])
      assert.equal(read(text).game.plies, 3);
  });

  it('may be a setup without any piece', () => {
    for (const text of ['32-28 /FEN "B::"/ 37-32 *', '32-28 /FEN "W::"/ 37-32 *']) {
      const { game, moves, diagnostics } = read(text);
      assert.deepEqual([moves, game.plies], ['32-28 pass 37-32', 3]);
      assert.deepEqual(diagnostics, []);
    }
  });
});

describe('the encoding of a file', () => {
  const bytes = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
  const utf8 = (text) => new TextEncoder().encode(text);
  const utf16 = (text, high) =>
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return high ? [code >> 8, code & 255] : [code & 255, code >> 8];
    });
  /** Cyrillic letters follow each other from 0xC0 on; the rest here is ASCII. */
  const cp1251 = (text) =>
    [...text].map((sign) => {
      const code = sign.charCodeAt(0);
      return code >= 0x410 && code < 0x450 ? code - 0x410 + 0xc0 : code;
    });
  const eventOf = (source) => {
    const { games, diagnostics } = parsePdn(source);
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(games.map(outline), ['32-28']);
    return games[0].tags.get('Event');
  };
  const game = (event) => `[Event "${event}"]\r\n1. 32-28 *\r\n`;

  it('is UTF-8, with a mark or without', () => {
    assert.equal(eventOf(utf8(game('café'))), 'café');
    assert.equal(eventOf(bytes([0xef, 0xbb, 0xbf], utf8(game('café')))), 'café');
    assert.equal(eventOf(`\ufeff${game('café')}`), 'café');
  });

  it('is UTF-16 by its mark', () => {
    assert.equal(eventOf(bytes([0xff, 0xfe], utf16(game('Česká'), false))), 'Česká');
    assert.equal(eventOf(bytes([0xfe, 0xff], utf16(game('Česká'), true))), 'Česká');
  });

  it('is windows-1251 where there are Cyrillic words', () => {
    assert.equal(eventOf(Uint8Array.from(cp1251(game('Чемпионат СССР')))), 'Чемпионат СССР');
  });

  it('is windows-1252 otherwise', () => {
    const event = bytes(utf8('[Event "69'), [0xb0], [0x20, 0x93, 0xe9, 0x94]);
    assert.equal(eventOf(bytes(event, utf8('"] 32-28 *'))), '69° “é”');
  });
});

describe('a position in a PDN', () => {
  it('is the one that the rules make of the moves', () => {
    const { game } = read('32-28 19-23 28x19 14x23 *');
    let position = Position.start(game.variant);
    for (let node = game.root; node; node = node.children[0]) {
      if (node.move) position = position.play(node.move);
      assert.equal(node.position.key, position.key);
    }
  });
});

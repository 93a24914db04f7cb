// What stands in the list of moves of a viewer, and in which rows.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game, Session } from 'draughts-board/game';
import { parsePdn } from 'draughts-board/notation';
import { getVariant } from 'draughts-board/variants';
import { commentPieces } from '../../../dist/elements/draughts-viewer/comment-pieces.js';
import { rowItems, variationItems } from '../../../dist/elements/draughts-viewer/line-items.js';
import { glyphText, placeText } from '../../../dist/elements/draughts-viewer/move-text.js';
import { ownItems } from '../../../dist/elements/draughts-viewer/own-moves.js';
import { Places } from '../../../dist/elements/draughts-viewer/places.js';
import { rangeOf, within } from '../../../dist/elements/draughts-viewer/range.js';
import { assertLinear } from '../support/linear.mjs';

const empty = { position: undefined, children: [], before: [], comments: [], nags: [] };

const gameOf = (pdn) => parsePdn(pdn).games[0];

const written = (item, places) =>
  item ? placeText(item.place, places.game.variant.naming()) : '…';
const piecesText = (pieces) =>
  pieces
    .map((piece) => (piece.diagram ? '#' : piece.squares ? `<${piece.squares}>` : piece.text))
    .join('');

/** Rows as `1 32–28 19–23`, comments in braces, variations in brackets. */
function shown(places, items) {
  const lines = [];
  for (const item of items)
    switch (item.kind) {
      case 'row':
        lines.push(`${item.number} ${written(item.first, places)} ${written(item.second, places)}`);
        break;
      case 'move':
        lines.push(`${item.number}${item.isFirst ? '.' : '…'} ${written(item, places)}`);
        break;
      case 'comment':
        lines.push(`{${piecesText(item.pieces)}}`);
        break;
      case 'variations':
        for (const first of item.places)
          lines.push(`(${shown(places, variationItems(places, first)).join(' ')})`);
        break;
      case 'rest':
        lines.push(`rest ${item.node.code}: ${item.node.text}`);
        break;
      default:
        lines.push(item.kind);
    }
  return lines;
}

function rows(pdn, asked = {}) {
  const places = new Places(gameOf(pdn));
  const { from, to } = rangeOf(places, asked);
  return shown(places, rowItems(places, from, to));
}

describe('the rows of a game', () => {
  it('have a number and both moves', () => {
    assert.deepEqual(rows('1. 32-28 19-23 2. 28x19 14x23 3. 37-32'), [
      '1 32–28 19–23',
      '2 28×19 14×23',
      '3 37–32 …',
    ]);
  });

  // From an annotated game of the standard's own example.
  it('break at a variation and a comment, and go on with the same number', () => {
    const pdn = `{Before.} 1. 34-29 17-22 2. 32-28 {Popular.} 11-17 3. 37-32 6-11 4. 41-37 19-23
      ({Usually} 4... 1-6 {is played, and after} 5. 46-41 19-23) 5. 28x19 14x34`;
    assert.deepEqual(rows(pdn), [
      '{Before.}',
      '1 34–29 17–22',
      '2 32–28 …',
      '{Popular.}',
      '2 … 11–17',
      '3 37–32 6–11',
      '4 41–37 19–23',
      '({Usually} 4… 1–6 {is played, and after} 5. 46–41 5… 19–23)',
      '5 28×19 14×34',
    ]);
  });

  it('have variations of variations in them', () => {
    assert.deepEqual(rows('1. 32-28 (1. 34-29 19-23 (1... 17-22 2. 40-34) 2. 40-34) 19-23'), [
      '1 32–28 …',
      '(1. 34–29 1… 19–23 (1… 17–22 2. 40–34) 2. 40–34)',
      '1 … 19–23',
    ]);
  });

  it('begin with dots where the other side begins', () => {
    assert.deepEqual(rows('[FEN "B:W28,32:B1,19"]\n1... 19-23 2. 28x19'), [
      '1 … 19–23',
      '2 28×19 …',
    ]);
  });

  it('begin with Black where the game does', () => {
    assert.deepEqual(rows('[GameType "21"]\n1. 11-15 23-19 2. 8-11'), [
      '1 11–15 23–19',
      '2 8–11 …',
    ]);
  });

  it('have captures as the game writes them', () => {
    assert.deepEqual(rows('[GameType "25"]\n1. c3-d4 f6-g5 2. d4-e5 d6:f4'), [
      '1 c3–d4 f6–g5',
      '2 d4–e5 d6:f4',
    ]);
  });

  it('tell captures apart that share both ends', () => {
    // The king takes 38, and then either 14 or 19, before it comes to 31.
    const pdn = '[GameType "20"]\n[FEN "B:W14,19,31,38:BK47"]\n1... 47x24x13x36 *';
    assert.match(rows(pdn).join(), /^1 … 47×\d+×\d+×36$/);
  });

  it('have a pass, and a position that is replaced', () => {
    assert.deepEqual(rows('[GameType "20"]\n1. 32-28 /FEN "B::"/ 2. 28-23 *'), [
      '1 32–28 —',
      '2 28–23 …',
    ]);
    assert.deepEqual(rows('1. 32-28 19-23 (/FEN "B:W28,33,38:B19,23,24"/ 23x43) 2. 28x19'), [
      '1 32–28 19–23',
      '(setup 1… 23×43)',
      '2 28×19 …',
    ]);
  });

  it('end with what cannot be played, and why', () => {
    assert.deepEqual(rows('1. 32-28 19-24 2. 28-1 20-25 {late} *'), [
      '1 32–28 19–24',
      'rest not-legal: 28-1 20-25',
      '{late}',
    ]);
  });

  it('leave out what only programs read', () => {
    assert.deepEqual(rows('1. 32-28 {[%clock w0:09:54]} 19-23 {[%clk 0:10:00] good}'), [
      '1 32–28 19–23',
      '{good}',
    ]);
  });

  it('are few where there is nothing to show', () => {
    assert.deepEqual(rows('[FEN "W:W32:B19"]'), []);
    assert.deepEqual(rows('[FEN "W:W32:B19"]\n{A problem.} *'), ['{A problem.}']);
  });

  it('are made of lines without end, and of brackets in brackets', () => {
    const there = ['36-41', '15-4', '41-36', '4-15'];
    const pdn = '[GameType "20"]\n[FEN "W:WK36:BK15"]\n';
    const line = (plies) => pdn + Array.from({ length: plies }, (_, i) => there[i % 4]).join(' ');
    assert.equal(rows(line(30_000)).length, 15_000);
  });

  it('are found below variations of variations without end', () => {
    const step = (children) => ({ ...empty, kind: 'unknown', children });
    const levels = 20_000;
    let node = step([]);
    for (let level = 0; level < levels; level++) node = step([step([]), node]);
    const root = { ...empty, kind: 'root', children: [node] };
    const places = new Places(new Game({ variant: getVariant('international'), root }));
    let found = 0;
    let items = [...rowItems(places, places.at(root))];
    for (let next = items; next; items = next) {
      const [first] = items.find(({ kind }) => kind === 'variations')?.places ?? [];
      next = first && [...variationItems(places, first)];
      if (next) found++;
    }
    assert.equal(found, levels);
  });
});

describe('a part of a game', () => {
  const pdn = '1. 32-28 19-23 2. 28x19 14x23 (2... 13x24 3. 37-32) 3. 37-32 10-14 4. 41-37';

  it('is listed without what precedes and what follows', () => {
    assert.deepEqual(rows(pdn, { from: 2, to: '5' }), [
      '2 28×19 14×23',
      '(2… 13×24 3. 37–32)',
      '3 37–32 …',
    ]);
    assert.deepEqual(rows(pdn, { from: '3.1/1' }), ['3 37–32 …']);
  });

  it('is the whole game where the places are none of it, or in the wrong order', () => {
    const whole = rows(pdn);
    for (const asked of [{ from: '99' }, { from: 'x', to: '3.7/1' }, { from: '0', to: '99' }])
      assert.deepEqual(rows(pdn, asked), whole);
    assert.deepEqual(rows(pdn, { from: '4', to: '2' }), rows(pdn, { from: '4' }));
  });

  it('is not left by steps, but by a path', () => {
    const places = new Places(gameOf(pdn));
    const range = rangeOf(places, { from: 2, to: 5 });
    const leads = (path, target) => within(range, places, new Session(places.game, path), target);
    assert.equal(leads('4', 'first'), '2');
    assert.equal(leads('4', 'last'), '5');
    assert.equal(leads('2', 'previous'), undefined);
    assert.equal(leads('3', 'previous'), 'previous');
    assert.equal(leads('5', 'next'), undefined);
    assert.equal(leads('4', 'next'), 'next');
    assert.equal(leads('3.1/1', 'last'), 'last');
    assert.equal(leads('3', '7'), '7');
  });

  it('is left by moves of the reader, and come back to', () => {
    const game = gameOf(pdn);
    const places = new Places(game);
    const session = new Session(game, '4');
    const move = session.position.legalMoves().find(({ from, to }) => from === 34 && to === 30);
    const range = rangeOf(places, { from: 4, to: 4 });
    assert.equal(within(range, places, session, 'previous'), undefined);
    session.play(move);
    assert.equal(session.path, '4~1');
    assert.equal(within(range, places, session, 'previous'), 'previous');
    assert.equal(within(range, places, session, 'last'), 'last');
  });
});

describe("the reader's own moves", () => {
  it('are numbered from where the game was left, and stay when they are gone back over', () => {
    const game = gameOf('1. 32-28 19-23 2. 28x19 14x23');
    const places = new Places(game);
    const session = new Session(game, '1');
    for (const [from, to] of [
      [17, 22],
      [28, 17],
    ])
      session.play(
        session.position.legalMoves().find((move) => move.from === from && move.to === to),
      );
    const own = () => shown(places, ownItems(places, places.at(session.node), session));
    assert.deepEqual(own(), ['1… 17–22', '2. 28×17']);
    session.go('previous');
    assert.deepEqual(own(), ['1… 17–22', '2. 28×17']);
    session.go('1');
    assert.deepEqual(own(), []);
  });
});

describe('the glyphs of a move', () => {
  it('are those of print, others are numbers', () => {
    const glyphs = [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 16, 17, 146, 0, 99].map(glyphText);
    assert.deepEqual(glyphs, [
      ...['!', '?', '!!', '??', '!?', '?!', '□', '□', '=', '∞', '±', '∓', 'N', '', '$99'],
    ]);
  });
});

describe('the squares named in a comment', () => {
  const named = (comment, id = 'international') =>
    piecesText(commentPieces(comment, getVariant(id)));
  const cases = [
    ['It leaves 33 free.', 'It leaves <33> free.'],
    ['After 32-28 or 28x19', 'After <32,28> or <28,19>'],
    ['27×18×9 and 31–26', '<27,18,9> and <31,26>'],
    ['2.39-34 is met by 2... 40-34', '2.<39,34> is met by 2... <40,34>'],
    ['28. c3 or 14:30, 1,5 or 3.5', '28. c3 or 14:30, 1,5 or 3.5'],
    ['(28) [33], 38;', '(<28>) [<33>], <38>;'],
    ['25% of 117 games in 2009', '25% of 117 games in 2009'],
    ['lost by 2-0, 12:30 on the clock', 'lost by 2-0, 12:30 on the clock'],
    ['on 12-05-2009 and 3x', 'on 12-05-2009 and 3x'],
    ['51 and 0 are no squares, nor c3', '51 and 0 are no squares, nor c3'],
    ['', ''],
  ];
  for (const [comment, expected] of cases)
    it(`are found in "${comment}"`, () => assert.equal(named(comment), expected));

  it('are those of the game', () => {
    assert.equal(named('c3-d4 leaves a3, not 12', 'russian'), '<c3,d4> leaves <a3>, not 12');
  });

  it('stand beside diagrams, however they are asked for', () => {
    assert.equal(named('Here [#] White has 28.'), 'Here#White has <28>.');
    for (const sign of ['[#]', '[%diagram]', '[%dia 2]']) assert.equal(named(`a ${sign} b`), 'a#b');
  });

  it('are found in time that grows with the comment', () => {
    for (const part of ['1-', '28x', '[#', '[%dia ', '12 '])
      assertLinear(
        (size) => part.repeat(size),
        (text) => commentPieces(text, getVariant('international')),
      );
  });
});

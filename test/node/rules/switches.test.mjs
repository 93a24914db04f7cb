// What some players do otherwise than the rule book of their game, as a change of its record.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseFen, parseMove } from 'draughts-board/notation';
import { Position, perft } from 'draughts-board/rules';
import { defineVariant, drawRules, getVariant } from 'draughts-board/variants';
import { idOf, idsOf, movesOf } from '../../contract/reading.mjs';

/** A game with some of its rules changed. */
function changed(id, change) {
  const { rules } = getVariant(id);
  const variant = defineVariant({ ...rules, ...change(rules) });
  assert.deepEqual(variant.errors, undefined);
  return variant;
}

const positionOf = (variant, fen, counters) => {
  const { setup } = parseFen(fen, variant);
  const position = Position.from({ ...setup, ...(counters && { counters }) });
  assert.ok(position instanceof Position, fen);
  return position;
};

/** Every way to enter a move square by square, and the moves that come of it. */
function entered(position) {
  const found = new Map();
  const paths = [[]];
  while (paths.length > 0) {
    const path = paths.pop();
    for (const { to, completes } of position.steps(path))
      if (completes) found.set(idOf(completes), completes);
      else paths.push([...path, to]);
  }
  return [...found.values()];
}

/** White and black men and kings, thrown on a board. */
function* randomPieces({ board }, times) {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < times; i++) {
    const pieces = new Map();
    for (const square of board.squares) {
      const kind = random() < 0.4 ? 'king' : 'man';
      const isFar = board.row[square] === 0 || board.row[square] === board.rows - 1;
      const share = random();
      if (share < 0.15 && !(isFar && kind === 'man')) pieces.set(square, { color: 'white', kind });
      else if (share > 0.75 && !isFar) pieces.set(square, { color: 'black', kind });
    }
    yield pieces;
  }
}

/** All legal moves of a position in the names of its game, listed, entered and counted. */
function assertLegal(position, legal) {
  const expected = movesOf(legal, (name) => position.variant.squareAt(name));
  assert.equal(idsOf(position.legalMoves()), idsOf(expected));
  assert.equal(idsOf(entered(position)), idsOf(expected));
  // What binds a king is not known to perft.
  if (!position.variant.rules.kingLimit) assert.equal(perft(position, 1), expected.length);
  for (const { path } of expected) {
    const ids = position.movesAfter(path.slice(0, -1)).map(idOf);
    assert.ok(ids.includes(idOf(expected.find((move) => move.path === path))), legal);
  }
}

const played = (position, text) =>
  text.split(' ').reduce((at, move) => at.play(parseMove(move, at)), position);

describe('kings that have to take the most', () => {
  const jekab = changed('jekab', () => ({ mechanics: ['kingMaximum'] }));

  it('leave the shorter captures of kings', () => {
    assertLegal(positionOf(jekab, 'W:WK18:B6,11,14'), '18x9x2x16(14,6,11) 18x9x2x20(14,6,11)');
  });

  it('leave the shorter captures of one king for those of another', () => {
    const fen = 'W:WK18,K29:B6,11,14,25';
    const triple = '18x9x2x16(14,6,11) 18x9x2x20(14,6,11)';
    assertLegal(positionOf(getVariant('jekab'), fen), `${triple} 18x8(11) 18x4(11) 29x22(25)`);
    assertLegal(positionOf(jekab, fen), triple);
  });

  it('bind no man, and outdo no capture of a man', () => {
    assertLegal(
      positionOf(jekab, 'W:W29,K18:B6,11,14,25'),
      '29x22(25) 18x9x2x16(14,6,11) 18x9x2x20(14,6,11)',
    );
  });

  it('choose freely between captures of the same number', () => {
    assertLegal(positionOf(jekab, 'W:WK29:B15'), '29x11(15) 29x8(15) 29x4(15)');
  });

  it('leave a man free that is crowned in mid-capture', () => {
    // The rule book of Jekab: a man that goes on as a king is a man when the move begins.
    assertLegal(positionOf(jekab, 'W:W9:B6,7'), '9x2x11(6,7)=K 9x2x16(6,7)=K 9x2x20(6,7)=K');
  });

  it('are what is left of all captures, wherever kings and men stand', () => {
    const free = getVariant('jekab');
    let outdone = 0;
    for (const pieces of randomPieces(free, 400)) {
      const at = (variant) => Position.from({ variant, turn: 'white', pieces });
      const all = at(free).legalMoves();
      const isKing = ({ from }) => pieces.get(from).kind === 'king';
      const most = Math.max(...all.filter(isKing).map(({ captures }) => captures.length));
      const left = all.filter((move) => !isKing(move) || move.captures.length === most);
      if (all.every(({ captures }) => captures.length === 0)) continue;
      if (left.length < all.length) outdone++;
      const position = at(jekab);
      assert.equal(idsOf(position.legalMoves()), idsOf(left));
      assert.equal(idsOf(entered(position)), idsOf(left));
      assert.equal(perft(position, 1), left.length);
    }
    assert.ok(outdone > 50, String(outdone));
  });

  it('count in deeper plies, too', () => {
    const position = positionOf(jekab, 'B:WK18:B3,11,14');
    const sum = (depth, at) =>
      depth === 0
        ? 1
        : at.legalMoves().reduce((count, move) => count + sum(depth - 1, at.play(move)), 0);
    assert.equal(perft(position, 3), sum(3, position));
  });

  it('come after what the record wants first', () => {
    // Where kings have to take before men, the largest capture of a king is left alone.
    const first = changed('jekab', ({ capture }) => ({
      mechanics: ['kingMaximum'],
      capture: { ...capture, priority: ['byKing'] },
    }));
    assertLegal(
      positionOf(first, 'W:W29,K18:B6,11,14,25'),
      '18x9x2x16(14,6,11) 18x9x2x20(14,6,11)',
    );
  });
});

describe('a throne that promotes who arrives', () => {
  const elephant = changed('elephant', ({ throne }) => ({
    throne: { ...throne, onArrival: true },
  }));

  it('makes a quiet move there win at once', () => {
    const position = positionOf(elephant, 'W:WKe8:Bi3');
    const [arriving, ...others] = position.legalMoves().filter(({ promotesTo }) => promotesTo);
    assert.deepEqual(others, []);
    assert.equal(elephant.squareName(arriving.to), 'e9');
    assert.equal(arriving.promotesTo, 'star');
    // As many as in the rule book, which has e8-e9 among its 17.
    assert.equal(position.legalMoves().length, 17);
    assert.equal(perft(position, 1), 17);
    assert.deepEqual(position.play(arriving).outcome, { winner: 'white', rule: 'throne' });
    assert.deepEqual(position.play(arriving).legalMoves(), []);
  });

  it('has no promotion in place', () => {
    const position = positionOf(elephant, 'W:WKe9:Bi10');
    assert.equal(position.legalMoves().length, 17);
    assert.ok(position.legalMoves().every(({ promotesTo }) => !promotesTo));
  });

  it('promotes nobody who comes there by taking', () => {
    // e5xe9 takes e7 and goes on to nothing.
    const position = positionOf(elephant, 'W:WKe5:Be7');
    assertLegal(position, 'e5xe8(e7) e5xe9(e7) e5xe10(e7)');
    assert.equal(played(position, 'e5xe9').outcome?.rule, 'no-pieces');
  });

  it('promotes no man', () => {
    assertLegal(positionOf(elephant, 'W:We8:Bi10'), 'e8-e9 e8-e10=K e8-d8 e8-c8 e8-f8 e8-g8');
  });

  it('is on the other side for Black', () => {
    const position = positionOf(elephant, 'B:Wb9:BKe5');
    const after = played(position, 'e5-e2');
    assert.deepEqual(after.outcome, { winner: 'black', rule: 'throne' });
  });
});

describe('when a soldier becomes an elephant', () => {
  const fen = 'W:Wd8:Bd9,f10';

  it('at the end: it goes on as a soldier', () => {
    assertLegal(
      positionOf(
        changed('elephant', () => ({ promotion: 'end' })),
        fen,
      ),
      'd8xd10xg10(d9,f10)=K',
    );
  });

  it('and its move stops: it takes no more', () => {
    assertLegal(
      positionOf(
        changed('elephant', () => ({ promotion: 'stop' })),
        fen,
      ),
      'd8xd10(d9)=K',
    );
  });
});

describe('a king that may make two quiet moves running', () => {
  const frisian = changed('frisian', () => ({ kingLimit: 2 }));
  const after = (count) =>
    positionOf(frisian, 'W:WK11,40:B5', { kingMoves: { white: { square: 11, count } } });

  it('has no third', () => {
    assertLegal(after(2), '40-34 40-35');
  });

  it('has a second', () => {
    assert.equal(after(1).legalMoves().length, 13);
  });

  it('is bound in play', () => {
    const position = played(positionOf(frisian, 'W:WK28,40:B5,26'), '28-6 26-31 6-28 31-36');
    assertLegal(position, '40-34 40-35');
  });

  it('is bound where a repetition draws, too', () => {
    const both = changed('frisian', () => ({ draws: drawRules.russian }));
    const position = played(
      positionOf(both, 'W:WK46,K50,45:BK1,K2,6'),
      '46-41 1-7 50-44 2-8 41-46 7-1 44-50 8-2',
    );
    const repetition = position.counters.draws.find(({ rule }) => rule === 'repetition');
    assert.equal(repetition.count, 2);
  });
});

describe('a king that beats a man', () => {
  const turkish = changed('turkish', () => ({ mechanics: ['kingBeatsMan'] }));
  const outcomeOf = (fen) => positionOf(turkish, fen).outcome;

  it('has won when nothing else is left, whoever is to move', () => {
    for (const turn of ['W', 'B']) {
      const position = positionOf(turkish, `${turn}:WKa1:Bd5`);
      assert.deepEqual(position.outcome, { winner: 'white', rule: 'king-against-man' });
      assert.deepEqual(position.legalMoves(), []);
      assert.equal(perft(position, 1), 0);
    }
    assert.deepEqual(outcomeOf('W:We4:BKh8'), { winner: 'black', rule: 'king-against-man' });
  });

  it('has not yet won where the man can take it', () => {
    const position = positionOf(turkish, 'W:Wd4:BKd5');
    assert.equal(position.outcome, undefined);
    assertLegal(position, 'd4xd6(d5)');
    // Nor where it is the king that has to go away.
    assert.equal(outcomeOf('B:Wd4:BKd5'), undefined);
  });

  it('has not yet won where it can take the man', () => {
    assert.equal(outcomeOf('W:WKa1:Ba5'), undefined);
    assert.equal(outcomeOf('B:WKa1:Ba5'), undefined);
  });

  it('needs to be alone against it', () => {
    assert.equal(outcomeOf('W:WKa1:Bd5,f5'), undefined);
    assert.equal(outcomeOf('W:WKa1,b2:Bd5'), undefined);
  });

  it('leaves a king against a king, and a man against a man, a draw', () => {
    assert.deepEqual(outcomeOf('W:WKa1:BKd5'), { rule: 'one-piece-each' });
    assert.deepEqual(outcomeOf('W:Wa3:Bd6'), { rule: 'one-piece-each' });
  });

  it('is a draw by the rules as they are', () => {
    const position = positionOf(getVariant('turkish'), 'W:WKa1:Bd5');
    assert.deepEqual(position.outcome, { rule: 'one-piece-each' });
  });
});

describe('house rules', () => {
  const free = ({ capture }) => ({ capture: { ...capture, obligation: 'free' } });
  const short = ({ king }) => ({ king: { ...king, flying: false } });

  it('let a capture be declined', () => {
    // The rule book of Burmese draughts, example 1, in which only the capture is legal.
    assertLegal(positionOf(changed('myanmar', free), 'W:Wd4:Be3,h8'), 'd4xf2(e3) d4-c5 d4-e5');
  });

  it('have a capture that is begun finished, and the largest made', () => {
    // Example 2: the capture of one piece stays illegal, and c3xe5 is no move.
    assertLegal(positionOf(changed('myanmar', free), 'W:Wc3:Bb4,d4,f6'), 'c3xe5xg7(d4,f6)');
  });

  it('make kings go and take like those of checkers', () => {
    // The rule book of English draughts, examples 11, 6 and 10, which pool has with long kings.
    const pool = changed('american-pool', short);
    assertLegal(positionOf(pool, 'W:WK18:B8,27'), '18-14 18-15 18-22 18-23');
    assertLegal(positionOf(pool, 'W:WK18:B6,11,14'), '18x9x2(14,6)');
    assertLegal(positionOf(pool, 'W:WK24:B8,18,19,26'), '24x15x22x31(19,18,26)');
  });

  it('work in any game, alone and together', () => {
    for (const id of [
      'russian',
      'frisian',
      'turkish',
      'thai',
      'killer',
      'dameo',
      'bashni',
      'gothic',
    ]) {
      const variant = changed(id, (rules) => ({ ...free(rules), ...short(rules) }));
      let position = Position.start(variant);
      for (let ply = 0; ply < 40 && position.legalMoves().length > 0; ply++) {
        const moves = position.legalMoves();
        assert.equal(idsOf(entered(position)), idsOf(moves), id);
        position = position.play(moves[(7 * ply) % moves.length]);
      }
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Session } from 'draughts-board/game';
import { formatFen, parseMove, parsePdn } from 'draughts-board/notation';
import { outline } from '../support/outline.mjs';

const record = '1. 32-28 (1. 34-29 20-25) 1... 17-21 2. 37-32 11-17 *';

const sessionOf = (pdn, path) => new Session(parsePdn(pdn).games[0], path);

const play = (session, ...texts) => {
  for (const text of texts) session.play(parseMove(text, session.position));
};

const tailOf = ({ tail, game }) =>
  tail.map(({ from, to }) => `${game.variant.squareName(from)}-${game.variant.squareName(to)}`);

/** How often a session tells of a change. */
function counted(session) {
  const count = { calls: 0 };
  const end = session.subscribe(() => count.calls++);
  return { count, end };
}

describe('a session', () => {
  it('begins at the start, or where it is asked to', () => {
    assert.equal(sessionOf(record).path, '0');
    assert.equal(sessionOf(record, '3').path, '3');
    assert.equal(sessionOf(record, 'end').path, '4');
    assert.equal(sessionOf(record, '0.1/2').path, '0.1/2');
  });

  it('begins at the start where it is asked for no place there is', () => {
    for (const path of ['99', 'x', '', '~1']) assert.equal(sessionOf(record, path).path, '0');
  });

  it('shows the place: node, position, setup, last move', () => {
    const session = sessionOf(record, '3');
    assert.equal(session.node, session.game.at('3'));
    assert.equal(session.position, session.game.at('3').position);
    assert.equal(formatFen(session.setup), formatFen(session.position));
    assert.equal(session.lastMove, session.game.at('3').move);
    assert.equal(sessionOf(record).lastMove, undefined);
  });

  it('shows a setup that nobody can play on', () => {
    const session = sessionOf('1. 32-28 /FEN "?:W31:B20"/ *', '1.0/0');
    assert.equal(session.position, undefined);
    assert.equal(session.outcome, undefined);
    assert.equal(formatFen(session.setup), '?:W31:B20');
    const diagram = sessionOf('[FEN "?:W31:B20"] *');
    assert.equal(formatFen(diagram.setup), '?:W31:B20');
    const { position } = sessionOf(record);
    assert.throws(() => diagram.play(position.legalMoves()[0]), RangeError);
  });

  it('knows how the game has ended', () => {
    const session = sessionOf('[FEN "W:W22:B18"] 22x13 *', 'end');
    assert.deepEqual(session.outcome, { winner: 'white', rule: 'no-pieces' });
    assert.equal(sessionOf(record, 'end').outcome, undefined);
  });
});

describe('playing in a session', () => {
  it('goes along the record where it has the move', () => {
    const session = sessionOf(record);
    play(session, '32-28', '17-21');
    assert.equal(session.path, '2');
    assert.deepEqual(session.tail, []);
  });

  it('goes into a variation that has the move', () => {
    const session = sessionOf(record);
    play(session, '34-29', '20-25');
    assert.equal(session.path, '0.1/2');
    assert.deepEqual(session.tail, []);
  });

  it('grows a tail of own moves elsewhere', () => {
    const session = sessionOf(record, '1');
    play(session, '20-24');
    assert.equal(session.path, '1~1');
    play(session, '37-32');
    assert.equal(session.path, '1~2');
    assert.deepEqual(tailOf(session), ['20-24', '37-32']);
    assert.equal(session.position.turn, 'black');
    assert.equal(session.lastMove, session.tail[1]);
    assert.equal(session.node, session.game.at('1'));
  });

  it('stays in the tail, even if a move is one of the record', () => {
    const session = sessionOf(record);
    play(session, '33-29', '19-23');
    assert.equal(session.path, '0~2');
  });

  it('takes a copy of a move', () => {
    const session = sessionOf(record);
    session.play(JSON.parse(JSON.stringify(parseMove('33-29', session.position))));
    assert.equal(session.path, '0~1');
  });

  it('never changes the record', () => {
    const session = sessionOf(record);
    const { game } = session;
    const { root } = game;
    const before = outline(game);
    play(session, '33-29', '19-23');
    session.commit();
    session.undo();
    session.go('2');
    play(session, '38-32');
    assert.equal(session.game, game);
    assert.equal(game.root, root);
    assert.equal(outline(game), before);
  });

  it('refuses a move that is not legal, and stays', () => {
    const session = sessionOf(record, '2');
    const move = parseMove('32-28', sessionOf(record).position);
    const { count } = counted(session);
    assert.throws(() => session.play(move), RangeError);
    assert.equal(session.path, '2');
    assert.deepEqual(session.tail, []);
    assert.equal(count.calls, 0);
  });

  it('puts another move in the place of those taken back', () => {
    const session = sessionOf(record);
    play(session, '33-29', '19-23', '35-30');
    session.go('0~1');
    play(session, '17-22');
    assert.deepEqual(tailOf(session), ['33-29', '17-22']);
    assert.equal(session.path, '0~2');
    assert.equal(session.go('next'), false);
  });
});

describe('going back in a session', () => {
  it('takes own moves back one by one, then goes back in the record', () => {
    const session = sessionOf(record, '1');
    play(session, '20-24', '37-32');
    const paths = [];
    for (let i = 0; i < 5; i++) {
      session.undo();
      paths.push(session.path);
    }
    assert.deepEqual(paths, ['1~1', '1', '0', '0', '0']);
    assert.deepEqual(session.tail, []);
  });

  it('leaves a variation by where it began', () => {
    const session = sessionOf(record, '0.1/1');
    session.undo();
    assert.equal(session.path, '0');
  });

  it('resets to the start, without own moves', () => {
    const session = sessionOf(record, '2');
    play(session, '38-32');
    session.reset();
    assert.equal(session.path, '0');
    assert.deepEqual(session.tail, []);
    assert.equal(session.go('0~1'), false);
  });
});

describe('going in a session', () => {
  it('steps along the line it is in', () => {
    const session = sessionOf(record);
    const steps = ['next', 'next', 'previous', 'last', 'first'];
    assert.deepEqual(
      steps.map((step) => [session.go(step), session.path]),
      [
        [true, '1'],
        [true, '2'],
        [true, '1'],
        [true, '4'],
        [true, '0'],
      ],
    );
    session.go('0.1/1');
    assert.deepEqual([session.go('next'), session.path], [true, '0.1/2']);
    session.go('0.1/1');
    assert.deepEqual([session.go('last'), session.path], [true, '0.1/2']);
  });

  it('goes nowhere beyond the ends', () => {
    const session = sessionOf(record);
    assert.equal(session.go('previous'), false);
    session.go('last');
    assert.equal(session.go('next'), false);
    assert.equal(session.path, '4');
  });

  it('steps through own moves and keeps them', () => {
    const session = sessionOf(record, '1');
    play(session, '20-24', '37-32');
    session.go('previous');
    assert.equal(session.path, '1~1');
    session.go('previous');
    assert.equal(session.path, '1');
    assert.deepEqual(session.tail, []);
    session.go('last');
    assert.equal(session.path, '1~2');
    session.go('1~1');
    assert.deepEqual(tailOf(session), ['20-24']);
    session.go('next');
    assert.deepEqual(tailOf(session), ['20-24', '37-32']);
  });

  it('goes to a path, and leaves own moves behind', () => {
    const session = sessionOf(record, '1');
    play(session, '20-24');
    assert.equal(session.go('0.1/2'), true);
    assert.equal(session.path, '0.1/2');
    assert.deepEqual(session.tail, []);
  });

  const nowhere = [
    '9',
    'x',
    '',
    '0.9/1',
    '1~3',
    '0~1',
    '1~',
    '1~x',
    '1~-1',
    '1~1~1',
    '1~0.5',
    '~1',
  ];
  for (const path of nowhere)
    it(`goes nowhere by ${JSON.stringify(path)}`, () => {
      const session = sessionOf(record, '1');
      play(session, '20-24', '37-32');
      const { count } = counted(session);
      assert.equal(session.go(path), false);
      assert.equal(session.path, '1~2');
      assert.equal(tailOf(session).length, 2);
      assert.equal(count.calls, 0);
    });

  it('does not stand on the text that a line ends in', () => {
    const session = sessionOf('1. 32-28 (99-98) 19-23 32-27 28-22 *');
    session.go('last');
    assert.equal(session.path, '2');
    assert.equal(session.go('next'), false);
    assert.equal(session.go('2.0/0'), false);
    assert.equal(session.go('0.1/0'), false);
    assert.equal(session.path, '2');
  });
});

describe('keeping own moves', () => {
  it('makes a game that has them where they were made', () => {
    const session = sessionOf(record, '1');
    play(session, '20-24', '37-32');
    const game = session.commit();
    assert.equal(outline(game), '32-28 (34-29 20-25) 17-21 (20-24 37-32) 37-32 11-17');
    const again = new Session(game, '1.1/2');
    assert.equal(again.position.key, session.position.key);
  });

  it('makes the same game where there are none', () => {
    const session = sessionOf(record, '1');
    assert.equal(outline(session.commit()), outline(session.game));
  });
});

describe('a listener of a session', () => {
  it('is called once for each change, until it ends', () => {
    const session = sessionOf(record);
    const { count, end } = counted(session);
    session.go('next');
    assert.equal(count.calls, 1);
    play(session, '20-24');
    assert.equal(count.calls, 2);
    session.undo();
    assert.equal(count.calls, 3);
    session.reset();
    assert.equal(count.calls, 4);
    end();
    session.go('next');
    assert.equal(count.calls, 4);
  });

  it('sees the session as it has become', () => {
    const session = sessionOf(record);
    const paths = [];
    session.subscribe(() => paths.push(session.path));
    session.go('2');
    play(session, '38-32');
    session.commit();
    assert.deepEqual(paths, ['2', '2~1']);
  });

  it('may end itself, and others are called all the same', () => {
    const session = sessionOf(record);
    const calls = [];
    const end = session.subscribe(() => {
      calls.push('first');
      end();
    });
    session.subscribe(() => calls.push('second'));
    session.go('next');
    session.go('next');
    assert.deepEqual(calls, ['first', 'second', 'second']);
  });
});

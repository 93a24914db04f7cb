// Frisian rules, Art. 10 and 27: what was not taken, or too little, stands unless it is claimed.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ClaimSession, Game, Session } from 'draughts-board/game';
import { formatFen, parseFen, parseMove } from 'draughts-board/notation';
import { defineVariant, getVariant } from 'draughts-board/variants';

const frisian = getVariant('frisian');

const sessionOf = (fen, variant = frisian) =>
  new ClaimSession(new Game({ variant, start: parseFen(fen, variant).setup }));

/** A move by the names of its squares, legal or not. */
const moveOf = ({ position: { variant } }, text, taken = '') => {
  const path = text.split(/[-x]/).map((name) => variant.squareAt(name));
  const captures = taken ? taken.split(',').map((name) => variant.squareAt(name)) : [];
  return { from: path[0], to: path.at(-1), path, captures };
};
const written = (session) => formatFen(session.position);

describe('a session with claims', () => {
  it('lets a move stand that overlooks a capture, when the opponent moves on', () => {
    const session = sessionOf('W:W28,45:B18,1');
    session.play(moveOf(session, '45-40'));
    assert.equal(written(session), 'B:W28,40:B1,18');
    assert.equal(session.isClaimable, true);
    session.play(parseMove('18x38', session.position));
    assert.equal(session.isClaimable, false);
    assert.equal(session.claim(), false);
    assert.equal(session.path, '0~2');
  });

  it('takes it back when he claims, and then wants a legal one', () => {
    const session = sessionOf('W:W28,45:B18,1');
    session.play(moveOf(session, '45-40'));
    assert.equal(session.claim(), true);
    assert.equal(written(session), 'W:W28,45:B1,18');
    assert.deepEqual(session.irregularMoves, []);
    for (const text of ['45-40', '28-22'])
      assert.throws(() => session.play(moveOf(session, text)), RangeError);
    session.play(parseMove('28x8', session.position));
    assert.equal(written(session), 'B:W8,45:B1');
    assert.equal(session.isClaimable, false);
  });

  it('lets a capture of less worth stand', () => {
    // 34 takes two men, 32 a king, which is less; Art. 11.
    const session = sessionOf('W:W32,34:B30,35,K37');
    assert.equal(session.position.legalMoves().length, 1);
    session.play(moveOf(session, '32x41', '37'));
    assert.equal(written(session), 'B:W34,41:B30,35');
    assert.equal(session.isClaimable, true);
  });

  it('lets a capture stand that is broken off', () => {
    const two = sessionOf('W:W37:B31,21,4');
    assert.deepEqual(
      two.position.legalMoves().map(({ captures }) => captures.length),
      [2],
    );
    two.play(moveOf(two, '37x26', '31'));
    assert.equal(written(two), 'B:W26:B4,21');
    assert.equal(two.claim(), true);
    assert.equal(written(two), 'W:W37:B4,21,31');
  });

  it('crowns a man whose capture is broken off on the far row', () => {
    const session = sessionOf('W:W12:B8,13,40');
    const moves = session.irregularMoves.filter(({ captures }) => captures.length === 1);
    const ends = moves.filter(({ to }) => to === 3);
    assert.deepEqual(
      ends.map(({ promotesTo }) => promotesTo),
      ['king'],
    );
  });

  it('lets nothing else be made', () => {
    const session = sessionOf('W:W28,45:B18,1');
    for (const text of ['28-33', '45-35', '18-23', '28-18'])
      assert.throws(() => session.play(moveOf(session, text)), RangeError);
    assert.equal(session.path, '0');
  });

  it('does not free a king that is bound', () => {
    const { setup } = parseFen('W:WK11,40:B5:+0+311', frisian);
    const session = new ClaimSession(new Game({ variant: frisian, start: setup }));
    assert.throws(() => session.play(moveOf(session, '11-2')), RangeError);
  });

  it('tells of each change, and keeps the moves when they are made part of the game', () => {
    const session = sessionOf('W:W28,45:B18,1');
    let changes = 0;
    session.subscribe(() => changes++);
    session.play(moveOf(session, '45-40'));
    session.play(parseMove('18x38', session.position));
    assert.equal(changes, 2);
    const game = session.commit();
    assert.equal(formatFen(game.at('2').position), 'W:W40:B1,38');
  });

  it('is a matter of the session: positions and other sessions stay strict', () => {
    const { game } = sessionOf('W:W28,45:B18,1');
    const strict = new Session(game);
    assert.throws(() => strict.play(moveOf(strict, '45-40')), RangeError);
  });

  it('knows smaller captures of other games, too', () => {
    const session = sessionOf('W:W37:B23,31,32', getVariant('international'));
    session.play(moveOf(session, '37x26', '31'));
    assert.equal(session.isClaimable, true);
  });

  it('knows captures of kings that have to take the most', () => {
    const { rules } = getVariant('jekab');
    const variant = defineVariant({ ...rules, id: 'most', mechanics: ['kingMaximum'] });
    const session = sessionOf('W:WK18:B6,11,14', variant);
    session.play(moveOf(session, '18x8', '11'));
    assert.equal(session.isClaimable, true);
  });
});

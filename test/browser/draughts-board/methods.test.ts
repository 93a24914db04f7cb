import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import type { Move } from '../../../src/rules/move.js';
import { boardOf, drawn, only, rest, settle } from '../support/board.js';
import { media } from '../support/commands.js';
import { heard, typesOf } from '../support/events.js';
import { violations } from '../support/page.js';

const pdn = '1. 32-28 19-23 (20-24 2. 37-32) 2. 28x19 14x23';
const game = () => boardOf(html`<draughts-board pdn=${pdn}></draughts-board>`);
const diagram = (fen = 'W:W31,32:B1') =>
  boardOf(html`<draughts-board fen=${fen}></draughts-board>`);
const played = ['before-move', 'position-change', 'move-played'];

/** The name that the picture has at the moment. */
const name = (board: DraughtsBoard): string | null => only(board, 'svg').getAttribute('aria-label');

describe('what a script can do', () => {
  it('breaks no accessibility rule', async () => {
    const board = await game();
    await board.play('31-26');
    board.flip();
    await board.go('last');
    expect(await violations(board)).to.deep.equal([]);
  });

  it('is told to who cannot see it when it is done', async () => {
    const board = await diagram();
    await board.play('31-27');
    expect(name(board)).to.match(/Black to move. White: 2 men: 27, 32/);
    await board.go('previous');
    expect(name(board)).to.match(/White to move. White: 2 men: 31, 32/);
  });
});

describe('play', () => {
  for (const text of ['31-26', ' 31 - 26 ', '31–26', '3126', '31-26!', 'b4-a5'])
    it(`makes a move that is written "${text}"`, async () => {
      const board = await diagram('W:W31:B1');
      const events = heard(board);
      expect(await board.play(text)).to.equal(true);
      expect(drawn(board)).to.equal('W26:B1');
      expect(typesOf(events)).to.deep.equal(played);
    });

  it('makes a legal move given as an object, or as a copy of one', async () => {
    const board = await diagram('W:WK4:B13,20,32,37');
    for (const move of board.legalMoves) {
      expect(await board.play(JSON.parse(JSON.stringify(move)))).to.equal(true);
      expect(board.position?.setup.pieces.size).to.equal(2);
      board.undo();
      expect(await board.play(move)).to.equal(true);
      board.undo();
    }
  });

  for (const text of ['', '31', 'O-O', '31-28', '1-6', '99-98', '4x15', '31-26-21'])
    it(`is false, and nothing happens, for "${text}"`, async () => {
      const board = await diagram(text === '4x15' ? 'W:WK4:B13,20,32,37' : undefined);
      const events = heard(board);
      const before = drawn(board);
      expect(await board.play(text)).to.equal(false);
      expect([board.path, drawn(board)]).to.deep.equal(['0', before]);
      expect(typesOf(events)).to.deep.equal([]);
    });

  it('is false for a move of another position, and for what is no move at all', async () => {
    const board = await diagram();
    const [move] = board.legalMoves;
    board.fen = 'W:W40:B1';
    for (const value of [move, {}, { from: 40, to: 34 }, [], 42, null, undefined])
      expect(await board.play(value as Move)).to.equal(false);
  });

  it('is false where nobody can play', async () => {
    for (const fen of ['?:W31:B1', 'W:W6:B1', 'empty'])
      expect(await (await diagram(fen)).play('31-27')).to.equal(false);
  });

  it('waits for the game that has been asked for', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    board.pdn = '[FEN "W:W50:B1"]';
    expect(await board.play('50-44')).to.equal(true);
    expect(board.toFen()).to.equal('B:W44:B1');
  });

  it('makes moves in the order in which they are asked for', async () => {
    const board = await diagram('W:W31,45:B1');
    const made = await Promise.all(['31-27', '1-6', '45-40', '31-26'].map((m) => board.play(m)));
    expect(made).to.deep.equal([true, true, true, false]);
    await rest(board);
    expect(drawn(board)).to.equal('W27,40:B6');
  });

  it('follows the record where that has the move, and leaves it where it has not', async () => {
    const board = await game();
    await board.play('32-28');
    expect(board.path).to.equal('1');
    await board.play('20-24');
    expect(board.path).to.equal('1.1/1');
    await board.play('31-26');
    expect(board.path).to.equal('1.1/1~1');
    expect(board.record.plies).to.equal(4);
  });

  it('works on a board to look at, and leaves it one', async () => {
    const board = await diagram();
    await board.play('31-27');
    expect(only(board, '[role]').getAttribute('role')).to.equal('img');
    expect(drawn(board)).to.equal('W27,32:B1');
  });
});

describe('go', () => {
  it('walks through the game', async () => {
    const board = await game();
    const events = heard(board);
    for (const [target, path, shown] of [
      ['next', '1', 'W28,31,33'],
      ['next', '2', 'W28,31,33'],
      ['previous', '1', 'W28,31,33'],
      ['last', '4', 'W31,33,34'],
      ['first', '0', 'W31,32,33'],
      ['1.1/2', '1.1/2', 'W28,31,32'],
      ['start', '0', 'W31,32,33'],
      ['end', '4', 'W31,33,34'],
      [3, '3', 'W19,31,33'],
    ] as const) {
      expect(await board.go(target as string), `${target}`).to.equal(true);
      expect(board.path, `${target}`).to.equal(path);
      expect(drawn(board).startsWith(shown), `${target}: ${drawn(board)}`).to.equal(true);
      expect(typesOf(events), `${target}`).to.deep.equal(['position-change']);
    }
  });

  it('comes back to the reader’s own moves', async () => {
    const board = await game();
    await board.play('31-26');
    await board.play('20-25');
    expect(await board.go('0')).to.equal(true);
    expect(await board.go('previous')).to.equal(false);
    await board.play('31-26');
    await board.play('20-25');
    expect(await board.go('0~1')).to.equal(true);
    expect([board.path, board.turn]).to.deep.equal(['0~1', 'black']);
    expect(await board.go('last')).to.equal(true);
    expect(board.path).to.equal('0~2');
  });

  for (const target of ['9', '1.5/1', 'nowhere', '', '1~4', '-1'])
    it(`is false, and nothing happens, for "${target}"`, async () => {
      const board = await game();
      await board.go('2');
      const events = heard(board);
      expect(await board.go(target)).to.equal(false);
      expect(board.path).to.equal('2');
      expect(typesOf(events)).to.deep.equal([]);
    });

  it('is false beyond the ends', async () => {
    const board = await game();
    const events = heard(board);
    expect(await board.go('previous')).to.equal(false);
    await board.go('last');
    expect(await board.go('next')).to.equal(false);
    expect(typesOf(events)).to.deep.equal(['position-change']);
  });

  it('waits for the game that has been asked for', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    board.pdn = pdn;
    expect(await board.go('3')).to.equal(true);
    expect(board.path).to.equal('3');
  });
});

describe('undo, reset and flip', () => {
  it('take back the last move, of the reader or of the record', async () => {
    const board = await game();
    await board.go('1');
    await board.play('20-25');
    await board.play('31-26');
    const events = heard(board);
    for (const path of ['1~1', '1', '0']) {
      board.undo();
      expect(board.path).to.equal(path);
      expect(typesOf(events)).to.deep.equal(['position-change']);
    }
    board.undo();
    expect([board.path, ...typesOf(events)]).to.deep.equal(['0']);
    await rest(board);
    expect(drawn(board)).to.match(/^W31,32,33/);
  });

  it('go back to the start at once', async () => {
    const board = await game();
    await board.go('1');
    await board.play('20-25');
    const events = heard(board);
    board.reset();
    expect(board.path).to.equal('0');
    expect(typesOf(events)).to.deep.equal(['position-change']);
    await rest(board);
    expect(drawn(board)).to.match(/^W31,32,33/);
  });

  it('turn the board round and back, and nothing else', async () => {
    const board = await diagram('W:W31,K49:B1');
    const events = heard(board);
    board.flip();
    await board.ready;
    expect(drawn(board, 'black')).to.equal('W31,K49:B1');
    board.flip();
    await board.ready;
    expect(drawn(board)).to.equal('W31,K49:B1');
    expect(typesOf(events)).to.deep.equal([]);
    expect(board.orientation).to.equal(undefined);
  });
});

describe('what has been promised', () => {
  const all = (board: DraughtsBoard): Promise<unknown[]> =>
    Promise.all([board.play('31-26'), board.go('previous'), board.ready]);

  it('settles at once for readers who want no motion', async function () {
    const board = await diagram();
    await board.play('31-27'); // with hands
    board.undo();
    await rest(board);
    if (!(await media({ 'prefers-reduced-motion': 'reduce' }))) this.skip();
    const start = performance.now();
    const kept = await all(board);
    const time = performance.now() - start;
    await media({});
    expect(kept).to.deep.equal([true, true, undefined]);
    expect(time).to.be.below(100);
  });

  for (const [what, act] of [
    ['is removed', (board: DraughtsBoard) => board.remove()],
    ['is hidden', (board: DraughtsBoard) => board.toggleAttribute('hidden', true)],
    ['shows something else', (board: DraughtsBoard) => Object.assign(board, { fen: 'start' })],
    ['moves on', (board: DraughtsBoard) => board.undo()],
    ['is turned', (board: DraughtsBoard) => board.flip()],
  ] as const)
    it(`settles if the board ${what} meanwhile`, async () => {
      const board = await boardOf(
        html`<draughts-board fen="W:W31,32:B1" interactive></draughts-board>`,
      );
      const promised = all(board);
      await new Promise((resolve) => setTimeout(resolve, 60));
      act(board);
      expect(await promised).to.deep.equal([true, true, undefined]);
      await settle(board);
    });

  it('is that what is promised is shown, with hands or without', async () => {
    const board = await diagram();
    await board.play('31-27'); // hands come with it
    expect(drawn(board)).to.equal('W27,32:B1');
    await board.play('1-7');
    expect(drawn(board)).to.equal('W27,32:B7');
    await board.go('previous');
    expect(drawn(board)).to.equal('W27,32:B1');
  });
});

import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, boardOf, only, opened, rest } from '../support/board.js';
import { drag, listen, press, said, type } from '../support/hand.js';
import { violations } from '../support/page.js';

const playable = (fen = 'W:W31,32,K50:B1,19,K5', variant = 'international') =>
  boardOf(html`<draughts-board fen=${fen} variant=${variant} interactive></draughts-board>`);

const label = (board: DraughtsBoard, square: number): string | null =>
  only(board, `[data-square="${square}"]`).getAttribute('aria-label');

/** Presses squares that lead to no move, until that has been answered. */
async function tryOut(board: DraughtsBoard, ...squares: readonly string[]): Promise<void> {
  await press(board, ...squares);
  await opened(board);
}

describe('what a board to play on says', () => {
  it('breaks no accessibility rule', async () => {
    const board = await playable();
    await press(board, '31', '27');
    expect(await violations(board)).to.deep.equal([]);
  });

  it('is a grid of rows of cells, named by the position', async () => {
    const board = await playable();
    const grid = only(board, '[role=grid]');
    expect(grid.getAttribute('aria-label')).to.equal(
      'Draughts board, International draughts. White to move. White: 2 men: 31, 32; 1 king: 50. Black: 2 men: 1, 19; 1 king: 5',
    );
    const rows = all(board, '[role=grid] > [role=row]');
    expect(rows.length).to.equal(10);
    for (const row of rows)
      expect(row.querySelectorAll(':scope > [role=gridcell]').length).to.equal(5);
    expect(all(board, '[role=img], [aria-hidden]')).to.deep.equal([]);
    await press(board, '31', '27');
    expect(grid.getAttribute('aria-label')).to.include('Black to move. White: 2 men: 27, 32;');
  });

  it('reads square by square as the board is seen', async () => {
    const board = await playable('W:W46:B5');
    const names = () =>
      all(board, '[role=gridcell]').map((cell) => cell.getAttribute('aria-label')?.split(',')[0]);
    expect(names()).to.deep.equal(Array.from({ length: 50 }, (_, i) => `${i + 1}`));
    board.orientation = 'black';
    await board.ready;
    expect(names()).to.deep.equal(Array.from({ length: 50 }, (_, i) => `${50 - i}`));
  });

  it('names what stands on each square and what can be done with it', async () => {
    const board = await playable();
    expect([
      label(board, 31),
      label(board, 50),
      label(board, 1),
      label(board, 5),
      label(board, 28),
    ]).to.deep.equal([
      '31, white man, can move',
      '50, white king, can move',
      '1, black man',
      '5, black king',
      '28, empty',
    ]);
    await press(board, '32');
    expect([label(board, 32), label(board, 28), label(board, 31)]).to.deep.equal([
      '32, white man, selected',
      '28, empty, can move here',
      '31, white man, can move',
    ]);
    expect(only(board, '[aria-selected]').getAttribute('data-square')).to.equal('32');
  });

  it('follows a capture under way', async () => {
    const board = await playable('W:W32:B10,19,28');
    await press(board, '32', '23');
    expect([label(board, 32), label(board, 23), label(board, 14), label(board, 28)]).to.deep.equal([
      '32, empty',
      '23, white man, selected',
      '14, empty, can move here',
      '28, black man',
    ]);
  });

  it('names squares as the players of the game do, or as asked for', async () => {
    const board = await playable('W:Wc3:Bf6', 'russian');
    expect(all(board, '[aria-label^="c3, white man"]').length).to.equal(1);
    board.notation = 'numeric';
    await board.ready;
    expect(all(board, '[aria-label^="22, white man"]').length).to.equal(1);
    await press(board, 'c3', 'd4');
    expect(said(board)).to.equal('White: 22 to 18. Black to move');
  });

  it('is nothing that a board to look at says', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
    await board.play('31-27');
    expect(all(board, '[role=status], [role=grid]')).to.deep.equal([]);
    expect(only(board, '[role=img]').getAttribute('aria-label')).to.include('1 man: 27');
  });
});

describe('the live region', () => {
  it('is empty to begin with, polite, and out of sight', async () => {
    const board = await playable();
    const region = only(board, '[role=status]');
    expect(said(board)).to.equal('');
    expect(region.hasAttribute('aria-live')).to.equal(false); // a status is polite
    const { width, height } = region.getBoundingClientRect();
    expect(Math.max(width, height)).to.be.at.most(1);
  });

  for (const [what, act, words] of [
    ['choosing', (board) => press(board, '32'), ['32 selected. It can move to 27, 28']],
    [
      'a move with the mouse',
      (board) => press(board, '32', '28'),
      ['32 selected. It can move to 27, 28', 'White: 32 to 28. Black to move'],
    ],
    [
      'a move with keys',
      (board) => type(board, 'Enter', 'ArrowUp', 'Enter'),
      ['31 selected. It can move to 26, 27', 'White: 31 to 26. Black to move'],
    ],
    [
      'a drag',
      (board) => drag(board, '32', '28'),
      ['32 selected. It can move to 27, 28', 'White: 32 to 28. Black to move'],
    ],
    [
      'letting go',
      (board) => press(board, '32', '32'),
      ['32 selected. It can move to 27, 28', 'Selection cancelled'],
    ],
    ['a wrong try', (board) => tryOut(board, '40'), ['There is no piece on 40.']],
    ['a try out of turn', (board) => tryOut(board, '1'), ['It is the other side’s turn.']],
    [
      'an illegal move',
      (board) => tryOut(board, '32', '22'),
      ['32 selected. It can move to 27, 28', '32 to 22 is not a legal move.'],
    ],
    ['a walk', (board) => type(board, 'ArrowUp', 'ArrowUp', 'End'), []],
  ] satisfies [string, (board: DraughtsBoard) => Promise<void>, string[]][])
    it(`speaks once for each act: ${what}`, async () => {
      const board = await playable();
      only(board, '[tabindex="0"]').focus();
      const heard = listen(board);
      await act(board);
      await rest(board);
      expect(heard).to.deep.equal(words);
    });

  it('tells each landing of a capture, then the whole', async () => {
    const board = await playable('W:W32:B10,19,28');
    const heard = listen(board);
    await press(board, '32', '23', '14', '5');
    await rest(board);
    expect(heard).to.deep.equal([
      '32 selected. It can move to 23, 5',
      '23 selected. It can move to 14, 5',
      '14 selected. It can move to 5',
      'White: 32 takes 5, 3 captured. becomes a king. White wins',
    ]);
  });

  it('tells that a capture is a must, and how a game ends', async () => {
    const board = await playable('W:W33,45:B28');
    await tryOut(board, '45');
    expect(said(board)).to.equal('You must capture when you can.');
    await press(board, '33', '22');
    expect(said(board)).to.equal('White: 33 takes 22, 1 captured. White wins');
    await tryOut(board, '22');
    expect(said(board)).to.equal('The game is over.');
  });

  it('speaks again when the same thing is tried again', async () => {
    const board = await playable();
    const heard = listen(board);
    for (const square of ['40', '40']) await tryOut(board, square);
    expect(heard.map((words) => words.trim())).to.deep.equal([
      'There is no piece on 40.',
      'There is no piece on 40.',
    ]);
  });

  it('is silent while a script plays or goes through the game', async () => {
    const board = await playable();
    const heard = listen(board);
    await board.play('32-28');
    await board.go('first');
    board.flip();
    await rest(board);
    expect(heard).to.deep.equal([]);
  });
});

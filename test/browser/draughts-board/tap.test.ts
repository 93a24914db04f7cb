// Moves made by a finger, in games of every kind, and a page that is scrolled by one.
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, boardOf, drawn, pointOf, rest } from '../support/board.js';
import { touch } from '../support/commands.js';
import { boardWith, inEachGame } from '../support/games.js';
import { violations } from '../support/page.js';

/** Taps squares; false where there are no fingers. */
async function tap(board: DraughtsBoard, ...names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    if (!(await touch('start', ...pointOf(board, name)))) return false;
    await touch('end');
    await board.updateComplete;
  }
  return true;
}

describe('taps', () => {
  it('break no accessibility rule', async function () {
    const board = await boardOf(html`<draughts-board fen="W:W32:B1" interactive></draughts-board>`);
    if (!(await tap(board, '32'))) this.skip();
    expect(await violations(board)).to.deep.equal([]);
  });

  inEachGame('make a quiet move', async function (game) {
    const board = await boardWith(game, game.quiet);
    if (!(await tap(board, ...game.quiet.path))) this.skip();
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0~1', game.quiet.after]);
  });

  inEachGame('make a capture landing by landing', async function (game) {
    const board = await boardWith(game, game.capture);
    if (!(await tap(board, ...game.capture.path))) this.skip();
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0~1', game.capture.after]);
  });

  it('hold the page only on men that may move', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W32:B1" interactive></draughts-board>`);
    const held = all(board, '[data-square]').filter(
      (cell) => getComputedStyle(cell).touchAction === 'none',
    );
    expect(held.map((cell) => cell.dataset.square)).to.deep.equal(['32']);
    for (const element of [board, ...all(board, 'svg, .grid, .live')])
      expect(getComputedStyle(element).touchAction).to.equal('auto');
  });

  it('hold it nowhere on a board to look at', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    for (const element of [board, ...all(board, '*')])
      expect(getComputedStyle(element).touchAction).to.equal('auto');
  });
});

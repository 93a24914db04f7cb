// What has been entered of a move is given up, in games of every kind.
import { resetMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { drawn, marked, only, rest } from '../support/board.js';
import { boardWith, inEachGame } from '../support/games.js';
import { press, said, type } from '../support/hand.js';
import { violations } from '../support/page.js';

afterEach(() => resetMouse());

describe('giving up a move', () => {
  inEachGame('breaks no accessibility rule', async (game) => {
    const board = await boardWith(game, game.capture);
    await press(board, ...game.capture.path.slice(0, 2));
    await type(board, 'Escape');
    expect(await violations(board)).to.deep.equal([]);
  });

  inEachGame('by Escape in mid-capture puts all back, and says so', async (game) => {
    const board = await boardWith(game, game.capture);
    await press(board, ...game.capture.path.slice(0, 2));
    await type(board, 'Escape');
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0', game.capture.fen.slice(2)]);
    expect(said(board)).to.equal('Selection cancelled');
    expect(marked(board, '.selected')).to.deep.equal([]);
  });

  inEachGame('by a second press lets the piece go', async (game) => {
    const board = await boardWith(game, game.quiet);
    const [from = ''] = game.quiet.path;
    await press(board, from, from);
    expect(marked(board, '.selected')).to.deep.equal([]);
    expect(only(board, '[role=status]').textContent).to.equal('Selection cancelled');
  });
});

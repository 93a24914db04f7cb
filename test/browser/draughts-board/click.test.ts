// Moves made by clicks, in games of every kind.
import { resetMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { drawn, rest } from '../support/board.js';
import { boardWith, inEachGame } from '../support/games.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';

afterEach(() => resetMouse());

describe('clicks', () => {
  inEachGame('break no accessibility rule', async (game) => {
    const board = await boardWith(game, game.capture);
    await press(board, ...game.capture.path.slice(0, -1));
    expect(await violations(board)).to.deep.equal([]);
  });

  inEachGame('make a quiet move', async (game) => {
    const board = await boardWith(game, game.quiet);
    await press(board, ...game.quiet.path);
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0~1', game.quiet.after]);
  });

  inEachGame('make a capture landing by landing', async (game) => {
    const board = await boardWith(game, game.capture);
    await press(board, ...game.capture.path.slice(0, -1));
    expect(board.path).to.equal('0');
    await press(board, ...game.capture.path.slice(-1));
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0~1', game.capture.after]);
  });
});

// Moves made by drags, in games of every kind.
import { resetMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { drawn, middleOf, pointOf, rest } from '../support/board.js';
import { boardWith, inEachGame } from '../support/games.js';
import { carry, drag } from '../support/hand.js';
import { violations } from '../support/page.js';

afterEach(() => resetMouse());

describe('drags', () => {
  inEachGame('break no accessibility rule', async (game) => {
    const board = await boardWith(game, game.quiet);
    const [from = '', to = ''] = game.quiet.path;
    await drag(board, from, to);
    expect(await violations(board)).to.deep.equal([]);
  });

  inEachGame('make a capture landing by landing', async (game) => {
    const board = await boardWith(game, game.capture);
    const { path } = game.capture;
    for (const [i, to] of path.slice(1).entries()) await drag(board, path[i] ?? '', to);
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0~1', game.capture.after]);
  });

  inEachGame('off the board change nothing', async (game) => {
    const board = await boardWith(game, game.quiet);
    await carry(board, pointOf(board, game.quiet.path[0] ?? ''), middleOf(board, [2, -1]));
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0', game.quiet.fen.slice(2)]);
  });
});

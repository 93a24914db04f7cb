// A move that is not legal is refused, in games of every kind, and said why.
import { resetMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { MoveRejectedEvent } from '../../../src/elements/shared/move-events.js';
import { drawn, marked, opened } from '../support/board.js';
import { boardWith, inEachGame } from '../support/games.js';
import { press, said } from '../support/hand.js';
import { violations } from '../support/page.js';

afterEach(() => resetMouse());

describe('a refusal', () => {
  inEachGame('breaks no accessibility rule', async (game) => {
    const board = await boardWith(game, game.capture);
    await press(board, game.capture.idle);
    await opened(board);
    expect(await violations(board)).to.deep.equal([]);
  });

  inEachGame('of a man that leaves a capture to another', async (game) => {
    const board = await boardWith(game, game.capture);
    const reasons: string[] = [];
    board.addEventListener('move-rejected', (event) => {
      const { from, reason } = event as MoveRejectedEvent;
      reasons.push(`${from} ${reason}`);
    });
    await press(board, game.capture.idle);
    await opened(board);
    expect(reasons).to.deep.equal([`${game.capture.idle} must-capture`]);
    expect(said(board)).to.equal('You must capture when you can.');
    expect(marked(board, '.refused')).to.deep.equal([game.capture.idle]);
    expect([board.path, drawn(board)]).to.deep.equal(['0', game.capture.fen.slice(2)]);
  });
});

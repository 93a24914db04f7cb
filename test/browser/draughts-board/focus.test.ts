// Where the focus is, by keys alone, in games of every kind: one Tab stop, and never lost.
import { expect } from 'chai';
import { all, drawn, only, rest, until } from '../support/board.js';
import { boardWith, inEachGame } from '../support/games.js';
import { type } from '../support/hand.js';
import { violations } from '../support/page.js';

describe('the focus in each game', () => {
  inEachGame('breaks no accessibility rule', async (game) => {
    const board = await boardWith(game, game.quiet);
    only(board, '[tabindex="0"]').focus();
    await type(board, 'Home', 'ArrowUp');
    expect(await violations(board)).to.deep.equal([]);
  });

  inEachGame('stays where a typed capture is entered, landing by landing', async (game) => {
    const board = await boardWith(game, game.capture);
    only(board, '[tabindex="0"]').focus();
    for (const name of game.capture.path) {
      await type(board, ...name, 'Enter');
      await until(name, () =>
        board.shadowRoot?.activeElement?.getAttribute('aria-label')?.startsWith(`${name},`),
      );
      await type(board, 'Enter');
      expect(all(board, '[tabindex="0"]').length).to.equal(1);
    }
    await rest(board);
    expect([board.path, drawn(board)]).to.deep.equal(['0~1', game.capture.after]);
    expect(board.shadowRoot?.activeElement?.getAttribute('aria-label')).to.match(
      new RegExp(`^${game.capture.path.at(-1)}, white man`),
    );
  });

  inEachGame('stays when a whole move is typed', async (game) => {
    const board = await boardWith(game, game.quiet);
    const cell = only(board, '[tabindex="0"]');
    cell.focus();
    await type(board, ...game.quiet.path.join('-'), 'Enter');
    await until('the move', () => board.path === '0~1');
    await rest(board);
    expect(drawn(board)).to.equal(game.quiet.after);
    expect(board.shadowRoot?.activeElement?.getAttribute('data-square')).to.equal(
      cell.dataset.square,
    );
  });

  inEachGame('begins at a piece that may move when another game comes', async (game) => {
    const board = await boardWith(game, game.quiet);
    const first = (): string | null => only(board, '[tabindex="0"]').getAttribute('data-square');
    const begin = first();
    only(board, '[tabindex="0"]').focus();
    await type(board, 'Control+End');
    const end = first();
    expect(end).to.not.equal(begin);
    // Whoever is on the board stays where he is,
    board.fen = `${game.quiet.fen} `;
    await rest(board);
    expect(first()).to.equal(end);
    // and comes back there, as long as it is the same game.
    only(board, '[tabindex="0"]').blur();
    await rest(board);
    expect(first()).to.equal(end);
    board.fen = game.quiet.fen;
    await rest(board);
    expect(first()).to.equal(begin);
  });
});

// Other ways of playing: only moves, sides that are moved by hand, claims, and no rules at all.
import { resetMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { MovePlayedEvent } from '../../../src/elements/shared/move-events.js';
import type { SelectionChangeEvent } from '../../../src/elements/shared/selection-event.js';
import type { DraughtsBoard } from '../../../src/index.js';
import {
  all,
  boardOf,
  drawn,
  marked,
  middleOf,
  only,
  pointOf,
  rest,
  until,
} from '../support/board.js';
import { media } from '../support/commands.js';
import { carry, drag, listen, press, said, type } from '../support/hand.js';
import { violations } from '../support/page.js';

afterEach(async () => {
  await media({});
  await resetMouse();
});

/** Who has caused each move that is played. */
function causes(board: DraughtsBoard): string[] {
  const found: string[] = [];
  board.addEventListener('move-played', (event) => {
    const { text, cause } = event as MovePlayedEvent;
    found.push(`${text} ${cause}`);
  });
  return found;
}

describe('a board that makes only moves', () => {
  // After 32-28 Black has to take 23x32, and White then 37x28.
  const fen = 'W:W32,37,41,50:B1,23';
  const forcing = (start = fen) =>
    boardOf(html`<draughts-board fen=${start} auto-forced interactive></draughts-board>`);

  it('breaks no accessibility rule', async () => {
    expect(await violations(await forcing())).to.deep.equal([]);
  });

  it('makes them one after the other, and says so', async () => {
    const board = await forcing();
    const moves = causes(board);
    await press(board, '32');
    const words = listen(board);
    await press(board, '28');
    await until('the last', () => moves.length === 3);
    await rest(board);
    expect(moves).to.deep.equal(['32-28 user', '23x32 forced', '37x28 forced']);
    expect(words).to.deep.equal([
      'White: 32 to 28. Black to move',
      'Only move, played for you. Black: 23 takes 32, 1 captured. White to move',
      'Only move, played for you. White: 37 takes 28, 1 captured. Black to move',
    ]);
    expect(board.toFen()).to.equal('B:W28,41,50:B1');
  });

  it('ends a capture that goes on in one way only', async () => {
    const board = await forcing('W:W32:B10,19,28,1');
    const moves = causes(board);
    await press(board, '32', '23');
    await until('the move', () => moves.length === 1);
    expect(moves).to.deep.equal(['32x5 forced']);
    expect(board.toFen()).to.equal('B:WK5:B1');
  });

  it('does not wait for readers who want no motion', async function () {
    if (!(await media({ 'prefers-reduced-motion': 'reduce' }))) this.skip();
    const board = await forcing();
    const moves = causes(board);
    const start = performance.now();
    await board.play('32-28');
    await until('the last', () => moves.length === 3);
    const time = performance.now() - start;
    expect(time).to.be.below(200);
  });

  it('makes none while the reader goes through the game', async () => {
    const board = await forcing();
    await board.play('32-28');
    await until('the last', () => board.path === '0~3');
    await board.go('0~1');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(board.path).to.equal('0~1');
  });
});

describe('sides that are moved by hand', () => {
  for (const [movable, first, second] of [
    ['both', true, true],
    ['white', true, false],
    ['black', false, true],
    ['turn', true, false],
  ] as const)
    it(`movable="${movable}"`, async () => {
      const board = await boardOf(
        html`<draughts-board fen="W:W32:B1" movable=${movable} interactive></draughts-board>`,
      );
      expect(await violations(board)).to.deep.equal([]);
      expect(all(board, '.movable').length > 0).to.equal(first);
      await press(board, '32', '28');
      expect(board.path).to.equal(first ? '0~1' : '0');
      if (!first) {
        const answer = /^(It is the other side’s turn|There is no piece on 28)\.$/;
        await until('an answer', () => answer.test(said(board)?.trim() ?? ''));
        await board.play('32-28');
      }
      await press(board, '1', '6');
      expect(board.path).to.equal(second ? '0~2' : '0~1');
    });
});

describe('a board without rules', () => {
  const free = (fen = 'W:W32:B1') =>
    boardOf(html`<draughts-board fen=${fen} movable="free" interactive></draughts-board>`);

  it('breaks no accessibility rule', async () => {
    const board = await free();
    await press(board, '32');
    expect(await violations(board)).to.deep.equal([]);
  });

  it('lets pieces go anywhere, by presses, by drags and by keys', async () => {
    const board = await free();
    await press(board, '32', '10');
    expect([board.toFen(), said(board)]).to.deep.equal(['W:W10:B1', '10, white man']);
    await drag(board, '1', '50');
    await rest(board);
    expect([board.toFen(), drawn(board)]).to.deep.equal(['W:W10:B50', 'W10:B50']);
    only(board, '[data-square="50"]').focus();
    await type(board, 'Enter', 'ArrowUp', 'Enter');
    expect(board.toFen()).to.equal('W:W10:B45');
  });

  it('takes away what is put outside, or deleted', async () => {
    const board = await free();
    await carry(board, pointOf(board, '32'), middleOf(board, [4, -1]));
    expect([board.toFen(), said(board)]).to.deep.equal(['W:W:B1', '32, empty']);
    only(board, '[data-square="1"]').focus();
    await type(board, 'Delete');
    expect(board.toFen()).to.equal('W:W:B');
    await rest(board);
    expect(drawn(board)).to.equal('W:B');
  });

  it('asks before it does so', async () => {
    const board = await free();
    const asked: string[] = [];
    board.addEventListener('square-press', (event) => asked.push(`press ${event.square}`));
    board.addEventListener('piece-drop', (event) => {
      asked.push(`${event.from} ${event.to} ${event.fen}`);
      event.preventDefault();
    });
    await press(board, '32', '10');
    await rest(board);
    expect(asked).to.deep.equal(['press 32', 'press 10', '32 10 W:W10:B1']);
    expect([board.toFen(), drawn(board)]).to.deep.equal(['W:W32:B1', 'W32:B1']);
    board.addEventListener('square-press', (event) => event.preventDefault());
    await press(board, '32');
    expect(marked(board, '.selected')).to.deep.equal([]);
  });
});

describe('a board on which captures have to be claimed', () => {
  // White has to take 28 with 32; he may overlook it.
  const fen = 'W:W32,37,45:B28,1';
  const claiming = (start = fen, variant = 'frisian') =>
    boardOf(
      html`<draughts-board fen=${start} variant=${variant} enforcement="claim" interactive></draughts-board>`,
    );

  it('breaks no accessibility rule, and has one Tab stop', async () => {
    const board = await claiming();
    await until('the button', () => all(board, '.claim').length);
    expect(await violations(board)).to.deep.equal([]);
    expect(all(board, '[tabindex="0"], button:not([tabindex="-1"])').length).to.equal(1);
    expect(marked(board, '.must-move')).to.deep.equal([]);
  });

  it('lets an overlooked capture stand', async () => {
    const board = await claiming();
    await press(board, '45', '40');
    expect(board.toFen()).to.equal('B:W32,37,40:B1,28');
    await press(board, '1', '7');
    expect(board.path).to.equal('0~2');
    await type(board, 'Shift+C');
    await until('an answer', () => said(board) === 'There is nothing to claim.');
  });

  it('takes it back by a claim; then a legal move has to be made', async () => {
    const board = await claiming();
    await press(board, '45', '40', '1');
    await type(board, 'Shift+C');
    await until('an answer', () => said(board)?.startsWith('Move taken back'));
    expect([said(board), board.path]).to.deep.equal(['Move taken back. White to move', '0']);
    await press(board, '45');
    await until('a reason', () => said(board) === 'You must capture when you can.');
    await press(board, '32', '23');
    expect(board.toFen()).to.equal('B:W23,37,45:B1');
  });

  it('is claimed on by a button, too, and by typed moves', async () => {
    const board = await claiming();
    only(board, '[tabindex="0"]').focus();
    await type(board, ...'45-40', 'Enter');
    await until('the move', () => board.path === '0~1');
    const button = only(board, '.claim') as unknown as HTMLButtonElement;
    expect(button.textContent).to.equal('Claim an overlooked capture');
    button.click();
    await board.updateComplete;
    expect([said(board), board.path]).to.deep.equal(['Move taken back. White to move', '0']);
  });

  it('lets a capture be broken off by a second press on its piece', async () => {
    const board = await claiming('W:W32:B28,19,1', 'international');
    await press(board, '32', '23', '23');
    await rest(board);
    expect([board.toFen(), drawn(board)]).to.deep.equal(['B:W23:B1,19', 'W23:B1,19']);
  });
});

describe('captures that are to be claimed from now on', () => {
  it('break no accessibility rule, and leave the moves that have been made', async () => {
    const board = await boardOf(
      html`<draughts-board fen="W:W31,45:B1,2" variant="frisian" interactive></draughts-board>`,
    );
    await press(board, '31', '27', '1', '6');
    board.enforcement = 'claim';
    await until('the button', () => all(board, '.claim').length);
    expect(await violations(board)).to.deep.equal([]);
    expect([board.path, board.toFen()]).to.deep.equal(['0~2', 'W:W27,45:B2,6']);
  });

  it('are claimed in the language of the page, also when it changes', async () => {
    const board = await boardOf(
      html`<draughts-board lang="nl" enforcement="claim" interactive></draughts-board>`,
    );
    const words = (): string | null | undefined => all(board, '.claim')[0]?.textContent;
    await until('a button', words);
    expect(words()).to.equal('Gemiste slag claimen');
    board.lang = 'en';
    await until('the other words', () => words() === 'Claim an overlooked capture');
  });

  it('do nothing to a board without rules', async () => {
    const board = await boardOf(
      html`<draughts-board fen="W:W32:B1" movable="free" enforcement="claim" interactive></draughts-board>`,
    );
    await press(board, '32', '10');
    expect(board.toFen()).to.equal('W:W10:B1');
  });
});

describe('how fast pieces move', () => {
  for (const [animation, time] of [
    ['0', undefined],
    ['100', 100],
    ['400', 400],
  ] as const)
    it(`animation="${animation}"`, async () => {
      const board = await boardOf(
        html`<draughts-board fen="W:W32:B1" animation=${animation} interactive></draughts-board>`,
      );
      expect(await violations(board)).to.deep.equal([]);
      await press(board, '32', '28');
      const [running] = board.shadowRoot?.getAnimations() ?? [];
      expect(running?.effect?.getTiming().duration).to.equal(time);
      await rest(board);
      expect(drawn(board)).to.equal('W28:B1');
    });
});

it('a selection is told of, and its end', async () => {
  const board = await boardOf(html`<draughts-board fen="W:W32:B1" interactive></draughts-board>`);
  const told: string[] = [];
  board.addEventListener('selection-change', (event) => {
    const { square, targets } = event as SelectionChangeEvent;
    told.push(`${square}: ${targets}`);
  });
  await press(board, '32', '32', '32', '28');
  expect(told).to.deep.equal(['32: 27,28', 'undefined: ', '32: 27,28', 'undefined: ']);
});

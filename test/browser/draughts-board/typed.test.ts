// Moves and commands that are typed on a board, and what is said of them.
import { expect } from 'chai';
import { html } from 'lit';
import { pieces, type Square } from '../../../src/board/piece.js';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, boardOf, drawn, only, opened, rest, until } from '../support/board.js';
import { heard, typesOf } from '../support/events.js';
import { boardWith, inEachGame } from '../support/games.js';
import { listen, said, type } from '../support/hand.js';
import { violations } from '../support/page.js';

/** A board that has the focus. */
async function playable(fen: string, variant = 'international'): Promise<DraughtsBoard> {
  const board = await boardOf(
    html`<draughts-board fen=${fen} variant=${variant} interactive></draughts-board>`,
  );
  only(board, '[tabindex="0"]').focus();
  await board.updateComplete;
  return board;
}

const middle = 'W:W31,32,K50:B1,19,K5';

/** What stands in the readout; undefined where there is none. */
const readout = (board: DraughtsBoard): string | undefined =>
  all(board, '.typed')[0]?.textContent ?? undefined;

const at = (board: DraughtsBoard): string | null | undefined =>
  board.shadowRoot?.activeElement?.getAttribute('aria-label');

const dialog = (board: DraughtsBoard): Element | undefined => all(board, 'dialog')[0];

describe('what is typed on a board', () => {
  it('breaks no accessibility rule, adds no Tab stop, and nothing typed at first is lost', async () => {
    const board = await playable(middle);
    await type(board, '3', '2');
    await until('the readout', () => readout(board) === '32');
    expect(await violations(board)).to.deep.equal([]);
    expect(all(board, '[tabindex="0"], button:not([tabindex="-1"])').length).to.equal(1);
  });

  it('is said sign by sign, and shown', async () => {
    const board = await playable(middle);
    const words = listen(board);
    for (const key of ['3', '2', '-', '2', '8']) await type(board, key);
    expect(words).to.deep.equal(['3', '32', '32-', '32-2', '32-28']);
    expect(readout(board)).to.equal('32-28');
    await type(board, 'Backspace');
    expect([readout(board), said(board)]).to.deep.equal(['32-2', '32-2']);
    await type(board, 'Escape');
    expect([readout(board), said(board)]).to.deep.equal([undefined, '']);
    expect(board.path).to.equal('0');
  });

  it('stays on the board, however long it is', async () => {
    const board = await playable(middle);
    await type(board, '3');
    await until('the readout', () => readout(board));
    for (let signs = 60; signs > 0; signs--) await type(board, '1');
    const shown = all(board, '.typed kbd')[0]?.getBoundingClientRect();
    const { left, right } = board.getBoundingClientRect();
    expect(shown?.left).to.be.at.least(left);
    expect(shown?.right).to.be.at.most(right);
  });

  it('is forgotten when another way is taken', async () => {
    const board = await playable(middle);
    await type(board, '3', 'ArrowUp');
    expect(readout(board)).to.equal(undefined);
    await type(board, '3', 'Tab');
    expect(readout(board)).to.equal(undefined);
  });

  it('moves the focus to a square, which is read then', async () => {
    const board = await playable(middle);
    const words = listen(board);
    await type(board, '1', '9', 'Enter');
    expect(at(board)).to.equal('19, black man');
    expect(words.at(-1)).to.equal('');
    expect(all(board, '[tabindex="0"]').length).to.equal(1);
  });

  for (const [fen, variant, keys, after, words] of [
    [middle, 'international', '32-28', 'B:W28,31,K50:B1,K5,19', 'White: 32 to 28. Black to move'],
    [middle, 'international', '3228', 'B:W28,31,K50:B1,K5,19', 'White: 32 to 28. Black to move'],
    [
      'W:W32:B28,1',
      'international',
      '32x23',
      'B:W23:B1',
      'White: 32 takes 23, 1 captured. Black to move',
    ],
    [
      'W:W32:B28,1',
      'international',
      '32:23',
      'B:W23:B1',
      'White: 32 takes 23, 1 captured. Black to move',
    ],
    ['W:Wc3:Bh8', 'russian', 'c3d4', 'B:Wd4:Bh8', 'White: c3 to d4. Black to move'],
    ['W:Wc3:Bh8', 'russian', 'cd4', 'B:Wd4:Bh8', 'White: c3 to d4. Black to move'],
    ['W:Wa3,b3:Bg7,h7', 'turkish', 'b3-b4', 'B:Wa3,b4:Bg7,h7', 'White: b3 to b4. Black to move'],
  ] as const)
    it(`makes the move ${keys} in ${variant}`, async () => {
      const board = await playable(fen, variant);
      const events = heard(board);
      await type(board, ...keys, 'Enter');
      await until('the move', () => board.path === '0~1');
      await rest(board);
      expect([board.toFen(), drawn(board), said(board)]).to.deep.equal([
        after,
        after.slice(2),
        words,
      ]);
      expect(typesOf(events)).to.deep.equal(['before-move', 'position-change', 'move-played']);
      expect(readout(board)).to.equal(undefined);
    });

  for (const [keys, words] of [
    ['99', 'There is no square 99'],
    ['32-99', 'There is no square 99'],
    ['zz', 'There is no such move: zz'],
    ['32-22', '32 to 22 is not a legal move.'],
    ['1-7', 'It is the other side’s turn.'],
    ['40-34', 'There is no piece on 40.'],
  ] as const)
    it(`says what is wrong with ${keys}`, async () => {
      const board = await playable(middle);
      await type(board, ...keys, 'Enter');
      await until('an answer', () => said(board) !== keys);
      expect([said(board), board.path, readout(board)]).to.deep.equal([words, '0', undefined]);
    });

  it('asks which of several captures is meant', async () => {
    const board = await playable('W:WK4:B13,20,32,37');
    await type(board, ...'4x15', 'Enter');
    const chooser = await opened(board);
    const choices = [...chooser.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(choices.map((text) => text?.match(/4x[\dx]+15/)?.[0])).to.have.members([
      '4x27x38x15',
      '4x31x42x15',
    ]);
    await type(board, 'Escape');
    await type(board, ...'4x31x42x15', 'Enter');
    await rest(board);
    expect(board.toFen()).to.equal('B:WK15:B32');
  });

  it('makes a move while another is half entered', async () => {
    const board = await playable('W:W32,42:B10,19,28,37');
    await type(board, 'Enter');
    await type(board, ...'32x5', 'Enter');
    await rest(board);
    expect(drawn(board)).to.equal('WK5,42:B37');
  });

  it('leaves keys of the page and of the system alone', async () => {
    const board = await playable(middle);
    const left: string[] = [];
    board.parentElement?.addEventListener('keydown', (event) => {
      if (!event.defaultPrevented && event.key.length === 1) left.push(event.key);
      event.preventDefault();
    });
    await type(board, 'Control+3', 'Alt+3', 'Meta+3', '!', '3');
    expect(left).to.deep.equal(['3', '3', '3', '!']);
    expect(readout(board)).to.equal('3');
  });

  it('is nothing without the focus, nor while an input method composes', async () => {
    const board = await playable(middle);
    const cell = only(board, '[tabindex="0"]');
    for (const init of [{ isComposing: true }, { key: 'Dead' }])
      cell.dispatchEvent(
        new KeyboardEvent('keydown', { key: '3', bubbles: true, composed: true, ...init }),
      );
    (document.activeElement as HTMLElement).blur();
    await type(board, '3', '2');
    expect([readout(board), said(board)]).to.deep.equal([undefined, '']);
  });

  it('understands keys of other alphabets by their place', async () => {
    const board = await playable('W:Wc3:Bh8', 'russian');
    const cell = only(board, '[tabindex="0"]');
    for (const [key, code] of [
      ['с', 'KeyC'],
      ['в', 'KeyD'],
      ['4', 'Digit4'],
    ])
      cell.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code,
          bubbles: true,
          composed: true,
        } as KeyboardEventInit),
      );
    await board.updateComplete;
    expect(readout(board)).to.equal('cd4');
  });
});

describe('commands', () => {
  for (const [keys, words] of [
    [['/', 'p'], 'White to move. White: 2 men: 31, 32; 1 king: 50. Black: 2 men: 1, 19; 1 king: 5'],
    [
      ['Shift+P'],
      'White to move. White: 2 men: 31, 32; 1 king: 50. Black: 2 men: 1, 19; 1 king: 5',
    ],
    [['/', 'l'], 'No move played yet.'],
    [['/', 't'], 'White to move'],
    [['/', 's'], '31, white man, can move. 2 legal moves: 31-26, 31-27'],
    [['Shift+F'], 'Board flipped, at the bottom: Black'],
    [['/', 'y'], 'Show this help: ?'],
    [['/', 'c'], 'Show this help: ?'],
  ] as const)
    it(`${keys.join(' ')} says so, once`, async () => {
      const board = await playable(middle);
      await type(board, ...keys.slice(0, -1));
      const heardWords = listen(board);
      await type(board, ...keys.slice(-1));
      expect(heardWords).to.deep.equal([words]);
      expect(readout(board)).to.equal(undefined);
    });

  it('say the same again when asked again', async () => {
    const board = await playable(middle);
    await type(board, 'Shift+T');
    const words = listen(board);
    await type(board, 'Shift+T');
    expect(words.map((text) => text.trim())).to.deep.equal(['White to move']);
  });

  it('read the moves, those that must be made, and the last one', async () => {
    const board = await playable('W:W33,45:B28,3');
    await type(board, 'Shift+M');
    expect(said(board)).to.equal('1 legal move: 33x22');
    await type(board, 'Shift+T');
    expect(said(board)).to.equal('White to move. must capture: 33');
    await board.play('33x22');
    await type(board, 'Shift+L');
    expect(said(board)).to.equal('Last move. White: 33 takes 22, 1 captured');
  });

  it('tell what towers are made of', async () => {
    const board = await playable('start', 'bashni');
    const { variant } = board.record;
    const tower = [pieces.black.man, pieces.black.king];
    board.position = {
      variant,
      turn: 'white',
      pieces: new Map([
        [variant.squareAt('c3') as Square, { ...pieces.white.man, tower }],
        [variant.squareAt('h8') as Square, pieces.black.king],
        [variant.squareAt('f8') as Square, pieces.black.man],
      ]),
    };
    await board.ready;
    await type(board, 'Shift+P');
    expect(said(board)).to.equal(
      'White to move. White: 1 man: c3; c3, tower of 3, from the top: white man, black man, black king. Black: 1 man: f8; 1 king: h8',
    );
  });

  it('go through the game and tell each move', async () => {
    const board = await boardOf(
      html`<draughts-board pdn="1. 32-28 19-23 (18-23) 2. 28x19 14x23" interactive></draughts-board>`,
    );
    only(board, '[tabindex="0"]').focus();
    const words = listen(board);
    await type(board, '.', '.', ']', ']', '.', '.', '.', ',');
    await rest(board);
    expect(board.path).to.equal('3');
    expect(words).to.deep.equal([
      'White: 32 to 28. Black to move',
      'Main line. Black: 19 to 23. White to move',
      'Variation 1 of 1. Black: 18 to 23. White to move',
      'Main line. Black: 19 to 23. White to move',
      'White: 28 takes 19, 1 captured. Black to move',
      'Black: 14 takes 23, 1 captured. White to move',
      'No further move.',
      'White: 28 takes 19, 1 captured. Black to move',
    ]);
    await type(board, ']');
    expect(said(board)).to.equal('No variations here.');
    await type(board, ',', ',', ',', ',');
    expect(said(board)?.trim()).to.equal('No move played yet. White to move');
  });
});

describe('the help', () => {
  it('breaks no accessibility rule, and is closed by Escape', async () => {
    const board = await playable(middle);
    await type(board, '3', 'Escape', '?');
    await until('the dialog', () => dialog(board));
    expect(await violations(board)).to.deep.equal([]);
    expect(dialog(board)?.matches(':modal')).to.equal(true);
    expect(dialog(board)?.textContent).to.include('Read the position');
    await type(board, 'Escape');
    expect(dialog(board)).to.equal(undefined);
    expect(at(board)).to.equal('31, white man, can move');
  });

  it('is there once, and not any more when the board has left the page', async () => {
    const board = await playable(middle);
    const cell = only(board, '[tabindex="0"]');
    cell.focus();
    for (let times = 2; times > 0; times--)
      cell.dispatchEvent(
        new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true, cancelable: true }),
      );
    await until('the dialog', () => dialog(board));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(all(board, 'dialog').length).to.equal(1);
    const page = board.parentElement;
    board.remove();
    page?.append(board);
    await board.updateComplete;
    expect(dialog(board)?.getBoundingClientRect().width).to.equal(0);
    cell.focus();
    await type(board, '?');
    await until('another', () => dialog(board)?.matches(':modal'));
    expect(all(board, 'dialog').length).to.equal(1);
  });

  it('is closed by its button', async () => {
    const board = await playable(middle);
    await type(board, '?');
    await until('the dialog', () => dialog(board));
    await type(board, 'Enter');
    await until('an end', () => !dialog(board));
    expect(at(board)).to.equal('31, white man, can move');
  });

  it('is in the language of the page', async () => {
    const board = await boardOf(
      html`<draughts-board locale="nl" fen=${middle} interactive></draughts-board>`,
    );
    only(board, '[tabindex="0"]').focus();
    await type(board, '?');
    await until('the dialog', () => dialog(board));
    expect(dialog(board)?.querySelector('h2')?.textContent).to.equal('Toetsenbord');
    expect(dialog(board)?.getAttribute('lang')).to.equal('nl');
  });
});

describe('what is typed in each game', () => {
  inEachGame('breaks no accessibility rule', async (game) => {
    const board = await boardWith(game, game.capture);
    await type(board, 'Tab', ...(game.capture.path[0] ?? ''));
    await until('the readout', () => readout(board) === game.capture.path[0]);
    expect(await violations(board)).to.deep.equal([]);
  });

  inEachGame('makes a capture, with all its landings or with its ends', async (game) => {
    const { path, after } = game.capture;
    for (const squares of [path, [path[0], path.at(-1)]]) {
      const board = await boardWith(game, game.capture);
      await type(board, 'Tab', ...squares.join('x'), 'Enter');
      await until('the capture', () => board.path === '0~1');
      await rest(board);
      expect(drawn(board)).to.equal(after);
      board.closest('main')?.remove();
    }
  });
});

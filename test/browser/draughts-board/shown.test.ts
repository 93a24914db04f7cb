import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, boardOf, drawn, only, pointOf, until } from '../support/board.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';

const must = '1. 32-28 19-23';
const marks = (board: DraughtsBoard): string[] =>
  ['last-move', 'must-move', 'target', 'landing', 'turn'].filter(
    (name) => all(board, `g.${name}`).length,
  );
const hasState = (board: DraughtsBoard, name: string): boolean => board.matches(`:state(${name})`);

describe('show', () => {
  it('breaks no accessibility rule', async () => {
    const board = await boardOf(
      html`<draughts-board pdn=${must} at="2" show="last-move must-move turn"></draughts-board>`,
    );
    expect(await violations(board)).to.deep.equal([]);
  });

  for (const [show, expected] of [
    ['last-move', ['last-move']],
    ['must-move', ['must-move']],
    ['turn', ['turn']],
    ['LAST-MOVE turn nonsense', ['last-move', 'turn']],
    ['none', []],
  ] as const)
    it(`"${show}" shows that on a diagram`, async () => {
      const board = await boardOf(
        html`<draughts-board pdn=${must} at="2" show=${show}></draughts-board>`,
      );
      expect(marks(board)).to.deep.equal(expected);
    });

  it('left out, shows nothing on a diagram', async () => {
    expect(
      marks(await boardOf(html`<draughts-board pdn=${must} at="2"></draughts-board>`)),
    ).to.deep.equal([]);
  });

  it('takes marks away from a board to play on', async () => {
    const board = await boardOf(
      html`<draughts-board interactive pdn=${must} at="2" show="targets"></draughts-board>`,
    );
    await press(board, '28');
    expect(marks(board)).to.deep.equal(['landing']);
    board.show = null;
    await board.ready;
    expect(marks(board)).to.deep.equal(['last-move', 'must-move', 'landing']);
  });
});

describe('pieces="none"', () => {
  const blind = () => boardOf(html`<draughts-board interactive pieces="none"></draughts-board>`);

  it('breaks no accessibility rule, and tells nothing of pieces', async () => {
    const board = await blind();
    expect(await violations(board)).to.deep.equal([]);
    const labels = all(board, '[aria-label]').map(
      (element) => element.getAttribute('aria-label') ?? '',
    );
    expect(labels.filter((text) => /man|men|king|empty|can move/.test(text))).to.deep.equal([]);
    expect(only(board, '[data-square="32"]').getAttribute('aria-label')).to.equal('32');
    expect(only(board, '.grid').getAttribute('aria-label')).to.match(/White to move$/);
  });

  it('shows none', async () => {
    const board = await blind();
    for (const piece of all(board, '.live *'))
      expect(getComputedStyle(piece).visibility).to.equal('hidden');
    const still = await boardOf(html`<draughts-board pieces="none"></draughts-board>`);
    expect(drawn(still)).to.equal('W:B');
    expect(only(still, 'svg').getAttribute('aria-label')).to.equal(
      'Draughts board, International draughts. White to move',
    );
  });

  it('is played on, and tells the moves', async () => {
    const board = await blind();
    await press(board, '32', '28');
    expect(board.path).to.equal('0~1');
    await until('the move', () => /32 to 28/.test(only(board, '.announcer').textContent ?? ''));
  });

  it('ends', async () => {
    const board = await blind();
    board.pieces = null;
    await board.ready;
    expect(drawn(board)).to.match(/^W31,32/);
    expect(only(board, '[data-square="32"]').getAttribute('aria-label')).to.match(/white man/);
    expect(getComputedStyle(only(board, '.live')).visibility).to.equal('visible');
  });
});

describe('slots', () => {
  const slotted = (size = 400) =>
    boardOf(
      html`<draughts-board style="inline-size: ${size}px"><b slot="square-28">!</b><i slot="square-g5">?</i><u slot="caption">Below</u></draughts-board>`,
    );
  const middle = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const expectOn = (
    board: DraughtsBoard,
    selector: string,
    name: string,
    bottom: 'white' | 'black' = 'white',
  ): void => {
    const found = middle(board.querySelector(selector) as Element);
    const wanted = pointOf(board, name, bottom);
    expect(
      Math.hypot(found[0] - wanted[0], found[1] - wanted[1]),
      `${found} is not ${wanted}`,
    ).to.be.below(3);
  };

  it('break no accessibility rule', async () => {
    expect(await violations(await slotted())).to.deep.equal([]);
  });

  for (const size of [160, 260, 400])
    it(`lie on their squares on a board of ${size} pixels`, async () => {
      const board = await slotted(size);
      await until('a slot', () => all(board, '.squares slot').length === 2);
      expectOn(board, 'b', '28');
    });

  it('turn with the board, and follow its coordinates', async () => {
    const board = await slotted();
    board.flip();
    await board.ready;
    expectOn(board, 'b', '28', 'black');
    board.coordinates = 'none';
    await board.ready;
    expectOn(board, 'b', '28', 'black');
  });

  it('keep their places on a page that is read from right to left', async () => {
    const board = await slotted();
    board.dir = 'rtl';
    await board.ready;
    expectOn(board, 'b', '28');
  });

  it('let presses through', async () => {
    const board = await boardOf(
      html`<draughts-board interactive><b slot="square-32">!</b></draughts-board>`,
    );
    await until('a slot', () => all(board, '.squares slot').length);
    await press(board, '32', '28');
    expect(board.path).to.equal('0~1');
  });

  it('hold what comes later, and no more what has gone', async () => {
    const board = await boardOf(html`<draughts-board fen="start"></draughts-board>`);
    const late = document.createElement('b');
    late.slot = 'square-20';
    board.append(late);
    await until('a slot', () => all(board, '.squares slot').length === 1);
    late.remove();
    await until('no slot', () => all(board, '.squares slot').length === 0);
  });

  it('show a caption below the board', async () => {
    const board = await slotted();
    const caption = (board.querySelector('u') as HTMLElement).getBoundingClientRect();
    expect(caption.top).to.be.at.least(only(board, 'svg').getBoundingClientRect().bottom - 1);
  });
});

describe('states', () => {
  it('tell of faults', async () => {
    const board = await boardOf(html`<draughts-board fen="nonsense"></draughts-board>`);
    await until('a state', () => hasState(board, 'error'));
    board.fen = 'start';
    await board.ready;
    expect(hasState(board, 'error')).to.equal(false);
  });

  it('tell that the board has been turned', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    board.flip();
    await board.ready;
    expect(hasState(board, 'flipped')).to.equal(true);
    board.flip();
    await board.ready;
    expect(hasState(board, 'flipped')).to.equal(false);
  });

  it('tell that a move waits for an answer', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    let answer = (_: boolean): void => {};
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    board.addEventListener('before-move', (event) => event.respondWith(answered));
    const played = board.play('32-28');
    await until('a state', () => hasState(board, 'busy'));
    answer(true);
    expect(await played).to.equal(true);
    await until('no state', () => !hasState(board, 'busy'));
  });

  it('tell that a file is on its way', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    board.src = URL.createObjectURL(new Blob(['W:W31:B1']));
    const { ready } = board;
    await until('a state', () => hasState(board, 'loading') || board.toFen() === 'W:W31:B1');
    await ready;
    expect(hasState(board, 'loading')).to.equal(false);
  });
});

// Games that are drawn in their own way, on a page: on points with a throne, and with towers.

import { sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import {
  all,
  boardOf,
  drawn,
  marked,
  nameAt,
  only,
  placesIn,
  pointOf,
  rest,
  until,
} from '../support/board.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';

const cell = (board: DraughtsBoard, name: string): string =>
  all(board, '[role=gridcell]')
    .map((element) => element.getAttribute('aria-label') ?? '')
    .find((label) => label.startsWith(`${name},`)) ?? '';

/** The counts on towers, by square. */
const discsOn = (board: DraughtsBoard): Record<string, number> =>
  Object.fromEntries(
    all(board, '.live > g')
      .filter((element) => element.querySelector('.wall'))
      .map((element) => [
        nameAt(board, placesIn(element.getAttribute('transform'))[0] ?? [0, 0]),
        element.querySelectorAll('.wall').length,
      ]),
  );

const inTowers = '[Variant "Bashni"][FEN "W:Wc3=wb,a1:Bd4=bw,f6=bb,h8"] *';

describe('a board of points', () => {
  it('breaks no accessibility rule', async () => {
    const board = await boardOf(
      html`<draughts-board variant="elephant" interactive></draughts-board>`,
    );
    expect(await violations(board)).to.deep.equal([]);
  });

  it('has lines and a river and no squares, also as a diagram', async () => {
    for (const interactive of [true, false]) {
      const board = await boardOf(
        html`<draughts-board variant="elephant" ?interactive=${interactive}></draughts-board>`,
      );
      for (const role of ['field', 'river', 'lines', 'throne-edge'])
        expect(all(board, `path.${role}`).length, role).to.equal(1);
      expect(all(board, 'path.alt, path.dark').length).to.equal(0);
      expect(getComputedStyle(only(board, 'path.river')).fill).to.equal('rgb(115, 132, 124)');
    }
  });

  it('calls promoted pieces elephants', async () => {
    const still = await boardOf(
      html`<draughts-board variant="elephant" fen="W:WKe5,c6:BKd9"></draughts-board>`,
    );
    expect(only(still, 'svg').getAttribute('aria-label')).to.equal(
      'Draughts board, Elephant Checkers. White to move. White: 1 man: c6; 1 elephant: e5. Black: 1 elephant: d9',
    );
    const board = await boardOf(
      html`<draughts-board lang="de" variant="elephant" fen="W:WKe5,c6:BKd9" interactive></draughts-board>`,
    );
    expect(cell(board, 'e5')).to.match(/^e5, weißer Elefant/);
    expect(cell(board, 'c6')).to.match(/^c6, weißer (?!Elefant)/);
  });

  it('shows who may be promoted on the throne, and then the King', async () => {
    const board = await boardOf(
      html`<draughts-board variant="elephant" fen="W:WKe9:Bi10" interactive></draughts-board>`,
    );
    expect(all(board, '.promotion').length).to.equal(1);
    await press(board, 'e9', 'e9');
    await rest(board);
    expect(all(board, '.promotion').length).to.equal(0);
    expect(cell(board, 'e9')).to.equal('e9, white King');
    expect(only(board, '[role=status]').textContent).to.contain('becomes King on the throne');
  });

  it('can be captured on by clicks, and the pieces end where they should', async () => {
    const board = await boardOf(
      html`<draughts-board variant="elephant" fen="W:Wc4,a1:Bc5,c7,i9" interactive></draughts-board>`,
    );
    // c5 at hand and c7 beyond the river, from where a soldier may land on c8 or c9
    await press(board, 'c4', 'c6');
    expect(marked(board, '.landing')).to.have.members(['c8', 'c9']);
    await press(board, 'c9');
    await rest(board);
    expect(drawn(board)).to.equal('Wa1,c9:Bi9');
  });

  it('takes what another game has drawn off the board', async () => {
    const board = await boardOf(
      html`<draughts-board fen="W:WK28:B5" interactive></draughts-board>`,
    );
    expect(all(board, '.live .king.ring').length).to.equal(1);
    board.variant = 'elephant';
    board.fen = 'W:WKe5:Ba9';
    await board.ready;
    await board.updateComplete;
    expect(drawn(board)).to.equal('WKe5:Ba9');
    expect(all(board, 'path.light, path.dark').length).to.equal(0);
    board.variant = 'international';
    board.fen = 'W:WK28:B5';
    await board.ready;
    await board.updateComplete;
    expect(drawn(board)).to.equal('WK28:B5');
    expect(all(board, 'path.river').length).to.equal(0);
  });
});

describe('towers', () => {
  it('break no accessibility rule', async () => {
    const board = await boardOf(
      html`<draughts-board pdn=${inTowers} interactive></draughts-board>`,
    );
    expect(await violations(board)).to.deep.equal([]);
  });

  it('are told from the top', async () => {
    const board = await boardOf(html`<draughts-board pdn=${inTowers}></draughts-board>`);
    expect(only(board, 'svg').getAttribute('aria-label')).to.equal(
      'Draughts board, Bashni. White to move. ' +
        'White: 2 men: c3 (tower of 2, from the top: white man, black man), a1. ' +
        'Black: 3 men: d4 (tower of 2, from the top: black man, white man), ' +
        'f6 (tower of 2, from the top: black man, black man), h8',
    );
    const dutch = await boardOf(
      html`<draughts-board lang="nl" pdn=${inTowers} interactive></draughts-board>`,
    );
    expect(cell(dutch, 'd4')).to.equal(
      'd4, zwarte schijf (toren van 2, van boven af: zwarte schijf, witte schijf)',
    );
  });

  it('lose their tops in a capture, which go under the piece that takes', async () => {
    const board = await boardOf(
      html`<draughts-board pdn=${inTowers} interactive></draughts-board>`,
    );
    expect(discsOn(board)).to.deep.equal({ c3: 2, d4: 2, f6: 2 });
    await press(board, 'c3', 'e5');
    await rest(board);
    // the first jump is made: d4 is free, and its top lies below
    expect(discsOn(board)).to.deep.equal({ e5: 3, f6: 2 });
    expect(cell(board, 'd4')).to.equal('d4, white man');
    await press(board, 'g7');
    await rest(board);
    expect(discsOn(board)).to.deep.equal({ g7: 4 });
    expect(drawn(board)).to.equal('Wa1,d4,g7:Bf6,h8');
    expect(cell(board, 'g7')).to.match(
      /tower of 4, from the top: white man, black man, black man, black man/,
    );
  });

  it('move as one, and only the top of one that is taken fades', async () => {
    const board = await boardOf(
      html`<draughts-board pdn='[Variant "Bashni"][FEN "W:Wc3=wb,a1:Bd4=bbw,h8"] *' interactive></draughts-board>`,
    );
    const moving = board.play('c3:e5');
    await until('motion', () => board.shadowRoot?.getAnimations().length);
    const animated = (board.shadowRoot?.getAnimations() ?? []).map(
      (animation) => (animation.effect as KeyframeEffect).target as Element,
    );
    // Each goes or fades, and changes its size.
    const [tower, top, ...others] = new Set(animated);
    expect(others).to.have.length(0);
    expect(tower?.querySelectorAll('.wall').length).to.equal(2);
    expect(top?.querySelectorAll('.wall').length).to.equal(1);
    expect(top?.parentElement?.querySelectorAll('.wall').length).to.equal(3);
    await moving;
    await rest(board);
    expect(discsOn(board)).to.deep.equal({ d4: 2, e5: 3 });
    board.undo();
    await rest(board);
    expect(discsOn(board)).to.deep.equal({ c3: 2, d4: 3 });
  });

  it('can be pressed on their tops, which stand out of their squares', async () => {
    const board = await boardOf(
      html`<draughts-board pdn='[Variant "Bashni"][FEN "W:Wc3=wbbwbb,a1:Bh8"] *' interactive></draughts-board>`,
    );
    const [x, y] = pointOf(board, 'c3');
    const [, above] = pointOf(board, 'c5');
    // The middle of the face of six is .575 above that of the square.
    await sendMouse({ type: 'click', position: [x, Math.round(y - ((y - above) / 2) * 0.575)] });
    await board.updateComplete;
    expect(marked(board, '.target')).to.have.members(['b4', 'd4']);
  });

  it('have a large count on small boards', async () => {
    const board = await boardOf(html`<draughts-board pdn=${inTowers}></draughts-board>`);
    const shown = (): number[] =>
      ['.count:not(.large)', '.count.large'].map(
        (role) => all(board, role).filter((e) => getComputedStyle(e).display !== 'none').length,
      );
    expect(shown()).to.deep.equal([3, 0]);
    board.style.inlineSize = '160px';
    expect(shown()).to.deep.equal([0, 3]);
  });
});

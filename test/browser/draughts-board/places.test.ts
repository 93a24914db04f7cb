import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import { Game } from '../../../src/game/game.js';
import { Session } from '../../../src/game/session.js';
import type { DraughtsBoard } from '../../../src/index.js';
import { parseFen } from '../../../src/notation/fen.js';
import {
  all,
  boardOf,
  drawn,
  marked,
  middleOf,
  nameAt,
  only,
  placesIn,
  pointOf,
  rest,
  settle,
} from '../support/board.js';
import { heard } from '../support/events.js';
import { carry, drag, press, takeUp } from '../support/hand.js';
import { fixture, violations } from '../support/page.js';

type Place = readonly [x: number, y: number];

afterEach(() => resetMouse());

// A legal first move of each game, where both squares lie with White below: column from the left,
// row from the top, worked out by hand from how the games number their boards.
const moves: readonly (readonly [variant: string, move: string, from: Place, to: Place])[] = [
  ['international', '32-28', [3, 6], [4, 5]],
  ['canadian', '44-38', [2, 7], [3, 6]],
  ['english', '11-15', [5, 2], [4, 3]],
  ['russian', 'c3-d4', [2, 5], [3, 4]],
  ['italian', '22-18', [3, 5], [2, 4]],
  ['spanish', '10-14', [5, 5], [4, 4]],
  ['portuguese', '12-16', [1, 5], [0, 4]],
  ['jamaican', 'c3-d4', [2, 2], [3, 3]],
  ['thai', '25-21', [6, 1], [7, 2]],
  ['turkish', 'b3-b4', [1, 5], [1, 4]],
];

describe('a square is pressed where it is drawn', () => {
  it('and breaks no accessibility rule on a mirrored board', async () => {
    const board = await boardOf(
      html`<draughts-board variant="italian" orientation="black" interactive></draughts-board>`,
    );
    expect(await violations(board)).to.deep.equal([]);
  });

  for (const [variant, move, from, to] of moves)
    for (const [view, turned] of [
      ['White below', false],
      ['Black below', true],
      ['the board turned by flip()', true],
      ['Black below, turned', false],
    ] as const)
      it(`${variant}: ${move} with ${view}`, async () => {
        const orientation = view.startsWith('Black') ? 'black' : 'white';
        const board = await boardOf(
          html`<draughts-board
            variant=${variant}
            orientation=${orientation}
            interactive
          ></draughts-board>`,
        );
        if (view.includes('turned')) board.flip();
        await board.ready;
        const { cols, rows } = board.record.variant.board;
        const at = ([x, y]: Place) =>
          middleOf(board, turned ? [cols - 1 - x, rows - 1 - y] : [x, y]);
        const [first = '', last = ''] = move.split('-');
        await sendMouse({ type: 'click', position: at(from) });
        await board.updateComplete;
        expect(only(board, '[aria-selected]').getAttribute('aria-label')).to.match(
          new RegExp(`^${first}, (white|black) man, selected$`),
        );
        await sendMouse({ type: 'click', position: at(to) });
        expect(board.toFen()).to.match(new RegExp(`[WB,]${last}(,|:|$)`));
        board.undo();
        await rest(board);
        await carry(board, at(from), at(to));
        expect(board.toFen()).to.match(new RegExp(`[WB,]${last}(,|:|$)`));
        expect(drawn(board, turned ? 'black' : 'white')).to.equal(board.toFen().slice(2));
      });
});

/** Puts a board where a test wants it, tries it there by press and by drag. */
async function tryOut(board: DraughtsBoard): Promise<void> {
  await settle(board);
  await press(board, '32', '28');
  await rest(board);
  expect(drawn(board)).to.match(/^W28,31,33/);
  await drag(board, '20', '25');
  await rest(board);
  expect(drawn(board)).to.match(/:B1,.*,19,25$/);
}

describe('a board can be played on', () => {
  const inside = async (template: TemplateResult): Promise<DraughtsBoard> => {
    const around = await fixture<HTMLElement>(template);
    const board = around.querySelector('draughts-board');
    if (!board) throw new Error('no board');
    return board;
  };
  const interactive = html`<draughts-board interactive></draughts-board>`;

  it('in a page that is scrolled', async () => {
    const board = await inside(
      html`<div style="padding: 1500px 0 1500px 700px; inline-size: 900px">${interactive}</div>`,
    );
    board.scrollIntoView({ block: 'center', inline: 'center' });
    expect(scrollY).to.be.above(1000);
    await tryOut(board);
  });

  /** Moves the mouse, which is down, to a square and lets it go. */
  const carryOn = async (board: DraughtsBoard, name: string): Promise<void> => {
    await sendMouse({ type: 'move', position: pointOf(board, name) });
    await sendMouse({ type: 'up' });
    await board.updateComplete;
  };

  it('in a page that scrolls while a man is dragged', async () => {
    const board = await inside(html`<div style="padding-block: 100px 1500px">${interactive}</div>`);
    await settle(board);
    await takeUp(board, pointOf(board, '32'), pointOf(board, '28'));
    scrollTo(0, 90);
    await carryOn(board, '28');
    expect(board.toFen()).to.match(/^B:W28,/);
  });
  for (const [what, style] of [
    ['scaled', 'transform: scale(0.6, 0.6); transform-origin: 20px 30px'],
    ['stretched', 'transform: scale(1.4, 0.7); transform-origin: 0 0'],
    ['zoomed in', 'zoom: 1.4'],
    ['zoomed out', 'zoom: 0.5'],
    ['moved', 'transform: translate(90px, 40px)'],
    ['in a box that is scrolled', 'block-size: 300px; overflow: auto; padding: 90px'],
    ['in a narrow column', 'inline-size: 120px'],
    ['in a page that runs right to left', 'direction: rtl'],
    ['in vertical text', 'writing-mode: vertical-rl; block-size: 420px; inline-size: 420px'],
  ] as const)
    it(`where it is ${what}`, async () => {
      const board = await inside(
        html`<div style=${what ? (style ?? '') : ''}>${interactive}</div>`,
      );
      board.parentElement?.scrollTo(0, 60);
      await tryOut(board);
    });

  it('in a page of another direction, which does not mirror it', async () => {
    const board = await inside(html`<div dir="rtl" lang="ar">${interactive}</div>`);
    const [left = 0] = pointOf(board, '46');
    const [right = 0] = pointOf(board, '50');
    expect(left).to.be.below(right);
    await tryOut(board);
  });

  it('inside another shadow root', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...document.adoptedStyleSheets];
    root.innerHTML = '<section><draughts-board interactive></draughts-board></section>';
    const board = root.querySelector('draughts-board') as DraughtsBoard;
    const outside: string[] = [];
    for (const type of ['before-move', 'move-played', 'position-change'])
      host.addEventListener(type, () => outside.push(type));
    await tryOut(board);
    expect(outside.length).to.equal(6);
    expect(root.activeElement === board).to.equal(true);
  });

  it('once it is no longer hidden', async () => {
    const details = await fixture<HTMLDetailsElement>(
      html`<details><summary>A board</summary>${interactive}</details>`,
    );
    const board = details.querySelector('draughts-board') as DraughtsBoard;
    await settle(board);
    details.open = true;
    await tryOut(board);
    details.open = false;
    await board.play('33-29');
    details.open = true;
    await rest(board);
    expect(drawn(board)).to.match(/^W28,29,31,34/);
  });
});

describe('two boards of one session', () => {
  const pair = async () => {
    const { setup } = parseFen('W:W32,33:B19,20');
    const session = new Session(new Game({ variant: setup.variant, start: setup }));
    const around = await fixture<HTMLElement>(
      html`<div style="display: flex">
        <draughts-board .session=${session} interactive></draughts-board>
        <draughts-board .session=${session} interactive orientation="black"></draughts-board>
      </div>`,
    );
    const [one, other] = around.querySelectorAll('draughts-board');
    if (!one || !other) throw new Error('no boards');
    await settle(one);
    await settle(other);
    return { session, one, other };
  };

  it('show each move that is made on either', async () => {
    const { session, one, other } = await pair();
    const events = heard(other);
    await press(one, '32', '28');
    await rest(one);
    await rest(other);
    expect([drawn(one), drawn(other, 'black')]).to.deep.equal(['W28,33:B19,20', 'W28,33:B19,20']);
    expect(events.map(({ type }) => type)).to.deep.equal(['position-change']);
    expect(
      placesIn(only(other, '.last-move > .tint').getAttribute('d')).map((place) =>
        nameAt(other, place, 'black'),
      ),
    ).to.deep.equal(['32', '28']);
    await drag(other, '20', '24', 'black');
    await rest(one);
    expect(drawn(one)).to.equal('W28,33:B19,24');
    expect([session.path, one.path]).to.deep.equal(['0~2', '0~2']);
  });

  it('have a piece chosen each, until the position changes', async () => {
    const { one, other } = await pair();
    await press(one, '32');
    expect(all(other, '[aria-selected]')).to.deep.equal([]);
    await other.play('33-28');
    await rest(one);
    expect(all(one, '[aria-selected]')).to.deep.equal([]);
    expect(marked(one, '.selected')).to.deep.equal([]);
  });
});

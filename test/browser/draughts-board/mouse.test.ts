import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { MoveRejectedEvent } from '../../../src/elements/shared/move-events.js';
import type { DraughtsBoard } from '../../../src/index.js';
import {
  all,
  boardOf,
  drawn,
  marked,
  middleOf,
  only,
  opened,
  pointOf,
  rest,
  settle,
} from '../support/board.js';
import { otherButton } from '../support/commands.js';
import { heard, typesOf } from '../support/events.js';
import { carry, drag, press, takeUp } from '../support/hand.js';
import { violations } from '../support/page.js';

const playable = (fen = 'W:W31,32,K50:B1,19,K5') =>
  boardOf(html`<draughts-board fen=${fen} interactive></draughts-board>`);

/** What is chosen, and where it may go, as it is seen and as it is said. */
const chosen = (board: DraughtsBoard) => ({
  marks: [...marked(board, '.selected'), ...marked(board, '.target')],
  selected: all(board, '[aria-selected=true]').map((cell) => cell.getAttribute('aria-label')),
});
const nothing = { marks: [], selected: [] };

afterEach(() => resetMouse());

describe('the mouse on a board to play on', () => {
  it('breaks no accessibility rule, before a man is chosen and after', async () => {
    const board = await playable('start');
    expect(await violations(board)).to.deep.equal([]);
    await press(board, '32');
    expect(await violations(board)).to.deep.equal([]);
    await press(board, '28');
    await rest(board);
    expect(await violations(board)).to.deep.equal([]);
  });

  it('chooses a piece and shows where it may go', async () => {
    const board = await playable();
    expect(chosen(board)).to.deep.equal(nothing);
    await press(board, '32');
    expect(chosen(board)).to.deep.equal({
      marks: ['32', '27', '28'],
      selected: ['32, white man, selected'],
    });
    expect(marked(board, '.landing')).to.deep.equal([]);
  });

  it('moves it by a press on a square', async () => {
    const board = await playable();
    const events = heard(board);
    await press(board, '32', '28');
    expect(board.toFen()).to.equal('B:W28,31,K50:B1,K5,19');
    await rest(board);
    expect(drawn(board)).to.equal('W28,31,K50:B1,K5,19');
    expect(chosen(board)).to.deep.equal(nothing);
    expect(marked(board, '.last-move')).to.deep.equal(['32', '28']);
    expect(typesOf(events)).to.deep.equal(['before-move', 'position-change', 'move-played']);
  });

  it('lets it go again by a second press', async () => {
    const board = await playable();
    const events = heard(board);
    await press(board, '32', '32');
    expect(chosen(board)).to.deep.equal(nothing);
    await press(board, '28');
    await opened(board);
    expect(board.path).to.equal('0');
    expect(typesOf(events)).to.deep.equal(['move-rejected']); // of the empty square
  });

  it('chooses another piece instead', async () => {
    const board = await playable();
    await press(board, '32', '31');
    expect(chosen(board).marks).to.deep.equal(['31', '26', '27']);
    await press(board, '27');
    expect(board.toFen()).to.equal('B:W27,32,K50:B1,K5,19');
  });

  it('keeps the piece chosen when it cannot go where it is sent', async () => {
    const board = await playable();
    const events = heard(board);
    await press(board, '32', '22');
    expect(chosen(board).marks).to.deep.equal(['32', '27', '28']);
    expect(marked(board, '.refused')).to.deep.equal(['32']);
    await opened(board);
    expect(typesOf(events)).to.deep.equal(['move-rejected']);
    await press(board, '28');
    expect(board.path).to.equal('0~1');
    expect(marked(board, '.refused')).to.deep.equal([]);
  });

  for (const [what, square, reason] of [
    ['an empty square', '40', 'empty-square'],
    ['a man of the other side', '19', 'not-your-turn'],
    ['a king of the other side', '5', 'not-your-turn'],
    ['a man that cannot move', '36', 'blocked'],
  ] as const)
    it(`chooses nothing on ${what}`, async () => {
      const board = await playable('W:W31,36:B1,19,K5');
      const events = heard(board);
      await press(board, square);
      expect(chosen(board)).to.deep.equal(nothing);
      await opened(board);
      expect(events.map((event) => (event as MoveRejectedEvent).reason)).to.deep.equal([reason]);
    });

  it('marks the pieces that must capture, and takes no other', async () => {
    const board = await playable('W:W33,34,45:B28,30');
    expect(marked(board, '.must-move')).to.deep.equal(['33', '34']);
    await press(board, '45');
    expect(chosen(board)).to.deep.equal(nothing);
    expect(marked(board, '.refused')).to.deep.equal(['45']);
    await press(board, '33');
    expect(marked(board, '.landing')).to.deep.equal(['22']);
    await press(board, '22');
    await rest(board);
    expect(marked(board, '.must-move')).to.deep.equal(['30']);
  });

  it('marks no piece that must move where none must', async () => {
    const board = await playable('start');
    expect(marked(board, '.must-move')).to.deep.equal([]);
  });

  it('does nothing on a board to look at', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
    const events = heard(board);
    await press(board, '31', '27');
    await board.play('31-27'); // now it has hands
    await rest(board);
    events.length = 0;
    await press(board, '1', '6');
    await drag(board, '1', '6');
    expect(events).to.deep.equal([]);
    expect(board.toFen()).to.equal('B:W27:B1');
  });

  it('does nothing with its other buttons', async function () {
    const board = await playable();
    for (const button of ['right', 'middle'] as const)
      if (!(await otherButton(button, pointOf(board, '32')))) this.skip();
    await board.ready;
    expect(chosen(board)).to.deep.equal(nothing);
  });

  it('does nothing when the game is over, and tells why', async () => {
    const board = await playable('W:W6:B1');
    const events = heard(board);
    await press(board, '6');
    await opened(board);
    expect(events.map((event) => (event as MoveRejectedEvent).reason)).to.deep.equal(['game-over']);
  });

  it('has no hold of the board any more when it is no longer to be played on', async () => {
    const board = await playable('W:W33:B29,20');
    await press(board, '33', '24');
    await rest(board);
    expect(drawn(board)).to.equal('W24:B20,29');
    board.interactive = false;
    await settle(board);
    expect(drawn(board)).to.equal('W33:B20,29');
    board.interactive = true;
    await settle(board);
    expect(chosen(board)).to.deep.equal(nothing);
  });
});

describe('a drag', () => {
  it('takes a piece along and leaves it where it is let go', async () => {
    const board = await playable();
    const events = heard(board);
    await takeUp(board, pointOf(board, '32'), pointOf(board, '33'), pointOf(board, '28'));
    const [x = 0, y = 0] = pointOf(board, '28');
    const { left, top, width, height } = only(board, '.dragged').getBoundingClientRect();
    expect(left + width / 2).to.be.closeTo(x, 3);
    expect(top + height / 2).to.be.closeTo(y, 5);
    expect(chosen(board).marks).to.deep.equal(['32', '27', '28']);
    await sendMouse({ type: 'up' });
    await board.ready;
    expect(all(board, '.dragged')).to.deep.equal([]);
    expect(drawn(board)).to.equal('W28,31,K50:B1,K5,19');
    expect(typesOf(events)).to.deep.equal(['before-move', 'position-change', 'move-played']);
    expect(board.shadowRoot?.getAnimations().length).to.equal(0);
  });

  it('takes men off the board, too', async () => {
    const board = await playable('W:W33:B29');
    await drag(board, '33', '24');
    await rest(board);
    expect(drawn(board)).to.equal('W24:B');
  });

  it('brings the piece on top of all others', async () => {
    const board = await playable();
    await takeUp(board, pointOf(board, '31'), pointOf(board, '19'));
    expect(only(board, '.dragged').matches(':last-child')).to.equal(true);
  });

  for (const [where, target, rejected] of [
    ['on a square where it may not go', '22', 1],
    ['on a man', '19', 1],
    ['on a light square', [3, 5], 0],
    ['beside the board', [12, 3], 0],
  ] as const)
    it(`that ends ${where} brings it back`, async () => {
      const board = await playable();
      const events = heard(board);
      const to = typeof target === 'string' ? pointOf(board, target) : middleOf(board, target);
      await carry(board, pointOf(board, '32'), to);
      await rest(board);
      expect(drawn(board)).to.equal('W31,32,K50:B1,K5,19');
      expect(board.path).to.equal('0');
      if (rejected) await opened(board);
      expect(typesOf(events).length).to.equal(rejected);
      await drag(board, '32', '27');
      await rest(board);
      expect(drawn(board)).to.equal('W27,31,K50:B1,K5,19');
    });

  it('back to its own square leaves it chosen', async () => {
    const board = await playable();
    await carry(board, pointOf(board, '32'), pointOf(board, '28'), pointOf(board, '32'));
    expect(chosen(board).marks).to.deep.equal(['32', '27', '28']);
    await press(board, '28');
    expect(board.path).to.equal('0~1');
  });

  it('of a few pixels is a press', async () => {
    const board = await playable();
    const [x = 0, y = 0] = pointOf(board, '32');
    await carry(board, [x, y], [x + 2, y + 2]);
    await press(board, '27');
    expect(board.toFen()).to.equal('B:W27,31,K50:B1,K5,19');
  });

  it('of a piece that may not move moves nothing', async () => {
    const board = await playable();
    for (const from of ['19', '40']) await drag(board, from, '24');
    await rest(board);
    expect(drawn(board)).to.equal('W31,32,K50:B1,K5,19');
    expect(all(board, '.dragged')).to.deep.equal([]);
  });

  it('leaves no style behind', async () => {
    const board = await playable();
    await drag(board, '32', '28');
    expect(all(board, '[style]:not([style=""])')).to.deep.equal([]);
  });

  it('is forgotten when another game is loaded meanwhile', async () => {
    const board = await playable();
    await takeUp(board, pointOf(board, '32'), pointOf(board, '28'));
    board.fen = 'W:W33,44:B4';
    await board.ready;
    const events = heard(board);
    await sendMouse({ type: 'up' });
    await rest(board);
    expect(drawn(board)).to.equal('W33,44:B4');
    expect([board.path, ...typesOf(events)]).to.deep.equal(['0']);
    expect(chosen(board)).to.deep.equal(nothing);
  });
});

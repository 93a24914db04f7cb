import { expect } from 'chai';
import { html } from 'lit';
import { drawn, marked, opened, until } from '../support/board.js';
import { drag, press, type } from '../support/hand.js';
import { violations } from '../support/page.js';
import {
  boardIn,
  buttonsIn,
  pressButton,
  puzzleOf,
  spoken,
  statusIn,
  stepsIn,
  taskIn,
  untilAsked,
  untilStatus,
  within,
} from '../support/puzzle.js';

// Dubois: 34-30 is the only winning move, 25x34 is forced, 40x7 takes the rest. After 34-29 23x34
// 40x29 each side has two men.
const philippe = `[FEN "W:W34,40,45:B12,23,25"][Result "2-0"]
  1. 34-30 (1. 34-29 $2 {This gives it away.} 23x34 2. 40x29) 25x34 2. 40x7 {The coup Philippe.} *`;

const shown = (animation = 0) =>
  puzzleOf(html`<draughts-puzzle .pdn=${philippe} animation=${animation}></draughts-puzzle>`);

describe('a puzzle breaks no rule of accessibility', () => {
  it('when it asks', async () => {
    expect(await violations(await shown())).to.deep.equal([]);
  });

  it('when a move was right, and when it is solved', async () => {
    const puzzle = await shown();
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    expect(await violations(puzzle)).to.deep.equal([]);
    await puzzle.play('40x7');
    await untilStatus(puzzle, 'solved');
    expect(await violations(puzzle)).to.deep.equal([]);
  });

  it('when a move was wrong, and when none was made', async () => {
    const puzzle = await shown();
    await puzzle.play('34-29');
    await untilStatus(puzzle, 'wrong');
    expect(await violations(puzzle)).to.deep.equal([]);
    await press(boardIn(puzzle), '45', '30');
    await opened(boardIn(puzzle));
    expect(await violations(puzzle)).to.deep.equal([]);
  });

  it('when it helps, and when it shows the solution', async () => {
    const puzzle = await shown();
    await puzzle.hint();
    await untilStatus(puzzle, 'hint');
    expect(await violations(puzzle)).to.deep.equal([]);
    await puzzle.reveal();
    expect(statusIn(puzzle).kind).to.equal('shown');
    expect(await violations(puzzle)).to.deep.equal([]);
  });

  it('when it is in a series', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${`${philippe}\n\n${philippe}`}></draughts-puzzle>`,
    );
    expect(await violations(puzzle)).to.deep.equal([]);
  });

  it('when nothing can be read', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle pdn="[FEN &quot;W:W99:B1&quot;]"></draughts-puzzle>`,
    );
    expect(await violations(puzzle)).to.deep.equal([]);
  });

  it('with a name and a group for all of it', async () => {
    const puzzle = await shown();
    const [group] = within(puzzle, '[role=group]');
    expect(group?.getAttribute('aria-labelledby')).to.equal(within(puzzle, '.task')[0]?.id);
    expect(within(puzzle, '[role=status]')).to.have.length(1);
  });
});

describe('a puzzle', () => {
  it('says what is asked, and is solved by the mouse', async () => {
    const puzzle = await shown();
    const board = boardIn(puzzle);
    expect(taskIn(puzzle)).to.equal('White to play and win');
    expect(statusIn(puzzle)).to.deep.equal({ kind: 'ask', text: 'Your move.' });
    expect(stepsIn(puzzle)).to.equal('Move 0 of 2');
    expect(buttonsIn(puzzle)).to.deep.equal(['Hint', 'Solution']);
    await press(board, '34', '30');
    await untilAsked(puzzle);
    expect(drawn(board)).to.equal('W40,45:B12,23,34');
    expect(statusIn(puzzle).text).to.equal('34–30, yes. The reply: 25×34. Your move.');
    expect(spoken(puzzle)).to.equal('34 to 30, yes. The reply: 25 takes 34. Your move.');
    expect(stepsIn(puzzle)).to.equal('Move 1 of 2');
    await drag(board, '40', '7');
    await untilStatus(puzzle, 'solved');
    expect(drawn(board)).to.equal('W7,45:B');
    expect(statusIn(puzzle).text).to.equal('Solved. The coup Philippe.');
    expect(spoken(puzzle)).to.equal('40 takes 7, yes. Solved. The coup Philippe.');
    expect(stepsIn(puzzle)).to.equal('Move 2 of 2');
    expect(buttonsIn(puzzle)).to.deep.equal(['Again']);
  });

  it('is solved by typing, and says all of it', async () => {
    const puzzle = await shown();
    const board = boardIn(puzzle);
    await type(board, 'Tab', '3', '4', '-', '3', '0', 'Enter');
    await untilAsked(puzzle);
    expect(spoken(puzzle)).to.equal('34 to 30, yes. The reply: 25 takes 34. Your move.');
    await type(board, '4', '0', 'x', '7', 'Enter');
    await untilStatus(puzzle, 'solved');
    expect(spoken(puzzle)).to.equal('40 takes 7, yes. Solved. The coup Philippe.');
  });

  it('is solved by arrow keys, and the focus stays on the board', async () => {
    const puzzle = await shown();
    const board = boardIn(puzzle);
    // The first piece that may move has the focus: from 34 up and right lies 30.
    await type(board, 'Tab', 'Enter', 'ArrowUp', 'Enter');
    await untilAsked(puzzle);
    expect(statusIn(puzzle).kind).to.be.oneOf(['right', 'wrong']);
    expect(board.shadowRoot?.activeElement?.matches('[data-square]')).to.equal(true);
  });

  it('answers after a while, and nothing can be moved until then', async () => {
    const puzzle = await shown(40);
    const board = boardIn(puzzle);
    await press(board, '34', '30');
    await untilStatus(puzzle, 'right');
    await until('the move', () => drawn(board) === 'W30,40,45:B12,23,25');
    expect(await puzzle.play('25x34')).to.equal(false);
    await untilAsked(puzzle);
    expect(drawn(board)).to.equal('W40,45:B12,23,34');
  });

  it('shows a wrong move and its refutation, and takes both back', async () => {
    const puzzle = await shown(40);
    const board = boardIn(puzzle);
    await press(board, '34', '29');
    await untilStatus(puzzle, 'wrong');
    expect(statusIn(puzzle).text).to.equal(
      '34–29 is not the move: 23×34 answers it. This gives it away.',
    );
    expect(spoken(puzzle)).to.equal(
      '34 to 29 is not the move: 23 takes 34 answers it. This gives it away.',
    );
    expect(within(puzzle, '.status .seal .icon')).to.have.length(1);
    expect(puzzle.matches(':state(failed)')).to.equal(true);
    await until('the refutation', () => drawn(board) === 'W29,45:B12,25');
    await untilAsked(puzzle);
    await until('the position before', () => drawn(board) === 'W34,40,45:B12,23,25');
    expect(statusIn(puzzle).kind).to.equal('wrong');
    // Nothing is left of it to step to.
    await type(board, 'Tab', '.');
    expect(drawn(board)).to.equal('W34,40,45:B12,23,25');
    await press(board, '34', '30');
    await untilStatus(puzzle, 'right');
    expect(puzzle.matches(':state(failed)')).to.equal(false);
  });

  it('says of a wrong move without a refutation only that it is wrong', async () => {
    const puzzle = await shown();
    await press(boardIn(puzzle), '40', '35');
    await untilStatus(puzzle, 'wrong');
    expect(statusIn(puzzle).text).to.equal('40–35 is not the move.');
    await untilAsked(puzzle);
    expect(drawn(boardIn(puzzle))).to.equal('W34,40,45:B12,23,25');
  });

  it('says why a try is no move, at the square and below the board', async () => {
    const puzzle = await shown();
    const board = boardIn(puzzle);
    await press(board, '34', '24');
    const reason = (await opened(board)).querySelector('p')?.textContent;
    await untilStatus(puzzle, 'wrong');
    expect(statusIn(puzzle).text).to.equal(reason);
    expect(drawn(board)).to.equal('W34,40,45:B12,23,25');
  });

  it('lets look back, and goes on only where the solver is asked', async () => {
    const puzzle = await shown();
    const board = boardIn(puzzle);
    await press(board, '34', '30');
    await untilAsked(puzzle);
    await puzzle.go('first');
    expect(drawn(board)).to.equal('W34,40,45:B12,23,25');
    expect(await puzzle.play('34-29')).to.equal(false);
    await until('the place', () => drawn(board) === 'W40,45:B12,23,34');
    await press(board, '40', '7');
    await untilStatus(puzzle, 'solved');
  });

  it('begins again without shame', async () => {
    const puzzle = await shown();
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    expect(buttonsIn(puzzle)).to.deep.equal(['Hint', 'Solution', 'Start again']);
    await pressButton(puzzle, 'Start again');
    await untilStatus(puzzle, 'ask');
    expect(drawn(boardIn(puzzle))).to.equal('W34,40,45:B12,23,25');
    expect(spoken(puzzle)).to.equal('White to play and win. International draughts');
  });

  it('may be explored when it is solved', async () => {
    const puzzle = await shown();
    expect(puzzle.record).to.equal(undefined);
    expect(await puzzle.toPdn()).to.equal(undefined);
    for (const move of ['34-30', '40x7']) {
      await puzzle.play(move);
      await untilAsked(puzzle);
    }
    await untilStatus(puzzle, 'solved');
    expect(puzzle.solved).to.equal(true);
    expect(puzzle.matches(':state(solved)')).to.equal(true);
    expect(puzzle.record?.plies).to.equal(3);
    expect(await puzzle.toPdn()).to.contain('34-30');
    await puzzle.go('first');
    expect(await puzzle.play('34-29')).to.equal(true);
    expect(statusIn(puzzle).kind).to.equal('solved');
    expect(drawn(boardIn(puzzle))).to.equal('W29,40,45:B12,23,25');
  });

  it('marks what was moved last', async () => {
    const puzzle = await shown();
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    expect(marked(boardIn(puzzle), '.last-move')).to.include.members(['34']);
  });
});

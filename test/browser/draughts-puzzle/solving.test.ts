import { expect } from 'chai';
import { html } from 'lit';
import { drawn } from '../support/board.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';
import {
  boardIn,
  buttonsIn,
  puzzleOf,
  spoken,
  statusIn,
  stepsIn,
  taskIn,
  untilAsked,
  untilStatus,
} from '../support/puzzle.js';

// Dubois: 34-30 is the only winning move, 25x34 is forced, 40x7 takes the rest.
const philippe =
  '[FEN "W:W34,40,45:B12,23,25"][Result "2-0"] 1. 34-30 25x34 2. 40x7 {The coup Philippe.} *';

const shown = (animation = 0) =>
  puzzleOf(html`<draughts-puzzle .pdn=${philippe} animation=${animation}></draughts-puzzle>`);

describe('a puzzle', () => {
  it('breaks no rule of accessibility, whatever it shows', async () => {
    const puzzle = await shown();
    expect(await violations(puzzle)).to.deep.equal([]);
    await press(boardIn(puzzle), '34', '30');
    await untilAsked(puzzle);
    expect(await violations(puzzle)).to.deep.equal([]);
    await press(boardIn(puzzle), '40', '7');
    await untilStatus(puzzle, 'solved');
    expect(await violations(puzzle)).to.deep.equal([]);
  });

  it('says what is asked, and is solved by the mouse', async () => {
    const puzzle = await shown();
    expect(taskIn(puzzle)).to.equal('White to play and win');
    expect(statusIn(puzzle)).to.deep.equal({ kind: 'ask', text: 'Your move.' });
    expect(stepsIn(puzzle)).to.equal('Move 0 of 2');
    expect(buttonsIn(puzzle)).to.deep.equal(['Hint', 'Solution']);
    await press(boardIn(puzzle), '34', '30');
    await untilAsked(puzzle);
    expect(drawn(boardIn(puzzle))).to.equal('W40,45:B12,23,34');
    expect(statusIn(puzzle).text).to.equal('34–30, yes. The reply: 25×34. Your move.');
    expect(spoken(puzzle)).to.equal('34–30, yes. The reply: 25×34. Your move.');
    expect(stepsIn(puzzle)).to.equal('Move 1 of 2');
    await press(boardIn(puzzle), '40', '7');
    await untilStatus(puzzle, 'solved');
    expect(statusIn(puzzle).text).to.equal('Solved. The coup Philippe.');
    expect(buttonsIn(puzzle)).to.deep.equal(['Again']);
  });
});

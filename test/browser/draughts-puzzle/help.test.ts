import { expect } from 'chai';
import { html } from 'lit';
import { all, drawn } from '../support/board.js';
import {
  boardIn,
  buttonsIn,
  pressButton,
  puzzleOf,
  spoken,
  statusIn,
  untilAsked,
  untilStatus,
  within,
} from '../support/puzzle.js';

const philippe = '[FEN "W:W34,40,45:B12,23,25"][Result "2-0"] 1. 34-30 25x34 2. 40x7 *';

const shown = (pdn = philippe) =>
  puzzleOf(html`<draughts-puzzle .pdn=${pdn} animation="0"></draughts-puzzle>`);

const shapes = (puzzle: Awaited<ReturnType<typeof shown>>) => boardIn(puzzle).shapes ?? '';

describe('a hint', () => {
  it('tells the piece, then where it goes, then the move', async () => {
    const puzzle = await shown();
    await pressButton(puzzle, 'Hint');
    await untilStatus(puzzle, 'hint');
    expect(statusIn(puzzle).text).to.equal('The piece on 34.');
    expect(spoken(puzzle)).to.equal('The piece on 34.');
    expect(shapes(puzzle)).to.equal('G34');
    await pressButton(puzzle, 'Hint');
    expect(spoken(puzzle)).to.equal('The piece on 34 goes to 30.');
    await puzzle.updateComplete;
    expect(shapes(puzzle)).to.equal('G34 G30');
    await pressButton(puzzle, 'Hint');
    await puzzle.updateComplete;
    expect(spoken(puzzle)).to.equal('The move is 34 to 30.');
    expect(shapes(puzzle)).to.equal('G34-30');
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    expect(shapes(puzzle)).to.equal('');
  });

  it('is in the words of the author, where he has some', async () => {
    const puzzle = await shown(philippe.replace('1.', '{[%hint Look at the long line.]} 1.'));
    expect(within(puzzle, '.intro')).to.have.length(0);
    await puzzle.hint();
    await puzzle.updateComplete;
    expect(statusIn(puzzle).text).to.equal('The piece on 34. Look at the long line.');
  });

  it('is not offered where the author wants none', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${philippe} hints="false"></draughts-puzzle>`,
    );
    expect(buttonsIn(puzzle)).to.deep.equal(['Solution']);
  });

  it('keeps circles and arrows of the author', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${philippe} shapes="R12"></draughts-puzzle>`,
    );
    await puzzle.hint();
    await puzzle.updateComplete;
    expect(shapes(puzzle)).to.equal('R12 G34');
    await puzzle.retry();
    await puzzle.updateComplete;
    expect(shapes(puzzle)).to.equal('R12');
  });
});

describe('the solution', () => {
  it('is played, told and said when the reader asks for it', async () => {
    const puzzle = await shown();
    const button = within(puzzle, '[data-do=solution]')[0];
    button?.focus();
    await pressButton(puzzle, 'Solution');
    await untilStatus(puzzle, 'shown');
    await untilAsked(puzzle);
    expect(drawn(boardIn(puzzle))).to.equal('W7,45:B');
    expect(spoken(puzzle)).to.equal(
      'The solution has been shown. 34 to 30, 25 takes 34, 40 takes 7.',
    );
    expect(puzzle.solved).to.equal(false);
    expect(puzzle.record?.plies).to.equal(3);
    expect(buttonsIn(puzzle)).to.deep.equal(['Again']);
    // The button that has been pressed is gone.
    expect(puzzle.shadowRoot?.activeElement?.textContent).to.equal('Again');
    await puzzle.go('previous');
    expect(drawn(boardIn(puzzle))).to.equal('W40,45:B12,23,34');
  });

  it('goes back to the beginning first, and the puzzle can be begun again', async () => {
    const puzzle = await shown();
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    await puzzle.reveal();
    expect(puzzle.path).to.equal('3');
    await pressButton(puzzle, 'Again');
    await untilStatus(puzzle, 'ask');
    expect(puzzle.record).to.equal(undefined);
    expect(all(boardIn(puzzle), '.arrow')).to.have.length(0);
    expect(drawn(boardIn(puzzle))).to.equal('W34,40,45:B12,23,25');
    for (const move of ['34-30', '40x7']) {
      await puzzle.play(move);
      await untilAsked(puzzle);
    }
    await untilStatus(puzzle, 'solved');
  });
});

describe('what the author says', () => {
  it('is shown without signs that a diagram is to stand there', async () => {
    const puzzle = await shown(
      '[FEN "W:W34,40,45:B12,23,25"] {Think first. [#]} 1. 34-30 25x34 2. 40x7 {Well. [#]} *',
    );
    expect(within(puzzle, '.intro').map(({ textContent }) => textContent)).to.deep.equal([
      'Think first.',
    ]);
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    await puzzle.play('40x7');
    await untilStatus(puzzle, 'solved');
    expect(statusIn(puzzle).text).to.equal('Solved. Well.');
  });
});

import { expect } from 'chai';
import { html } from 'lit';
import { drawn, until } from '../support/board.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';
import {
  boardIn,
  puzzleOf,
  spoken,
  statusIn,
  stepsIn,
  taskIn,
  untilAsked,
  untilStatus,
  within,
} from '../support/puzzle.js';

// After 32-28 Black may take 28 with 23 or with 22; 38 takes both men after either.
const two = `[FEN "W:W32,38,42,43,48:B22,23"]
  1. 32-28 23x32 (1... 22x33 2. 38x18) 2. 38x18 *`;

// The problem P07 of Dubois: at the end 29x9 and 29x27 both take six.
const equal = `[FEN "W:W23,24,28,29,34,36,39,42,44:B11,12,13,14,15,17,21,22,35"]
  1. 23-19 14x32 2. 44-40 35x33 3. 29x9 *`;

async function solve(puzzle: Awaited<ReturnType<typeof puzzleOf>>, ...moves: string[]) {
  for (const move of moves) {
    expect(await puzzle.play(move), move).to.equal(true);
    await untilAsked(puzzle);
  }
}

describe('defences', () => {
  it('are said and counted without breaking a rule of accessibility', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${two} defences="all" animation="0"></draughts-puzzle>`,
    );
    expect(statusIn(puzzle).text).to.equal('Your move. Defences: 1 of 2');
    expect(await violations(puzzle)).to.deep.equal([]);
  });

  it('are all met, one after the other', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${two} defences="all" animation="0"></draughts-puzzle>`,
    );
    await solve(puzzle, '32-28');
    expect(spoken(puzzle)).to.equal('32 to 28, yes. The reply: 23 takes 32. Your move.');
    await solve(puzzle, '38x18');
    expect(spoken(puzzle)).to.equal(
      '38 takes 18, yes. Now against another defence. The reply: 22 takes 33. Your move.',
    );
    expect(statusIn(puzzle).text).to.contain('Defences: 2 of 2');
    expect(drawn(boardIn(puzzle))).to.equal('W38,42,43,48:B23,33');
    await solve(puzzle, '38x18');
    await untilStatus(puzzle, 'solved');
  });

  it('are the first one where nothing is asked', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${two} animation="0"></draughts-puzzle>`,
    );
    await solve(puzzle, '32-28', '38x18');
    await untilStatus(puzzle, 'solved');
  });
});

describe('moves that are not the author’s', () => {
  it('are wrong where he says so', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${equal} animation="0"></draughts-puzzle>`,
    );
    await solve(puzzle, '23-19', '44-40', '29x27');
    expect(statusIn(puzzle)).to.deep.equal({ kind: 'wrong', text: '29×27 is not the move.' });
    await solve(puzzle, '29x9');
    await untilStatus(puzzle, 'solved');
  });

  it('are good too where they come to the same', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${equal} accept="result" animation="0"></draughts-puzzle>`,
    );
    await solve(puzzle, '23-19', '44-40', '29x27');
    await untilStatus(puzzle, 'solved');
    expect(spoken(puzzle)).to.equal('29 takes 27 is good too. Solved.');
    expect(puzzle.record?.plies).to.equal(5);
  });
});

describe('where a puzzle begins', () => {
  // Leclercq – Weiss, Paris 1903.
  const black = `[FEN "B:W18,23,28,33,34,36,37,38,39:B1,3,11,14,15,17,19,21,26"]
    1... 14-20 2. 23x25 26-31 3. 36x7 1x41 0-2`;

  it('is at the solver’s side of the board', async () => {
    const puzzle = await puzzleOf(html`<draughts-puzzle .pdn=${black}></draughts-puzzle>`);
    expect(boardIn(puzzle).orientation).to.equal('black');
    expect(taskIn(puzzle)).to.equal('Black to play and win');
    await puzzleOf(html`<draughts-puzzle .pdn=${black} orientation="white"></draughts-puzzle>`);
    puzzle.orientation = 'white';
    await puzzle.updateComplete;
    expect(boardIn(puzzle).orientation).to.equal('white');
  });

  it('may be after moves of the record, of which the last one is shown', async () => {
    const pdn = '1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *';
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${pdn} start-at="4" animation="0"></draughts-puzzle>`,
    );
    await untilAsked(puzzle);
    expect(puzzle.path).to.equal('0~4');
    expect(taskIn(puzzle)).to.equal('White to move');
    expect(boardIn(puzzle).toFen()).to.match(/^W:.*:B.*,23/);
    await solve(puzzle, '37-32');
    await untilStatus(puzzle, 'solved');
  });

  it('may be with a move of the opponent', async () => {
    const pdn = '[FEN "B:W34,40,45:B12,18,25"] 1... 18-23 2. 34-30 25x34 3. 40x7 *';
    const causes: string[] = [];
    const listener = (event: Event) => causes.push((event as Event & { cause: string }).cause);
    document.addEventListener('move-played', listener);
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${pdn} solver="white" animation="0"></draughts-puzzle>`,
    );
    await until('the move', () => drawn(boardIn(puzzle)) === 'W34,40,45:B12,23,25');
    document.removeEventListener('move-played', listener);
    expect(causes).to.deep.equal(['opponent']);
    expect(boardIn(puzzle).orientation).to.equal('white');
    expect(stepsIn(puzzle)).to.equal('Move 0 of 2');
    await solve(puzzle, '34-30', '40x7');
    await untilStatus(puzzle, 'solved');
  });

  it('says nothing to who has not come to it', async () => {
    const puzzle = await puzzleOf(html`<draughts-puzzle .pdn=${black}></draughts-puzzle>`);
    expect(spoken(puzzle)).to.equal('');
    expect(within(puzzle, '.status')).to.have.length(1);
  });
});

describe('moves that are the only ones', () => {
  // After 34-30 25x34 White has to take with 40.
  it('are made when that is asked for', async () => {
    const pdn = '[FEN "W:W34,40,45:B12,23,25"] 1. 34-30 25x34 2. 40x7 *';
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${pdn} auto-forced animation="0"></draughts-puzzle>`,
    );
    await press(boardIn(puzzle), '34', '30');
    await untilStatus(puzzle, 'solved');
    expect(drawn(boardIn(puzzle))).to.equal('W7,45:B');
  });
});

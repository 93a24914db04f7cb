// Games that few pages show: a board loads them when one is asked for. This file imports only the
// element, so that they are not there before.
import { expect } from 'chai';
import { html } from 'lit';
import { boardOf, drawn, fault, only, rest } from '../support/board.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';

describe('a game that few pages show', () => {
  it('breaks no accessibility rule', async () => {
    const board = await boardOf(html`<draughts-board variant="elephant"></draughts-board>`);
    expect(await violations(board)).to.deep.equal([]);
  });

  it('is loaded when it is asked for', async () => {
    const board = await boardOf(
      html`<draughts-board variant="Elephant Checkers"></draughts-board>`,
    );
    expect(board.diagnostics).to.deep.equal([]);
    expect(board.record.variant.id).to.equal('elephant');
    expect(board.legalMoves.length).to.equal(13);
  });

  it('can be played, also where a move stays on its square', async () => {
    const board = await boardOf(
      html`<draughts-board variant="elephant" fen="W:WKe9:Bi10" interactive></draughts-board>`,
    );
    await press(board, 'e9', 'e9');
    await rest(board);
    expect(board.outcome).to.deep.equal({ winner: 'white', rule: 'throne' });
  });

  it('is read from a tag of PDN', async () => {
    const board = await boardOf(
      html`<draughts-board pdn='[Variant "Dameo"] 1. c1-c4 *' at="end"></draughts-board>`,
    );
    expect(board.diagnostics).to.deep.equal([]);
    expect(board.toFen()).to.equal(
      'B:Wa1,b1,b2,c2,c3,c4,d1,d2,d3,e1,e2,e3,f1,f2,f3,g1,g2,h1:' +
        'Ba8,b7,b8,c6,c7,c8,d6,d7,d8,e6,e7,e8,f6,f7,f8,g7,g8,h8',
    );
  });

  it('is still none if there is none of the name', async () => {
    const board = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
    board.variant = 'chess';
    await board.ready;
    expect(fault(board)).to.equal('Unknown variant: chess');
    expect(drawn(board)).to.equal('W31:B1');
  });
});

describe('a Frisian king', () => {
  it('makes three quiet moves running on a board, and not a fourth', async () => {
    const board = await boardOf(
      html`<draughts-board variant="frisian" fen="W:WK28,40:B5,26" interactive></draughts-board>`,
    );
    for (const [from, to] of [
      ['28', '6'],
      ['26', '31'],
      ['6', '28'],
      ['31', '36'],
      ['28', '11'],
      ['5', '10'],
    ] as const) {
      await press(board, from, to);
      await rest(board);
    }
    expect(board.toFen()).to.equal('W:WK11,40:B10,36');
    expect(board.legalMoves.map(({ from }) => from)).to.deep.equal([40, 40]);
    expect(await board.play('11-2')).to.equal(false);
    expect(await board.play('40-34')).to.equal(true);
  });
});

describe('a game that nobody can win any more', () => {
  it('is drawn on a board, says so, and can be moved on by the page alone', async () => {
    const board = await boardOf(
      html`<draughts-board
        variant="russian"
        fen="W:WKa1,a3:BKc7,h4"
        interactive
        animation="0"
      ></draughts-board>`,
    );
    const round = ['a1-b2', 'c7-b8', 'b2-a1', 'b8-c7'];
    for (const text of [...round, ...round.slice(0, 3)])
      expect(await board.play(text)).to.equal(true);
    expect(board.outcome).to.equal(undefined);
    await press(board, 'b8', 'c7');
    expect(board.outcome).to.deep.equal({ rule: 'repetition' });
    await rest(board);
    expect(only(board, '[role=status]').textContent).to.match(/Drawn$/);
    await press(board, 'a1', 'b2');
    expect(board.path).to.equal('0~8');
    expect(await board.play('a1-b2')).to.equal(true);
  });
});

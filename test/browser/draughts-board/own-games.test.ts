// Games that a page has defined itself: an element plays what it is given.
import { expect } from 'chai';
import { defineVariant, getVariant, Variant } from 'draughts-board/variants';
import { html } from 'lit';
import { Game, Session } from '../../../src/game.js';
import { Position } from '../../../src/rules.js';
import { boardOf, rest } from '../support/board.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';

/** Russian draughts in which nobody has to take, and kings are short. */
function houseRules(): Variant {
  const { rules } = getVariant('russian');
  const found = defineVariant({
    ...rules,
    id: 'house-rules',
    name: 'House rules',
    king: { ...rules.king, flying: false },
    capture: { ...rules.capture, obligation: 'free' },
  });
  if (found instanceof Variant) return found;
  throw new Error(found.errors[0]?.message);
}

describe('a game that a page has defined', () => {
  it('breaks no accessibility rule', async () => {
    const session = new Session(new Game({ variant: houseRules() }));
    const board = await boardOf(
      html`<draughts-board .session=${session} interactive></draughts-board>`,
    );
    expect(await violations(board)).to.deep.equal([]);
  });

  it('is played from its start', async () => {
    const session = new Session(new Game({ variant: houseRules() }));
    const board = await boardOf(
      html`<draughts-board .session=${session} interactive></draughts-board>`,
    );
    for (const [from, to] of [
      ['c3', 'd4'],
      ['f6', 'e5'],
      // Nobody has to take on f6.
      ['a3', 'b4'],
    ] as const) {
      await press(board, from, to);
      await rest(board);
    }
    expect(board.path).to.equal('0~3');
    expect(board.record.variant.name).to.equal('House rules');
  });

  it('is shown at a position', async () => {
    const board = await boardOf(
      html`<draughts-board .position=${Position.start(houseRules())}></draughts-board>`,
    );
    expect(board.diagnostics).to.deep.equal([]);
    expect(board.legalMoves.length).to.equal(7);
    expect(board.record.variant.id).to.equal('house-rules');
  });
});

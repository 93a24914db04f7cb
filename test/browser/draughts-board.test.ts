import { expect } from 'chai';
import { html } from 'lit';
import '../../src/index.js';
import type { DraughtsBoard } from '../../src/index.js';
import { fixture, violations } from './support/page.js';

const board = () =>
  fixture<DraughtsBoard>(html`<draughts-board fen="W:W31,K32:B1"></draughts-board>`);

describe('<draughts-board>', () => {
  it('breaks no accessibility rule', async () => {
    expect(await violations(await board())).to.deep.equal([]);
  });

  it('draws the pieces of a FEN', async () => {
    const { shadowRoot } = await board();
    expect(shadowRoot?.querySelectorAll('.white.face').length).to.equal(2);
    expect(shadowRoot?.querySelectorAll('.black.face').length).to.equal(1);
  });
});

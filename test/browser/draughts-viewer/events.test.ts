import { expect } from 'chai';
import { html } from 'lit';
import '../../../src/puzzle.js';
import '../../../src/viewer.js';
import { fixture } from '../support/page.js';

const pdn = '[FEN "W:W34,40,45:B12,23,25"] 1. 34-30 25x34 2. 40x7 *';

describe('what is asked for in the markup', () => {
  for (const [tag, element] of [
    ['draughts-viewer', html`<draughts-viewer .pdn=${pdn}></draughts-viewer>`],
    ['draughts-puzzle', html`<draughts-puzzle .pdn=${pdn}></draughts-puzzle>`],
  ] as const)
    it(`is told of once, when it is there: ${tag}`, async () => {
      const told: string[] = [];
      const listen = ({ type }: Event): void => void told.push(type);
      for (const type of ['record-load', 'error']) addEventListener(type, listen, true);
      await fixture(html`${element}`);
      // Nobody has asked it for anything meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 500));
      for (const type of ['record-load', 'error']) removeEventListener(type, listen, true);
      expect(told).to.deep.equal(['record-load']);
    });
});

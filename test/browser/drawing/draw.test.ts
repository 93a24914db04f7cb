import { expect } from 'chai';
import { html } from 'lit';
import { type Drawing, draw } from '../../../src/drawing/draw.js';
import { fixture } from '../support/page.js';

const box = (name: string): Drawing => ({
  tag: 'div',
  name,
  attributes: { tabindex: 0, id: name },
});
const boxes = (names: string): readonly Drawing[] => [...names].map(box);

describe('draw', () => {
  it('moves nothing when what stands before it goes or comes, so that it keeps the focus', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    draw(host, boxes('abc'));
    const last = host.lastElementChild as HTMLElement;
    last.focus();
    for (const names of ['ac', 'c', 'bc', 'adbc', 'dc']) {
      draw(host, boxes(names));
      expect([...host.children].map(({ id }) => id).join('')).to.equal(names);
      expect(document.activeElement).to.equal(last);
    }
  });

  it('puts what changes its place where it belongs', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    draw(host, boxes('abc'));
    const elements = [...host.children];
    draw(host, boxes('cab'));
    expect([...host.children].map(({ id }) => id).join('')).to.equal('cab');
    expect([...host.children]).to.have.members(elements);
  });
});

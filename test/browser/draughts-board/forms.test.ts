import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, rest, settle, until } from '../support/board.js';
import { fixture, violations } from '../support/page.js';

interface Parts {
  readonly form: HTMLFormElement;
  readonly board: DraughtsBoard;
}

async function formOf(content: TemplateResult): Promise<Parts> {
  const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
  const board = form.querySelector('draughts-board') as DraughtsBoard;
  await settle(board);
  return { form, board };
}

const asked = html`
  <draughts-board name="answer" aria-label="Your move" fen="W:W31,32:B1,2" interactive required>
  </draughts-board>`;
const sent = (form: HTMLFormElement): unknown => new FormData(form).get('answer');

describe('a board in a form', () => {
  it('breaks no accessibility rule', async () => {
    const { form } = await formOf(asked);
    expect(await violations(form)).to.deep.equal([]);
  });

  it('takes the focus to the board where a required answer is missing', async () => {
    const { form, board } = await formOf(asked);
    expect(form.reportValidity()).to.equal(false);
    expect(document.activeElement).to.equal(board);
    expect(board.shadowRoot?.activeElement?.getAttribute('tabindex')).to.equal('0');
  });

  it('sends what the reader has played, as PDN', async () => {
    const { form, board } = await formOf(asked);
    expect(sent(form)).to.equal(null);
    await board.play('32-28');
    await board.play('1-6');
    await rest(board);
    expect(sent(form)).to.equal('1. 32-28 1-6');
    expect(form.checkValidity()).to.equal(true);
  });

  it('counts from the number of the position, and says when Black begins', async () => {
    const { form, board } = await formOf(html`
      <draughts-board name="answer" interactive pdn="1. 32-28 19-23 2. 28x19" at="3">
      </draughts-board>`);
    await board.play('14x23');
    await board.play('37-32');
    await rest(board);
    expect(sent(form)).to.equal('2... 14x23 3. 37-32');
  });

  it('tells of each move by input, and by change when the game is over', async () => {
    const { board } = await formOf(html`
      <draughts-board name="answer" interactive fen="W:W32:B28"></draughts-board>`);
    const told: string[] = [];
    for (const type of ['input', 'change']) board.addEventListener(type, () => told.push(type));
    // The only black man is taken.
    await board.play('32x23');
    await rest(board);
    expect(told).to.deep.equal(['input', 'change']);
  });

  it('goes back to the start when the form is reset', async () => {
    const { form, board } = await formOf(asked);
    await board.play('32-28');
    form.reset();
    await rest(board);
    expect(board.toFen()).to.equal('W:W31,32:B1,2');
    expect(sent(form)).to.equal(null);
    expect(form.checkValidity()).to.equal(false);
  });

  for (const [what, content] of [
    ['disabled', html`<draughts-board name="answer" interactive disabled></draughts-board>`],
    [
      'in a fieldset that is disabled',
      html`<fieldset disabled><draughts-board name="answer" interactive></draughts-board></fieldset>`,
    ],
  ] as const)
    it(`neither plays nor sends anything when it is ${what}`, async () => {
      const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
      const board = form.querySelector('draughts-board') as DraughtsBoard;
      await board.ready;
      await board.play('32-28');
      await rest(board);
      expect(all(board, '[role=grid]')).to.have.length(0);
      expect(sent(form)).to.equal(null);
    });

  it('can be disabled and enabled by a script', async () => {
    const { board } = await formOf(asked);
    board.disabled = true;
    await board.updateComplete;
    expect(all(board, '[role=grid]')).to.have.length(0);
    board.disabled = false;
    await settle(board);
  });

  it('is not played on when it is read only, but is sent', async () => {
    const { form, board } = await formOf(html`
      <draughts-board name="answer" interactive></draughts-board>`);
    await board.play('32-28');
    board.readonly = true;
    await rest(board);
    expect(all(board, '[role=grid]')).to.have.length(0);
    expect(sent(form)).to.equal('1. 32-28');
  });

  it('takes its name from a property, too', async () => {
    const { form, board } = await formOf(html`<draughts-board interactive></draughts-board>`);
    board.name = 'answer';
    await until('a name for the form', () => board.hasAttribute('name'));
    await board.play('32-28');
    await rest(board);
    expect(sent(form)).to.equal('1. 32-28');
    board.name = null;
    await until('none any more', () => !board.hasAttribute('name'));
    expect(sent(form)).to.equal(null);
  });
});

describe('a board of a form in another language', () => {
  it('does not wait for its words to be a field', async () => {
    const { form, board } = await formOf(html`
      <draughts-board name="answer" locale="nl" fen="W:W31,32:B1,2" interactive required>
      </draughts-board>`);
    expect(form.checkValidity()).to.equal(false);
    await board.play('32-28');
    await rest(board);
    expect(sent(form)).to.equal('1. 32-28');
  });
});

import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsPuzzle } from '../../../src/puzzle.js';
import { settle, until } from '../support/board.js';
import { fixture, violations } from '../support/page.js';
import { boardIn, puzzleOf, statusIn, untilAsked, untilStatus } from '../support/puzzle.js';

const philippe = '[FEN "W:W34,40,45:B12,23,25"][Result "2-0"] 1. 34-30 25x34 2. 40x7 *';

async function inForm(): Promise<{ form: HTMLFormElement; puzzle: DraughtsPuzzle }> {
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <fieldset>
        <draughts-puzzle .pdn=${philippe} name="answer" required animation="0"></draughts-puzzle>
      </fieldset>
    </form>
  `);
  const puzzle = form.querySelector('draughts-puzzle') as DraughtsPuzzle;
  await puzzle.ready;
  await settle(boardIn(puzzle));
  await until('a field', () => !form.checkValidity());
  return { form, puzzle };
}

const valueIn = (form: HTMLFormElement) => new FormData(form).get('answer');

describe('a puzzle in a form', () => {
  it('breaks no rule of accessibility', async () => {
    const { form } = await inForm();
    expect(await violations(form)).to.deep.equal([]);
  });

  it('is missing until it is solved; its value is the line without what was wrong', async () => {
    const { form, puzzle } = await inForm();
    const events: string[] = [];
    for (const type of ['input', 'change'])
      form.addEventListener(type, () => events.push(`${type} ${valueIn(form)}`));
    expect(valueIn(form)).to.equal(null);
    await puzzle.play('40-35');
    await untilAsked(puzzle);
    expect(valueIn(form)).to.equal(null);
    await puzzle.play('34-30');
    await until('a value', () => valueIn(form) === '1. 34-30 25x34');
    expect(form.checkValidity()).to.equal(false);
    await puzzle.play('40x7');
    await until('validity', () => form.checkValidity());
    expect(events).to.deep.equal([
      'input 1. 34-30 25x34',
      'input 1. 34-30 25x34 2. 40x7',
      'change 1. 34-30 25x34 2. 40x7',
    ]);
  });

  it('is still missing when its solution has been shown', async () => {
    const { form, puzzle } = await inForm();
    await puzzle.reveal();
    expect(form.checkValidity()).to.equal(false);
    expect(valueIn(form)).to.equal(null);
  });

  it('has the focus when it is missing', async () => {
    const { form, puzzle } = await inForm();
    expect(form.reportValidity()).to.equal(false);
    expect(document.activeElement === puzzle).to.equal(true);
    expect(boardIn(puzzle).shadowRoot?.activeElement?.matches('[data-square]')).to.equal(true);
  });

  it('begins again with its form', async () => {
    const { form, puzzle } = await inForm();
    await puzzle.play('34-30');
    await until('a value', () => valueIn(form) !== null);
    form.reset();
    await untilStatus(puzzle, 'ask');
    await until('no value', () => valueIn(form) === null);
  });

  it('is locked where it is disabled, and where its fieldset is', async () => {
    const puzzle = await puzzleOf(html`<draughts-puzzle .pdn=${philippe}></draughts-puzzle>`);
    puzzle.disabled = true;
    await puzzle.updateComplete;
    expect(boardIn(puzzle).readonly).to.equal(true);
    puzzle.disabled = false;
    await puzzle.updateComplete;
    expect(boardIn(puzzle).readonly).to.equal(false);
    const { form, puzzle: field } = await inForm();
    (form.firstElementChild as HTMLFieldSetElement).disabled = true;
    await field.updateComplete;
    expect(boardIn(field).readonly).to.equal(true);
    expect(statusIn(field).kind).to.equal('ask');
  });
});

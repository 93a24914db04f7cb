// Puzzles on pages that are clumsy, hurried or curious.
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { DraughtsPuzzle } from '../../../src/puzzle.js';
import { settle, until } from '../support/board.js';
import { press } from '../support/hand.js';
import { fixture, violations } from '../support/page.js';
import {
  boardIn,
  buttonsIn,
  pressButton,
  puzzleOf,
  serialised,
  spoken,
  statusIn,
  told,
  untilAsked,
  untilStatus,
  within,
} from '../support/puzzle.js';

const fen = 'W:W34,40,45:B12,23,25';
const philippe = `[FEN "${fen}"] 1. 34-30 (1. 34-29 $2 23x34) 25x34 2. 40x7 {The coup.} *`;
const second = '[FEN "W:W27,28:B16"] 1. 27-21 16x27 *';
const broken = `[FEN "${fen}"] 1. 34-31 25x34 *`;

const shown = (pdn = philippe) =>
  puzzleOf(html`<draughts-puzzle .pdn=${pdn} animation="0"></draughts-puzzle>`);

async function solve(puzzle: DraughtsPuzzle): Promise<void> {
  await puzzle.play('34-30');
  await untilAsked(puzzle);
  await puzzle.play('40x7');
  await until('the record', () => boardIn(puzzle).record.root.children.length === 2);
}

const focused = (puzzle: DraughtsPuzzle): string | undefined =>
  (puzzle.shadowRoot?.activeElement as HTMLElement | null)?.dataset.do;

/** What the board itself says to who cannot see it. */
const heardFrom = (board: DraughtsBoard) =>
  board.shadowRoot?.querySelector('.announcer')?.textContent;

describe('a puzzle on an odd page', () => {
  it('breaks no rule of accessibility', async () => {
    const puzzle = await shown(`${philippe}\n\n${broken}`);
    await puzzle.next();
    expect(await violations(puzzle)).to.deep.equal([]);
    expect(within(puzzle, '.fault')).to.have.length(1);
  });

  it('says a move once', async () => {
    const puzzle = await shown();
    await press(boardIn(puzzle), '34', '30');
    await untilStatus(puzzle, 'right');
    await untilAsked(puzzle);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(spoken(puzzle)).to.contain('yes');
    expect(heardFrom(boardIn(puzzle))).to.equal('');
  });

  it('keeps the focus where a game of a series is no puzzle, and goes on past it', async () => {
    const puzzle = await shown(`${philippe}\n\n${broken}\n\n[FEN "${fen}"] *\n\n${second}`);
    const next = () => within(puzzle, '.arrow')[1] as HTMLElement;
    next().focus();
    for (const fault of ['Not legal', 'No solution']) {
      await pressButton(puzzle, 'Next puzzle');
      await until('a fault', () => within(puzzle, '.fault')[0]?.textContent?.includes(fault));
      expect(focused(puzzle)).to.equal('next');
      expect(buttonsIn(puzzle)).to.deep.equal([]);
    }
    await pressButton(puzzle, 'Next puzzle');
    await until('a task', () => statusIn(puzzle).kind === 'ask');
    expect(puzzle.toFen()).to.equal('W:W27,28:B16');
  });

  it('does not print a move of the solution that cannot be played', async () => {
    const puzzle = await shown(`[FEN "${fen}"] 1. 34-30 25x34 2. 40x8 {The end.} *`);
    expect(puzzle.diagnostics[0]?.message).to.contain('40x8');
    expect(within(puzzle, '.fault')[0]?.textContent).to.match(/\d.*: Not legal$/);
    expect(serialised(puzzle.shadowRoot as ShadowRoot)).to.not.match(/40x8|The end/);
  });

  it('asks nothing of who has no move in it', async () => {
    const puzzle = document.createElement('draughts-puzzle');
    const events = told(puzzle);
    Object.assign(puzzle, { pdn: `[FEN "${fen}"] 1. 34-30 *`, solver: 'black' });
    (await fixture(html`<div></div>`)).append(puzzle);
    await puzzle.ready;
    expect(puzzle.diagnostics.map(({ code }) => code)).to.deep.equal(['no-solution']);
    expect(puzzle.solved).to.equal(false);
    expect(events).to.deep.equal([]);
  });

  it('stays as it is when its caption changes', async () => {
    const puzzle = await puzzleOf(html`
      <draughts-puzzle .pdn=${philippe} animation="0"><p slot="caption">One</p></draughts-puzzle>
    `);
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    (puzzle.querySelector('p') as HTMLElement).textContent = 'Two';
    await settle(boardIn(puzzle));
    await puzzle.ready;
    expect(puzzle.toFen()).to.equal('W:W40,45:B12,23,34');
  });

  it('does what it is told before it is there', async () => {
    const parent = await fixture(html`<div></div>`);
    const begun = () => {
      const puzzle = document.createElement('draughts-puzzle');
      Object.assign(puzzle, { pdn: `${philippe}\n\n${second}`, animation: 0 });
      parent.append(puzzle);
      return puzzle;
    };
    expect(await begun().hint()).to.equal(true);
    const revealed = begun();
    await revealed.reveal();
    expect(revealed.record?.tags.get('FEN')).to.equal(fen);
    const next = begun();
    expect(await next.next()).to.equal(true);
    expect(next.toFen()).to.equal('W:W27,28:B16');
  });

  it('looks at the same session again when something else is asked of it', async () => {
    const first = await shown();
    await first.reveal();
    const { session } = boardIn(first);
    const puzzle = new DraughtsPuzzle();
    puzzle.session = session;
    await puzzle.ready;
    expect(puzzle.toFen()).to.equal(fen);
    puzzle.startAt = 2;
    await puzzle.ready;
    expect(puzzle.toFen()).to.equal('W:W40,45:B12,23,34');
  });

  it('helps nobody where its form is disabled', async () => {
    const form = await fixture(html`
      <form><fieldset><draughts-puzzle .pdn=${philippe} name="a"></draughts-puzzle></fieldset></form>
    `);
    const puzzle = form.querySelector('draughts-puzzle') as DraughtsPuzzle;
    await puzzle.ready;
    const isOff = () => within(puzzle, '.button').map((each) => each.matches(':disabled'));
    expect(isOff()).to.deep.equal([false, false]);
    (form.querySelector('fieldset') as HTMLFieldSetElement).disabled = true;
    await puzzle.updateComplete;
    expect(isOff()).to.deep.equal([true, true]);
    await pressButton(puzzle, 'Solution');
    expect(puzzle.record).to.equal(undefined);
  });

  it('does not call the solver’s own move a reply', async () => {
    const puzzle = await puzzleOf(html`
      <draughts-puzzle .pdn=${philippe} animation="0" auto-forced></draughts-puzzle>
    `);
    await puzzle.play('34-30');
    await untilStatus(puzzle, 'solved');
    expect(spoken(puzzle)).to.contain('The reply: 25 takes 34. 40 takes 7. Solved.');
  });

  it('keeps its looks in another document', async () => {
    const puzzle = await shown(`${philippe}\n\n${second}`);
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    frame.contentDocument?.body.append(puzzle);
    await until('style sheets', () => {
      const card = within(puzzle, '.card')[0] as HTMLElement;
      return frame.contentWindow?.getComputedStyle(card).borderTopStyle === 'solid';
    });
  });
});

describe('what follows a puzzle', () => {
  async function followed(): Promise<{ puzzle: DraughtsPuzzle; board: DraughtsBoard }> {
    const parent = await fixture(html`
      <div>
        <draughts-puzzle id="asked" .pdn=${`${philippe}\n\n${second}`} animation="0"></draughts-puzzle>
        <draughts-board for="asked"></draughts-board>
      </div>
    `);
    const puzzle = parent.querySelector('draughts-puzzle') as DraughtsPuzzle;
    const board = parent.querySelector('draughts-board') as DraughtsBoard;
    await puzzle.ready;
    await board.ready;
    await until('the position', () => board.toFen() === fen);
    return { puzzle, board };
  }

  it('breaks no rule of accessibility', async () => {
    const { puzzle } = await followed();
    expect(await violations(puzzle.parentElement as Element)).to.deep.equal([]);
  });

  it('has the record when it is solved, and neither before nor when it begins again', async () => {
    const { puzzle, board } = await followed();
    expect(await board.toPdn()).to.not.contain('34-30');
    await solve(puzzle);
    await until('the record', () => board.record.root.children.length === 2);
    await puzzle.retry();
    await until('the beginning', () => board.toFen() === fen);
    expect(board.record.root.children).to.deep.equal([]);
  });

  it('goes to the next puzzle with it', async () => {
    const { puzzle, board } = await followed();
    await solve(puzzle);
    await puzzle.next();
    await until('the next', () => board.toFen() === 'W:W27,28:B16');
    expect(board.record.root.children).to.deep.equal([]);
  });

  it('makes moves that are judged', async () => {
    const { puzzle, board } = await followed();
    await board.play('34-30');
    await untilStatus(puzzle, 'right');
    await untilAsked(puzzle);
    expect(puzzle.toFen()).to.equal('W:W40,45:B12,23,34');
    expect(board.toFen()).to.equal('W:W40,45:B12,23,34');
  });

  it('has no moves where solving is to begin at a place that is not there', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${philippe} start-at="99"></draughts-puzzle>`,
    );
    expect(boardIn(puzzle).record.root.children).to.deep.equal([]);
  });
});

describe('a worksheet', () => {
  async function printed(
    pdn: string,
    startAt: string | null = null,
    part = '.dark',
  ): Promise<string[]> {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${pdn} .startAt=${startAt}></draughts-puzzle>`,
    );
    await until('a worksheet', () => {
      dispatchEvent(new Event('beforeprint'));
      return within(puzzle, `.sheet svg ${part}`).length > 0;
    });
    expect(await violations(puzzle)).to.deep.equal([]);
    const lines = within(puzzle, '.sheet .diagram .number, .sheet .answers p:not(.answers-title)');
    const texts = lines.map(({ textContent }) => textContent ?? '');
    const drawn = within(puzzle, '.sheet svg').map((each) => each.querySelectorAll('path').length);
    expect(drawn.every((count) => count > 0)).to.equal(true);
    // What hides empty texts hides no path of a picture.
    for (const path of within(puzzle, `.sheet svg ${part}`))
      expect(getComputedStyle(path).display, path.className).to.not.equal('none');
    dispatchEvent(new Event('afterprint'));
    return texts;
  }

  it('asks from where solving begins', async () => {
    const before = '[FEN "B:W34,40,45:B12,23,20"] 1... 20-25 2. 34-30 25x34 3. 40x7 *';
    expect(await printed(`${before}\n\n${before}`, '1')).to.deep.equal([
      '1. White to move',
      '2. White to move',
      '1. 2. 34-30 25x34 3. 40x7',
      '2. 2. 34-30 25x34 3. 40x7',
    ]);
  });

  it('has games that take more to read than the first, and that are drawn otherwise', async () => {
    const rare = '[Variant "bashni"] 1. c3-b4 *\n\n[Variant "elephant"] 1. a7-a6 *';
    expect(await printed(`${philippe}\n\n${rare}`, null, '.lines')).to.deep.equal([
      '1. White to move',
      '2. White to move',
      '3. Black to move',
      '1. 1. 34-30 25x34 2. 40x7 The coup.',
      '2. 1. c3-b4',
      '3. 1. a7-a6',
    ]);
  });
});

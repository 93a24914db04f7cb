import { a11ySnapshot } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import { encodeSolution } from '../../../src/puzzle.js';
import { until } from '../support/board.js';
import { press, type } from '../support/hand.js';
import { violations } from '../support/page.js';
import {
  boardIn,
  puzzleOf,
  serialised,
  untilAsked,
  untilStatus,
  within,
} from '../support/puzzle.js';

const solution =
  '1. 34-30 {Schuif door.} (1. 34-29 {Te vroeg.} 23x34) 25x34 2. 40x7 {Coup Philippe.}';
const pdn = `[FEN "W:W34,40,45:B12,23,25"][Result "2-0"] ${solution} *`;

/** What would give the solution away: its moves in any spelling, and what is said of them. */
const traces = [
  /34\s*[-–]\s*30/,
  /34\s*[-–]\s*29/,
  /25\s*[x×]\s*34/,
  /40\s*[x×]\s*7/,
  /Schuif|Te vroeg|Philippe/,
];

const found = (text: string): string[] =>
  traces.filter((trace) => trace.test(text)).map((trace) => `${trace}`);

const snapshot = async (): Promise<string> => JSON.stringify(await a11ySnapshot({}));

describe('nothing of the solution', () => {
  it('breaks a rule of accessibility', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle data-solution=${encodeSolution(pdn)}></draughts-puzzle>`,
    );
    expect(await violations(puzzle)).to.deep.equal([]);
  });

  it('is in a shadow root or in what a screen reader reads, until it is found', async () => {
    const puzzle = await puzzleOf(html`
      <draughts-puzzle animation="0"><script type="application/x-draughts-pdn">${pdn}</script></draughts-puzzle>
    `);
    const { shadowRoot } = puzzle;
    if (!shadowRoot) throw new Error('no shadow root');
    expect(found(serialised(shadowRoot))).to.deep.equal([]);
    expect(found(await snapshot())).to.deep.equal([]);
    // Somebody comes to it, chooses a piece, lets it go, and asks the board what it knows.
    await press(boardIn(puzzle), '34');
    await type(boardIn(puzzle), 'Escape', '/', 'l', '.', ']');
    await puzzle.updateComplete;
    expect(found(serialised(shadowRoot))).to.deep.equal([]);
    expect(found(await snapshot())).to.deep.equal([]);
    expect(puzzle.record).to.equal(undefined);
    expect(found(await boardIn(puzzle).toPdn())).to.deep.equal([]);
    expect(found(JSON.stringify(boardIn(puzzle).record.root.children))).to.deep.equal([]);
    await puzzle.play('40-35');
    await untilAsked(puzzle);
    expect(found(serialised(shadowRoot))).to.deep.equal([]);
    // A trace that is there is found.
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    expect(found(serialised(shadowRoot))).to.deep.equal([
      `${traces[0]}`,
      `${traces[2]}`,
      `${traces[4]}`,
    ]);
    await puzzle.play('40x7');
    await untilStatus(puzzle, 'solved');
    expect(found(await snapshot())).to.include(`${traces[4]}`);
  });

  it('is in the whole document where it is encoded', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle data-solution=${encodeSolution(pdn)} animation="0"></draughts-puzzle>`,
    );
    const host = puzzle.parentElement as HTMLElement;
    expect(within(puzzle, '.task')[0]?.textContent).to.equal('White to play and win');
    expect(found(serialised(host))).to.deep.equal([]);
    expect(host.textContent).to.not.contain('FEN');
    await puzzle.play('34-30');
    await untilAsked(puzzle);
    expect(puzzle.toFen()).to.equal('W:W40,45:B12,23,34');
  });

  it('is hidden for good: what is encoded is read as it was, in any script', async () => {
    const said = pdn.replace('Philippe', 'Филипп');
    const puzzle = await puzzleOf(
      html`<draughts-puzzle data-solution=${encodeSolution(said)} animation="0"></draughts-puzzle>`,
    );
    await puzzle.reveal();
    await until('the comment', () =>
      within(puzzle, '.comment')[0]?.textContent?.includes('Филипп'),
    );
  });

  it('is encoded in what is not', async () => {
    for (const encoded of ['%%%', 'W:W1', '////']) {
      const puzzle = await puzzleOf(
        html`<draughts-puzzle data-solution=${encoded}></draughts-puzzle>`,
      );
      expect(within(puzzle, '.fault')).to.have.length(1);
      expect(await violations(puzzle)).to.deep.equal([]);
    }
  });
});

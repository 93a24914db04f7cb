import { expect } from 'chai';
import { html } from 'lit';
import type { PuzzleMoveEvent } from '../../../src/puzzle.js';
import { drawn, until } from '../support/board.js';
import { media } from '../support/commands.js';
import { violations } from '../support/page.js';
import {
  boardIn,
  buttonsIn,
  pressButton,
  puzzleOf,
  serialised,
  spoken,
  statusIn,
  taskIn,
  told,
  untilAsked,
  untilStatus,
  within,
} from '../support/puzzle.js';

// Each is one move: 33-28 22x33 would lose, a man takes, a man of Black takes.
const three = `
[FEN "W:W34,40,45:B12,23,25"]
[Result "2-0"]

1. 34-30 25x34 2. 40x7 {The coup Philippe.} *

[FEN "W:W32:B28,5"]

{Take it.} 1. 32x23 *

[GameType "25"]
[FEN "B:Wd4,a1:Be5,h8"]

1... e5xc3 *
`;

type Puzzle = Awaited<ReturnType<typeof puzzleOf>>;

const shown = () => puzzleOf(html`<draughts-puzzle .pdn=${three} animation="0"></draughts-puzzle>`);

const count = (puzzle: Puzzle): string[] =>
  within(puzzle, '.count > *').map(({ textContent }) => textContent ?? '');

async function solve(puzzle: Puzzle, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    expect(await puzzle.play(move), move).to.equal(true);
    await untilAsked(puzzle);
  }
  await untilStatus(puzzle, 'solved');
}

describe('a series', () => {
  beforeEach(() => localStorage.clear());

  it('breaks no rule of accessibility', async () => {
    const puzzle = await shown();
    expect(await violations(puzzle)).to.deep.equal([]);
    await solve(puzzle, '34-30', '40x7');
    expect(await violations(puzzle)).to.deep.equal([]);
  });

  it('tells where it is, and goes to the next and back', async () => {
    const puzzle = await shown();
    expect(count(puzzle)).to.deep.equal(['1 / 3', 'Puzzle 1 of 3. Solved: 0 of 3']);
    expect(within(puzzle, '.arrow').map((each) => each.ariaDisabled)).to.deep.equal(['true', null]);
    await pressButton(puzzle, 'Previous puzzle');
    expect(count(puzzle)[0]).to.equal('1 / 3');
    await pressButton(puzzle, 'Next puzzle');
    await until('the second', () => count(puzzle)[0] === '2 / 3');
    await until('its board', () => drawn(boardIn(puzzle)) === 'W32:B5,28');
    expect(taskIn(puzzle)).to.equal('White to move');
    expect(within(puzzle, '.intro').map(({ textContent }) => textContent)).to.deep.equal([
      'Take it.',
    ]);
    expect(spoken(puzzle)).to.equal(
      'Puzzle 2 of 3. White to move. International draughts. Take it.',
    );
    expect(await puzzle.next()).to.equal(true);
    expect(await puzzle.next()).to.equal(false);
    await puzzle.updateComplete;
    expect(boardIn(puzzle).record.variant.id).to.equal('russian');
    expect(boardIn(puzzle).orientation).to.equal('black');
    expect(await puzzle.previous()).to.equal(true);
    expect(count(puzzle)[0]).to.equal('2 / 3');
  });

  it('keeps a score', async () => {
    const puzzle = await shown();
    const events = told<PuzzleMoveEvent>(puzzle, 'puzzle-solved', 'puzzle-failed');
    await solve(puzzle, '34-30', '40x7');
    expect(statusIn(puzzle).text).to.equal('Solved. The coup Philippe. Solved: 1 of 3');
    expect(buttonsIn(puzzle)).to.deep.equal(['Next puzzle', 'Again']);
    const [next] = within(puzzle, '.button.next');
    next?.focus();
    next?.click();
    await until('the second', () => count(puzzle)[0] === '2 / 3');
    await puzzle.reveal();
    await puzzle.next();
    await solve(puzzle, 'e5xc3');
    expect(puzzle.score).to.deep.equal({ solved: 2, of: 3 });
    expect(events.map(({ type, puzzle: number }) => `${type} ${number}`)).to.deep.equal([
      'puzzle-solved 1',
      'puzzle-failed 2',
      'puzzle-solved 3',
    ]);
    expect(buttonsIn(puzzle)).to.deep.equal(['Again']);
  });

  it('begins with the game that is asked for', async () => {
    const puzzle = await puzzleOf(html`<draughts-puzzle .pdn=${three} game="2"></draughts-puzzle>`);
    expect(count(puzzle)[0]).to.equal('2 / 3');
  });

  it('is forgotten when the page goes, unless it is to be remembered', async () => {
    const kept = () =>
      puzzleOf(html`<draughts-puzzle .pdn=${three} animation="0" remember></draughts-puzzle>`);
    await solve(await shown(), '34-30', '40x7');
    expect(localStorage.length).to.equal(0);
    expect((await shown()).score.solved).to.equal(0);
    await solve(await kept(), '34-30', '40x7');
    const again = await kept();
    expect(again.score).to.deep.equal({ solved: 1, of: 3 });
    expect(count(again)[0]).to.equal('2 / 3');
  });

  it('takes games that have to be guessed', async () => {
    const pdn = `[FEN "W:W32:B28,5"]\n\n1. 32x23 *\n\n[GameType "99"]\n[FEN "W:Wc3,e1:Bd4,h8"]\n\n1. c3xe5 *`;
    const puzzle = await puzzleOf(
      html`<draughts-puzzle .pdn=${pdn} animation="0"></draughts-puzzle>`,
    );
    await puzzle.next();
    await puzzle.updateComplete;
    expect(taskIn(puzzle)).to.equal('White to move');
    await solve(puzzle, 'c3xe5');
  });
});

describe('a printed series', () => {
  it('is diagrams with numbers, and answers on a page of their own', async () => {
    const puzzle = await shown();
    const { shadowRoot } = puzzle;
    if (!shadowRoot) throw new Error('no shadow root');
    await until('what prints', () => {
      dispatchEvent(new Event('beforeprint'));
      return within(puzzle, '.sheet').length === 1;
    });
    expect(
      within(puzzle, 'figcaption').map(({ children }) =>
        [...children].map(({ textContent }) => textContent).join(' / '),
      ),
    ).to.deep.equal([
      '1. White to play and win / International draughts',
      '2. White to move / International draughts / Take it.',
      '3. Black to move / Russian draughts',
    ]);
    expect(within(puzzle, '.diagram svg')).to.have.length(3);
    expect(within(puzzle, '.answers p').map(({ textContent }) => textContent)).to.deep.equal([
      'Answers',
      '1. 1. 34-30 25x34 2. 40x7 The coup Philippe.',
      '2. 1. 32x23',
      '3. 1... e5:c3',
    ]);
    expect(await violations(puzzle)).to.deep.equal([]);
    // Nothing of it is seen on a screen.
    expect(within(puzzle, '.sheet')[0]?.checkVisibility()).to.equal(false);
    if (await media({ media: 'print' })) {
      await media({});
    }
    dispatchEvent(new Event('afterprint'));
    expect(serialised(shadowRoot)).to.not.contain('40x7');
  });

  it('has all games, those too that have to be fetched, each in its own look', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle src="/test/data/puzzles.pdn"></draughts-puzzle>`,
    );
    // The last two are games of points, with a river.
    const rivers = (): boolean[] =>
      within(puzzle, '.diagram').map((each) => each.querySelector('.river') !== null);
    await until('ten diagrams in their looks', () => {
      dispatchEvent(new Event('beforeprint'));
      return rivers().length === 10 && rivers().at(-1);
    });
    expect(rivers()).to.deep.equal([...Array(8).fill(false), true, true]);
    const answers = within(puzzle, '.answers p').map(({ textContent }) => textContent);
    expect(answers).to.have.length(11);
    expect(answers.at(-1)).to.equal('10. 1... i9-e9 2. c6xi1 e9-e9');
    dispatchEvent(new Event('afterprint'));
  });

  it('is a diagram and what is asked, where there is one puzzle', async () => {
    const puzzle = await puzzleOf(
      html`<draughts-puzzle pdn='[FEN "W:W32:B28,5"] 1. 32x23 *'></draughts-puzzle>`,
    );
    dispatchEvent(new Event('beforeprint'));
    expect(within(puzzle, '.sheet')).to.have.length(0);
  });
});

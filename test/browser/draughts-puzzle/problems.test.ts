// What single problems ask for: equal captures, defences, ways that share their ends, other games.
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsPuzzle } from '../../../src/puzzle.js';
import { all, opened, until } from '../support/board.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';
import {
  drawnIn,
  enter,
  forbidden,
  ownMoves,
  piecesOf,
  problem,
  refused,
  solve,
} from '../support/problems.js';
import { boardIn, puzzleOf, spoken, statusIn, untilAsked, untilStatus } from '../support/puzzle.js';

interface Asked {
  readonly accept?: 'exact' | 'result';
  readonly defences?: 'all';
}

const shown = (pdn: string, { accept, defences }: Asked = {}) =>
  puzzleOf(html`
    <draughts-puzzle
      .pdn=${pdn}
      .accept=${accept}
      .defences=${defences}
      animation="0"
    ></draughts-puzzle>
  `);

const choices = (puzzle: DraughtsPuzzle): SVGElement[] => all(boardIn(puzzle), '.chooser button');

/** Chooses the capture of so many pieces, the last of those that are as long. */
async function choose(puzzle: DraughtsPuzzle, count: number): Promise<void> {
  await opened(boardIn(puzzle));
  const found = choices(puzzle).filter(
    (each) => each.querySelector('.count')?.textContent === `× ${count}`,
  );
  (found.at(-1) as Element as HTMLElement).click();
  await untilAsked(puzzle);
}

describe('problems of their own kind', () => {
  it('break no rule of accessibility when they ask which', async () => {
    const tour = await shown(problem('P20').pdn);
    await solve(tour, ownMoves(problem('P20').line).slice(0, -1));
    await enter(tour, '5x32');
    await opened(boardIn(tour));
    expect(await violations(tour)).to.deep.equal([]);
  });
});

describe('P07, two captures of as much at the end', () => {
  const { pdn } = problem('P07');
  const before = ['23-19', '44-40'];

  it('is solved by the author’s alone where that is asked, as it is if nothing is', async () => {
    for (const accept of ['exact', undefined] as const) {
      const puzzle = await shown(pdn, accept && { accept });
      await solve(puzzle, before);
      await refused(puzzle, '29x27');
      expect(statusIn(puzzle).text).to.equal('29×27 is not the move.');
      await solve(puzzle, ['29x9']);
      await untilStatus(puzzle, 'solved');
    }
  });

  it('is solved by either where the result counts', async () => {
    for (const [last, verdict] of [
      ['29x9', '29 takes 9, yes. Solved.'],
      ['29x27', '29 takes 27 is good too. Solved.'],
    ] as const) {
      const puzzle = await shown(pdn, { accept: 'result' });
      await solve(puzzle, before);
      await enter(puzzle, last);
      await untilStatus(puzzle, 'solved');
      expect(spoken(puzzle)).to.equal(verdict);
    }
    // By 38, 27, 16, 7 and 18: the other ends on 9, and takes 13 in place of 22.
    const puzzle = await shown(pdn, { accept: 'result' });
    await solve(puzzle, before);
    await press(boardIn(puzzle), '29', '27');
    await untilStatus(puzzle, 'solved');
    expect(drawnIn(puzzle, 'white')).to.equal('W24,27,34,36,42:B13,15,17');
  });

  it('is solved by either where the author has both', async () => {
    const puzzle = await shown(pdn.replace('29x9', '29x9 (29x27 {As good.})'));
    await solve(puzzle, before);
    await enter(puzzle, '29x27');
    await untilStatus(puzzle, 'solved');
    expect(spoken(puzzle)).to.equal('29 takes 27 is good too. Solved. As good.');
  });

  it('takes nothing else for as good', async () => {
    const puzzle = await shown(pdn, { accept: 'result' });
    await refused(puzzle, '34-30');
    await solve(puzzle, before.slice(0, 1));
    await refused(puzzle, '34-30');
    await solve(puzzle, [...before.slice(1), '29x9']);
    await untilStatus(puzzle, 'solved');
  });
});

describe('P08, in which the opponent has a choice', () => {
  const { pdn } = problem('P08');
  // After 17-12 Black may take with 8, and with 36 a king that may land on three squares.
  const defended = pdn.replace(
    '36x47 12x3 47x1 3x45',
    '36x47 (8x17) 12x3 47x1 (47x12 3x7 (3x1)) (47x7 3x1) 3x45',
  );

  it('has the published answers, and no other, where nothing is asked', async () => {
    const puzzle = await shown(defended);
    await solve(puzzle, ['17-12']);
    expect(spoken(puzzle)).to.equal('17 to 12, yes. The reply: 36 takes 47. Your move.');
    await solve(puzzle, ['12x3']);
    expect(spoken(puzzle)).to.equal('12 takes 3, yes. The reply: 47 takes 1. Your move.');
    await solve(puzzle, ['3x45']);
    await untilStatus(puzzle, 'solved');
  });

  it('has all of them where that is asked, and is solved when the last is met', async () => {
    const puzzle = await shown(defended, { defences: 'all' });
    const count = (): string => /\d of \d$/.exec(statusIn(puzzle).text)?.[0] ?? '';
    expect(count()).to.equal('1 of 4');
    await solve(puzzle, ['17-12', '12x3', '3x45']);
    expect(spoken(puzzle)).to.equal(
      '3 takes 45, yes. Now against another defence. The reply: 47 takes 12. Your move.',
    );
    expect(count()).to.equal('2 of 4');
    // Two are right here.
    await enter(puzzle, '3x1');
    await until('another defence', () => count() === '3 of 4');
    await untilAsked(puzzle);
    expect(spoken(puzzle)).to.equal(
      '3 takes 1 is good too. Now against another defence. The reply: 47 takes 7. Your move.',
    );
    await refused(puzzle, '3x45');
    expect(count()).to.equal('3 of 4');
    await solve(puzzle, ['3x1']);
    await untilStatus(puzzle, 'solved');
    expect(spoken(puzzle)).to.equal(
      '3 takes 1, yes. Now against another defence. The reply: 8 takes 17. Solved.',
    );
    expect(count()).to.equal('4 of 4');
    expect(drawnIn(puzzle, 'white')).to.equal('W6,18,38,41:B14,17,24,34,36');
  });
});

describe('P20, in which four ways share their ends', () => {
  const { pdn, line, finalFen } = problem('P20');
  const tour = '5x14x7x16x23x14x21x30x23x32';
  const before = ownMoves(line).slice(0, -1);

  it('asks which, refuses the shorter ones by name, and is solved by the longest', async () => {
    const puzzle = await shown(pdn);
    await solve(puzzle, before);
    await enter(puzzle, '5x32');
    await opened(boardIn(puzzle));
    expect(
      choices(puzzle).map((each) => each.querySelector('.count')?.textContent),
    ).to.have.members(['× 9', '× 5', '× 5', '× 3']);
    for (const count of [3, 5]) {
      if (choices(puzzle).length === 0) await enter(puzzle, '5x32');
      await choose(puzzle, count);
      await untilStatus(puzzle, 'wrong');
      expect(statusIn(puzzle).text).to.match(
        new RegExp(`^5(×\\d+){${count - 1}}×32 is not the move\\.$`),
      );
    }
    // With the mouse, too.
    await press(boardIn(puzzle), '5', '32');
    await choose(puzzle, 9);
    await untilStatus(puzzle, 'solved');
    expect(spoken(puzzle)).to.equal(
      `${tour.replace('x', ' takes ').replaceAll('x', ', ')}, yes. Solved.`,
    );
    expect(drawnIn(puzzle, 'white')).to.equal(piecesOf(finalFen));
  });

  it('takes all its squares when they are typed, and none of its ends alone from a script', async () => {
    const puzzle = await shown(pdn, { accept: 'result' });
    await solve(puzzle, before);
    expect(await puzzle.play('5x32')).to.equal(false);
    await solve(puzzle, [tour]);
    await untilStatus(puzzle, 'solved');
  });
});

describe('P29, Frisian', () => {
  it('tells that a king has moved three times', async () => {
    const { pdn, line } = problem('P29');
    const puzzle = await shown(pdn.replace(line, `${line} 18-12`));
    await solve(puzzle, ownMoves(line));
    // The king has come from 10 by 14 and 28, and White has a man.
    await forbidden(
      puzzle,
      '37-26',
      'In Frisian draughts the same king may not make more than three quiet moves in a row while you still have a man.',
    );
    await refused(puzzle, '18-13');
    await solve(puzzle, ['18-12']);
    await untilStatus(puzzle, 'solved');
  });
});

describe('P31, the coup Philippe as taught', () => {
  it('does not let the next move of the coup be made before the capture', async () => {
    const { pdn, line } = problem('P31');
    const puzzle = await shown(pdn);
    await solve(puzzle, ['27-22']);
    await forbidden(puzzle, '34-30', 'You must capture when you can.');
    await solve(puzzle, ownMoves(line).slice(1));
    await untilStatus(puzzle, 'solved');
  });
});

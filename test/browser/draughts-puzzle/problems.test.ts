// What single problems ask for: equal captures, defences, ways that share their ends, other games.
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsPuzzle } from '../../../src/puzzle.js';
import { all, opened, until } from '../support/board.js';
import { listen, press } from '../support/hand.js';
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
import {
  boardIn,
  pressButton,
  puzzleOf,
  serialised,
  spoken,
  statusIn,
  taskIn,
  untilAsked,
  untilStatus,
  within,
} from '../support/puzzle.js';

interface Asked {
  readonly accept?: 'exact' | 'result';
  readonly defences?: 'all';
  readonly startAt?: string;
}

const shown = (pdn: string, { accept, defences, startAt }: Asked = {}) =>
  puzzleOf(html`
    <draughts-puzzle
      .pdn=${pdn}
      .accept=${accept}
      .defences=${defences}
      .startAt=${startAt}
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
  it('break no rule of accessibility: a choice, an ending, a game of points', async () => {
    const tour = await shown(problem('P20').pdn);
    await solve(tour, ownMoves(problem('P20').line).slice(0, -1));
    await enter(tour, '5x32');
    await opened(boardIn(tour));
    expect(await violations(tour)).to.deep.equal([]);
    const points = await shown(
      '[Variant "Elephant"][FEN "W:Wf7,i6:Bd6,g8"] 1. f7-g7 g8xg6 2. i6xf6xc6 *',
    );
    expect(await violations(points)).to.deep.equal([]);
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

describe('strokes of English draughts', () => {
  // Their files tell the result from the side of Black, who moves first; others do not.
  for (const id of ['P20', 'P21', 'P24'])
    for (const result of ['0-1', '1-0', '0-2'])
      it(`${id} with the result ${result} is White’s, whoever tells it`, async () => {
        const { pdn, line } = problem(id);
        const puzzle = await shown(`[Result "${result}"]\n${pdn.replace(/\*$/, result)}`);
        const heard = listen(boardIn(puzzle));
        expect(taskIn(puzzle)).to.equal('White to play and win');
        await solve(puzzle, ownMoves(line));
        await untilStatus(puzzle, 'solved');
        expect(puzzle.diagnostics.filter(({ severity }) => severity === 'error')).to.deep.equal([]);
        const root = puzzle.shadowRoot as ShadowRoot;
        expect(`${serialised(root)} ${heard.join(' ')}`).to.not.match(/Black wins/);
        // In P20 Black cannot move any more.
        if (id === 'P20') expect(heard.join()).to.contain('White wins');
        expect(spoken(puzzle)).to.match(/yes\. Solved\.$/);
      });
});

describe('a Russian ending', () => {
  // Blinder – Mirotin, 1950: two men given up, and the last of three is taken from behind.
  const game = `[White "Блиндер Б."]
[Black "Миротин Б."]
[Event "X чемпионат СССР"]
[Result "1-0"]
[GameType "25"]

1. c3-d4 d6-e5 2. b2-c3 e7-d6 3. e3-f4 b6-a5 4. f2-e3 c7-b6 5. c1-b2 b6-c5
6. d4:b6 a5:c7 7. c3-d4 e5:c3 8. b2:d4 d6-c5 9. d4:b6 a7:c5 10. d2-c3 f8-e7
11. c3-d4 c7-b6 12. a1-b2 e7-d6 13. b2-c3 b6-a5 14. d4:b6 a5:c7 15. e1-d2
d6-c5 16. c3-b4 c7-d6 17. d2-c3 b8-a7 18. g3-h4 d6-e5 19. f4:d6 c5:e7
20. h2-g3 e7-d6 21. b4-a5 f6-e5 22. a3-b4 g7-f6 23. c3-d4 e5:c3 24. b4:d2
f6-e5 25. g1-h2 a7-b6 26. a5:c7 d8:b6 27. g3-f4 e5:g3 28. h2:f4 d6-c5
29. d2-c3 b6-a5 30. e3-d4 c5:g5 31. h4:f6 1-0`;

  it('is solved in the names of its squares', async () => {
    const puzzle = await shown(game, { startAt: '58' });
    await untilAsked(puzzle);
    expect(taskIn(puzzle)).to.equal('White to play and win');
    await forbidden(puzzle, 'e3-d2', 'A man may not go backward here.');
    await refused(puzzle, 'f4-g5');
    expect(statusIn(puzzle).text).to.equal('f4–g5 is not the move.');
    await solve(puzzle, ['e3-d4']);
    expect(spoken(puzzle)).to.equal('e3 to d4, yes. The reply: c5 takes g5. Your move.');
    await solve(puzzle, ['h4:f6']);
    await untilStatus(puzzle, 'solved');
    expect(spoken(puzzle)).to.equal('h4 takes f6, yes. Solved.');
  });
});

describe('the puzzles of the project', () => {
  const solutions = [
    '16-12 12x3x14x27 27x20',
    '16-12 12x3x17x31 31x13',
    'h6-g7 g7-h8 h8xe5xh2',
    'd6-c7 a5xc7 c7xa5',
    'e7-f8 f8xh6xc1 c1xa3',
    '19-13 34-29 40x38x27x36x38',
    '43-39 21-16 26x17x8x19x17',
    '11-7 47x36 36x38',
    'f7-g7 i6xf6xc6',
    'i9-e9 e9-e9',
  ];

  it('are solved one after the other, each by its moves', async function () {
    this.timeout(30000);
    const puzzle = await puzzleOf(
      html`<draughts-puzzle src="/test/data/puzzles.pdn" animation="0"></draughts-puzzle>`,
    );
    for (const [i, solution] of solutions.entries()) {
      await until(`number ${i + 1}`, () =>
        within(puzzle, '.count')[0]?.textContent?.startsWith(`${i + 1} / 10`),
      );
      const black = i > 1 && i < 5;
      expect(taskIn(puzzle)).to.equal(`${black ? 'Black' : 'White'} to play and win`);
      expect(boardIn(puzzle).orientation).to.equal(black ? 'black' : 'white');
      // Hints of the author are not told before they are asked for.
      expect(within(puzzle, '.intro')).to.have.length(0);
      await solve(puzzle, solution.split(' '));
      await untilStatus(puzzle, 'solved');
      expect(puzzle.score).to.deep.equal({ solved: i + 1, of: 10 });
      if (i < 9) await pressButton(puzzle, 'Next puzzle');
    }
    expect(statusIn(puzzle).text).to.contain('Solved: 10 of 10');
  });
});

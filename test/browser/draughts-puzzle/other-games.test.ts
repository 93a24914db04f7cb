// Puzzles of other games: their names, numbers and results, and those of the project.
import { expect } from 'chai';
import { html } from 'lit';
import { until } from '../support/board.js';
import { listen } from '../support/hand.js';
import { violations } from '../support/page.js';
import { forbidden, ownMoves, problem, refused, solve } from '../support/problems.js';
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

const shown = (pdn: string, startAt?: string) =>
  puzzleOf(html`<draughts-puzzle .pdn=${pdn} .startAt=${startAt} animation="0"></draughts-puzzle>`);

describe('puzzles of other games', () => {
  it('break no rule of accessibility, on squares and on points', async () => {
    expect(await violations(await shown(problem('P21').pdn))).to.deep.equal([]);
    const points = await shown(
      '[Variant "Elephant"][FEN "W:Wf7,i6:Bd6,g8"] 1. f7-g7 g8xg6 2. i6xf6xc6 *',
    );
    expect(await violations(points)).to.deep.equal([]);
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
    const puzzle = await shown(game, '58');
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

// What a game means as a puzzle.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen } from 'draughts-board/notation';
import { taskIn } from '../../../dist/elements/draughts-puzzle/task.js';
import { data, problems, puzzleOf, written } from './support.mjs';

const win = { kind: 'win' };
const draw = { kind: 'draw' };

describe('the task', () => {
  for (const { lang, ...said } of JSON.parse(data('tasks.json')))
    it(`is read in ${lang}`, () => {
      for (const text of said.win) assert.deepEqual(taskIn(text), win, text);
      for (const text of said.draw) assert.deepEqual(taskIn(text), draw, text);
      for (const text of said.take3)
        assert.deepEqual(taskIn(text), { kind: 'take', count: 3 }, text);
    });

  it('is the first that is named', () => {
    assert.deepEqual(taskIn('White wins, where Black hopes for a draw.'), win);
    assert.deepEqual(taskIn('A draw; who tries to win loses.'), draw);
    assert.deepEqual(taskIn('Take 2 and win'), { kind: 'take', count: 2 });
  });

  it('is nothing that only looks like it', () => {
    for (const text of [
      '',
      'A window',
      'Winter',
      'A drawing',
      'Take 24-20',
      'Take 28x19',
      'Takes 300',
    ])
      assert.equal(taskIn(text), undefined, text);
  });

  const base = '[GameType "21"]\n[FEN "W:W32,28,23,19:B20,11,9,5"]\n';
  const line = '1. 28-24 20x27 2. 19-15 11x18 3. 23x14 9x18 4. 32x14';
  const taskOf = (tags, moves, options) => puzzleOf(`${tags}\n${moves}`, options).task;

  it('is told by what stands before the first move', () => {
    assert.deepEqual(taskOf(base, `{White to play and draw} ${line} 0-1`), draw);
  });

  it('is told by the Result, whose number the first player has: P24 is won by White', () => {
    assert.deepEqual(taskOf(`${base}[Result "0-1"]\n`, `${line} {white wins} 0-1`), win);
    assert.deepEqual(taskOf(`${base}[Result "1/2-1/2"]\n`, line), draw);
  });

  it('is to win also where the Result is written for White', () => {
    assert.deepEqual(taskOf(`${base}[Result "1-0"]\n`, line), win);
  });

  it('is not to win where the solver has lost a game that was played', () => {
    const game = '[Result "2-0"]\n\n1. 32-28 17-21 2-0';
    assert.deepEqual(puzzleOf(game).task, win);
    assert.equal(puzzleOf(game, { startAt: '1' }).task, undefined);
  });

  it('is told by what stands at the end, and by what it is called', () => {
    assert.deepEqual(taskOf(base, `${line} {white wins} *`), win);
    assert.deepEqual(taskOf(`${base}[Event "White to play and draw"]\n`, `${line} *`), draw);
  });

  it('is not told by what is said of a move on the way', () => {
    assert.equal(
      taskOf(base, `${line.replace('19-15', '19-15 {Now it is a draw?}')} *`),
      undefined,
    );
  });

  it('is not told where nobody says it', () => {
    assert.equal(taskOf(base, `${line} *`), undefined);
  });
});

describe('a puzzle', () => {
  const game = '1. 32-28 17-21 2. 37-32 {Now!} (2. 34-29 21-26) 2... 11-17 3. 41-37 *';

  it('has the solution of the record', () => {
    for (const { pdn, line } of problems) {
      const { solution, position } = puzzleOf(pdn);
      const text = written(
        solution.map(({ move }) => move),
        position,
      );
      // P21 and P23 write captures with a hyphen.
      assert.equal(text.replaceAll('x', '-'), line.replaceAll('x', '-'));
    }
  });

  it('may begin in the middle of a game, and knows what precedes', () => {
    const { solver, lead, position, first, intro, solution } = puzzleOf(game, { startAt: '3' });
    assert.equal(solver, 'black');
    assert.equal(lead.length, 3);
    assert.equal(formatFen(lead.at(-1).position), formatFen(position));
    assert.equal(first.pieces.size, 40);
    assert.deepEqual(intro, ['Now!']);
    assert.equal(solution.length, 2);
  });

  it('may begin in a variation', () => {
    const { lead, solution } = puzzleOf(game, { startAt: '2.1/1' });
    assert.equal(lead.length, 3);
    assert.equal(solution.length, 1);
  });

  it('may be of the side that is not to move', () => {
    const { solver, position, lead } = puzzleOf(game, { solver: 'black' });
    assert.deepEqual([solver, position.turn, lead], ['black', 'white', []]);
  });

  it('is none where there is no such place, or no position', () => {
    assert.equal(puzzleOf(game, { startAt: '99' }), undefined);
    assert.equal(puzzleOf(game, { startAt: 'x' }), undefined);
    assert.equal(puzzleOf('[FEN "?:W31:B1"]\n\n1. 32-28 *'), undefined);
  });

  it('without a solution has none', () => {
    assert.deepEqual(puzzleOf('[FEN "W:W31:B1"]\n\n*').solution, []);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePdn } from 'draughts-board/notation';
import { Series } from '../../../dist/elements/draughts-puzzle/series.js';

const one = '[FEN "W:W31:B1"]\n\n1. 31-27 *\n\n';
const two = '[FEN "W:W32:B1"]\n\n1. 32-28 *\n\n';
const three = '[FEN "W:W33:B1"]\n\n1. 33-28 *\n\n';
const gamesOf = (...texts) => parsePdn(texts.join('')).games;
const tally = { attempts: 2, hints: 1, elapsed: 500, line: [], isRevealed: false };

function memory(first = {}) {
  const kept = new Map(Object.entries(first));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  };
}

describe('a series', () => {
  it('goes through its puzzles, and nowhere else', () => {
    const series = new Series(gamesOf(one, two));
    assert.equal(series.game, series.games[0]);
    assert.equal(series.go(1), true);
    assert.equal(series.game, series.games[1]);
    for (const index of [2, -1, 0.5, Number.NaN]) assert.equal(series.go(index), false);
    assert.equal(series.at, 1);
  });

  it('counts what is solved without the solution being shown', () => {
    const series = new Series(gamesOf(one, two, three));
    assert.deepEqual(series.score, { solved: 0, of: 3 });
    series.keep(tally, true);
    series.go(1);
    series.keep({ ...tally, isRevealed: true }, true);
    series.go(2);
    series.keep(tally, false);
    assert.deepEqual(series.score, { solved: 1, of: 3 });
    assert.deepEqual(
      series.results.map(({ isSolved }) => isSolved),
      [true, true, false],
    );
  });

  it('keeps the first solution of a puzzle', () => {
    const series = new Series(gamesOf(one));
    series.keep(tally, false);
    series.keep({ ...tally, attempts: 3 }, true);
    series.keep({ ...tally, attempts: 1 }, true);
    assert.equal(series.results[0].attempts, 3);
  });

  it('knows which one is to be solved next', () => {
    const series = new Series(gamesOf(one, two, three));
    series.go(1);
    series.keep(tally, true);
    assert.equal(series.nextOpen, 2);
    series.go(2);
    series.keep(tally, true);
    assert.equal(series.nextOpen, 0);
    series.go(0);
    series.keep(tally, true);
    assert.equal(series.nextOpen, undefined);
  });

  it('without puzzles is empty', () => {
    const series = new Series([]);
    series.keep(tally, true);
    assert.deepEqual([series.game, series.nextOpen, series.score.of], [undefined, undefined, 0]);
  });
});

describe('the memory of a series', () => {
  it('knows puzzles by their positions', () => {
    const store = memory();
    const series = new Series(gamesOf(one, two), { memory: store, name: 'lesson' });
    series.go(1);
    series.keep(tally, true);
    assert.deepEqual([...store.kept.keys()], ['lesson']);
    const again = new Series(gamesOf(three, two, one), { memory: store, name: 'lesson' });
    assert.deepEqual(
      again.results.map((each) => each?.isSolved),
      [undefined, true, undefined],
    );
    const { line, ...kept } = tally;
    assert.deepEqual(again.results[1], { ...kept, isSolved: true });
    assert.deepEqual(new Series(gamesOf(two), { memory: store }).results, [undefined]);
  });

  it('tells apart puzzles that begin in the same position', () => {
    const store = memory();
    const series = new Series(gamesOf(one, one), { memory: store });
    series.go(1);
    series.keep(tally, true);
    assert.deepEqual(
      new Series(gamesOf(one, one), { memory: store }).results.map((each) => each?.isSolved),
      [undefined, true],
    );
  });

  it('keeps what it has of other puzzles', () => {
    const store = memory();
    new Series(gamesOf(one), { memory: store }).keep(tally, true);
    new Series(gamesOf(two), { memory: store }).keep(tally, true);
    assert.equal(new Series(gamesOf(one, two), { memory: store }).score.solved, 2);
  });

  it('may hold anything', () => {
    for (const text of [
      '',
      'no',
      'null',
      '[]',
      '7',
      '{"x":1}',
      '{"international W:W31:B1":{"isSolved":1}}',
    ]) {
      const series = new Series(gamesOf(one), { memory: memory({ 'draughts-puzzle': text }) });
      assert.deepEqual(series.results, [undefined], text);
      series.keep(tally, true);
      assert.equal(series.score.solved, 1);
    }
  });

  it('may be forbidden', () => {
    const forbidden = {
      getItem() {
        throw new Error('SecurityError');
      },
      setItem() {
        throw new Error('QuotaExceededError');
      },
    };
    const series = new Series(gamesOf(one), { memory: forbidden });
    series.keep(tally, true);
    assert.equal(series.score.solved, 1);
  });

  it('keeps what others have solved meanwhile', () => {
    const store = memory();
    const [mine, yours] = [1, 2].map(() => new Series(gamesOf(one, two), { memory: store }));
    mine.keep(tally, false);
    yours.keep(tally, true);
    mine.keep({ ...tally, attempts: 3 }, false);
    mine.go(1);
    mine.keep(tally, true);
    assert.equal(new Series(gamesOf(one, two), { memory: store }).score.solved, 2);
  });

  it('knows that a solution has been shown when the reader comes back and plays it', () => {
    const series = new Series(gamesOf(one, two));
    series.keep({ ...tally, isRevealed: true }, false);
    series.keep({ ...tally, isRevealed: false }, true);
    assert.equal(series.score.solved, 0);
  });

  it('tells games apart that begin alike, by where solving begins', () => {
    const store = memory();
    const options = { memory: store, startAt: '1' };
    new Series(gamesOf('1. 32-28 19-23 *\n'), options).keep(tally, true);
    assert.equal(new Series(gamesOf('1. 32-28 19-24 *\n'), options).score.solved, 1);
    assert.equal(new Series(gamesOf('1. 33-28 19-23 *\n'), options).score.solved, 0);
  });
});

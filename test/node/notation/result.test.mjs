// Who has won, as results of many kinds say it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseResult } from 'draughts-board/notation';
import { getVariant, variants } from 'draughts-board/variants';

const meaning = (result, id = 'international', options) => {
  const found = parseResult(result, getVariant(id), options);
  return typeof found === 'object' ? found.winner : found;
};

describe('a result', () => {
  const forms = [
    ['2-0', 'white'],
    ['0-2', 'black'],
    ['1-1', 'draw'],
    ['0-0', 'both-lost'],
    ['1-0', 'white'],
    ['0-1', 'black'],
    [' 0-1 ', 'black'],
    ['1/2-1/2', 'draw'],
    ['½-½', 'draw'],
    ['0.5-0.5', 'draw'],
    ['0,5-0,5', 'draw'],
    ['1⁄2–1⁄2', 'draw'],
    ['2 – 0', 'white'],
    ['2:0', 'white'],
    ['0 — 2', 'black'],
    ['4-6', 'black'],
    ['12-8', 'white'],
    ['80-40', 'white'],
    // Delft: a draw in which somebody stood better is worth more to him.
    ['1 1/2 - 1/2', 'white'],
    ['1/2 - 1 1/2', 'black'],
    ['1½-½', 'white'],
    ['½ - 1½', 'black'],
    // Draws with a plus.
    ['1+ - 1-', 'draw'],
    ['1- - 1+', 'draw'],
    ['1+-1-', 'draw'],
    // Goes: hundredths, which may be less than none.
    ['0.98-1.02', 'black'],
    ['1.01-0.99', 'white'],
    ['-0.98-1.02', 'black'],
    // What does not say it.
    ['*', undefined],
    ['', undefined],
    ['?', undefined],
    ['-', undefined],
    ['+-', undefined],
    ['White wins', undefined],
    ['1', undefined],
    ['1-0-1', undefined],
    ['32-', undefined],
    ['1/3-2/3', undefined],
  ];
  for (const [result, expected] of forms)
    it(`${JSON.stringify(result)} says ${expected ?? 'nothing'}`, () => {
      assert.equal(meaning(result), expected);
    });
});

describe('the first number of a result', () => {
  it('is of Black where Black begins: in English draughts and pool, in Jamaica and Thailand', () => {
    for (const id of ['english', 'american-pool', 'jamaican', 'thai']) {
      assert.equal(meaning('1-0', id), 'black');
      assert.equal(meaning('0-1', id), 'white');
    }
  });

  it('is of White in the other games with a number', () => {
    for (const id of [
      'international',
      'italian',
      'spanish',
      'russian',
      'brazilian',
      'canadian',
      'portuguese',
      'czech',
      'turkish',
      'frisian',
    ]) {
      assert.equal(meaning('1-0', id), 'white');
      assert.equal(meaning('0-1', id), 'black');
    }
  });

  it('is of whom the reader of a file knows it to be of', () => {
    assert.equal(meaning('1-0', 'english', { first: 'white' }), 'white');
    assert.equal(meaning('2-0', 'international', { first: 'black' }), 'black');
    assert.equal(meaning('1-1', 'english', { first: 'white' }), 'draw');
  });

  it('is of who begins, in each game', () => {
    for (const variant of variants)
      assert.deepEqual(parseResult('2-0', variant), { winner: variant.startingColor });
  });
});

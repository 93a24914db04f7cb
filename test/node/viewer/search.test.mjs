import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Search } from '../../../dist/elements/draughts-viewer/search.js';
import { parsePdn } from '../../../dist/notation.js';

const game = (white, black, event) =>
  `[Event "${event}"]\n[White "${white}"]\n[Black "${black}"]\n\n1. 32-28 *\n\n`;
const { games } = parsePdn(
  game('Čižov, A.', 'Wiersma, H.', 'WK 1984') +
    game('Wiersma, H.', 'Gantwarg, A.', 'WK 1984') +
    game('Clerc, R.', 'van der Wal, J.', 'NK 1985'),
);
const search = new Search(games);

describe('a search over the tags of games', () => {
  it('finds all games for no words', () => {
    for (const text of ['', '  ']) assert.deepEqual(search.find(text), [0, 1, 2]);
  });

  it('finds games that have every word, in any tag and any order', () => {
    assert.deepEqual(search.find('wiersma'), [0, 1]);
    assert.deepEqual(search.find('1984 gantwarg'), [1]);
    assert.deepEqual(search.find('wiersma clerc'), []);
  });

  it('takes parts of words, capital or small, with accents or without', () => {
    assert.deepEqual(search.find('cizov'), [0]);
    assert.deepEqual(search.find('ČIŽOV'), [0]);
    assert.deepEqual(search.find('Wal nk'), [2]);
  });

  it('looks at what tags say, not at their names', () => {
    assert.deepEqual(search.find('event'), []);
  });
});

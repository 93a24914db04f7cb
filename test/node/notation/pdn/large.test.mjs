// Files of databases: 4 MB, thousands of games.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parsePdn } from 'draughts-board/notation';
import { Position } from 'draughts-board/rules';
import { assertLinear, timeOf } from '../../support/linear.mjs';
import { manyGames, PLIES, tagsOf } from '../../support/many-games.mjs';

const GAMES = 9_000;
const text = manyGames(GAMES);
const open = (source) => parsePdn(source).games;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** How many bytes are held by what this makes. */
function bytesOf(make) {
  collect();
  const start = process.memoryUsage().heapUsed;
  const made = make();
  collect();
  const bytes = process.memoryUsage().heapUsed - start;
  assert.ok(made);
  return bytes;
}

describe('a file of 4 MB and 9,000 games', () => {
  const games = open(text);

  it('is opened: its games and all their tags are there', () => {
    assert.ok(text.length > 4_000_000);
    assert.equal(games.length, GAMES);
    games.forEach(({ tags }, index) => {
      assert.deepEqual([...tags], tagsOf(index));
    });
  });

  it('is opened in a small multiple of the time that only finding its tags takes', () => {
    const find = (source) => [...source.matchAll(/^\[(\w+)\s+"([^"]*)"\]/gm)].length;
    const measured = [];
    do {
      const [opened, found] = [open, find].map((work) => timeOf(work, text));
      if (opened < 12 * found && opened < 2_000) return;
      measured.push(`${opened} ms, and ${found} ms to find the tags`);
    } while (measured.length < 3);
    assert.fail(measured.join('; '));
  });

  it('is opened as fast if no tag names the game', () => {
    const unnamed = manyGames(GAMES, { named: false });
    assert.equal(open(unnamed).length, GAMES);
    // A few are played to tell.
    assert.ok(timeOf(open, unnamed) < 4_000);
  });

  describe('and its last game', () => {
    const { after: move } = Position.prototype;
    let plays = 0;
    before(() => {
      Position.prototype.after = function (...given) {
        plays++;
        return move.apply(this, given);
      };
    });
    after(() => {
      Position.prototype.after = move;
    });

    it('is read without playing any other', () => {
      const last = open(text).at(-1);
      assert.equal(plays, 0);
      assert.equal(last.plies, PLIES);
      assert.equal(plays, PLIES);
    });
  });
});

describe('opening a file', () => {
  it('takes time that grows with its length', () => {
    assertLinear((n) => manyGames(Math.ceil(n / 450)), open, 50_000);
  });

  it('takes memory that grows with the number of its games', () => {
    const [few, many] = [1_000, 8_000].map((count) => {
      const source = manyGames(count);
      return bytesOf(() => open(source)) / count;
    });
    assert.ok(few > 0 && many < 1.5 * few, `${many} bytes a game, and ${few} of fewer games`);
  });
});

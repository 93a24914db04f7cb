// Jamaican games may begin with four half-moves by lot: any of the 1,469 legal sequences, each as
// likely as the others (7, 49, 302, 1,469 by depth; 805 positions, 680 of them with equal material).
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Position, randomOpening } from 'draughts-board/rules';
import { getVariant } from 'draughts-board/variants';

const jamaican = getVariant('jamaican');
const SEQUENCES = 1469;

const at = (rank) => randomOpening(jamaican, { random: () => (rank + 0.5) / SEQUENCES });
const play = (moves) =>
  moves.reduce((position, move) => position.play(move), Position.start(jamaican));

describe('an opening by lot', () => {
  it('is each of the legal sequences for one number, and no other', () => {
    const texts = new Set();
    const keys = new Set();
    const level = new Set();
    for (let rank = 0; rank < SEQUENCES; rank++) {
      const moves = at(rank);
      assert.equal(moves.length, 4);
      texts.add(moves.map(({ path }) => path.join('-')).join(' '));
      const position = play(moves);
      keys.add(position.key);
      const colors = [...position.setup.pieces.values()].map(({ color }) => color);
      if (colors.filter((color) => color === 'white').length * 2 === colors.length)
        level.add(position.key);
    }
    assert.deepEqual([texts.size, keys.size, level.size], [SEQUENCES, 805, 680]);
  });

  it('is the same for the same numbers, and has as many moves as asked for', () => {
    assert.deepEqual(at(700), at(700));
    assert.equal(randomOpening(jamaican, { plies: 2 }).length, 2);
    assert.deepEqual(randomOpening(jamaican, { plies: 0 }), []);
  });
});

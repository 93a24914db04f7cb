import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFen, parseFen } from 'draughts-board/notation';
import fc from 'fast-check';

describe('FEN', () => {
  it('reads what it writes', () => {
    const square = fc.integer({ min: 1, max: 50 });
    const color = fc.constantFrom('white', 'black');
    const kind = fc.constantFrom('man', 'king');
    const piece = fc.record({ color, kind }, { noNullPrototype: true });
    const { variant } = parseFen('empty').setup;
    fc.assert(
      fc.property(fc.array(fc.tuple(square, piece)), (list) => {
        const setup = { variant, turn: 'black', pieces: new Map(list) };
        assert.deepEqual(parseFen(formatFen(setup)).setup, setup);
      }),
    );
  });
});

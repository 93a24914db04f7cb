// Published counts of what can be played, by depth.
import { assert } from 'chai';
import { parseFen } from 'draughts-board/notation';
import { perft as count, Position } from 'draughts-board/rules';
import { positionOf } from './reading.mjs';

/** To this depth every count, and further on small ones: what takes too long is left out. */
const DEPTH = 7;
const MOST = 2_000_000;
const MOST_BEYOND = 400_000;

const counted = (counts) =>
  counts.filter((leaves, i) => leaves <= (i < DEPTH ? MOST : MOST_BEYOND));

function test(name, positionIn, counts) {
  return {
    name: `${name} to depth ${counted(counts).length}`,
    run() {
      const position = positionIn();
      const wanted = counted(counts);
      assert.isNotEmpty(wanted);
      const found = wanted.map((_, i) => count(position, i + 1));
      assert.deepEqual(found, wanted);
    },
  };
}

export function perft(variant, data) {
  const { start, positions } = data.perft;
  const starts = start.filter((each) => each.variant === variant.id);
  assert.isNotEmpty(starts, `no counts for ${variant.id}`);
  return [
    ...starts.map(({ counts }) =>
      test('counts the start position', () => Position.start(variant), counts),
    ),
    ...positions
      .filter((each) => each.variant === variant.id)
      .map(({ fen, squares, counts }) =>
        test(
          `counts ${fen}`,
          () =>
            squares === 'reading order'
              ? positionOf(variant, fen)
              : parseFen(fen, variant).position,
          counts,
        ),
      ),
  ];
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePdn } from 'draughts-board/notation';
import { hasClocks, intervalOf, restBefore } from '../../../dist/elements/draughts-viewer/pace.js';
import { Places } from '../../../dist/elements/draughts-viewer/places.js';

/** The places of a game, and those of its main line after the start. */
function lineOf(pdn) {
  const places = new Places(parsePdn(pdn).games[0]);
  const line = [];
  for (let [node] = places.game.root.children; node; [node] = node.children)
    line.push(places.at(node));
  return { places, line };
}

/** The rests before the moves of a game: a tenth of the time, from half a second to eight. */
const rests = (pdn) => {
  const { places, line } = lineOf(pdn);
  return line.map((place) => restBefore(places, place));
};

describe('the time that a move has taken', () => {
  it('is what is written of the move itself', () => {
    assert.deepEqual(rests('1. 32-28 {[%emt 0:00:05]} 19-23 {[%emt 0:01:10]}'), [0.5, 7]);
  });

  it('is what the clock of the player has lost since his last move', () => {
    assert.deepEqual(
      rests(
        '1. 32-28 {[%clk 0:10:00]} 19-23 {[%clk 0:10:00]} 2. 28x19 {[%clk 0:09:48]} 14x23 {[%clk 0:08:59]}',
      ),
      [undefined, undefined, 1.2, 6.1],
    );
  });

  it('is told from the clocks of both, which stand behind each move', () => {
    assert.deepEqual(
      rests(
        '1. 32-28 {[%clock w0:10:00 B0:10:00]} 19-23 {[%clock W0:10:00 b0:09:50]} 2. 28x19 {[%clock w0:09:40 B0:09:50]}',
      ),
      [undefined, 1, 2],
    );
  });

  it('grows where the clock shows what has been used', () => {
    assert.deepEqual(rests('1. 32-28 {[%mct 0:00:30]} 19-23 2. 28x19 {[%mct 0:01:40]} 14x23'), [
      undefined,
      undefined,
      7,
      undefined,
    ]);
  });

  it('is nothing where time was added for the move', () => {
    assert.deepEqual(rests('1. 32-28 {[%clk 0:01:00]} 19-23 2. 28x19 {[%clk 0:01:03]} 14x23'), [
      undefined,
      undefined,
      0.5,
      undefined,
    ]);
  });
});

describe('the rest before a move', () => {
  it('is a tenth of the time, neither too short nor too long to bear', () => {
    assert.deepEqual(
      rests('1. 32-28 {[%emt 0:00:20]} 19-23 {[%emt 0:00:00]} 2. 28x19 {[%emt 0:30:00]} 14x23'),
      [2, 0.5, 8, undefined],
    );
  });
});

describe('clocks', () => {
  it('are found anywhere in the main line', () => {
    assert.equal(hasClocks(lineOf('1. 32-28 19-23 {[%emt 0:00:02]}').places), true);
    assert.equal(hasClocks(lineOf('1. 32-28 {A clock is ticking.} 19-23').places), false);
    assert.equal(hasClocks(lineOf('[White "A"] *').places), false);
  });
});

describe('an interval', () => {
  it('is a time in seconds, or that of the clocks', () => {
    assert.deepEqual(['2', ' .5 ', 3, 0, 'clock'].map(intervalOf), [2, 0.5, 3, 0, 'clock']);
  });

  it('is the usual one where it is nothing of that', () => {
    const others = [undefined, null, '', 'slow', '-1', Number.NaN, 'Infinity', '1e9', {}];
    for (const other of others) assert.equal(intervalOf(other), 1.5);
  });
});

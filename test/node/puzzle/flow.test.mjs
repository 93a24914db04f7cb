import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { flowOf, problems, told, tryText, written } from './support.mjs';

// P08, in which Black has three ways to take with his king; behind one of them White has two.
const head = '[FEN "W:W6,17,18,38,41:B8,14,24,34,36"]\n\n';
const defended = `${head}1. 17-12 36x47 2. 12x3 47x1 (2... 47x12 3. 3x7 (3. 3x1)) (2... 47x7 3. 3x1) 3. 3x45 *`;
// Moves without a plan, as a tree: two defences at the second move, one of which forks again.
const forked =
  '1. 32-28 17-21 (1... 20-25 2. 37-32 (2. 34-29 14-20)) 2. 37-32 11-17 (2... 18-22 3. 28x26) 3. 41-37 *';

const texts = (nodes) => nodes.map(({ move: { from, to } }) => `${from}-${to}`).join(' ');

describe('defences', () => {
  it('are the first one only, if nothing else is asked', () => {
    const flow = flowOf(defended);
    assert.equal(told(tryText(flow, '17-12'), flow), '36x47');
    assert.equal(told(tryText(flow, '12x3'), flow), '47x1');
    assert.equal(told(tryText(flow, '3x45'), flow), 'solved');
    assert.deepEqual(flow.progress, { met: 1, of: 1 });
  });

  it('are all met, each from the place where it branches off', () => {
    const flow = flowOf(defended, { defences: 'all' });
    assert.deepEqual(flow.progress, { met: 0, of: 3 });
    tryText(flow, '17-12');
    tryText(flow, '12x3');
    const first = tryText(flow, '3x45');
    assert.equal(told(first, flow), 'back 47x12');
    const { start, position } = flow.puzzle;
    assert.equal(written(first.follows[0].line, position), '17-12 36x47 12x3');
    assert.equal(start.position, position);
    assert.deepEqual(flow.progress, { met: 1, of: 3 });
    const second = tryText(flow, '3x1');
    assert.equal(second.verdict, 'alternative');
    assert.equal(told(second, flow), 'back 47x7');
    assert.equal(flow.phase, 'solving');
    assert.equal(tryText(flow, '3x45').verdict, 'wrong');
    assert.deepEqual(flow.progress, { met: 2, of: 3 });
    assert.equal(told(tryText(flow, '3x1'), flow), 'solved');
    assert.deepEqual(flow.progress, { met: 3, of: 3 });
    assert.equal(flow.phase, 'solved');
  });

  it('are met in the deepest place first', () => {
    const flow = flowOf(forked, { defences: 'all' });
    assert.deepEqual(flow.progress, { met: 0, of: 3 });
    assert.equal(told(tryText(flow, '32-28'), flow), '17-21');
    assert.equal(told(tryText(flow, '37-32'), flow), '11-17');
    assert.equal(told(tryText(flow, '41-37'), flow), 'back 18-22');
    const last = tryText(flow, '28x26');
    assert.equal(told(last, flow), 'back 20-25');
    assert.equal(written(last.follows[0].line, flow.puzzle.position), '32-28');
    assert.equal(told(tryText(flow, '34-29'), flow), '14-20 solved');
    assert.deepEqual(flow.progress, { met: 3, of: 3 });
  });

  it('are counted for the way that the solver has chosen', () => {
    const flow = flowOf(
      '1. 32-28 (1. 33-28 17-21 (1... 18-22 2. 39-33) (1... 20-25 2. 39-33) 2. 39-33) 1... 17-21 *',
      {
        defences: 'all',
      },
    );
    assert.equal(flow.progress.of, 1);
    tryText(flow, '33-28');
    assert.deepEqual(flow.progress, { met: 0, of: 3 });
  });

  it('are the longest, if that is asked', () => {
    const pdn = '1. 32-28 17-21 (1... 20-25 2. 37-32 17-21) 2. 34-29 *';
    const flow = flowOf(pdn, { defences: 'longest' });
    assert.equal(told(tryText(flow, '32-28'), flow), '20-25');
  });

  it('are any, if that is asked', () => {
    for (const [number, reply] of [
      [0, '47x1'],
      [0.5, '47x12'],
      [0.99, '47x7'],
    ]) {
      const flow = flowOf(defended, { defences: 'random', random: () => number });
      tryText(flow, '17-12');
      assert.equal(told(tryText(flow, '12x3'), flow), reply);
    }
  });

  it('come first where the opponent is to move', () => {
    const pdn = '1. 32-28 (1. 33-28 18-22) 1... 17-21 *';
    const flow = flowOf(pdn, { defences: 'all' }, { solver: 'black' });
    assert.equal(told({ follows: flow.start() }, flow), '32-28');
    assert.equal(told(tryText(flow, '17-21'), flow), 'back 33-28');
    assert.equal(written(flow.line, flow.puzzle.position), '33-28');
    assert.equal(told(tryText(flow, '18-22'), flow), 'solved');
  });
});

describe('a wrong move', () => {
  const pdn = `${head}1. 17-12 (1. 17-11 {? Too early.} 36x47 2. 11-7) (1. 18-13 $2 8x19) (1. 18-12? 36x47) (1. 38-32 $6) (1. 6-1 $5) 36x47 *`;

  it('is answered by the author, if he has something to say', () => {
    const flow = flowOf(pdn);
    const { verdict, node, refutation, follows } = tryText(flow, '17-11');
    assert.equal(verdict, 'wrong');
    assert.deepEqual(node.comments, ['? Too early.']);
    assert.equal(texts(refutation), '36-47 11-7');
    assert.deepEqual(follows, []);
    assert.equal(flow.line.length, 0);
    assert.equal(texts(tryText(flow, '18-13').refutation), '8-19');
    assert.equal(texts(tryText(flow, '18-12').refutation), '36-47');
    assert.equal(tryText(flow, '38-32').verdict, 'wrong');
  });

  it('is answered by nothing where the record does not have it', () => {
    const { verdict, node, refutation } = tryText(flowOf(pdn), '38-33');
    assert.deepEqual([verdict, node, refutation], ['wrong', undefined, []]);
  });

  it('is no move that the author only finds interesting', () => {
    assert.equal(tryText(flowOf(pdn), '6-1').verdict, 'alternative');
  });

  it('may be the move of the game, where a variation is better', () => {
    const flow = flowOf('1. 32-28? (1. 34-29 20-25) 1... 17-21 *');
    assert.equal(tryText(flow, '32-28').verdict, 'wrong');
    assert.equal(tryText(flow, '34-29').verdict, 'right');
  });

  it('is none where the author has nothing better', () => {
    assert.equal(tryText(flowOf('1. 32-28? 17-21 *'), '32-28').verdict, 'right');
  });

  it('of the opponent is a defence like others', () => {
    const flow = flowOf('1. 32-28 17-21? 2. 37-32 *');
    assert.equal(told(tryText(flow, '32-28'), flow), '17-21');
  });
});

describe('a line', () => {
  it('ends before what cannot be read', () => {
    const flow = flowOf('1. 32-28 17-21 2. 37-32 99-98 3. 1-2 *');
    tryText(flow, '32-28');
    assert.equal(told(tryText(flow, '37-32'), flow), 'solved');
  });

  it('may end with a move of the opponent', () => {
    const flow = flowOf('1. 32-28 17-21 *');
    assert.equal(told(tryText(flow, '32-28'), flow), '17-21 solved');
  });
});

describe('moves that are forced', () => {
  const { pdn } = problems.find(({ id }) => id === 'P30');

  it('are made for the solver where that is asked, but for the first', () => {
    const flow = flowOf(pdn, { autoForced: true });
    assert.deepEqual(flow.start(), []);
    // 27-22 18x27, and now 32x21 is the only move; 23x34 after it is forced, and 40x7 too.
    assert.equal(told(tryText(flow, '27-22'), flow), '18x27 32x21 23x34 40x7 solved');
  });

  it('are left to the solver else', () => {
    const flow = flowOf(pdn);
    assert.equal(told(tryText(flow, '27-22'), flow), '18x27');
  });
});

describe('a hint', () => {
  const pdn = `${head}{[%hint Think of the king.] [%hint Far.]} 1. 17-12 36x47 2. 12x3 *`;
  const name = (square) => square && String(square);

  it('says more each time, and begins anew with the next move', () => {
    const flow = flowOf(pdn);
    const said = () => {
      const { level, from, to, move, text } = flow.hint();
      return [level, name(from), name(to), move !== undefined, text];
    };
    assert.deepEqual(said(), [1, '17', undefined, false, 'Think of the king.']);
    assert.deepEqual(said(), [2, '17', '12', false, 'Far.']);
    assert.deepEqual(said(), [3, '17', '12', true, undefined]);
    assert.deepEqual(said(), [3, '17', '12', true, undefined]);
    assert.equal(flow.tally.hints, 3);
    tryText(flow, '17-12');
    assert.deepEqual(said(), [1, '12', undefined, false, undefined]);
    assert.equal(flow.tally.hints, 4);
  });

  it('is not given where nothing is asked', () => {
    const flow = flowOf('1. 32-28 *');
    tryText(flow, '32-28');
    assert.equal(flow.hint(), undefined);
  });
});

describe('giving up', () => {
  it("shows the author's line, and ends the solving", () => {
    let time = 1000;
    const flow = flowOf(defended, { now: () => time, defences: 'all' });
    tryText(flow, '17-12');
    time = 3500;
    assert.equal(texts(flow.reveal()), '17-12 36-47 12-3 47-1 3-45');
    time = 9000;
    assert.equal(flow.phase, 'revealed');
    assert.equal(flow.tally.elapsed, 2500);
    assert.equal(flow.tally.isRevealed, true);
    assert.deepEqual(flow.moves, []);
  });

  it('leaves the board to the reader, as a solution does', () => {
    const flow = flowOf('1. 32-28 *');
    flow.reveal();
    assert.equal(tryText(flow, '34-29').verdict, 'free');
    assert.equal(flow.tally.attempts, 0);
  });

  it('is not forgotten when he solves it then', () => {
    const flow = flowOf('1. 32-28 *');
    flow.reveal();
    assert.deepEqual(flow.start(), []);
    tryText(flow, '32-28');
    assert.equal(flow.phase, 'solved');
    assert.equal(flow.tally.isRevealed, true);
  });
});

describe('the tally', () => {
  it('counts attempts: one more after each wrong move', () => {
    const flow = flowOf(defended);
    assert.equal(flow.tally.attempts, 0);
    tryText(flow, '6-1');
    tryText(flow, '17-11');
    assert.equal(flow.tally.attempts, 2);
    tryText(flow, '17-12');
    tryText(flow, '12x3');
    assert.equal(flow.tally.attempts, 3);
    assert.equal(written(flow.tally.line, flow.puzzle.position), '17-12 36x47 12x3 47x1');
  });

  it('goes on when the solver begins anew, and begins with him after a solution', () => {
    let time = 0;
    const flow = flowOf('1. 32-28 17-21 2. 37-32 *', { now: () => time });
    tryText(flow, '32-28');
    tryText(flow, '34-29');
    time = 100;
    flow.start();
    assert.equal(flow.line.length, 0);
    tryText(flow, '32-28');
    tryText(flow, '37-32');
    assert.equal(flow.tally.attempts, 2);
    assert.equal(flow.tally.elapsed, 100);
    time = 200;
    flow.start();
    time = 230;
    tryText(flow, '32-28');
    assert.equal(flow.tally.attempts, 1);
    assert.equal(flow.tally.elapsed, 30);
  });
});

describe('another landing of a king', () => {
  const result = { accept: 'result' };

  it('is right where the line goes on from there to the same position', () => {
    // Behind 33 there are 39, 44 and 50; 6-11 is forced, and is taken from each of them.
    const pdn = '[FEN "W:WK28:B6,33"]\n\n1. 28x39 6-11 2. 39x6 *';
    for (const square of ['44', '50']) {
      assert.equal(tryText(flowOf(pdn), `28x${square}`).verdict, 'wrong');
      const flow = flowOf(pdn, result);
      const answer = tryText(flow, `28x${square}`);
      assert.equal(answer.verdict, 'alternative');
      assert.equal(told(answer, flow), '6-11');
      const last = tryText(flow, `${square}x6`);
      assert.equal(last.verdict, 'right');
      assert.equal(told(last, flow), 'solved');
    }
  });

  it('is met by every defence that the author has met', () => {
    // Black answers 1-6 or 1-7; only behind 1-6 does the line go on.
    const pdn = '[FEN "W:WK28:B1,33"]\n\n1. 28x39 1-6 2. 39-44 *';
    assert.equal(tryText(flowOf(pdn, result), '28x44').verdict, 'wrong');
  });

  it('at the end is right where nothing can happen to it', () => {
    const pdn = '[FEN "W:WK28:B1,33"]\n\n1. 28x39 *';
    for (const text of ['28x44', '28x50'])
      assert.equal(tryText(flowOf(pdn, result), text).verdict, 'alternative');
  });

  it('at the end is wrong where it can be taken', () => {
    // 34, with 30 behind it, takes a king on 39.
    const pdn = '[FEN "W:WK28:B1,30,33,34"]\n\n1. 28x50 *';
    assert.equal(tryText(flowOf(pdn, result), '28x39').verdict, 'wrong');
  });
});

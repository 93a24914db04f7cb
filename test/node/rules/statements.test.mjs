// What the founding texts of four games say, statement by statement; docs/rules shows it to readers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setting } from '../../../scripts/statements.mjs';
import { root } from '../support/sources.mjs';
import { kinds, problemsOf, run } from '../support/statements.mjs';

const rows = JSON.parse(readFileSync(join(root, 'test/data/statements.json'), 'utf8'));

describe('the statements', () => {
  it('are eighty, in order, each with something that a test can hold', () => {
    assert.deepEqual(
      rows.map(({ n }) => n),
      Array.from({ length: 80 }, (_, i) => i + 1),
    );
    assert.deepEqual(rows.flatMap(problemsOf), []);
  });

  it('name no switch that is not tried', () => {
    const isTried = (name, checks) =>
      name === 'ClaimSession'
        ? checks.some(({ claimed }) => claimed)
        : checks.some(({ rules }) => rules && setting(rules) === name);
    const untried = rows.flatMap(({ switches = {}, checks }) =>
      Object.keys(switches).filter((name) => !isTried(name, checks)),
    );
    assert.deepEqual(untried, []);
  });

  it('would be missed: a row without a check, a check that asserts nothing or nothing known', () => {
    const row = (...checks) => ({ n: 1, statement: 'It moves.', checks });
    const fen = 'W:W31:B1';
    assert.deepEqual(problemsOf(row({ fen, count: 2 })), []);
    assert.deepEqual(problemsOf(row()), ['1 has no check']);
    assert.deepEqual(problemsOf({ n: 2, checks: [{ fen, count: 2 }] }), ['2 says nothing']);
    assert.deepEqual(problemsOf(row({ fen, says: 'it moves' })), [`1 asserts nothing of ${fen}`]);
    assert.deepEqual(problemsOf(row({ fen, leagl: '31-26' })), ['1 asserts “leagl”']);
  });

  it('would fail, whatever is asserted, were they not so', () => {
    const frisian = { variant: 'frisian' };
    const fen = 'W:W28:B18';
    run(frisian, { fen, legal: '28x8(18)' });
    const wrong = [
      { fen, legal: '28x8(18) 28-23' },
      { fen, legal: '' },
      { fen, among: '28-23' },
      { fen, illegal: '28x8' },
      { fen, illegal: '18x38' },
      { fen, count: 2 },
      { fen, outcome: { winner: 'white', rule: 'no-pieces' } },
      { fen, line: '28x8', outcome: null },
      { fen, line: '28-23', outcome: null },
      { fen, line: '28x8', after: 'B:W8:B18' },
      { fen, steps: { after: '28', to: '8 23' } },
      { fen, claimed: { overlooked: '28x8(18)', legal: '28x8(18)' } },
      { fen, claimed: { overlooked: '28-23', legal: '28-23' } },
      { fen, unclaimed: { overlooked: '28-23', reply: '18x29', after: 'W:W:B18' } },
      { perft: [9, 82] },
      { start: 'W:W31-50:B1-19' },
      { begins: 'black' },
      { men: 19 },
      { empty: '21 20' },
      { empty: '21 51' },
      { board: { corners: { 'bottom right': '50' } } },
      { found: 'Frysk!' },
      { rules: { kingLimit: 2 }, refused: 'kingLimit' },
      { fen, rules: { kingLimit: -1 }, count: 1 },
      { opening: { plies: 2, sequences: 81, positions: 81, level: 80 } },
    ];
    for (const check of wrong)
      assert.throws(() => run(frisian, check), { name: 'AssertionError' }, JSON.stringify(check));
    assert.deepEqual(
      Object.keys(kinds).filter((kind) => !wrong.some((check) => kind in check)),
      [],
    );
  });
});

for (const row of rows)
  describe(`${row.n} (${row.variant}): ${row.statement}`, () => {
    for (const check of row.checks) it(JSON.stringify(check), () => run(row, check));
  });

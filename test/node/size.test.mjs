// A page that shows a diagram pays for a diagram: what is loaded at once stays small.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { eagerClosure, filesIn, root } from './support/sources.mjs';

// Loaded by import() when they are needed.
const LATER = [
  /^src\/elements\/hands\//,
  /^src\/elements\/draughts-(viewer|puzzle|editor)\//,
  /^src\/notation\/pdn\//,
  /^src\/locales\/(?!en\/picture\.ts$|(language|say)\.ts$)/,
  /^@floating-ui\//,
  /^src\/cli\//,
];

const { pages } = JSON.parse(readFileSync(join(root, 'test/budgets.json'), 'utf8'));

it('every page of test/size has a budget', () => {
  const names = filesIn('test/size').map((path) => path.replace(/^.*\/(.*)\.html$/, '$1'));
  assert.deepEqual(Object.keys(pages).toSorted(), names);
});

describe('<draughts-board>', () => {
  for (const later of LATER)
    it(`does not load ${later.source} at once`, () => {
      const early = [...eagerClosure('src/index.ts')].filter((path) => later.test(path));
      assert.deepEqual(early, []);
    });

  it('loads no more than the budget of a diagram before it runs', () => {
    const sizes = [...eagerClosure('dist/cdn/draughts-board.js')].map(
      (path) => gzipSync(readFileSync(join(root, path)), { level: 9 }).length,
    );
    const sum = sizes.reduce((a, b) => a + b, 0);
    assert.ok(sum <= pages.diagram, `${sum} of ${pages.diagram} bytes`);
  });
});

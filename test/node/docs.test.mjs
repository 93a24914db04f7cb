// The documents say what is true of the project.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { variants } from 'draughts-board/variants';
import { manifest } from '../../scripts/entries.mjs';
import { pageOf, words } from '../../scripts/statements.mjs';
import { root } from './support/sources.mjs';
import { kinds } from './support/statements.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  'docs/decisions/README.md',
  'docs/rules/README.md',
];

for (const document of documents)
  describe(document, () => {
    it('names only npm scripts that exist', () => {
      const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
      assert.deepEqual(
        named.filter((name) => !(name in manifest.scripts)),
        [],
      );
    });

    it('names only files and folders that exist', () => {
      const named = [
        ...read(document).matchAll(/`((?:src|test|scripts|demo|stories|docs)\/[\w./-]+)`/g),
      ];
      const missing = named.map(([, path]) => path).filter((path) => !existsSync(join(root, path)));
      assert.deepEqual(missing, []);
    });

    it('links only to files that exist', () => {
      const links = [...read(document).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, to]) => to);
      assert.deepEqual(
        links.filter((to) => !existsSync(join(root, dirname(document), to))),
        [],
      );
    });
  });

describe('README.md', () => {
  it('says how to start and how to test', () => {
    assert.match(read('README.md'), /^npm ci && npm start$/m);
    assert.match(read('README.md'), /^npm ci && npm test$/m);
  });

  it('has a row for every game, in the order of the list', () => {
    const rows = [...read('README.md').matchAll(/^\| `([a-z\d-]+)` +\| (.+?) +\| \d+×\d+/gm)];
    assert.deepEqual(
      rows.map(([, id, name]) => [id, name]),
      variants.map(({ id, name }) => [id, name]),
    );
    assert.match(read('README.md'), new RegExp(`in ${variants.length} \\[kinds of draughts\\]`));
  });

  it('gives the command that CI runs', () => {
    assert.match(read('.ci/run'), /^npm ci && npm test$/m);
  });
});

describe('docs/rules/README.md', () => {
  it('shows the statements that are tested: node scripts/statements.mjs makes it', () => {
    const rows = JSON.parse(read('test/data/statements.json'));
    assert.equal(read('docs/rules/README.md'), pageOf(rows));
  });

  it('has words for whatever can be asserted', () => {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(kinds).sort());
  });
});

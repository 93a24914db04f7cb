// What package.json promises is there, and does what it says.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import ts from 'typescript';
import { entries, manifest, programs } from '../../scripts/entries.mjs';
import { eagerClosure, filesIn, importsOf, parse, root } from './support/sources.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

describe('package', () => {
  it('exports every entry file of src', () => {
    const files = filesIn('src').filter((path) => path.split('/').length === 2);
    const exported = entries.map(({ source }) => source);
    assert.deepEqual(
      files.filter((path) => !exported.includes(path)),
      [],
    );
  });

  for (const { specifier, path, file, types } of entries)
    describe(`entry ${specifier}`, () => {
      it('has its code and its types, types first', () => {
        assert.equal(Object.keys(manifest.exports[path])[0], 'types');
        assert.ok(existsSync(join(root, file)), file);
        assert.ok(existsSync(join(root, types)), types);
      });

      it('imports silently in Node without a page', async () => {
        const code = `await import(${JSON.stringify(specifier)})`;
        const args = ['--input-type=module', '--eval', code];
        const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root });
        assert.equal(stdout + stderr, '');
      });
    });

  it('declares as side effects the entries that do something, and the CDN files', () => {
    const acts = (statement) =>
      ts.isExpressionStatement(statement) ||
      (ts.isImportDeclaration(statement) && !statement.importClause);
    const acting = entries
      .filter(({ path }) => !path.includes('*'))
      .filter(({ source }) => parse(source).tree.statements.some(acts));
    // What they import for what it does has to be kept, too.
    const imported = acting
      .flatMap(({ source }) => parse(source).tree.statements)
      .filter((statement) => ts.isImportDeclaration(statement) && !statement.importClause)
      .map(({ moduleSpecifier }) => moduleSpecifier.text.replace(/^\.\/(.*)\.js$/, '$1'));
    const kept = [...new Set(imported)].flatMap((name) => [
      `./src/${name}.ts`,
      `./dist/${name}.js`,
    ]);
    assert.deepEqual(
      manifest.sideEffects.toSorted(),
      [
        ...new Set([
          './dist/cdn/**/*.js',
          // Each brings the words of a language.
          './dist/locales/*/words.js',
          './src/locales/*/words.ts',
          ...acting.flatMap(({ source, file }) => [`./${source}`, file]),
          ...kept,
        ]),
      ].toSorted(),
    );
  });

  it('describes its elements for editors', () => {
    const modules = read(manifest.customElements).modules;
    assert.ok(modules.length > 0);
    for (const { path } of modules) assert.ok(existsSync(join(root, path)), path);
  });

  it('has a lock file that names no registry', () => {
    const named = Object.entries(read('package-lock.json').packages)
      .filter(([, { resolved }]) => resolved !== undefined)
      .map(([path]) => path);
    assert.deepEqual(named, []);
  });
});

describe('programs', () => {
  for (const { name, source, file } of programs)
    it(`have one named ${name}, which Node runs and which needs nothing but Node`, () => {
      assert.match(readFileSync(join(root, file), 'utf8'), /^#!\/usr\/bin\/env node\n/);
      const needed = [...eagerClosure(source)].filter((path) => !path.startsWith('src/'));
      assert.ok(needed.length > 0);
      assert.deepEqual(
        needed.filter((specifier) => !specifier.startsWith('node:')),
        [],
      );
    });
});

describe('CDN files', () => {
  const scripts = filesIn('dist/cdn').filter((path) => path.endsWith('.js'));

  it('import nothing but each other', () => {
    const foreign = scripts.flatMap((path) =>
      importsOf(parse(path))
        .filter(({ target }) => !target || !scripts.includes(target))
        .map(({ specifier }) => `${path}: ${specifier}`),
    );
    assert.deepEqual(foreign, []);
  });

  it('have everything in one in all.js', () => {
    assert.deepEqual(importsOf(parse('dist/cdn/all.js')), []);
  });

  it('bring the licences of what they bundle', () => {
    assert.match(readFileSync(join(root, 'dist/cdn/LICENSES.txt'), 'utf8'), /^lit\n/m);
  });
});

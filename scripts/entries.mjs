// The public entries, read from `exports` of package.json, which is their only list: the build,
// the size report and the package tests all follow it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url)));

/** The source of a built file. */
const sourceOf = (file) => file.replace(/^(?:\.\/)?dist\/(.*)\.js$/, 'src/$1.ts');

/** The programs that the package brings: `{ name, source, file }`. */
export const programs = Object.entries(manifest.bin).map(([name, file]) => ({
  name,
  source: sourceOf(file),
  file,
}));

/** One record per module entry: `{ specifier, source, file, types }`. */
export const entries = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([path, target]) => ({
    specifier: manifest.name + path.slice(1),
    source: sourceOf(target.default),
    file: target.default,
    types: target.types,
  }));

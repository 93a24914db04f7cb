// The public entries, read from `exports` of package.json, which is their only list: the build,
// the size report and the package tests all follow it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** What a star stands for: folders of src that have the file. The empty text if there is no star. */
function namesFor(file) {
  const [before, after] = sourceOf(file).split('*');
  if (after === undefined) return [''];
  return readdirSync(join(root, before)).filter((name) =>
    existsSync(join(root, before, name, after)),
  );
}

/** One record per module entry: `{ specifier, path, source, file, types }`; `path` is its line there. */
export const entries = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object')
  .flatMap(([path, target]) =>
    namesFor(target.default).map((name) => ({
      path,
      specifier: manifest.name + path.slice(1).replace('*', name),
      source: sourceOf(target.default).replace('*', name),
      file: target.default.replace('*', name),
      types: target.types.replace('*', name),
    })),
  );

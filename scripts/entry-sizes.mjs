// What each entry weighs in a bundle that uses all of it: minified and gzipped, Lit included,
// without what is loaded later.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { entries, root } from './entries.mjs';

/** The files that are loaded together with this one, itself included. */
function closure(file, outputs, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of outputs[file].imports)
    if (kind === 'import-statement') closure(path, outputs, seen);
  return seen;
}

async function entrySize({ specifier, file }) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: root,
    outdir: 'out',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
  });
  const { outputs } = metafile;
  const [entry] = Object.keys(outputs).filter((name) => outputs[name].entryPoint === file.slice(2));
  const eager = closure(entry, outputs);
  const bytes = outputFiles
    .filter(({ path }) => [...eager].some((name) => path.replaceAll('\\', '/').endsWith(name)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  return { specifier, bytes };
}

export const entrySizes = () => Promise.all(entries.map(entrySize));

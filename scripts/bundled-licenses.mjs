// A Rollup plugin: puts the licences of the packages that are bundled beside the bundle, which
// their authors ask for and a minifier takes out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function text(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!file) throw new Error(`${folder} has no licence file`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

export function bundledLicenses() {
  return {
    name: 'bundled-licenses',
    generateBundle() {
      const folders = new Map();
      for (const id of this.getModuleIds()) {
        const [folder, name] =
          id.match(/^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/) ?? [];
        if (folder && existsSync(folder)) folders.set(name, folder);
      }
      const parts = [...folders].sort().map(([name, folder]) => `${name}\n\n${text(folder)}\n`);
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: parts.join('\n---\n\n') });
    },
  };
}

// `npm start` and `npm run dev`: serves the demo; with `--watch` it also builds at every change.
import { spawn } from 'node:child_process';
import { root } from './entries.mjs';
import { serveFolder } from './static-server.mjs';

if (process.argv.includes('--watch'))
  spawn('rollup --config --watch --no-watch.clearScreen', {
    cwd: root,
    shell: true,
    stdio: 'inherit',
  });

const port = Number(process.env.PORT || 8000);
const { url } = await serveFolder(root, { port, home: '/demo/' });
console.log(`\nThe demo is at ${url}/demo/ (Ctrl+C stops it)`);

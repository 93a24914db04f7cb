// Runs the suites of test/node under `node --test`. Arguments choose files by a part of their
// path: `npm run test:node -- notation`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.mjs';

const wanted = process.argv.slice(2);
const files = readdirSync(join(root, 'test/node'), { recursive: true })
  .filter((file) => file.endsWith('.test.mjs'))
  .map((file) => join('test/node', file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
if (files.length === 0) throw new Error(`No test file matches ${wanted.join(' ')}`);

const args = ['--test', '--test-reporter=./scripts/node-reporter.mjs', ...files];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

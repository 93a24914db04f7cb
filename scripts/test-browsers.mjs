// Runs the browser suites in every engine that is installed.
import { spawnSync } from 'node:child_process';
import { engineNames } from './engines.mjs';
import { root } from './entries.mjs';

const { status } = spawnSync('web-test-runner', process.argv.slice(2), {
  cwd: root,
  env: { ...process.env, BROWSERS: engineNames.join() },
  shell: true,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

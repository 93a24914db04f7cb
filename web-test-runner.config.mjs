// BROWSERS chooses the engines: `BROWSERS=firefox,webkit npm run test:browser`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { plainReporter } from './scripts/browser-reporter.mjs';
import { extraCommands } from './scripts/commands.mjs';
import { findEngines } from './scripts/engines.mjs';
import { root } from './scripts/entries.mjs';

const { launchers, missing } = await findEngines((process.env.BROWSERS || 'chromium').split(','));

/** Games as the bytes that they are; the server would take all files for UTF-8. */
async function games(context, next) {
  const [path] = /^\/test\/data\/(?:games|pdn)\/[\w-]+\.pdn$/.exec(context.path) ?? [];
  if (!path) return next();
  context.type = 'application/octet-stream';
  context.body = await readFile(join(root, path));
}

export default {
  files: 'test/browser/**/*.test.ts',
  // Lit's development build warns of mistakes that its production build keeps to itself
  nodeResolve: { exportConditions: ['development', 'browser'] },
  middleware: [games],
  plugins: [
    esbuildPlugin({ ts: true, tsconfig: './tsconfig.json', target: 'es2022' }),
    a11ySnapshotPlugin(),
    extraCommands,
  ],
  browsers: launchers,
  concurrentBrowsers: 1, // some tests measure time
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: !process.env.CI }),
    plainReporter({ missing }),
  ],
  filterBrowserLogs: ({ args }) => !String(args[0]).includes('lit.dev/msg/dev-mode'),
  testFramework: { config: { ui: 'bdd', timeout: 10000 } },
};

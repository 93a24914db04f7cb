// Ends a run in browsers with a line for each test that an engine skipped and for each engine, then
// the closing line over all of them.
import { closingLine } from './tally.mjs';

function count(suite, tally) {
  for (const test of suite?.tests ?? [])
    tally[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
  for (const child of suite?.suites ?? []) count(child, tally);
}

function skippedTests(suite, above = []) {
  const path = suite?.name ? [...above, suite.name] : above;
  const here = suite?.tests.filter(({ skipped }) => skipped) ?? [];
  return [
    ...here.map(({ name }) => [...path, name].join(' > ')),
    ...(suite?.suites ?? []).flatMap((child) => skippedTests(child, path)),
  ];
}

function countSession(session) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  count(session.testResults, tally);
  // a file that did not load, an error outside any test, a file without a test
  const empty = tally.passed + tally.failed + tally.skipped === 0;
  if (tally.failed === 0 && (empty || !session.passed)) tally.failed = 1;
  if (empty) console.log(`${session.testFile}: no test ran`);
  return tally;
}

function add(sum, tally) {
  for (const key of Object.keys(sum)) sum[key] += tally[key];
}

/** `missing`: lines that name the engines asked for and not run. */
export function plainReporter({ missing }) {
  return {
    stop({ sessions }) {
      const all = { passed: 0, failed: 0, skipped: 0 };
      const byEngine = new Map();
      const skips = [];
      for (const session of sessions) {
        const { name } = session.browser;
        if (!byEngine.has(name)) byEngine.set(name, { passed: 0, failed: 0, skipped: 0 });
        const tally = countSession(session);
        add(byEngine.get(name), tally);
        add(all, tally);
        for (const test of skippedTests(session.testResults))
          skips.push(`${name} skipped: ${test}`);
      }
      const lines = [...byEngine].map(([name, tally]) => `${name}: ${closingLine(tally)}`);
      // at exit, because the default reporter erases the lines above it when it stops
      process.once('exit', () => {
        process.stdout.write(
          `\n${[...skips, ...lines, ...missing, closingLine(all)].join('\n')}\n`,
        );
        if (all.failed > 0) process.exitCode = 1;
      });
    },
  };
}

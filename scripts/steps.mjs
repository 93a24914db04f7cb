// Runs commands as steps, two at a time at most, each after the steps that it needs.
// A step that did not run is never counted as passed.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './entries.mjs';
import { closingLine, readClosingLine } from './tally.mjs';

const LANES = 2;

const env = {
  ...process.env,
  CI: 'true', // keeps progress bars out of the output
  NO_COLOR: '1',
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
};

function execute(command) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check counts as one; a step that counts must say what it counted, whatever its exit code. */
function judge(step, code, output) {
  if (!step.counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const tally = readClosingLine(output) ?? { passed: 0, failed: 0, skipped: 0 };
  if (tally.failed === 0 && (code !== 0 || tally.passed === 0)) tally.failed = 1;
  return tally;
}

function report(step, tally, output, seconds) {
  const failed = tally.failed > 0;
  const counted = step.counts ? `: ${closingLine(tally)}` : '';
  console.log(`${failed ? '✗' : '✓'} ${step.name}${counted} (${seconds.toFixed(1)} s)`);
  if (failed || step.show) console.log(output.trimEnd().replace(/^/gm, '    '));
}

/**
 * Runs steps `{ name, command, needs?, counts?, show? }` and returns the sum of what they counted.
 * `counts`: the command ends with a closing line. `show`: its output is of interest when it passes.
 */
export async function runSteps(steps) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...steps];
  const outcomes = new Map(); // name -> did it pass
  const running = new Set();

  async function run(step) {
    const start = performance.now();
    const { code, output } = await execute(step.command);
    const tally = judge(step, code, output);
    for (const key of Object.keys(sum)) sum[key] += tally[key];
    report(step, tally, output, (performance.now() - start) / 1000);
    outcomes.set(step.name, tally.failed === 0);
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needs = step.needs ?? [];
      const broken = needs.find((name) => outcomes.get(name) === false);
      const ready = needs.every((name) => outcomes.get(name));
      if (!broken && (!ready || running.size >= LANES)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (broken) {
        console.log(`- ${step.name}: not run, because it needs "${broken}"`);
        outcomes.set(step.name, false);
        sum.skipped++;
        continue;
      }
      const promise = run(step).finally(() => running.delete(promise));
      running.add(promise);
    }
    if (running.size > 0) await Promise.race(running);
  }
  return sum;
}

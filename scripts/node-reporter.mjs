// A reporter for `node --test`: only what failed, then the closing line.
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { closingLine } from './tally.mjs';

function failure({ name, file, line, details: { error } }) {
  const where = file ? `${relative('.', file)}:${line}` : '';
  return `✗ ${name} (${where})\n${inspect(error.cause ?? error).replace(/^/gm, '    ')}\n`;
}

export default async function* report(events) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.skip !== undefined || data.todo !== undefined) tally.skipped++;
    else if (type === 'test:fail') {
      // what fails only because of its subtests is not one more failure
      if (data.details.error.failureType === 'subtestsFailed') continue;
      tally.failed++;
      yield failure(data);
    } else if (data.name === data.file) {
      // node counts a file that holds no test as a test that passed
      tally.failed++;
      yield `✗ no test in ${relative('.', data.file)}\n`;
    } else if (data.details.type !== 'suite') tally.passed++;
  }
  if (tally.failed > 0) process.exitCode = 1;
  yield `${closingLine(tally)}\n`;
}

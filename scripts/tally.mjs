// The plain line that ends every run here: `12 passed, 0 failed`, with `, 1 skipped` if there is any.
// One place writes it and reads it, so that `npm test` can add up what its steps counted.

export function closingLine({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** The last closing line in the output of a run, or undefined. */
export function readClosingLine(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1);
  if (!last) return undefined;
  const [passed, failed, skipped] = last.slice(1).map((n) => Number(n ?? 0));
  return { passed, failed, skipped };
}

/** Ends a script: prints the closing line, and makes the exit code follow it. Nothing run is no success. */
export function close(tally) {
  console.log(closingLine(tally));
  if (tally.failed > 0 || tally.passed === 0) process.exitCode = 1;
}

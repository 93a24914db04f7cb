// Whether work grows with the length of a text and not with its square.
import assert from 'node:assert/strict';

const ROUNDS = 3;
/** What is too short to be measured is made longer. */
const SHORTEST = 0.15;
const LONGER = 8;
const ATTEMPTS = 3;

/** Milliseconds of CPU since the process began: what others do meanwhile does not count. */
function cpuTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The least CPU time of some rounds; the least has no rubbish to collect in it. */
export function timeOf(work, text, rounds = ROUNDS) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = cpuTime();
    work(text);
    least = Math.min(least, cpuTime() - start);
  }
  return least;
}

/**
 * Eight times the text takes eight times as long, and 64 times where work is done again and again
 * for each letter; half way lies 24. `make` gives a text of a size. A busy machine may spoil a
 * measurement, but not each of several.
 */
export function assertLinear(make, work, size = 1_000) {
  let n = size;
  while (timeOf(work, make(n)) < SHORTEST && n < 200_000) n *= 4;
  const measured = [];
  do {
    const [short, long] = [n, LONGER * n].map((length) => timeOf(work, make(length)));
    if (long < 3 * LONGER * short) return;
    measured.push(`${short} ms, and ${long} ms for eight times the text`);
  } while (measured.length < ATTEMPTS);
  assert.fail(measured.join('; '));
}

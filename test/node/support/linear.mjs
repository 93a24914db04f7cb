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

/** The same of work that gives a promise. */
async function timeOfPromise(work, text) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuTime();
    await work(text);
    least = Math.min(least, cpuTime() - start);
  }
  return least;
}

/**
 * Asks for the time of one text after another. Eight times the text takes eight times as long, and
 * 64 times where work is done again and again for each letter; half way lies 24. `make` gives a text
 * of a size. A busy machine may spoil a measurement, but not each of several.
 */
function* trial(make, size) {
  let n = size;
  while ((yield make(n)) < SHORTEST && n < 200_000) n *= 4;
  const measured = [];
  do {
    const short = yield make(n);
    const long = yield make(LONGER * n);
    if (long < 3 * LONGER * short) return;
    measured.push(`${short} ms, and ${long} ms for eight times the text`);
  } while (measured.length < ATTEMPTS);
  assert.fail(measured.join('; '));
}

export function assertLinear(make, work, size = 1_000) {
  const texts = trial(make, size);
  let text = texts.next();
  while (!text.done) text = texts.next(timeOf(work, text.value));
}

/** The same of work that gives a promise. */
export async function assertLinearLater(make, work, size = 1_000) {
  const texts = trial(make, size);
  let text = texts.next();
  while (!text.done) text = texts.next(await timeOfPromise(work, text.value));
}

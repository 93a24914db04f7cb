// How fast the rules are: positions a second of processor time, the last ply counted without being
// played, of the built package and of the fastest engine on npm that counts right. Both play
// English draughts in turn, so that what slows the machine slows both.
//
// `npm run bench:rules` shows every variant; `--check` compares the ratio alone with its budget.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Position, perft } from 'draughts-board/rules';
import { getVariant, variants } from 'draughts-board/variants';
import { EnglishDraughtsEngineFactory } from 'rapid-draughts/english';
import { root } from './entries.mjs';
import { close } from './tally.mjs';

const check = process.argv.includes('--check');
const { speeds } = JSON.parse(await readFile(join(root, 'test/budgets.json'), 'utf8'));

/** Positions after 8 plies from the opening position of English draughts, as every engine counts. */
const ENGLISH_8 = 845_931;
/** Long enough to be measured, in seconds. */
const LONG = 0.15;

function peerPerft(engine, depth) {
  const { moves } = engine;
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const next = engine.clone();
    next.move(move);
    count += peerPerft(next, depth - 1);
  }
  return count;
}

/** Seconds of processor time that a count takes, and what it comes to. */
function measure(count) {
  const start = process.cpuUsage();
  const positions = count();
  const { user, system } = process.cpuUsage(start);
  return { positions, seconds: (user + system) / 1e6 };
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const millions = (rate) => `${(rate / 1e6).toFixed(1)} million a second`;

/** The speeds of several counts, each measured in turn with the others, after one to warm up. */
function compare(counts, runs) {
  for (const count of counts) count();
  const rates = counts.map(() => []);
  for (let run = 0; run < runs; run++)
    counts.forEach((count, i) => {
      const { positions, seconds } = measure(count);
      if (positions !== ENGLISH_8) throw new Error(`${positions} positions, not ${ENGLISH_8}`);
      rates[i].push(positions / seconds);
    });
  return rates.map(median);
}

/** The speed of a variant from its opening position, at the first depth that takes long enough. */
function speedOf(variant) {
  const start = Position.start(variant);
  for (let depth = 4; ; depth++) {
    const count = () => perft(start, depth);
    if (measure(count).seconds < LONG) continue;
    const rates = Array.from({ length: 5 }, () => {
      const { positions, seconds } = measure(count);
      return positions / seconds;
    });
    return { depth, rate: median(rates) };
  }
}

const english = Position.start(getVariant('english'));
const [ours, peer] = compare(
  [() => perft(english, 8), () => peerPerft(EnglishDraughtsEngineFactory.setup(), 8)],
  check ? 3 : 7,
);
const ratio = ours / peer;
console.log(`english: ${millions(ours)}, rapid-draughts ${millions(peer)}`);
console.log(`ratio: ${ratio.toFixed(1)}, at least ${speeds.englishToRapidDraughts}`);
if (!check)
  for (const variant of variants) {
    const { depth, rate } = speedOf(variant);
    console.log(`${variant.id}, depth ${depth}: ${millions(rate)}`);
  }
const isFast = ratio >= speeds.englishToRapidDraughts;
close({ passed: isFast ? 1 : 0, failed: isFast ? 0 : 1 });

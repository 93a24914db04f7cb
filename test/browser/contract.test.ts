// The contract in a page, with the built package: a mirrored board in numbers, one in letters, and
// one on which every square is played.
import { getVariant } from 'draughts-board/variants';
import { filesOf, suites } from '../contract/index.mjs';

async function read(file: string): Promise<unknown> {
  const answer = await fetch(new URL(`../data/${file}`, import.meta.url));
  return answer.json();
}

async function dataOf(id: string): Promise<Record<string, unknown>> {
  const files = Object.entries(filesOf(id));
  const data = await Promise.all(files.map(async ([kind, file]) => [kind, await read(file)]));
  return Object.fromEntries(data);
}

for (const id of ['spanish', 'jamaican', 'turkish']) {
  const variant = getVariant(id);
  // Fewer plies of random play than in Node, where all games are tried.
  const data = { ...(await dataOf(id)), plies: 2_000 };
  for (const [name, testsOf] of Object.entries(suites))
    describe(`${name}: ${id}`, () => {
      for (const test of testsOf(variant, data)) it(test.name, test.run);
    });
}

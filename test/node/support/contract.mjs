// Runs a suite of test/contract over every variant there is.
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { variants } from 'draughts-board/variants';
import { filesOf, suites } from '../../contract/index.mjs';

const read = (file) =>
  JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'));

export const dataOf = ({ id }) =>
  Object.fromEntries(Object.entries(filesOf(id)).map(([kind, file]) => [kind, read(file)]));

export function holdForAll(suite) {
  for (const variant of variants)
    describe(`${suite}: ${variant.id}`, () => {
      for (const { name, run } of suites[suite](variant, dataOf(variant))) it(name, run);
    });
}

// Games that nobody plays: what goes together in no game of the project has to be held as well.
import { describe, it } from 'node:test';
import { defineVariant, getVariant } from 'draughts-board/variants';
import { suites } from '../../contract/index.mjs';
import { dataOf } from '../support/contract.mjs';

const games = [
  ['no turns, and a halt behind a king', 'killer', { capture: { noReverse: true, priority: [] } }],
  ['no turns, and what is taken stays', 'turkish', { capture: { removal: 'after' } }],
  ['a king first, then the most', 'italian', { capture: { priority: ['kingFirst', 'count'] } }],
  ['most kings, then the most', 'brazilian', { capture: { priority: ['kings', 'count'] } }],
  [
    'nothing has to be taken, and a king is bound',
    'frisian',
    { capture: { obligation: 'free', removal: 'immediate' } },
  ],
  [
    'men take no kings, but are crowned on the way',
    'russian',
    { man: { mayCaptureKings: false }, king: { landing: 'next' } },
  ],
  ['kings take the most, men as they like', 'jekab', { mechanics: ['kingMaximum'] }],
];

/** The rules of a game with other parameters. */
function gameOf(id, change) {
  const { gameType, ...rules } = getVariant(id).rules;
  const members = Object.entries(change).map(([name, value]) => [
    name,
    Array.isArray(value) ? value : { ...rules[name], ...value },
  ]);
  const others = { id: 'own-game', name: 'Own game', ...Object.fromEntries(members) };
  return defineVariant({ ...rules, ...others });
}

for (const [name, id, change] of games)
  for (const suite of ['parameters', 'explanations'])
    describe(`${suite}: ${name}`, () => {
      const tests = suites[suite](gameOf(id, change), dataOf({ id }));
      for (const test of tests) it(test.name, test.run);
    });

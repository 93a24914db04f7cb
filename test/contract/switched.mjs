// Games as they are played with some of their rules replaced.
import { assert } from 'chai';
import { defineVariant } from 'draughts-board/variants';

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record with other values in it; lists are replaced as a whole. */
export const replaced = (record, values) => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      isRecord(value) && isRecord(record[key]) ? replaced(record[key], value) : value,
    ]),
  ),
});

/** The game with these rules in place of its own; without any, the game itself. */
export function switched(variant, rules) {
  if (!rules) return variant;
  const game = defineVariant(replaced(variant.rules, rules));
  assert.notProperty(game, 'errors', JSON.stringify(game.errors));
  return game;
}

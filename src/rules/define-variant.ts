import { checkFit } from '../board/fit.js';
import type { Variant } from '../board/variant.js';
import { checkConflicts } from '../variants/checking/conflicts.js';
import { Faults, type VariantErrors } from '../variants/checking/faults.js';
import { readRecord } from '../variants/checking/record-check.js';
import { usualDraws } from '../variants/draws.js';
import type { VariantRecord } from '../variants/record.js';
import { makeVariant } from './make-variant.js';
import { Position } from './position.js';

/**
 * Makes a game of its record: plain data of the type `VariantRecord`, from code or from JSON. Data
 * that is no record is answered with all that is wrong with it. The record is copied; the copy is
 * frozen, and without `draws` it has the third repetition.
 *
 * The game is not added to `variants`, and no `variant` attribute finds it: pass it on, to
 * `Position.start`, `parseFen`, `new Game`, or inside a position or session to an element.
 *
 * @example Russian draughts as many play it at home: nobody has to take, and kings are short.
 * ```js
 * const { rules } = getVariant('russian');
 * const game = defineVariant({
 *   ...rules,
 *   id: 'house-rules',
 *   name: 'House rules',
 *   king: { ...rules.king, flying: false },
 *   capture: { ...rules.capture, obligation: 'free' },
 * });
 * if ('errors' in game) for (const { message } of game.errors) console.log(message);
 * else board.session = new Session(new Game({ variant: game }));
 * ```
 */
export function defineVariant(record: unknown): Variant | VariantErrors {
  const faults = new Faults();
  const parts = readRecord(record, faults);
  checkFit(parts, faults);
  checkConflicts(parts, faults);
  if (faults.count === 0) {
    // Nothing is missing where no fault was found.
    const variant = makeVariant(Object.freeze({ draws: usualDraws, ...(parts as VariantRecord) }));
    const { outcome } = Position.start(variant);
    if (!outcome) return variant;
    faults.add('conflict', 'start', `is over before it begins, by the rule "${outcome.rule}".`);
  }
  return { errors: Object.freeze(faults.list) };
}

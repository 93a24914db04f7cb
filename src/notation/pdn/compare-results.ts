import type { Variant } from '../../board/variant.js';
import { parseResult } from '../result.js';
import { tagOf } from './tags.js';
import type { Source } from './written-game.js';

/** Whether two results cannot mean the same: a winner, a draw, two who lost. */
function differ(one: string, other: string, variant: Variant): boolean {
  const [a, b] = [one, other].map((each) => parseResult(each, variant));
  if (typeof a === 'object' && typeof b === 'object') return a.winner !== b.winner;
  return a !== undefined && b !== undefined && a !== b;
}

/** Notes a result that is none of the tag, which counts. */
export function compareResults({ tags, tagAt, result, notes }: Source, variant: Variant): void {
  const said = tagOf(tags, 'Result') ?? '';
  // A number that was left behind looks like a point: 1 1/2-1/2.
  if (result && said !== result.replace(/^1\s+/, '') && differ(said, result, variant))
    notes.warn('results-differ', tagOf(tagAt, 'Result') ?? 0, `${said}, ${result}`);
}

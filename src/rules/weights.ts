import type { CapturePriority } from '../variants/record.js';

/**
 * A list of priorities as one number to compare: how much each quality of a capture adds. Every
 * priority counts more than all that stand behind it can make up for.
 */
export interface Weights {
  /** For each piece taken. */
  readonly count: number;
  /** For each king taken. */
  readonly kings: number;
  /** For taking with a king. */
  readonly byKing: number;
  /** For the kings in the order met, as a number below 2³¹. */
  readonly kingFirst: number;
}

/** More pieces than a capture can take. */
const MOST = 256;

export function weightsOf(priorities: readonly CapturePriority[]): Weights {
  const weights = { count: 0, kings: 0, byKing: 0, kingFirst: 0 };
  let unit = 1;
  for (const priority of [...priorities].reverse())
    switch (priority) {
      case 'count':
        weights.count += unit;
        unit *= MOST;
        break;
      case 'kings':
        weights.kings += unit;
        unit *= MOST;
        break;
      case 'byKing':
        weights.byKing += unit;
        unit *= 2;
        break;
      case 'value':
        // m men and k kings by m + 2k; of equal sums, the one with fewer kings (Art. 11).
        weights.count += unit * MOST;
        weights.kings += unit * (MOST - 1);
        unit *= 2 * MOST * MOST;
        break;
      case 'kingFirst':
        weights.kingFirst += unit / 2 ** 31;
        unit *= 2;
        break;
    }
  return weights;
}

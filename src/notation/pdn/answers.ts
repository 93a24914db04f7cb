import type { RawItem } from './raw-game.js';

/** Whether what stands in brackets behind a move may be the answer to it: one move, and no more. */
function isAnswered({ variations }: RawItem): boolean {
  const [line] = variations;
  return variations.length === 1 && line?.items.length === 1 && line.ahead.length === 0;
}

function withAnswer(item: RawItem): readonly RawItem[] {
  const [line] = item.variations;
  return line && isAnswered(item) ? [{ ...item, variations: [] }, ...line.items] : [item];
}

/**
 * A line with the moves in brackets as answers, as some books put those of the other side;
 * undefined if there are none that may be such.
 */
export const withAnswers = (items: readonly RawItem[]): readonly RawItem[] | undefined =>
  items.some(isAnswered) ? items.flatMap(withAnswer) : undefined;

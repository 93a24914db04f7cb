import type { Variant } from '../../board/variant.js';
import { parseComment } from '../../notation/comment.js';
import type { Move } from '../../rules/move.js';
import type { FlowHint } from './answer.js';

/** The author's own hints in comments: `[%hint Look at the king.]`. */
export const hintsIn = (comments: readonly string[], variant: Variant): readonly string[] =>
  comments
    .flatMap((each) => parseComment(each, variant).commands)
    .flatMap(({ name, value }) => (name.toLowerCase() === 'hint' ? value : []));

/** What a hint of a level says of a move. */
export function hintOf(move: Move, level: number, text: string | undefined): FlowHint {
  const { from, to } = move;
  return {
    level: level as FlowHint['level'],
    from,
    ...(level > 1 && { to }),
    ...(level > 2 && { move }),
    ...(text && { text }),
  };
}

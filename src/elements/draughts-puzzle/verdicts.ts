import { say } from '../../locales/say.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import { commentText } from '../shared/comment-text.js';
import type { Answer, FlowHint, Happening } from './answer.js';
import type { Played } from './solution.js';
import type { Status } from './status.js';

/** What the author says of moves, in words alone. */
export const commentOf = (...nodes: readonly (Played | undefined)[]): string =>
  nodes
    .flatMap((node) =>
      (node?.comments ?? []).map((each) => commentText(each, (node as Played).position.variant)),
    )
    .map((text) => text.replace(/^\?+\s*/, ''))
    .filter(Boolean)
    .join(' ');

/** A right move and what has followed from it, until the solver is asked again. */
export function rightStatus(
  { verdict, node, follows }: Answer,
  move: Move,
  position: Position,
  begin: Position,
): Status {
  const answers = answersIn(follows, position.play(move), begin);
  const solved = follows.some(({ kind }) => kind === 'solved');
  const comment = commentOf(
    node,
    ...follows.map((each) => ('node' in each ? each.node : undefined)),
  );
  return {
    kind: 'right',
    tell: (speaker) => {
      const { words } = speaker;
      const made = say(verdict === 'right' ? words.right : words.alsoGood, {
        move: speaker.move(move, position),
      });
      return [
        made,
        ...answers.map((answer) => {
          if (!answer) return say(words.otherDefence);
          const move = speaker.move(answer.move, answer.before);
          return answer.isReply ? say(words.reply, { move }) : `${move}.`;
        }),
        say(solved ? words.solved : words.yourMove),
      ];
    },
    comment,
  };
}

/** A move that follows, of the opponent or of the solver, who has no other. */
interface Following {
  readonly move: Move;
  readonly before: Position;
  readonly isReply: boolean;
}

/** The moves that follow; undefined where another line begins. */
function answersIn(
  follows: readonly Happening[],
  position: Position,
  begin: Position,
): readonly (Following | undefined)[] {
  let at = position;
  return follows.flatMap((each) => {
    if (each.kind === 'solved') return [];
    if (each.kind === 'back') {
      at = each.line.reduce((before, move) => before.play(move), begin);
      return [undefined];
    }
    const { move, kind } = each;
    const before = at;
    at = at.play(move);
    return [{ move, before, isReply: kind === 'reply' }];
  });
}

/** A wrong move, and what the author answers to it. */
export function wrongStatus(
  { node, refutation: [answer] }: Answer,
  move: Move,
  position: Position,
): Status {
  return {
    kind: 'wrong',
    tell: ({ words, ...speaker }) => {
      const made = { move: speaker.move(move, position) };
      return [
        answer
          ? say(words.refuted, { ...made, reply: speaker.move(answer.move, position.play(move)) })
          : say(words.wrong, made),
      ];
    },
    comment: commentOf(node, answer),
  };
}

/** A little more of the move that is asked for. */
export const hintStatus = (
  { from, to, move, text = '' }: FlowHint,
  position: Position,
): Status => ({
  kind: 'hint',
  tell: ({ words, ...speaker }) => {
    const square = speaker.square(from);
    if (move) return [say(words.showMove, { move: speaker.move(move, position) })];
    return to
      ? [say(words.showTarget, { square, to: speaker.square(to) })]
      : [say(words.showPiece, { square })];
  },
  comment: text,
});

export const solvedStatus = (comment: string): Status => ({
  kind: 'solved',
  tell: ({ words }) => [say(words.solved)],
  comment,
});

/** The author's solution in full. */
export function shownStatus(line: readonly Played[], begin: Position): Status {
  const moves = line.map(({ move }, i) => [move, line[i - 1]?.position ?? begin] as const);
  return {
    kind: 'shown',
    tell: ({ words, ...speaker }) => [
      say(words.revealed),
      `${moves.map((each) => speaker.move(...each)).join(', ')}.`,
    ],
    comment: commentOf(line.at(-1)),
  };
}

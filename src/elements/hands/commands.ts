import { formatPath, type Indices, nodeAt, parsePath } from '../../game/path.js';
import type { Session } from '../../game/session.js';
import { keyWords } from '../../locales/en/keys.js';
import { wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Move } from '../../rules/move.js';
import type { HandsBoard } from './hands-board.js';
import { positionWords } from './position-words.js';
import type { TypingTarget } from './typing.js';
import { lastMoveWords, stateWords } from './words.js';

/** What a command does; false if it is none on this board. */
type Command = (target: TypingTarget) => boolean | undefined;

const wordsOf = (board: HandsBoard) => wordsIn(board, keyWords).keys;

/** A move as it is written, in the names of the board. */
export function writtenMove({ path, captures }: Move, whole: boolean, board: HandsBoard): string {
  const squares = whole ? path : [path[0], path.at(-1)];
  const sign = captures.length > 0 ? board.session().game.variant.rules.captureSign : '-';
  return squares.map((square) => square && board.name(square)).join(sign);
}

function movesWords(moves: readonly Move[], board: HandsBoard): string {
  const written = moves.map((move) => {
    const sharesEnds = ({ from, to }: Move): boolean => from === move.from && to === move.to;
    return writtenMove(move, moves.filter(sharesEnds).length > 1, board);
  });
  return say(wordsOf(board).legalMoves, { n: moves.length, moves: written.join(', ') });
}

const movesOf = ({ position, outcome }: Session): readonly Move[] =>
  outcome ? [] : (position?.legalMoves() ?? []);

/** Whose turn it is, who has to take, and how far the game is on the way to a draw. */
function turnWords(board: HandsBoard): string {
  const session = board.session();
  const spoken = [stateWords(session, board)];
  const moves = movesOf(session);
  if (moves.some(({ captures }) => captures.length > 0)) {
    const from = [...new Set(moves.map((move) => board.name(move.from)))];
    spoken.push(`${wordsOf(board).mustCapture}: ${from.join(', ')}`);
  }
  for (const { count, limit } of session.position?.counters.draws ?? [])
    if (count * 2 >= limit) spoken.push(say(wordsOf(board).draws, { n: count, m: limit }));
  return spoken.join('. ');
}

/** The square that keys are on, and the moves of its piece. */
function squareWords(target: TypingTarget): string {
  const { board } = target;
  const square = target.current();
  const cell = board.root.querySelector(`[data-square="${square}"]`);
  const moves = movesOf(board.session()).filter(({ from }) => from === square);
  const label = cell?.getAttribute('aria-label') ?? '';
  return moves.length > 0 ? `${label}. ${movesWords(moves, board)}` : label;
}

/** Which of several lines this is, the last move, and what follows from it. */
function placeWords(board: HandsBoard): string {
  const session = board.session();
  const words = wordsOf(board);
  const fork = forkOf(session);
  const [line] = fork?.isHere ? [fork.at] : [];
  const spoken = [lastMoveWords(session, board) ?? words.noMoves, stateWords(session, board)];
  if (fork && line !== undefined)
    spoken.unshift(
      line > 0 ? say(words.variation, { n: line, m: fork.lines - 1 }) : words.mainLine,
    );
  return spoken.join('. ').replaceAll('..', '.');
}

interface Fork {
  /** The place that several lines go on from. */
  readonly before: Indices;
  /** How many there are, and which one the reader is in. */
  readonly lines: number;
  readonly at: number;
  /** Whether the last move is the first of its line. */
  readonly isHere: boolean;
}

/** Where the line that the reader is in parts from others. */
function forkOf({ game: { root }, path }: Session): Fork | undefined {
  const indices = path.includes('~') ? [] : (parsePath(root, path) ?? []);
  for (let depth = indices.length - 1; depth >= 0; depth--) {
    const before = indices.slice(0, depth);
    const children = nodeAt(root, before)?.children ?? [];
    const lines = children.filter(({ kind }) => kind !== 'text').length;
    const at = indices[depth] as number;
    if (lines > 1 && (at > 0 || depth === indices.length - 1))
      return { before, lines, at, isHere: depth === indices.length - 1 };
  }
  return undefined;
}

const step =
  (to: 'next' | 'previous'): Command =>
  (target) => {
    const { board } = target;
    let found = false;
    board.change('replay', () => {
      found = board.session().go(to);
    });
    target.say(found || to === 'previous' ? placeWords(board) : wordsOf(board).atEnd);
    return true;
  };

const otherLine =
  (by: 1 | -1): Command =>
  (target) => {
    const { board } = target;
    const session = board.session();
    const { root } = session.game;
    const fork = forkOf(session);
    if (fork) {
      const next = (fork.at + by + fork.lines) % fork.lines;
      board.change('replay', () => session.go(formatPath(root, [...fork.before, next])));
    }
    target.say(fork ? placeWords(board) : wordsOf(board).noVariations);
    return true;
  };

const speaking =
  (words: (target: TypingTarget) => string): Command =>
  (target) => {
    target.say(words(target));
    return true;
  };

/** What a letter after a slash or with Shift, or a sign by itself, stands for. */
export const commands: Readonly<Record<string, Command>> = {
  p: speaking(({ board }) => positionWords(board)),
  l: speaking(({ board }) => {
    const move = lastMoveWords(board.session(), board);
    return move ? say(wordsOf(board).lastMove, { move }) : wordsOf(board).noMoves;
  }),
  m: speaking(({ board }) => {
    const moves = movesOf(board.session());
    return moves.length > 0 ? movesWords(moves, board) : stateWords(board.session(), board);
  }),
  t: speaking(({ board }) => turnWords(board)),
  s: speaking(squareWords),
  f: speaking(({ board }) => {
    board.host.flip();
    return say(wordsOf(board).flipped, { side: board.language().side[board.bottom()] });
  }),
  d: ({ board }) => {
    void board.extras().then((extras) => extras?.sketch(new Event('keydown')));
    return true;
  },
  c: (target) => target.claim(),
  '.': step('next'),
  ',': step('previous'),
  '[': otherLine(-1),
  ']': otherLine(1),
  '?': (target) => {
    void import('./help.js').then(({ showHelp }) => showHelp(target)).catch(() => {});
    return true;
  },
};

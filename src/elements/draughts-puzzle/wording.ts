import { namingOf } from '../../drawing/plan.js';
import { type Diagnostic, faultMessage } from '../../game/diagnostic.js';
import { puzzleWords } from '../../locales/en/puzzle.js';
import { type Language, wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import { commentText } from '../shared/comment-text.js';
import { isOn } from '../shared/flag.js';
import type { Button, Layout } from './layout.js';
import { ownMoves, type Puzzle } from './puzzle.js';
import type { PuzzleInputs } from './puzzle-inputs.js';
import type { PuzzleSet } from './set.js';
import type { Solving } from './solving.js';
import type { PuzzleWords, Speaker, Status } from './status.js';

/** What there is to be shown. */
export interface Shown {
  readonly host: PuzzleInputs;
  readonly language: Language;
  readonly puzzle: Puzzle | undefined;
  readonly solving: Solving | undefined;
  readonly set: PuzzleSet | undefined;
  readonly fault: Diagnostic | undefined;
  /** What has been said last, and how often something has. */
  readonly said: Status | undefined;
  readonly times: number;
  readonly caption: boolean;
}

/** What the solver is asked for. */
export function taskText({ task, solver }: Puzzle, words: PuzzleWords, { turn }: Language): string {
  if (!task) return turn[solver];
  return task.kind === 'take'
    ? say(words.take, { turn: turn[solver], n: task.count })
    : words[task.kind][solver];
}

/** What the author says to it, in words alone. */
const introText = ({ intro, game }: Puzzle): string =>
  intro
    .map((each) => commentText(each, game.variant))
    .filter(Boolean)
    .join(' ');

/** What it is called, and by which rules it is played. */
export const aboutText = ({ game: { tags, variant } }: Puzzle, { variants }: Language): string =>
  [tags.get('Event'), variants?.[variant.id] ?? variant.name]
    .filter((each) => /[^?\s-]/.test(each ?? ''))
    .join(' · ');

/** The same where it says more than the task. */
export function introBeside(puzzle: Puzzle, task: string): string {
  const intro = introText(puzzle);
  return letters(intro) === letters(task) ? '' : intro;
}

/** What is wrong with a source, and where; no text of it, which may be a move of the solution. */
function faultText(fault: Diagnostic, language: Language): string {
  const { line, code } = fault;
  const about = line ? { ...fault, message: faultMessage(code) } : fault;
  const message = language.explained?.(about) ?? about.message;
  return line ? say(language.fault, { ...fault, message }) : message;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const asks: Status = { kind: 'ask', tell: ({ words }) => [words.yourMove] };

function buttonsOf({ host: { hints }, puzzle, solving, set }: Shown): readonly Button[] {
  if (!puzzle) return [];
  if (solving?.isOver) return set && set.at + 1 < set.size ? ['next', 'again'] : ['again'];
  const begun = solving && (solving.flow.line.length > 0 || solving.isBusy);
  return [
    ...(hints == null || isOn(hints) ? (['hint'] as const) : []),
    'solution',
    ...(begun ? (['retry'] as const) : []),
  ];
}

/** All that a puzzle shows, in the language of the page. */
export function wordingOf(shown: Shown): Layout {
  const { host, language, puzzle, solving, set, fault, said, times, caption } = shown;
  const words = wordsIn({ language: () => language }, puzzleWords).puzzle;
  const task = puzzle ? taskText(puzzle, words, language) : '';
  const naming = puzzle && namingOf(puzzle.game.variant, host.notation);
  const about = puzzle ? aboutText(puzzle, language) : '';
  const ordinal = set && set.size > 1 ? { n: set.at + 1, m: set.size } : undefined;
  const intro = puzzle ? introBeside(puzzle, task) : '';
  const speaker: Speaker = {
    words,
    task: [ordinal ? say(words.progress, ordinal) : '', task, about, intro]
      .filter(Boolean)
      .join('. '),
    move: (move, position) => (naming && solving?.written(move, position, naming)) ?? '',
    square: (square) => naming?.name(square) ?? '',
  };
  const ear: Speaker = {
    ...speaker,
    move: (move, position) => (naming && solving?.spoken(move, position, naming, words)) ?? '',
  };
  const { met, of } = solving?.flow.progress ?? { met: 0, of: 1 };
  return {
    language,
    words,
    speaker,
    solver: puzzle?.solver ?? 'white',
    task,
    about,
    intro,
    status: puzzle && (solving?.status ?? asks),
    fault: fault && faultText(fault, language),
    steps: solving?.steps ?? { n: 0, m: ownMoves(puzzle?.solution.length ?? 0, true) },
    defences: { n: Math.min(met + 1, of), m: of },
    series: ordinal,
    score: set && ordinal ? { n: set.solved, m: set.size } : undefined,
    buttons: buttonsOf(shown),
    isOff: host.matches(':disabled'),
    // The same once more is news, too.
    said: said ? [...said.tell(ear), said.comment ?? '', times % 2 ? '' : '\u00a0'] : [],
    caption,
  };
}

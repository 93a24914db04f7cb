// A puzzle as a reader has it.
import type { TemplateResult } from 'lit';
import '../../../src/puzzle.js';
import type { DraughtsBoard } from '../../../src/index.js';
import type { DraughtsPuzzle } from '../../../src/puzzle.js';
import { settle, until } from './board.js';
import { fixture } from './page.js';

// Small enough to be seen whole.
const size = new CSSStyleSheet();
size.replaceSync('draughts-puzzle { inline-size: 400px; }');
document.adoptedStyleSheets.push(size);

/** Puts a puzzle on the page; what it has been asked for is there, and the solver is asked. */
export async function puzzleOf(template: TemplateResult): Promise<DraughtsPuzzle> {
  const puzzle = await fixture<DraughtsPuzzle>(template);
  await puzzle.ready;
  await settle(boardIn(puzzle));
  return puzzle;
}

/** The elements in its shadow root that match. */
export const within = (puzzle: DraughtsPuzzle, selector: string): HTMLElement[] => [
  ...(puzzle.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** The board in it, for `press`, `type`, `drawn` and all else that is done to a board. */
export const boardIn = (puzzle: DraughtsPuzzle): DraughtsBoard =>
  within(puzzle, 'draughts-board')[0] as DraughtsBoard;

const textOf = (puzzle: DraughtsPuzzle, selector: string): string =>
  within(puzzle, selector)
    .map((each) => each.textContent?.replace(/\s+/g, ' ').trim())
    .join(' ');

/** What is asked for. */
export const taskIn = (puzzle: DraughtsPuzzle): string => textOf(puzzle, '.task');

/** What stands below the board: what it is, as a word, and what it says. */
export function statusIn(puzzle: DraughtsPuzzle): { kind: string; text: string } {
  const [status] = within(puzzle, '.status');
  const text = within(puzzle, '.status .words > *')
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(' ');
  return { kind: status?.classList[1] ?? 'none', text };
}

/** What has been said last to who cannot see it. */
export const spoken = (puzzle: DraughtsPuzzle): string => textOf(puzzle, '.said[role=status]');

/** How far the solver is: how many moves of how many. */
export const stepsIn = (puzzle: DraughtsPuzzle): string | null =>
  within(puzzle, '.dots, .steps')[0]?.getAttribute('aria-label') ?? null;

/** The buttons that are offered, by what is written on them. */
export const buttonsIn = (puzzle: DraughtsPuzzle): string[] =>
  within(puzzle, '.button').map(({ textContent }) => textContent?.trim() ?? '');

/** Presses a button by what is written on it, or by its name. */
export async function pressButton(puzzle: DraughtsPuzzle, name: string): Promise<void> {
  const button = within(puzzle, 'button').find(
    (each) => (each.ariaLabel ?? each.textContent?.trim()) === name,
  );
  if (!button) throw new Error(`no button ${name}`);
  button.click();
  await puzzle.updateComplete;
}

/** Waits until a status of a kind is shown, such as `solved`. */
export async function untilStatus(puzzle: DraughtsPuzzle, kind: string): Promise<void> {
  await until(`status ${kind}`, () => statusIn(puzzle).kind === kind);
}

/** Waits until the solver is asked, or all is over: nothing is being shown any more. */
export async function untilAsked(puzzle: DraughtsPuzzle): Promise<void> {
  await puzzle.updateComplete;
  await until('the solver is asked', () => !puzzle.matches(':state(busy)'));
  await boardIn(puzzle).updateComplete;
  // What is said comes after what the board says.
  await puzzle.updateComplete;
}

/** Keeps what a puzzle tells of the work on it, in the order in which it happens. */
export function told<Type extends Event = Event>(
  puzzle: DraughtsPuzzle,
  ...types: readonly string[]
): Type[] {
  const events: Type[] = [];
  const all = ['puzzle-move', 'puzzle-hint', 'puzzle-solved', 'puzzle-failed'];
  for (const type of types.length > 0 ? types : all)
    puzzle.addEventListener(type, (event) => events.push(event as Type));
  return events;
}

/** All that is in the shadow roots of an element, as one text. */
export function serialised(root: Element | ShadowRoot): string {
  const own = root instanceof Element ? root.outerHTML : root.innerHTML;
  const shadows = [root, ...root.querySelectorAll('*')].map((each) =>
    each instanceof Element && each.shadowRoot ? serialised(each.shadowRoot) : '',
  );
  return own + shadows.join('');
}

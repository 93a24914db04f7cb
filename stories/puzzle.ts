import type { StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../src/puzzle.js';
import type { DraughtsPuzzle } from '../src/puzzle.js';
import { argTypes as boardArgTypes } from './board.js';

/** What can be set on a puzzle. */
export interface PuzzleArgs {
  readonly pdn?: string;
  readonly orientation?: string;
  readonly coordinates?: string;
  readonly locale?: string;
  readonly theme?: string;
  readonly animation?: number;
  readonly solver?: string;
  readonly startAt?: string;
  readonly dataSolution?: string;
  readonly accept?: string;
  readonly defences?: string;
  readonly hints?: string;
  readonly remember?: boolean;
  readonly disabled?: boolean;
}

export type PuzzleStory = StoryObj<PuzzleArgs>;

/** What each attribute can be set to. */
export const argTypes = {
  ...boardArgTypes,
  solver: { control: 'inline-radio', options: ['white', 'black'] },
  startAt: { control: 'text' },
  dataSolution: { control: 'text' },
  accept: { control: 'inline-radio', options: ['exact', 'result'] },
  defences: { control: 'inline-radio', options: ['all', 'first', 'random', 'longest'] },
  hints: { control: 'inline-radio', options: ['true', 'false'] },
  remember: { control: 'boolean' },
} as const;

/** The element, with what is inside it. */
export const puzzle = (args: PuzzleArgs, content: unknown = nothing): TemplateResult => html`
  <draughts-puzzle
    pdn=${ifDefined(args.pdn)}
    orientation=${ifDefined(args.orientation)}
    coordinates=${ifDefined(args.coordinates)}
    locale=${ifDefined(args.locale)}
    theme=${ifDefined(args.theme)}
    animation=${ifDefined(args.animation)}
    solver=${ifDefined(args.solver)}
    start-at=${ifDefined(args.startAt)}
    data-solution=${ifDefined(args.dataSolution)}
    accept=${ifDefined(args.accept)}
    defences=${ifDefined(args.defences)}
    hints=${ifDefined(args.hints)}
    ?remember=${args.remember}
    ?disabled=${args.disabled}
    >${content}</draughts-puzzle>`;

/** One puzzle on a page. */
export const story = (args: PuzzleArgs, content?: unknown): TemplateResult =>
  html`<div class="story">${puzzle(args, content)}</div>`;

/** A puzzle, and below it what its page has read from it; read again at every change. */
export const readout = (
  args: PuzzleArgs,
  read: (puzzle: DraughtsPuzzle) => string | Promise<string>,
): TemplateResult => {
  const handleEvent = async (event: Event): Promise<void> => {
    const story = event.currentTarget as Element;
    const said = story.querySelector('output');
    const shown = story.querySelector('draughts-puzzle') as DraughtsPuzzle;
    if (said) said.textContent = await read(shown);
  };
  // `record-load` and `error` do not bubble.
  const listener = { handleEvent, capture: true };
  return html`
    <div
      class="story"
      @record-load=${listener}
      @error=${listener}
      @position-change=${listener}
      @puzzle-solved=${listener}
      @puzzle-failed=${listener}
    >
      ${puzzle(args)}<output class="said"></output>
    </div>`;
};

/** The puzzle of a story, once the solver is asked. */
export async function puzzleIn(canvas: HTMLElement): Promise<DraughtsPuzzle> {
  const found = canvas.querySelector('draughts-puzzle') as DraughtsPuzzle;
  await found.ready;
  await found.retry();
  return found;
}

/** An element in the shadow root of a puzzle. */
export const inside = (puzzle: DraughtsPuzzle, selector: string): HTMLElement =>
  puzzle.shadowRoot?.querySelector(selector) as HTMLElement;

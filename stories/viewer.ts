import type { StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../src/viewer.js';
import type { DraughtsViewer } from '../src/viewer.js';
import { argTypes as boardArgTypes } from './board.js';

/** What can be set on a viewer. */
export interface ViewerArgs {
  readonly pdn?: string;
  readonly fen?: string;
  readonly src?: string;
  readonly variant?: string;
  readonly game?: string;
  readonly at?: string;
  readonly orientation?: string;
  readonly coordinates?: string;
  readonly locale?: string;
  readonly theme?: string;
  readonly show?: string;
  readonly moves?: string;
  readonly interval?: string;
  readonly from?: string;
  readonly to?: string;
  readonly htmlFor?: string;
  readonly id?: string;
  readonly autoplay?: boolean;
  readonly loop?: boolean;
  readonly permalink?: boolean;
  readonly animation?: number;
}

export type ViewerStory = StoryObj<ViewerArgs>;

/** What each attribute can be set to. */
export const argTypes = {
  ...boardArgTypes,
  moves: { control: 'inline-radio', options: ['side', 'below', 'auto'] },
  interval: { control: 'text' },
  from: { control: 'text' },
  to: { control: 'text' },
  autoplay: { control: 'boolean' },
  loop: { control: 'boolean' },
  permalink: { control: 'boolean' },
} as const;

/** The element, with what is inside it. */
export const viewer = (args: ViewerArgs, content: unknown = nothing): TemplateResult => html`
  <draughts-viewer
    id=${ifDefined(args.id)}
    variant=${ifDefined(args.variant)}
    fen=${ifDefined(args.fen)}
    pdn=${ifDefined(args.pdn)}
    src=${ifDefined(args.src)}
    game=${ifDefined(args.game)}
    at=${ifDefined(args.at)}
    orientation=${ifDefined(args.orientation)}
    coordinates=${ifDefined(args.coordinates)}
    locale=${ifDefined(args.locale)}
    theme=${ifDefined(args.theme)}
    show=${ifDefined(args.show)}
    moves=${ifDefined(args.moves)}
    interval=${ifDefined(args.interval)}
    from=${ifDefined(args.from)}
    to=${ifDefined(args.to)}
    for=${ifDefined(args.htmlFor)}
    animation=${ifDefined(args.animation)}
    ?autoplay=${args.autoplay}
    ?loop=${args.loop}
    ?permalink=${args.permalink}
    >${content}</draughts-viewer>`;

/** One viewer on a page. */
export const story = (args: ViewerArgs, content?: unknown): TemplateResult =>
  html`<div class="story wide">${viewer(args, content)}</div>`;

const viewerOf = ({ currentTarget }: Event): DraughtsViewer =>
  (currentTarget as Element).closest('.story')?.querySelector('draughts-viewer') as DraughtsViewer;

/** A viewer, and below it what its page has read from it; read again at every change. */
export const readout = (
  args: ViewerArgs,
  read: (viewer: DraughtsViewer) => string | Promise<string>,
): TemplateResult => {
  const handleEvent = async (event: Event): Promise<void> => {
    const said = (event.currentTarget as Element).querySelector('output');
    if (said) said.textContent = await read(viewerOf(event));
  };
  // `record-load` and `error` do not bubble.
  const listener = { handleEvent, capture: true };
  return html`
    <div
      class="story wide"
      @record-load=${listener}
      @error=${listener}
      @position-change=${listener}
    >
      ${viewer(args)}<output class="said"></output>
    </div>`;
};

/** A button below a viewer, and what it does to it. */
export const withButton = (
  args: ViewerArgs,
  name: string,
  act: (viewer: DraughtsViewer) => unknown,
): TemplateResult => html`
  <div class="story wide">
    ${viewer(args)}
    <div class="buttons">
      <button type="button" @click=${(event: Event) => act(viewerOf(event))}>${name}</button>
    </div>
    <output class="said"></output>
  </div>`;

/** The viewer of a story, once it shows what it has been asked for. */
export async function viewerIn(canvas: HTMLElement): Promise<DraughtsViewer> {
  const found = canvas.querySelector('draughts-viewer') as DraughtsViewer;
  await found.ready;
  return found;
}

/** An element in the shadow root of a viewer. */
export const inside = (viewer: DraughtsViewer, selector: string): HTMLElement =>
  viewer.shadowRoot?.querySelector(selector) as HTMLElement;

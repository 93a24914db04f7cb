import type { StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../src/index.js';
import type { DraughtsBoard } from '../src/index.js';
import { type Setup, variants } from '../src/variants.js';

type Optional<Name extends keyof DraughtsBoard> = {
  [Key in Name]?: NonNullable<DraughtsBoard[Key]> | undefined;
};

/** What can be set on a board. */
export type BoardArgs = Optional<
  | 'variant'
  | 'fen'
  | 'pdn'
  | 'game'
  | 'at'
  | 'orientation'
  | 'coordinates'
  | 'notation'
  | 'locale'
  | 'interactive'
  | 'session'
  | 'src'
  | 'loading'
  | 'crossOrigin'
  | 'label'
  | 'disabled'
  | 'readonly'
  | 'required'
  | 'name'
  | 'htmlFor'
  | 'opening'
  | 'openingSeed'
  | 'movable'
  | 'enforcement'
  | 'autoForced'
  | 'animation'
  | 'theme'
  | 'shapes'
  | 'show'
  | 'pieces'
> & { readonly position?: DraughtsBoard['position'] | Setup | string };

export type BoardStory<Args = BoardArgs> = StoryObj<Args>;

const oneOf = <Value extends string>(...options: Value[]) =>
  ({
    control: 'inline-radio',
    options,
    table: { type: { summary: options.join(' | ') } },
  }) as const;

const locales = 'en nl fy fr de ru pl lt pt pt-BR es it tr cs'.split(' ');

/** What each attribute can be set to. */
export const argTypes = {
  variant: { control: 'select', options: variants.map(({ id }) => id) },
  fen: { control: 'text' },
  pdn: { control: 'text' },
  game: { control: 'text' },
  at: { control: 'text' },
  orientation: oneOf('white', 'black', 'auto'),
  coordinates: oneOf('none', 'outside', 'inside', 'all'),
  notation: oneOf('numeric', 'algebraic', 'auto'),
  locale: { control: 'select', options: locales },
  interactive: { control: 'boolean' },
  label: { control: 'text' },
  opening: oneOf('standard', 'random'),
  theme: oneOf('classic', 'wood', 'flat', 'paper', 'night', 'contrast'),
  shapes: { control: 'select', options: ['Gc3', 'Rc3-e5', 'Gc3 Bc3-e5'] },
  show: { control: 'text' },
  pieces: oneOf('none'),
  disabled: { control: 'boolean' },
  readonly: { control: 'boolean' },
} as const;

/** The element, with what is inside it. */
export const board = (args: BoardArgs, content: unknown = nothing): TemplateResult => html`
  <draughts-board
    variant=${ifDefined(args.variant)}
    fen=${ifDefined(args.fen)}
    pdn=${ifDefined(args.pdn)}
    game=${ifDefined(args.game)}
    at=${ifDefined(args.at)}
    orientation=${ifDefined(args.orientation)}
    coordinates=${ifDefined(args.coordinates)}
    notation=${ifDefined(args.notation)}
    locale=${ifDefined(args.locale)}
    src=${ifDefined(args.src)}
    loading=${ifDefined(args.loading)}
    crossorigin=${ifDefined(args.crossOrigin)}
    label=${ifDefined(args.label)}
    name=${ifDefined(args.name)}
    for=${ifDefined(args.htmlFor)}
    opening=${ifDefined(args.opening)}
    opening-seed=${ifDefined(args.openingSeed)}
    movable=${ifDefined(args.movable)}
    enforcement=${ifDefined(args.enforcement)}
    auto-forced=${ifDefined(args.autoForced)}
    animation=${ifDefined(args.animation)}
    theme=${ifDefined(args.theme)}
    shapes=${ifDefined(args.shapes)}
    show=${ifDefined(args.show)}
    pieces=${ifDefined(args.pieces)}
    ?interactive=${args.interactive}
    ?disabled=${args.disabled}
    ?readonly=${args.readonly}
    ?required=${args.required}
    .position=${args.position}
    .session=${args.session}
    >${content}</draughts-board>`;

/** One board on a page. */
export const story = (args: BoardArgs, content?: unknown): TemplateResult =>
  html`<div class="story">${board(args, content)}</div>`;

/** Boards beside each other, each at least so many pixels wide and with what is written below it. */
export const row = (
  boards: readonly (readonly [args: BoardArgs, text: unknown])[],
  least = 240,
): TemplateResult => html`
  <div class="story wide">
    <div class="row" style="--least: ${least}px">
      ${boards.map(
        ([args, text]) => html`
          <figure>
            ${board(args)}
            <figcaption>${text}</figcaption>
          </figure>`,
      )}
    </div>
  </div>`;

/** The board of the story that something has happened in. */
const boardOf = ({ currentTarget }: Event): DraughtsBoard =>
  (currentTarget as Element).closest('.story')?.querySelector('draughts-board') as DraughtsBoard;

/** Buttons below a board, each with what it does to it. */
export const buttons = (
  actions: Readonly<Record<string, (board: DraughtsBoard) => unknown>>,
): TemplateResult => html`
  <div class="buttons">
    ${Object.entries(actions).map(
      ([name, act]) => html`
        <button type="button" @click=${(event: Event) => act(boardOf(event))}>${name}</button>`,
    )}
  </div>`;

/** A board, and below it what its page has read from it; read again at every change. */
export const readout = (
  args: BoardArgs,
  read: (board: DraughtsBoard) => string,
  below: unknown = nothing,
): TemplateResult => {
  const handleEvent = (event: Event): void => {
    const said = (event.currentTarget as Element).querySelector('output');
    if (said) said.textContent = read(boardOf(event));
  };
  // `record-load` and `error` do not bubble.
  const listener = { handleEvent, capture: true };
  return html`
    <div
      class="story"
      @record-load=${listener}
      @error=${listener}
      @position-change=${listener}
    >
      ${board(args)} ${below}<output class="said"></output>
    </div>`;
};

/** Buttons to go through a game. */
export const stepping = (): TemplateResult =>
  buttons({
    First: (board) => board.go('first'),
    Previous: (board) => board.go('previous'),
    Next: (board) => board.go('next'),
    Last: (board) => board.go('last'),
  });

/** The only controls of a story, if it does not have all of them. */
export const only = (...include: string[]) => ({ controls: { include } });

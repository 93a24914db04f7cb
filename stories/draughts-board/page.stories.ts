import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { expect } from 'storybook/test';
import { markPalette } from '../../src/drawing/mark-palette.js';
import { palette } from '../../src/drawing/palette.js';
import { argTypes, type BoardArgs, type BoardStory, board, only } from '../board.js';
import { afterMove43, wiersmaUutma } from '../games.js';
import {
  boardIn,
  boardsIn,
  hasPart,
  isShown,
  paintOf,
  partOf,
  placesOf,
  press,
  squareOf,
} from '../reading.js';

const meta: Meta<BoardArgs> = {
  title: 'Board/Page',
  component: 'draughts-board',
  argTypes,
};

export default meta;

type WidthArgs = BoardArgs & { width: number };

/** A board is as wide as its room. What would be too small to read is left out. */
export const Width: BoardStory<WidthArgs> = {
  name: 'width',
  args: { fen: afterMove43, width: 320 },
  argTypes: { width: { control: { type: 'range', min: 160, max: 900, step: 10 } } },
  render: ({ width, ...args }) => html`
    <div class="story wide"><div style="inline-size: ${width}px">${board(args)}</div></div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    const picture = partOf(board, 'svg');
    await expect(picture.getBoundingClientRect().width).toBe(320);
    await expect(picture.getBoundingClientRect().height).toBe(320);
    await expect(isShown(partOf(board, '.outside'))).toBe(true);
  },
};

const widths = [160, 200, 240, 320, 480, 640, 900];

/**
 * From 160 to 900 pixels. Coordinates that nobody has asked for begin at 280, those in the squares
 * at 420.
 */
export const Widths: BoardStory = {
  name: 'widths',
  args: { fen: afterMove43 },
  parameters: only('variant', 'fen', 'orientation', 'coordinates', 'notation', 'interactive'),
  render: (args) => html`
    <div class="story wide">
      ${widths.map(
        (width) => html`
          <figure style="inline-size: ${width}px; margin-block-end: 24px">
            ${board(args)}
            <figcaption>${width} pixels</figcaption>
          </figure>`,
      )}
    </div>`,
  play: async ({ canvasElement }) => {
    const boards = await boardsIn(canvasElement);
    await expect(boards.map((board) => board.getBoundingClientRect().width)).toEqual(widths);
    await expect(boards.map((board) => isShown(partOf(board, '.outside')))).toEqual(
      widths.map((width) => width >= 280),
    );
  },
};

/** A board may stand inside a paragraph, and floats like a picture. */
export const InText: BoardStory = {
  name: 'in running text',
  args: { fen: afterMove43 },
  render: (args) => html`
    <div class="story wide" style="max-inline-size: 40rem">
      <p>
        <span style="float: inline-end; inline-size: min(240px, 60%); margin-inline-start: 24px"
          >${board(args)}</span
        >Harm Wiersma had White against Arno Uutma on 21 September 2005. Forty-three moves had been
        played, both sides had nine men, and Black’s last move, 17–22, attacks the man on 27. White
        does not defend it. He plays 25–20, lets Black take two men, gives a third with 20–14 and
        four more with 36–31. Then he takes three and has a king; Black takes his last man; and the
        king goes round the board and takes five.
      </p>
    </div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.closest('p')).not.toBe(null);
    await expect(board.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

const colors: string[] = [...Object.keys(palette), ...Object.keys(markPalette)];
const chosen: Record<string, string> = {
  light: '#e6eef6',
  dark: '#5f88b0',
  white: '#ffffff',
  black: '#1f2e3d',
};
type ColorArgs = BoardArgs & Record<string, unknown>;

/**
 * Colors are custom properties, `--draughts-light` and so on, which anything around a board can
 * set. A few are enough: the others are made to fit them.
 */
export const CustomProperties: BoardStory<ColorArgs> = {
  name: 'custom properties',
  args: { fen: afterMove43, interactive: true, coordinates: 'outside', ...chosen },
  argTypes: Object.fromEntries(
    colors.map((name) => [
      name,
      { control: 'color', description: `\`--draughts-${name}\``, table: { category: 'colors' } },
    ]),
  ),
  parameters: only('fen', 'coordinates', 'interactive', ...colors),
  render: (args) => {
    const set = colors.filter((name) => args[name]);
    const properties = set.map((name) => [`--draughts-${name}`, String(args[name])]);
    return html`
      <div class="story" style=${styleMap(Object.fromEntries(properties))}>${board(args)}</div>`;
  },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(paintOf(partOf(board, '.dark'), 'fill')).toBe('rgb(95, 136, 176)');
    await press(board, '25');
    await expect(paintOf(partOf(board, '.white.man.face'), 'stroke')).toBe('rgb(255, 255, 255)');
    // nobody has set the color of the square that is chosen: it is made of that of the squares
    await expect(paintOf(partOf(board, '[part=selection] .tint'), 'fill')).not.toBe(
      'rgb(68, 141, 124)',
    );
  },
};

type PartArgs = BoardArgs & { selector: string; declarations: string };

/** Whatever else is to look different has a part: `::part(square-dark)`, `::part(king)`. */
export const Parts: BoardStory<PartArgs> = {
  name: '::part()',
  args: {
    fen: 'W:W6,K11:B1,K4,K23,40',
    coordinates: 'outside',
    selector: 'square-dark',
    declarations: 'fill: #7a8f6b',
  },
  argTypes: {
    selector: {
      control: 'select',
      options: ['square-light', 'square-dark', 'man', 'king', 'white', 'black', 'coordinate'],
    },
    declarations: { control: 'text' },
  },
  render: ({ selector, declarations, ...args }) => html`
    <style>
      ${`draughts-board::part(${selector}) { ${declarations} }`}
    </style>
    <div class="story">${board(args)}</div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(paintOf(partOf(board, '.dark'), 'fill')).toBe('rgb(122, 143, 107)');
    await expect(paintOf(partOf(board, '.light'), 'fill')).not.toBe('rgb(122, 143, 107)');
  },
};

const page = (scheme: 'light' | 'dark', content: unknown) => html`
  <div class="story wide" style="color-scheme: ${scheme}">
    <div style="padding: 24px; background: var(--story-page); color: var(--story-text)">
      <div style="max-inline-size: 28rem">${content}</div>
    </div>
  </div>`;

/** A board is drawn for the color scheme of the page that it is on, here a dark one. */
export const DarkPage: BoardStory = {
  name: 'dark page',
  args: { pdn: wiersmaUutma, at: '86', interactive: true },
  render: (args) => page('dark', board(args, 'White to move. Nine men each.')),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(paintOf(partOf(board, '.dark'), 'fill')).toBe('rgb(153, 112, 83)');
    await expect(paintOf(partOf(board, '.outside'), 'stroke')).toBe('rgb(169, 157, 146)');
  },
};

/** And here a light one, whatever its reader prefers elsewhere. */
export const LightPage: BoardStory = {
  name: 'light page',
  args: { pdn: wiersmaUutma, at: '86', interactive: true },
  render: (args) => page('light', board(args, 'White to move. Nine men each.')),
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(paintOf(partOf(board, '.dark'), 'fill')).toBe('rgb(161, 120, 90)');
    await expect(paintOf(partOf(board, '.outside'), 'stroke')).toBe('rgb(107, 96, 88)');
  },
};

/** A board is the same in every language: only what is written below it runs from the right. */
export const RightToLeft: BoardStory = {
  name: 'right-to-left page',
  args: { fen: afterMove43, interactive: true },
  render: (args) => html`
    <div class="story" dir="rtl" lang="ar">
      ${board(args, html`<p class="muted">يلعب الأبيض ويربح</p>`)}
    </div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(placesOf(board, 'white man')).toContain('0 7');
    await squareOf(board, '36');
    const picture = partOf(board, 'svg').getBoundingClientRect();
    const square = partOf(board, '[aria-label^="36,"]').getBoundingClientRect();
    await expect(square.left - picture.left).toBeLessThan(picture.width / 2);
    await expect(getComputedStyle(board.querySelector('p') as Element).direction).toBe('rtl');
  },
};

/** `hidden` hides a board, as it does everything else. */
export const Hidden: BoardStory = {
  name: 'hidden',
  args: { fen: afterMove43 },
  parameters: only('fen'),
  render: ({ fen }) => html`
    <div class="story">
      <p class="muted">There is a board below this line, and nobody sees it.</p>
      <draughts-board fen=${fen} hidden></draughts-board>
    </div>`,
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board).not.toBeVisible();
    await expect(hasPart(board, 'svg')).toBe(true);
  },
};

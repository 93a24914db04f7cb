import type { Color } from '../board/piece.js';

/** A color of the board, under the name that its custom property has after `--draughts-`. */
export type BoardColor =
  | 'light'
  | 'dark'
  // the light squares of a board on which all are played
  | 'alt'
  | 'frame'
  | 'coordinate'
  // coordinates in the squares
  | 'inner'
  | Color
  // the outline and the wall of its pieces, the grooves and the emblem on them
  | `${Color}-${'line' | 'groove' | 'crown'}`;

/** A color of the marks. */
export type MarkColor =
  | 'last-move'
  | 'selected'
  | 'must-move'
  | 'illegal'
  | 'mark'
  | 'mark-line'
  | 'target'
  | 'casing'
  | 'focus';

/** A color of games that few pages show. */
export type MoreColor =
  // the lines of a board of points, and its river
  | 'grid'
  | 'river'
  // the walls of the discs of towers; the lit edge of a black one
  | `${Color}-edge`
  | 'black-seam';

/** A color of circles and arrows: green, red, blue, yellow. */
export type ShapeColorName = `arrow-${1 | 2 | 3 | 4}`;

/** A color of what a theme draws on the dark squares. */
export type TextureColor = 'grain' | 'hatch';

export type ColorName = BoardColor | MarkColor | MoreColor | ShapeColorName | TextureColor;

// The columns of the palette.
/** On a light page, and wherever there is no page. */
export const day = 0;
/** On a dark page, if it differs. */
export const night = 1;
/** For readers who ask for more contrast. */
export const contrast = 2;
/** On paper: a diagram as in a book. */
export const print = 3;
/** What fits the colors that a page has set, in terms of these. */
export const derived = 4;

export type Row = readonly [
  day: string,
  night: string,
  contrast: string,
  print: string,
  derived?: string,
];

export type Palette<Name extends string> = Readonly<Record<Name, Row>>;

// The two ends of the contrast. Where there are only two colors, White has the lighter one.
export const high = 'var(--high)';
export const low = 'var(--low)';
export const mixed = (color: string, share: number, other: string): string =>
  `color-mix(in oklab,var(--draughts-${color}) ${share}%,${other})`;
/**
 * The colors of a picture: what holds where a page has not set them itself, with the custom
 * properties `--draughts-light` and so on.
 */
// biome-ignore format: a table
export const palette: Palette<BoardColor> = {
  light: ['#f3e9da', '#d5c8b4', high, '#fff'],
  dark: ['#a1785a', '#997053', '#767676', '#d0d0d0'],
  alt: ['#aa896f', '#a48166', '#858585', '#e6e6e6', 'oklch(from var(--draughts-dark) calc(l + .045) calc(c*.8) h)'],
  frame: ['#5a3f2c', '#3a2a1f', 'CanvasText', '#000', mixed('dark', 62, 'black')],
  coordinate: ['#6b6058', '#a99d92', 'CanvasText', '#3d3d3d'],
  inner: ['#1a0f08', '#0e0703', high, '#3d3d3d'],
  white: ['#fffaf0', '#faf3e6', high, '#fff'],
  'white-line': ['#4b3322', '', low, '#000', 'color-mix(in oklab,var(--draughts-dark,var(--draughts-white)) 45%,black)'],
  'white-groove': ['#dfcdb0', '', low, '#7a7a7a', mixed('white', 78, 'var(--draughts-dark,#a1785a)')],
  'white-crown': ['#b23a24', '', low, '#000', 'var(--draughts-crown)'],
  black: ['#3b2f2a', '#332824', low, '#000'],
  'black-line': ['#120d0b', '#0e0a09', low, '#000', mixed('black', 50, 'black')],
  'black-groove': ['#65534a', '', high, '#b0b0b0', mixed('black', 80, 'var(--draughts-white,#fffaf0)')],
  'black-crown': ['#f4c76f', '', high, '#fff', 'var(--draughts-crown)'],
};

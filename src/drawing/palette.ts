import type { Color } from '../board/piece.js';

/** A color, under the name that its custom property has after `--draughts-`. */
export type ColorName =
  | 'light'
  | 'dark'
  // the light squares of a board on which all are played
  | 'alt'
  | 'frame'
  | 'coordinate'
  // coordinates in the squares
  | 'inner'
  | Color
  | `${Color}-${'edge' | 'line' | 'groove' | 'crown'}`
  | 'last-move'
  | 'selected'
  | 'must-move'
  | 'illegal'
  | 'mark'
  | 'mark-line'
  | 'target'
  | 'casing'
  | 'focus';

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

type Row = readonly [day: string, night: string, contrast: string, print: string, derived?: string];

// The two ends of the contrast. Where there are only two colors, White has the lighter one.
const high = 'var(--high)';
const low = 'var(--low)';
const mixed = (color: string, share: number, other: string): string =>
  `color-mix(in oklab,var(--draughts-${color}) ${share}%,${other})`;
// As light as the dark squares: pieces keep their contrast on every tint.
const tint = (chroma: number, hue: number): string =>
  `oklch(from var(--draughts-dark) l ${chroma} ${hue})`;

/**
 * The colors of a picture: what holds where a page has not set them itself, with the custom
 * properties `--draughts-light` and so on.
 */
// biome-ignore format: a table
export const palette: Readonly<Record<ColorName, Row>> = {
  light: ['#f3e9da', '#d5c8b4', high, '#fff'],
  dark: ['#a1785a', '#997053', '#767676', '#d0d0d0'],
  alt: ['#aa896f', '#a48166', '#858585', '#e6e6e6', 'oklch(from var(--draughts-dark) calc(l + .045) calc(c*.8) h)'],
  frame: ['#5a3f2c', '#3a2a1f', 'CanvasText', '#000', mixed('dark', 62, 'black')],
  coordinate: ['#6b6058', '#a99d92', 'CanvasText', '#3d3d3d'],
  inner: ['#1a0f08', '#120a05', high, '#3d3d3d'],
  white: ['#fffaf0', '#faf3e6', high, '#fff'],
  'white-edge': ['#dcc6a3', '', high, '#fff', mixed('white', 72, 'var(--dark)')],
  'white-line': ['#4b3322', '', low, '#000', mixed('dark', 45, 'black')],
  'white-groove': ['#dfcdb0', '', low, '#7a7a7a', mixed('white', 78, 'var(--dark)')],
  'white-crown': ['#8f2d1a', '', low, '#000', 'var(--draughts-crown)'],
  black: ['#3b2f2a', '#332824', low, '#000'],
  'black-edge': ['#181210', '#140f0d', low, '#000', mixed('black', 60, 'black')],
  'black-line': ['#120d0b', '#0e0a09', low, '#000', mixed('black', 50, 'black')],
  'black-groove': ['#65534a', '', high, '#b0b0b0', mixed('black', 80, 'var(--white)')],
  'black-crown': ['#f4c76f', '', high, '#fff', 'var(--draughts-crown)'],
  'last-move': ['#888245', '#807a41', '#7a7400', '#e2e2e2', tint(0.075, 108)],
  selected: ['#448d7c', '#3f8574', '#00827a', '#cfcfcf', tint(0.075, 172)],
  'must-move': ['#7480a3', '#6d7899', '#6a6fd0', '#fff', tint(0.06, 270)],
  illegal: ['#cf5e4e', '#c35849', '#d4145a', '#fff', tint(0.14, 28)],
  mark: ['#fffaf0', '', high, '#000'],
  'mark-line': ['#22170f', '', low, '#fff'],
  target: ['#fffaf0', '', high, '#000', 'var(--draughts-mark)'],
  casing: ['#fffaf0', '', high, '#fff'],
  focus: ['#0b57d0', '', '#00e', '#000'],
};

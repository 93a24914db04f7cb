import { high, low, type MarkColor, type Palette } from './palette.js';

// As light as the dark squares: pieces keep their contrast on every tint.
const tint = (chroma: number, hue: number): string =>
  `oklch(from var(--draughts-dark) l ${chroma} ${hue})`;

/** The colors of marks, as `palette` has those of the board. */
// biome-ignore format: a table
export const markPalette: Palette<MarkColor> = {
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

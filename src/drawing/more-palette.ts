import { markPalette } from './mark-palette.js';
import { high, low, type MarkColor, type MoreColor, mixed, type Palette } from './palette.js';

const { mark, 'mark-line': markLine } = markPalette;

/** The colors of games that few pages show, as `palette` has those of all. */
// biome-ignore format: a table
export const morePalette: Palette<MoreColor | Extract<MarkColor, 'mark' | 'mark-line'>> = {
  grid: ['#f3e9da', '#d5c8b4', high, '#000', 'var(--draughts-light)'],
  river: ['#73847c', '#6c7c76', '#5b7c81', '#ececec', 'oklch(from var(--draughts-dark) l .025 165)'],
  'white-edge': ['#dcc6a3', '', high, '#fff', mixed('white', 72, 'var(--draughts-dark,#a1785a)')],
  'black-edge': ['#181210', '#140f0d', low, '#000', mixed('black', 60, 'black')],
  'black-seam': ['#9d958d', '#978e85', '#808080', '#808080', mixed('black', 50, 'var(--draughts-white,#fffaf0)')],
  mark,
  'mark-line': markLine,
};

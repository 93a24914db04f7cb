import { markPalette } from './mark-palette.js';
import type { MarkColor, Palette, ShapeColorName } from './palette.js';

const { casing } = markPalette;

/** The colors of circles and arrows, all of them dark enough for their light edge. */
// biome-ignore format: a table
export const shapePalette: Palette<ShapeColorName | Extract<MarkColor, 'casing'>> = {
  'arrow-1': ['#16794c', '', '#16794c', '#000'],
  'arrow-2': ['#b3261e', '', '#b3261e', '#000'],
  'arrow-3': ['#1b5fb4', '', '#1b5fb4', '#000'],
  'arrow-4': ['#8a5a00', '', '#8a5a00', '#000'],
  casing,
};

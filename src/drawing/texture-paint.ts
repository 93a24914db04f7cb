import type { Paint } from './paint.js';
import type { Palette, TextureColor } from './palette.js';

/** The colors of what themes draw on dark squares. */
export const texturePalette: Palette<TextureColor> = {
  grain: ['#3a1d08', '', '#3a1d08', '#3a1d08'],
  hatch: ['#8c8c8c', '', '#8c8c8c', '#8c8c8c'],
};

/** How that is painted, as `paints` has it for the board. */
export const texturePaints: Readonly<Record<string, Paint>> = {
  texture: { fill: 'none', 'stroke-width': 0.028 },
  // The dashes are as long as a square, so that only the dark ones have them.
  grain: { stroke: 'grain', 'stroke-dasharray': '1', opacity: 0.16 },
  hatch: { stroke: 'hatch' },
};

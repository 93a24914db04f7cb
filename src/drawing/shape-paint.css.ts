import { paintCss } from './paint-css.js';
import { shapePaints } from './shape-paint.js';
import { shapePalette } from './shape-palette.js';

/** The colors and lines of circles and arrows. */
export const shapeCss: string = paintCss(shapePalette, shapePaints);

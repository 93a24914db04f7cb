import { paints } from './paint.js';
import { paintCss } from './paint-css.js';
import { palette } from './palette.js';

/** The colors and line widths of a picture. */
export const pictureCss: string = paintCss(palette, paints);

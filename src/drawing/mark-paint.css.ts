import { markPaints } from './mark-paint.js';
import { markPalette } from './mark-palette.js';
import { paintCss } from './paint-css.js';

// Where there are two colors only, a mark has a shape and no tint.
const forced = '@media (forced-colors:active){.board{--focus:var(--low)}.tint{fill:var(--dark)}}';

/** The colors and line widths of marks. */
export const markCss: string = paintCss(markPalette, markPaints) + forced;

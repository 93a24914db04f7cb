import { morePaints } from './more-paint.js';
import { morePalette } from './more-palette.js';
import { paintCss } from './paint-css.js';
import { palette } from './palette.js';

// Where there are two colors only, the river is told by its waves.
const rules =
  '.large{display:none}@container (width<240px){.count,.count-number{display:none}.large{display:inline}}' +
  '@media (forced-colors:active){.board{--river:var(--dark);' +
  '--black-seam:color-mix(in srgb,CanvasText 50%,Canvas)}}';

/** The colors and line widths of games that few pages show. */
export const moreCss: string = paintCss(morePalette, morePaints, palette) + rules;

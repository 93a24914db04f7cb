import { paintCss } from './paint-css.js';
import { texturePaints, texturePalette } from './texture-paint.js';

// A book has gray squares; where there is to be contrast, nothing is on them but pieces.
const plain = '@media print,(prefers-contrast:more),(forced-colors:active){.texture{display:none}}';

/** The lines of what themes draw on dark squares. */
export const textureCss: string = paintCss(texturePalette, texturePaints) + plain;

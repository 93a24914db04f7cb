import { markPalette } from './mark-palette.js';
import { paintCss } from './paint-css.js';
import { turnPaints } from './turn-paint.js';

const { casing } = markPalette;

/** The disc that the mark of Black's turn stands on. */
export const turnCss: string = paintCss({ casing }, turnPaints);

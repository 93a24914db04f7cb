import { markPalette } from './mark-palette.js';
import { paintCss } from './paint-css.js';
import { turnPaints } from './turn-paint.js';

const { casing } = markPalette;

// A small board takes the room of its coordinates, and would leave none for the mark.
const room = '@container (width<280px){.board:has(.turn){transform:none;clip-path:none}}';

/** The disc that the mark of Black's turn stands on, and the room that the mark needs. */
export const turnCss: string = paintCss({ casing }, turnPaints) + room;

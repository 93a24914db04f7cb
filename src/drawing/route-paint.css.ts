import { markPalette } from './mark-palette.js';
import { line, type Paint, pen } from './paint.js';
import { paintCss } from './paint-css.js';

/** How routes and rings are painted, beside what they share with marks. */
const routePaints: Readonly<Record<string, Paint>> = {
  route: { fill: 'none', stroke: 'mark' },
  'route-edge': pen('mark-line', 0.13),
  beads: { 'stroke-width': 0.07, 'stroke-dasharray': '.01 .155', 'stroke-linecap': 'round' },
  numeral: pen('mark-line', 0.032),
  proof: { fill: 'none', stroke: 'mark' },
  'proof-edge': line('mark-line', 0.13),
  'proof-ring': { 'stroke-width': 0.075 },
};

const { mark, 'mark-line': edge } = markPalette;

/** The colors and line widths of routes and rings. */
export const routeCss: string = paintCss({ mark, 'mark-line': edge }, routePaints);

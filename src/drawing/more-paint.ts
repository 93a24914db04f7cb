import { line, type Paint, pen } from './paint.js';
import type { ColorName } from './palette.js';

const wall = (fill: ColorName, stroke: ColorName): Paint => ({
  fill,
  stroke,
  'stroke-width': 0.03,
});
const badge = (width: number): Paint => ({
  fill: 'mark',
  stroke: 'mark-line',
  'stroke-width': width,
});

/** How games are painted that few pages show, as `paints` has it for all. */
export const morePaints: Readonly<Record<string, Paint>> = {
  field: { fill: 'dark', stroke: 'frame', 'stroke-width': 0.06 },
  river: { fill: 'river' },
  lines: pen('grid', 0.045),
  wave: { ...pen('grid', 0.035), opacity: 0.75 },
  'throne-place': { fill: 'dark' },
  'throne-edge': line('grid', 0.045),
  'throne-sign': { fill: 'grid' },

  'white.wall': wall('white-edge', 'white-line'),
  'black.wall': wall('black-edge', 'black-line'),
  'white.lit': { fill: 'white' },
  'black.lit': { fill: 'black-seam' },
  'white.top': { fill: 'white' },
  'black.top': { fill: 'black' },
  count: badge(0.03),
  'count.large': badge(0.04),
  'count-number': pen('mark-line', 0.042),
  'count-number.large': pen('mark-line', 0.06),

  'promotion-ring': { ...line('mark', 0.07), 'stroke-dasharray': '.16 .12' },
  'promotion-badge': badge(0.035),
  'promotion-sign': { fill: 'mark-line' },
};

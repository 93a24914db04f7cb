import { crisp, line, type Paint, pen } from './paint.js';
import type { ColorName } from './palette.js';

const mark = (fill: ColorName): Paint => ({ fill, stroke: 'mark' });
const dot: Paint = {
  fill: 'target',
  'fill-rule': 'evenodd',
  stroke: 'mark-line',
  'stroke-width': 0.03,
};

/** How marks are painted, as `paints` has it for the board and its pieces. */
export const markPaints: Readonly<Record<string, Paint>> = {
  'last-move': mark('last-move'),
  'must-move': mark('must-move'),
  selected: mark('selected'),
  refused: mark('illegal'),
  target: dot,
  landing: dot,

  tint: { stroke: 'none', ...crisp },
  ghost: { fill: 'none', 'stroke-width': 0.045, 'stroke-dasharray': '.11 .1' },
  brackets: { fill: 'none', 'stroke-width': 0.06 },
  outline: { fill: 'none', 'stroke-width': 0.06 },
  dashes: { fill: 'none', 'stroke-width': 0.05, 'stroke-dasharray': '.13 .1' },
  corners: { fill: 'mark', stroke: 'none' },
  cross: { fill: 'none', 'stroke-width': 0.065, 'stroke-linecap': 'round' },
  'cross-edge': pen('mark-line', 0.13),
  badge: { fill: 'mark', stroke: 'mark-line', 'stroke-width': 0.035 },
  'badge-cross': pen('mark-line', 0.06),
  'focus-edge': line('casing', 0.15),
  'focus-ring': line('focus', 0.08),
};

import type { Paint } from './paint.js';
import type { ColorName } from './palette.js';

const lines: Paint = { fill: 'none', 'stroke-linecap': 'round' };
const casing = (width: number): Paint => ({ stroke: 'casing', 'stroke-width': width });
const colored = (stroke: ColorName): Paint => ({ stroke });

/** How circles and arrows are painted. Each color has a line of its own, so that it can be told without. */
export const shapePaints: Readonly<Record<string, Paint>> = {
  arrow: lines,
  circle: lines,
  green: colored('arrow-1'),
  red: colored('arrow-2'),
  blue: colored('arrow-3'),
  yellow: colored('arrow-4'),

  'shaft-edge': casing(0.2),
  'round-edge': casing(0.13),
  shaft: { 'stroke-width': 0.125 },
  head: { 'stroke-width': 0.125 },
  round: { 'stroke-width': 0.075 },
  'red-line': { 'stroke-dasharray': '.26 .2' },
  'blue-line': { 'stroke-dasharray': '.01 .2' },
  // a yellow line is hollow
  'shaft-core': casing(0.04),
  'round-core': casing(0.018),
  stop: { fill: 'casing', stroke: 'none' },
};

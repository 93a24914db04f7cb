import type { ColorName } from './palette.js';

/**
 * How a role is painted, on a page and off it. Names are those of CSS properties and of SVG
 * attributes at once; a value is a color of the palette or stands for itself; lengths are in
 * squares.
 *
 * A layer inherits from its group what it does not have itself: that is how a page can change the
 * fill and stroke of a whole part.
 */
export interface Paint {
  readonly fill?: ColorName | 'none';
  readonly stroke?: ColorName | 'none';
  readonly 'stroke-width'?: number;
  readonly 'stroke-dasharray'?: string;
  readonly 'stroke-linecap'?: 'round';
  readonly 'stroke-linejoin'?: 'round';
  readonly 'fill-rule'?: 'evenodd';
  readonly 'shape-rendering'?: 'crispEdges';
  readonly opacity?: number;
}

const plain = (fill: ColorName): Paint => ({ fill, stroke: 'none' });
// No hairline between squares.
const crisp = { 'shape-rendering': 'crispEdges' } as const;
const line = (stroke: ColorName, width: number): Paint => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
});
const pen = (stroke: ColorName, width: number): Paint => ({
  ...line(stroke, width),
  'stroke-linecap': 'round',
});
const mark = (fill: ColorName): Paint => ({ fill, stroke: 'mark' });
const dot: Paint = {
  fill: 'target',
  'fill-rule': 'evenodd',
  stroke: 'mark-line',
  'stroke-width': 0.03,
};
const crown = (color: ColorName): Paint => ({ fill: color, stroke: color, 'stroke-width': 0.02 });

/** By a word of a role; by two words for a layer that differs between groups. */
export const paints: Readonly<Record<string, Paint>> = {
  board: { fill: 'none', 'stroke-linejoin': 'round' },
  light: { fill: 'light', ...crisp },
  alt: { fill: 'alt', ...crisp },
  dark: { fill: 'dark', 'fill-rule': 'evenodd', ...crisp },
  frame: line('frame', 0.06),
  outside: pen('coordinate', 0.033),
  inside: pen('inner', 0.019),

  white: { fill: 'white', stroke: 'white-line' },
  black: { fill: 'black', stroke: 'black-line' },
  face: { stroke: 'none' },
  'white base': { fill: 'white-edge', 'stroke-width': 0.035 },
  'black base': { fill: 'black-edge', 'stroke-width': 0.035 },
  'white ring': line('white-groove', 0.032),
  'black ring': line('black-groove', 0.032),
  'white crown': crown('white-crown'),
  'black crown': crown('black-crown'),
  taken: { opacity: 0.45 },

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
  disc: plain('casing'),
};

/** What a role adds up to, for a layer in the group that it is in. */
export function paintOf(role: string, group = ''): Paint {
  const keys = [...role.split(' '), ...group.split(' ').map((word) => `${word} ${role}`)];
  return Object.assign({}, ...keys.map((key) => paints[key]));
}

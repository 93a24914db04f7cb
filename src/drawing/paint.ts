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

// No hairline between squares.
export const crisp = { 'shape-rendering': 'crispEdges' } as const;
export const line = (stroke: ColorName, width: number): Paint => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
});
export const pen = (stroke: ColorName, width: number): Paint => ({
  ...line(stroke, width),
  'stroke-linecap': 'round',
});
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
};

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
const frame: Paint = { stroke: 'frame', 'stroke-width': 0.06, ...crisp };
const drum = (width: number): Paint => ({ 'stroke-width': width, 'stroke-linecap': 'round' });
const emblem = (color: ColorName): Paint => ({ fill: color, stroke: color });

/** By a word of a role; `white.face` is for roles that have both words. */
export const paints: Readonly<Record<string, Paint>> = {
  board: { fill: 'none', 'stroke-linejoin': 'round' },
  light: { fill: 'light', ...frame },
  alt: { fill: 'alt', ...frame },
  dark: { fill: 'dark', 'fill-rule': 'evenodd', ...crisp },
  outside: pen('coordinate', 0.033),
  inside: pen('inner', 0.019),

  drum: drum(0.8),
  face: drum(0.745),
  ring: { 'stroke-width': 0.032 },
  crown: { 'stroke-width': 0.02 },
  'white.drum': { stroke: 'white-line' },
  'black.drum': { stroke: 'black-line' },
  'white.face': { stroke: 'white' },
  'black.face': { stroke: 'black' },
  'white.ring': { stroke: 'white-groove' },
  'black.ring': { stroke: 'black-groove' },
  'white.crown': emblem('white-crown'),
  'black.crown': emblem('black-crown'),
  taken: { opacity: 0.45 },
};

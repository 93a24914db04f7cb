import type { Square } from './piece.js';

/** The colors of circles and arrows. */
export const shapeColors = ['green', 'red', 'blue', 'yellow'] as const;

export type ShapeColor = (typeof shapeColors)[number];

/** A circle round a square, or an arrow along squares. */
export interface Shape {
  readonly color: ShapeColor;
  /** One square for a circle, two for an arrow, more for a path. */
  readonly squares: readonly Square[];
}

import { short } from './path.js';

/** A disc, from the left end of its middle line. */
export const disc = (r: number): string =>
  `${[1, -1].map((way) => `a${short(r)} ${short(r)} 0 1 1 ${short(2 * way * r)} 0`).join('')}z`;

/** Path data without arcs, made larger or smaller. */
export const scaled = (d: string, factor: number): string =>
  d.replace(/-?\d*\.?\d+/g, (number) => ` ${short(Number(number) * factor)}`);

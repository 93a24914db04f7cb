import type { Paint } from './paint.js';

/** How the mark of whose turn it is is painted, beside its man. */
export const turnPaints: Readonly<Record<string, Paint>> = {
  disc: { fill: 'casing', stroke: 'none' },
};

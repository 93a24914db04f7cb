import type { Drawing } from '../../drawing/draw.js';
import { iconOf } from '../shared/icon.js';

/** Icons, each one stroke on a grid of 24. */
const paths = {
  first: 'M17 6l-6 6 6 6M7 6v12',
  previous: 'M15 6l-6 6 6 6',
  play: 'M8 5.5v13L18.5 12z',
  pause: 'M8.5 6v12m7-12v12',
  next: 'M9 6l6 6-6 6',
  last: 'M7 6l6 6-6 6M17 6v12',
  flip: 'M8 19V5M4.5 8.5L8 5l3.5 3.5M16 5v14m-3.5-3.5L16 19l3.5-3.5',
  more: 'M5.6 12h.6m5.5 0h.6m5.5 0h.6',
  list: 'M9 6.5h10.5M9 12h10.5M9 17.5h10.5M4.8 6.5h.4m-.4 5.5h.4m-.4 5.5h.4',
  back: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-4.5V9H15',
} as const;

export type Icon = keyof typeof paths;

export const icon = (name: Icon): Drawing => iconOf(paths[name]);

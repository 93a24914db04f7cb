import type { Drawing } from '../../drawing/draw.js';
import { iconOf } from '../shared/icon.js';

const paths = {
  hint: 'M9.5 17.5v-1.2c0-.7-.3-1.2-.8-1.7a5.8 5.8 0 1 1 6.6 0c-.5.5-.8 1-.8 1.7v1.2zM10.5 20.5h3',
  solution:
    'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-4.5V9H15',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-4.5V9H15',
  next: 'M9 6l6 6-6 6',
  previous: 'M15 6l-6 6 6 6',
  check: 'M5 12.5L9.5 17 19 7.5',
  cross: 'M6.5 6.5l11 11m0-11l-11 11',
} as const;

export type Icon = keyof typeof paths;

export const icon = (name: Icon): Drawing => iconOf(paths[name]);

import type { Drawing } from '../../drawing/draw.js';
import { iconOf } from '../shared/icon.js';

/** Icons of the menu, each one stroke on a grid of 24. */
const paths = {
  copy: 'M10.5 9h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9 17.5v-7A1.5 1.5 0 0 1 10.5 9zM15 9V6.5A1.5 1.5 0 0 0 13.5 5h-7A1.5 1.5 0 0 0 5 6.5v7A1.5 1.5 0 0 0 6.5 15H9',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1-1',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  picture: 'M4.5 5.5h15v13h-15zm0 10l4-4 4 4 2.5-2.5 4.5 4.5M15.5 9.5h.01',
  share: 'M12 15.5V4M7.5 8.5L12 4l4.5 4.5M7.5 12h-2v7.5h13V12h-2',
  print: 'M7.5 9V4.5h9V9M7.5 16.5h-3V9h15v7.5h-3M7.5 13.5h9v6h-9z',
  close: 'M6.5 6.5l11 11m0-11l-11 11',
} as const;

export type MenuIcon = keyof typeof paths;

export const menuIcon = (name: MenuIcon): Drawing => iconOf(paths[name]);

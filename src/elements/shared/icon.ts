import type { Drawing } from '../../drawing/draw.js';

/** An icon: one stroke on a grid of 24. */
export const iconOf = (path: string): Drawing => ({
  tag: 'svg',
  name: 'icon',
  attributes: { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  content: [{ tag: 'path', name: 'icon path', attributes: { d: path } }],
});

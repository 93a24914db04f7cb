import type { Setup } from '../board/setup.js';
import { createScene } from './scene.js';

/** The board as the text of an SVG document. */
export function renderSvg(setup: Setup): string {
  const { columns, rows, discs } = createScene(setup);
  const circles = discs.map(
    ({ x, y, color }) => `<circle cx="${x}" cy="${y}" r=".4" fill="${color}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}"><path d="M0 0h${columns}v${rows}H0z" fill="#b88762"/>${circles.join('')}</svg>`;
}

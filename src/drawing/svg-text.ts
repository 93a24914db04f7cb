import type { Setup } from '../board/setup.js';
import { type Group, type Layer, transformOf } from './layer.js';
import { type PaintedView, paintedScene } from './painted.js';
import { rectangle, short } from './path.js';

/** What shows a setup, such as a position. */
interface Shown {
  readonly setup: Setup;
}

/** How a setup is written as an SVG document. */
export interface SvgOptions extends PaintedView {
  /** What the picture says to those who do not see it: "White: man on 31. Black: king on 5." */
  readonly label?: string | undefined;
}

// What XML 1.0 (2.2, Characters) does not allow, even escaped.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Attributes, without those that have no value. */
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('');

/**
 * A setup or position as the text of an SVG document, with the layers of the picture on a page. Needs no page
 * and refers to nothing outside itself.
 *
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { renderSvg } from 'draughts-board/svg';
 * import { getVariant } from 'draughts-board/variants';
 *
 * const { start } = getVariant('international');
 * await writeFile('start.svg', renderSvg(start, { label: 'The opening position', width: 480 }));
 * ```
 */
export function renderSvg(what: Setup | Shown, options: SvgOptions = {}): string {
  const setup = 'setup' in what ? what.setup : what;
  const { label, width } = options;
  const { scene, margin, paint } = paintedScene(setup, options);
  const path = ({ role, d }: Layer): string => `<path${attributes(paint(role))} d="${d}"/>`;
  const drawn = (group: Group): string => {
    const paths = group.layers.map(path).join('');
    const transform = transformOf(group);
    return `<g${attributes(paint(group.role))}${attributes({ transform })}>${paths}</g>`;
  };

  const [x, y, w, h] = scene.box;
  const size = { width, height: width && short((width * h) / w) };
  const viewBox = scene.box.map(short).join(' ');
  return [
    `<svg${attributes({ xmlns: 'http://www.w3.org/2000/svg', viewBox, ...size })}`,
    `${attributes({ role: label ? 'img' : undefined })}${attributes(paint('board'))}>`,
    label ? `<title>${escaped(label)}</title>` : '',
    margin ? `<path${attributes({ fill: margin, d: rectangle(x, y, w, h) })}/>` : '',
    path(scene.light),
    path(scene.dark),
    ...scene.beneath.map(drawn),
    ...scene.coordinates.map(path),
    ...scene.pieces.map(drawn),
    ...scene.taken.map(drawn),
    ...scene.above.map(drawn),
    '</svg>',
  ].join('');
}

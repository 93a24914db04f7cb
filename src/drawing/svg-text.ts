import type { Setup } from '../board/setup.js';
import { type Group, type Layer, transformOf } from './layer.js';
import { markPaints } from './mark-paint.js';
import { markPalette } from './mark-palette.js';
import type { MarkedView } from './marks.js';
import { more } from './more.js';
import { morePaints } from './more-paint.js';
import { morePalette } from './more-palette.js';
import { pictures } from './more-pictures.js';
import { type Paint, paints } from './paint.js';
import { type ColorName, day, palette } from './palette.js';
import { rectangle, short } from './path.js';
import { markedScene } from './turn-mark.js';

/** What shows a setup, such as a position. */
interface Shown {
  readonly setup: Setup;
}

/** How a setup is written as an SVG document. */
export interface SvgOptions extends MarkedView {
  /** What the picture says to those who do not see it: "White: man on 31. Black: king on 5." */
  readonly label?: string | undefined;
  /** In pixels; if left out, the picture takes the room that it gets. */
  readonly width?: number | undefined;
  /**
   * Colors that differ from the classic ones: CSS colors, under the names that the custom
   * properties of the elements have after `--draughts-`.
   */
  readonly colors?: Readonly<Partial<Record<ColorName | 'margin', string>>> | undefined;
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

Object.assign(more, pictures);

const allColors = { ...palette, ...markPalette, ...morePalette };
const allPaints = { ...paints, ...markPaints, ...morePaints };

/** What a role adds up to. */
function paintOf(role: string): Paint {
  const words = role.split(' ');
  const keys = [...words, ...words.map((word) => `${word}.${words.at(-1)}`)];
  return Object.assign({}, ...keys.map((key) => allPaints[key]));
}

/** Below this width the counts of towers are large. */
const smallWidth = 240;
const isLarge = ({ role }: Layer): boolean => role.endsWith('large');
const isCount = ({ role }: Layer): boolean => role.startsWith('count');

const isColor = (value: unknown): value is ColorName => String(value) in allColors;

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
  const { label, width, colors = {} } = options;
  const colorOf = (name: ColorName): string => {
    // dots have the color of the other marks unless they have one of their own, as on a page
    const own = colors[name] ?? (name === 'target' ? colors.mark : undefined);
    return own ?? allColors[name][day];
  };
  const painted = (paint: Paint): string =>
    attributes(
      Object.fromEntries(
        Object.entries(paint).map(([name, value]) => [
          name,
          isColor(value) ? colorOf(value) : value,
        ]),
      ),
    );
  const path = ({ role, d }: Layer): string => `<path${painted(paintOf(role))} d="${d}"/>`;
  const isSmall = width !== undefined && width < smallWidth;
  const fits = (layer: Layer): boolean => !isCount(layer) || isLarge(layer) === isSmall;
  const drawn = (group: Group): string => {
    const paths = group.layers.filter(fits).map(path).join('');
    const transform = transformOf(group);
    return `<g${painted(paintOf(group.role))}${attributes({ transform })}>${paths}</g>`;
  };

  const scene = markedScene(setup, options);
  const [x, y, w, h] = scene.box;
  const size = { width, height: width && short((width * h) / w) };
  const viewBox = scene.box.map(short).join(' ');
  const { margin } = colors;
  return [
    `<svg${attributes({ xmlns: 'http://www.w3.org/2000/svg', viewBox, ...size })}`,
    `${attributes({ role: label ? 'img' : undefined })}${painted(paintOf('board'))}>`,
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

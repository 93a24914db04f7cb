import type { Drawing } from './draw.js';
import { type Group, type Layer, transformOf } from './layer.js';
import { short } from './path.js';
import type { Scene } from './scene.js';

/** How a picture is put on a page. */
export interface PictureOptions {
  /**
   * What the picture says to those who do not see it. Without it, and without a grid, the picture
   * is hidden from them: something else on the page has to speak.
   */
  readonly label?: string | undefined;
  /** The language of its words, if it is not that of the page. */
  readonly lang?: string | undefined;
  /**
   * Leaves the pieces out and puts an empty `<g class="live">` in their place, for pieces that
   * move. No drawing ever writes into it.
   */
  readonly live?: boolean | undefined;
  /** Lies over all else: what answers to hands and keys, and speaks in place of a label. */
  readonly grid?: Drawing | undefined;
}

/** The parts that a page can style, by what they are called in a scene. */
const parts: Readonly<Record<string, string>> = {
  light: 'square-light frame',
  alt: 'square-light frame',
  dark: 'square-dark',
  field: 'square-dark frame',
  outside: 'coordinate',
  inside: 'coordinate',
};

const path = (role: string, d: string, part?: string, name = role): Drawing => ({
  tag: 'path',
  name,
  attributes: { class: role, part, d },
});

const layer = ({ role, d }: Layer): Drawing => path(role, d, parts[role.split(' ')[0] ?? '']);

/** A group as a page has it; `place` tells groups of one role apart. */
export const groupDrawing = (place: string, group: Group): Drawing => ({
  tag: 'g',
  name: place + group.role,
  attributes: { class: group.role, part: group.part, transform: transformOf(group) },
  // A tower has many layers of one role.
  content: group.layers.map(({ role, d }, i) => path(role, d, undefined, i + role)),
});

/** A group of pieces that stand still needs no element of its own. */
const stillLayers = ({ layers, part }: Group, number: number): readonly Drawing[] =>
  layers.map(({ role, d }, i) => path(role, d, part, `${number} ${i} ${role}`));

const live: Drawing = { tag: 'g', name: 'live', attributes: { class: 'live' } };

/** A scene as one `<svg>`. Its colors and line widths come from the style sheet of the picture. */
export function pictureOf(
  scene: Scene,
  { label, lang, live: isLive, grid }: PictureOptions,
): Drawing {
  return {
    tag: 'svg',
    name: 'board',
    attributes: {
      class: 'board',
      part: 'board',
      viewBox: scene.box.map(short).join(' '),
      lang,
      role: label ? 'img' : undefined,
      'aria-label': label || undefined,
      'aria-hidden': label || grid ? undefined : 'true',
    },
    content: [
      layer(scene.light),
      layer(scene.dark),
      ...scene.beneath.map((marks) => groupDrawing('beneath ', marks)),
      ...scene.coordinates.map(layer),
      ...(isLive ? [live] : scene.pieces.flatMap(stillLayers)),
      ...scene.taken.map((group) => groupDrawing('', group)),
      ...scene.above.map((marks) => groupDrawing('above ', marks)),
      ...(grid ? [grid] : []),
    ],
  };
}

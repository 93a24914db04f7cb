import { html, nothing, svg, type TemplateResult } from 'lit';
import { type Group, type GroupRole, type Layer, transformOf } from './layer.js';
import { short } from './path.js';
import type { Scene } from './scene.js';

/** The names of everything on an element that a page can style with `::part()`. */
export const BOARD_PARTS = [
  'board',
  'frame',
  'square-light',
  'square-dark',
  'piece',
  'man',
  'king',
  'star',
  'white',
  'black',
  'coordinate',
  'last-move',
  'target',
  'must-move',
  'selection',
  'arrow',
  'circle',
  'label',
  'controls',
  'button',
  'moves',
  'move',
  'variation',
  'comment',
  'player',
  'clock',
  'popover',
  'status',
] as const;

/** How a picture is put on a page. */
export interface PictureOptions {
  /**
   * What the picture says to those who do not see it. Without it the picture is hidden from them:
   * something else on the page has to speak.
   */
  readonly label?: string | undefined;
  /**
   * Leaves the pieces out and puts an empty `<g class="live">` in their place. The template never
   * writes into it, so a page can fill it with pieces that move.
   */
  readonly live?: boolean | undefined;
}

const markParts: Partial<Record<GroupRole, string>> = {
  'last-move': 'last-move',
  'must-move': 'must-move',
  selected: 'selection',
  target: 'target',
  landing: 'target',
  refused: '',
  focus: '',
  'turn white': '',
  'turn black': '',
};

/** The parts that a group belongs to, separated by spaces. */
export const partsOf = (role: GroupRole): string =>
  markParts[role] ?? `piece ${role.replace(' taken', '')}`;

const drawPath = ({ role, d }: Layer): TemplateResult => svg`<path class=${role} d=${d} />`;

const drawGroup = (group: Group): TemplateResult =>
  svg`<g class=${group.role} part=${partsOf(group.role)} transform=${transformOf(group) ?? nothing}
    >${group.layers.map(drawPath)}</g>`;

const drawCoordinates = ({ role, d }: Layer): TemplateResult =>
  svg`<path class=${role} part="coordinate" d=${d} />`;

/** Draws a list that is often empty: `nothing` costs less than an empty list. */
const each = <T>(
  list: readonly T[],
  draw: (item: T) => TemplateResult,
): readonly TemplateResult[] | typeof nothing => (list.length > 0 ? list.map(draw) : nothing);

const pathOf = (group: Group | undefined, layer: number): string => group?.layers[layer]?.d ?? '';

/**
 * The pieces of a board that stands still. Men of both colors are written out: nearly every board
 * has them, and on a page of many boards a template for each path costs more than the paths.
 */
function drawStill(pieces: readonly Group[]): TemplateResult {
  const white = pieces.find(({ role }) => role === 'white man');
  const black = pieces.find(({ role }) => role === 'black man');
  const others = pieces.filter((group) => group !== white && group !== black);
  return svg`<g class="white man" part="piece white man"
    ><path class="base" d=${pathOf(white, 0)} /><path class="face" d=${pathOf(white, 1)}
    /><path class="ring" d=${pathOf(white, 2)}
    /></g><g class="black man" part="piece black man"
    ><path class="base" d=${pathOf(black, 0)} /><path class="face" d=${pathOf(black, 1)}
    /><path class="ring" d=${pathOf(black, 2)}
    /></g>${each(others, drawGroup)}`;
}

const live = svg`<g class="live"></g>`;

/** A scene as one `<svg>`. Its colors and line widths come from the style sheet of the picture. */
export function picture(scene: Scene, options: PictureOptions = {}): TemplateResult {
  const { light, dark, frame } = scene;
  const { label } = options;
  return html`<svg
    class="board"
    part="board"
    viewBox=${scene.box.map(short).join(' ')}
    role=${label ? 'img' : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : 'true'}
    ><path class=${light.role} part="square-light" d=${light.d}
    /><path class="dark" part="square-dark" d=${dark.d}
    />${each(scene.beneath, drawGroup)}<path class="frame" part="frame" d=${frame.d}
    />${each(scene.coordinates, drawCoordinates)}${
      options.live ? live : drawStill(scene.pieces)
    }${each(scene.above, drawGroup)}</svg>`;
}

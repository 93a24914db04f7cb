// An element that shows a picture and nothing else, and what there is to see in it.
import {
  type CSSResultGroup,
  css,
  html,
  type PropertyValues,
  ReactiveElement,
  unsafeCSS,
} from 'lit';
import type { Square } from '../../../src/board/piece.js';
import type { Setup } from '../../../src/board/setup.js';
import { getVariant } from '../../../src/board/variant.js';
import { draw } from '../../../src/drawing/draw.js';
import { markStyles } from '../../../src/drawing/mark.styles.js';
import type { MarkedView } from '../../../src/drawing/marks.js';
import { type PictureOptions, pictureOf } from '../../../src/drawing/picture.js';
import { pictureStyles } from '../../../src/drawing/picture.styles.js';
import { markedScene } from '../../../src/drawing/turn-mark.js';
import { turnCss } from '../../../src/drawing/turn-paint.css.js';
import { fixture } from '../support/page.js';

export const { start } = getVariant('international');
const { variant } = start;
function at(name: string): Square {
  const square = variant.squareAt(name);
  if (!square) throw new Error(`no square ${name}`);
  return square;
}

/** One of each piece, and ghosts. */
export const mixed: Setup = {
  variant,
  turn: 'black',
  pieces: new Map([
    [at('31'), { color: 'white', kind: 'man' }],
    [at('32'), { color: 'white', kind: 'king' }],
    [at('33'), { color: 'white', kind: 'star' }],
    [at('18'), { color: 'black', kind: 'man' }],
    [at('19'), { color: 'black', kind: 'king' }],
    [at('20'), { color: 'black', kind: 'star' }],
  ]),
  ghosts: new Map([[at('28'), { color: 'black', kind: 'man' }]]),
};

export const everyMark: MarkedView = {
  coordinates: 'all',
  marks: {
    lastMove: { from: at('13'), to: at('18'), captures: [at('22')] },
    selected: at('32'),
    targets: [at('27')],
    landings: [at('23')],
    mustMove: [at('31')],
    refused: at('33'),
    focus: at('50'),
    turn: true,
  },
};

export class PictureHost extends ReactiveElement {
  static override styles: CSSResultGroup = [
    css`
      :host {
        display: block;
      }
    `,
    pictureStyles,
    markStyles,
    unsafeCSS(turnCss),
  ];
  setup: Setup = start;
  view: MarkedView = {};
  options: PictureOptions = {};
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    draw(this.renderRoot, [pictureOf(markedScene(this.setup, this.view), this.options)]);
  }
}
customElements.define('picture-host', PictureHost);

/** A picture `width` pixels wide. */
export async function show(
  setup: Setup = start,
  view: MarkedView = {},
  options: PictureOptions = { label: 'A board' },
  width = 480,
): Promise<PictureHost> {
  const host = await fixture<PictureHost>(html`<picture-host></picture-host>`);
  host.style.inlineSize = `${width}px`;
  Object.assign(host, { setup, view, options });
  host.requestUpdate();
  await host.updateComplete;
  return host;
}

export const all = (host: PictureHost, selector: string): SVGGraphicsElement[] => [
  ...(host.shadowRoot?.querySelectorAll<SVGGraphicsElement>(selector) ?? []),
];
export const only = (host: PictureHost, selector: string): SVGGraphicsElement => {
  const [element, ...more] = all(host, selector);
  if (!element || more.length > 0) throw new Error(`${more.length} more of ${selector}`);
  return element;
};
export const style = (host: PictureHost, selector: string): CSSStyleDeclaration =>
  getComputedStyle(only(host, selector));
export const isShown = (host: PictureHost, selector: string): boolean =>
  all(host, selector).some((element) => getComputedStyle(element).display !== 'none');

/** Shows something else. */
export async function change(
  host: PictureHost,
  what: Partial<Pick<PictureHost, 'setup' | 'view' | 'options'>>,
): Promise<void> {
  Object.assign(host, what);
  host.requestUpdate();
  await host.updateComplete;
}

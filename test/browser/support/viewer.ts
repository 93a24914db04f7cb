// A viewer as a reader has it.
import { html, type TemplateResult } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import '../../../src/viewer.js';
import type { PositionChangeEvent } from '../../../src/index.js';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from './board.js';
import { fixture } from './page.js';

const size = new CSSStyleSheet();
size.replaceSync('draughts-viewer { inline-size: 700px; }');
document.adoptedStyleSheets.push(size);

/** Puts a viewer on the page; what it has been asked for is there. */
export async function viewerOf(template: TemplateResult): Promise<DraughtsViewer> {
  const viewer = await fixture<DraughtsViewer>(template);
  await viewer.ready;
  return viewer;
}

/** A viewer of this width with a game. */
export const viewerOfWidth = async (width: number, pdn: string): Promise<DraughtsViewer> => {
  const viewer = await viewerOf(html`<draughts-viewer pdn=${pdn}></draughts-viewer>`);
  viewer.style.inlineSize = `${width}px`;
  await viewer.ready;
  return viewer;
};

/** The only element in a viewer that a selector finds. */
export function one(viewer: DraughtsViewer, selector: string): HTMLElement {
  const found = viewer.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [];
  if (found.length !== 1) throw new Error(`${found.length} of ${selector}`);
  return found[0] as HTMLElement;
}

export const boardIn = (viewer: DraughtsViewer): DraughtsBoard =>
  one(viewer, '.board-room > *') as DraughtsBoard;

/** The middle of an element in CSS pixels from the top left corner of the window. */
export function middle(element: Element): [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** Keeps where it goes, and why. */
export function walkOf(viewer: DraughtsViewer): { path: string; cause: string; at: number }[] {
  const walk: { path: string; cause: string; at: number }[] = [];
  viewer.addEventListener('position-change', ({ path, cause }: PositionChangeEvent) => {
    walk.push({ path, cause, at: performance.now() });
  });
  return walk;
}

/** The element that has the focus, in whatever tree. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const untilPath = (viewer: DraughtsViewer, path: string): Promise<void> =>
  until(`the place ${path}`, () => viewer.path === path);

// A board as a reader has it: what is drawn on it, and where.
import type { TemplateResult } from 'lit';
import type { Color } from '../../../src/board/piece.js';
import '../../../src/index.js';
import type { DraughtsBoard } from '../../../src/index.js';
import { fixture } from './page.js';

// What a first touch fetches is there: tests of what follows from it do not wait for a network.
await document.createElement('draughts-board').play('32-28');

// Small enough to be seen whole.
const size = new CSSStyleSheet();
size.replaceSync('draughts-board { inline-size: 400px; }');
document.adoptedStyleSheets.push(size);

/** Waits until something is so; the error says what has not come about in two seconds. */
export async function until(what: string, isSo: () => unknown): Promise<void> {
  const end = performance.now() + 2000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`after two seconds still not: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Puts a board on the page; what it has been asked for is there, and if it has hands, they are. */
export async function boardOf(template: TemplateResult): Promise<DraughtsBoard> {
  const board = await fixture<DraughtsBoard>(template);
  await settle(board);
  return board;
}

export async function settle(board: DraughtsBoard): Promise<void> {
  await board.ready;
  if (board.interactive) await until('a grid', () => all(board, '[role=grid]').length);
}

/** Waits until nothing moves any more. */
export async function rest(board: DraughtsBoard): Promise<void> {
  await board.updateComplete;
  await until('rest', () => board.shadowRoot?.getAnimations().length === 0);
  await board.updateComplete;
}

export const all = (board: DraughtsBoard, selector: string): SVGElement[] => [
  ...(board.shadowRoot?.querySelectorAll<SVGElement>(selector) ?? []),
];

export function only(board: DraughtsBoard, selector: string): SVGElement {
  const [element, ...more] = all(board, selector);
  if (!element || more.length > 0)
    throw new Error(element ? `${more.length} more of ${selector}` : `no ${selector}`);
  return element;
}

/** What has opened at a square, once it has: why a try is no move, or a choice. */
export async function opened(board: DraughtsBoard): Promise<HTMLElement> {
  const popovers = () => board.shadowRoot?.querySelectorAll<HTMLElement>('[part=popover]') ?? [];
  await until('a popover', () => popovers().length === 1);
  await board.updateComplete;
  return popovers()[0] as HTMLElement;
}

/** The text of the line about a fault; empty where there is none. */
export const fault = (board: DraughtsBoard): string =>
  all(board, 'p.status')
    .map(({ textContent }) => textContent)
    .join();

/** A column and row of the picture, from 0 at the top left. */
type Place = readonly [x: number, y: number];

/** Where path data or a transform put things: the middles of squares. */
export const placesIn = (text: string | null): Place[] =>
  [...(text ?? '').matchAll(/(?:M|translate\()(\d+)\.5 (\d+)\.5/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

/** The place of a square with White below, turned round if Black is. */
function turned(board: DraughtsBoard, [x, y]: Place, bottom: Color): Place {
  const { cols, rows } = board.record.variant.board;
  return bottom === 'white' ? [x, y] : [cols - 1 - x, rows - 1 - y];
}

export function nameAt(board: DraughtsBoard, place: Place, bottom: Color = 'white'): string {
  const { variant } = board.record;
  const square = variant.board.squareAt(...turned(board, place, bottom));
  return square ? variant.squareName(square) : `light square ${place}`;
}

/** The middle of a square in CSS pixels from the top left corner of the window. */
export function pointOf(
  board: DraughtsBoard,
  name: string,
  bottom: Color = 'white',
): [x: number, y: number] {
  const { variant } = board.record;
  const square = variant.squareAt(name);
  if (!square) throw new Error(`no square ${name}`);
  const { column, row } = variant.board;
  return middleOf(board, turned(board, [column[square] ?? 0, row[square] ?? 0], bottom));
}

/**
 * How much the page zooms what is measured, which engines without `currentCSSZoom` leave out of a
 * client rectangle.
 */
function zoomOf(element: Element): number {
  if ('currentCSSZoom' in Element.prototype) return 1;
  let zoom = 1;
  let at: Element | undefined = element;
  while (at) {
    zoom *= Number(getComputedStyle(at).zoom) || 1;
    at = at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  return zoom;
}

/** The same of a place in the picture, which may be outside the squares. */
export function middleOf(board: DraughtsBoard, [x, y]: Place): [x: number, y: number] {
  const picture = only(board, 'svg[part=board]');
  const { left, top, width, height } = picture.getBoundingClientRect();
  const [boxLeft = 0, boxTop = 0, boxWidth = 1, boxHeight = 1] = (
    picture.getAttribute('viewBox') ?? ''
  )
    .split(' ')
    .map(Number);
  const zoom = zoomOf(picture);
  return [
    Math.round(zoom * (left + ((x + 0.5 - boxLeft) / boxWidth) * width)),
    Math.round(zoom * (top + ((y + 0.5 - boxTop) / boxHeight) * height)),
  ];
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** What is drawn, as a FEN without the side to move: still pieces and live ones alike. */
export function drawn(board: DraughtsBoard, bottom: Color = 'white'): string {
  const names = (color: Color, kind: string): string[] => {
    const still = all(board, `svg[part=board] > path.${color}.${kind}.face`).map((e) =>
      e.getAttribute('d'),
    );
    const live = all(board, `.live > .${color}.${kind}`).map((e) => e.getAttribute('transform'));
    return [...still, ...live].flatMap(placesIn).map((place) => nameAt(board, place, bottom));
  };
  const side = (color: Color): string =>
    [
      ...names(color, 'man').map((name) => ({ name, item: name })),
      ...names(color, 'king').map((name) => ({ name, item: `K${name}` })),
    ]
      .sort((a, b) => byNumber.compare(a.name, b.name))
      .map(({ item }) => item)
      .join();
  return `W${side('white')}:B${side('black')}`;
}

/** The squares that a mark is on, such as `.target`. */
export const marked = (board: DraughtsBoard, selector: string): string[] =>
  all(board, `${selector} > path`)
    .slice(0, 1)
    .flatMap((path) => placesIn(path.getAttribute('d')))
    .map((place) => nameAt(board, place));

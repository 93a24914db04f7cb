import type { Square } from '../../board/piece.js';
import { type Drawing, draw } from '../../drawing/draw.js';
import type { Overlay } from '../../drawing/route.js';
import type { Position } from '../../rules/position.js';
import type { Hands } from './hands.js';
import { popoverStyles, unclipped } from './popover.styles.js';

/** Where something opens over a board, and for how long. */
export interface Site {
  readonly hands: Hands;
  /** The position, if somebody may move in it, and the squares entered of a move. */
  readonly position: Position | undefined;
  readonly path: readonly Square[];
  /** Whether somebody has gone on meanwhile, or the board shows something else. */
  readonly signal: AbortSignal;
}

/** Keeps an element beside a rectangle of the window, until the signal; what it gives back does so at once. */
export type Placing = (element: HTMLElement, at: () => DOMRect, signal: AbortSignal) => () => void;

/** What has opened. */
interface Opened {
  readonly element: HTMLElement;
  /** Puts it where it belongs, as when something else is drawn on the board. */
  place(): void;
}

/** Below this width, in CSS pixels, a board is left free as a whole. */
const SMALL = 280;

export const isSmall = ({ hands }: Site): boolean =>
  hostOf(hands).getBoundingClientRect().width < SMALL;

const hostOf = ({ board }: Hands): Element => board.root.host;

/** Closes what is open; the focus goes to a square if there is one. */
export function close({ hands, signal }: Site, square?: Square): void {
  if (signal.aborted) return;
  hands.shut();
  if (square) hands.cell(square)?.focus();
  hands.board.redraw();
}

/** Says something to who cannot see it. */
export function tell({ hands }: Site, words: string): void {
  // The same words again are only read if they differ.
  hands.words = words === hands.words ? `${words}\u00a0` : words;
  hands.board.redraw();
}

/** Calls back whenever what is around a board may have moved, and now. */
export function follow(place: () => void, signal: AbortSignal): () => void {
  const options = { signal, capture: true, passive: true };
  addEventListener('scroll', place, options);
  addEventListener('resize', place, options);
  place();
  return place;
}

/** Draws something over and under the pieces. */
export function show({ hands, signal }: Site, overlay: Overlay): void {
  if (signal.aborted) return;
  hands.overlay = (scene) => ({
    ...scene,
    beneath: [...scene.beneath, ...overlay.beneath],
    // Where else it might go is of no interest now.
    above: [
      ...scene.above.filter(({ role }) => role !== 'landing' && role !== 'target'),
      ...overlay.above,
    ],
  });
  hands.board.redraw();
}

/** What a popover should not cover: a square, and where a way is shown, all above and below it. */
function about(site: Site, square: Square): DOMRect {
  const cell = site.hands.cell(square)?.getBoundingClientRect() ?? new DOMRect();
  const board = site.hands.board.root.querySelector('svg');
  if (!board || !(site.hands.overlay || isSmall(site))) return cell;
  const { y, height } = board.getBoundingClientRect();
  return new DOMRect(cell.x, y, cell.width, height);
}

/**
 * Opens a popover at a square. It lies above the whole page where browsers can do that. A press
 * anywhere else and Escape close it.
 */
export function openPopover(
  site: Site,
  square: Square,
  content: Drawing,
  placing: Placing,
): Opened {
  const { hands, signal } = site;
  const { root } = hands.board;
  hands.adopt(popoverStyles);
  const holder = document.createDocumentFragment();
  draw(holder, [content]);
  const element = holder.firstChild as HTMLElement;
  root.append(element);
  signal.addEventListener('abort', () => element.remove());
  if (element.showPopover) element.showPopover();
  else unclip(root, signal);
  // Where the page zooms, lengths are written before that and measured after it.
  element.style.zoom = String(element.offsetWidth / element.getBoundingClientRect().width || 1);
  const options = { signal, capture: true };
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.composedPath().includes(element)) close(site);
    },
    options,
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Nothing around the board is closed as well.
      event.preventDefault();
      event.stopPropagation();
      close(site, square);
    },
    { signal },
  );
  // A board that is locked is drawn without its grid.
  const drawings = new MutationObserver(() => {
    if (!hands.board.isInteractive()) close(site);
  });
  drawings.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => drawings.disconnect());
  const place = placing(
    element,
    () => {
      if (!root.host.isConnected || !hands.board.isInteractive()) close(site);
      return about(site, square);
    },
    signal,
  );
  return { element, place };
}

/** Without a top layer, lets what lies over the board reach beyond its edge. */
function unclip(root: ShadowRoot, signal: AbortSignal): void {
  const { styleSheet } = unclipped;
  if (!styleSheet) return;
  root.adoptedStyleSheets.push(styleSheet);
  signal.addEventListener('abort', () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== styleSheet);
  });
}

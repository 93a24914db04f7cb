import type { Setup } from '../../board/setup.js';
import { canvasOf } from '../../drawing/canvas.js';
import { renderSvg, type SvgOptions } from '../../drawing/svg-text.js';
import { isTheme } from '../../drawing/themes.js';
import { describe } from '../draughts-board/description.js';
import { isBlindfold } from './blindfold.js';
import type { ExtrasBoard } from './extras.js';
import { askedFor } from './show.js';
import { shownColors } from './shown-colors.js';

/** How the picture of a board differs from what is shown. */
export type PictureOptions = SvgOptions;

export interface BlobOptions extends PictureOptions {
  /** `image/png`, `image/svg+xml`, or another type that the browser can write. */
  readonly type?: string | undefined;
}

/** In pixels: enough for a printed column. */
const usualWidth = 960;
/** More than any browser makes. */
const widest = 8192;

/** What is shown: the position, from the side it is seen from, its marks, shapes and colors. */
async function shown(
  board: ExtrasBoard,
  options: PictureOptions = {},
): Promise<readonly [setup: Setup, options: SvgOptions]> {
  const { host, session, root } = board;
  const { setup, lastMove } = session();
  const tokens = askedFor(host.show);
  const extras = await board.extras();
  const isHidden = isBlindfold(host.pieces);
  const onPage = shownColors(root);
  const showsMove = tokens ? tokens.has('last-move') : root.querySelector('.last-move') !== null;
  const marks = { lastMove: showsMove ? lastMove : undefined, turn: tokens?.has('turn') };
  return [
    isHidden ? { ...setup, pieces: new Map() } : setup,
    {
      ...board.view(),
      marks,
      shapes: extras?.shapes,
      label: isHidden ? undefined : describe(setup, board.language()),
      scheme: onPage.scheme,
      ...options,
      theme: options.theme ?? (isTheme(host.theme) ? host.theme : undefined),
      // Another theme has other colors than what is shown.
      colors: { ...(options.theme ? {} : onPage.colors), ...options.colors },
    },
  ];
}

export async function svgOf(board: ExtrasBoard, options?: PictureOptions): Promise<string> {
  return renderSvg(...(await shown(board, options)));
}

export async function blobOf(
  board: ExtrasBoard,
  options: BlobOptions = {},
): Promise<Blob | undefined> {
  const { type = 'image/png', ...rest } = options;
  const [setup, view] = await shown(board, rest);
  if (type === 'image/svg+xml') return new Blob([renderSvg(setup, view)], { type });
  const width = Math.min(Math.max(Math.round(Number(view.width)) || usualWidth, 1), widest);
  const canvas = canvasOf(setup, view, width);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type));
}

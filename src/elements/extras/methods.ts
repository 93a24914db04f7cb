import type { Square } from '../../board/piece.js';
import { formatFen } from '../../notation/fen.js';
import { formatPdn } from '../../notation/pdn/writer.js';
import { type Explanation, explain as explainTry } from '../../rules/explain.js';
import { describe as describeSetup } from '../draughts-board/description.js';
import type { ExtrasBoard } from './extras.js';
import type { BlobOptions, PictureOptions } from './pictures.js';

/** A try, with squares as players name them, or as numbers. */
export interface Try {
  readonly from: string | Square;
  readonly to?: string | Square | undefined;
}

/** What the rules say of a try; undefined where there is no position to play on. */
export function explain(board: ExtrasBoard, { from, to }: Try): Explanation | undefined {
  const { position, game } = board.session();
  const square = (name: string | Square): Square =>
    (typeof name === 'string' ? game.variant.squareAt(name) : name) ?? (0 as Square);
  if (!position) return undefined;
  return explainTry(position, { from: square(from), to: to === undefined ? to : square(to) });
}

/** The game with the moves of the reader's own, as PDN. */
export const toPdn = (board: ExtrasBoard): string => formatPdn(board.session().commit());

/** The position in words. */
export const describe = (board: ExtrasBoard): string =>
  describeSetup(board.session().setup, board.language());

/** The picture as the text of an SVG document. */
export async function toSvg(board: ExtrasBoard, options?: PictureOptions): Promise<string> {
  return (await import('./pictures.js')).svgOf(board, options);
}

/** The picture as a file. */
export async function toBlob(board: ExtrasBoard, options?: BlobOptions): Promise<Blob | undefined> {
  return (await import('./pictures.js')).blobOf(board, options);
}

/** What can be copied: the position, the game, the position in words, the address of the board. */
export type Copied = 'fen' | 'pdn' | 'text' | 'link';

/** The address of the board on its page, or of its page. */
function addressOf({ host }: ExtrasBoard): string {
  const address = new URL(document.URL);
  if (host.id) address.hash = host.id;
  return address.href;
}

const copies: Readonly<Record<Copied, (board: ExtrasBoard) => string>> = {
  fen: (board) => formatFen(board.session().setup),
  pdn: toPdn,
  text: describe,
  link: addressOf,
};

/** Puts something on the clipboard. */
export async function copy(board: ExtrasBoard, what: Copied = 'fen'): Promise<boolean> {
  try {
    if (!Object.hasOwn(copies, what)) return false;
    await navigator.clipboard.writeText(copies[what](board));
    return true;
  } catch {
    return false;
  }
}

/** Shares the position: the picture where files can be shared, its words, and its address. */
export async function share(board: ExtrasBoard): Promise<boolean> {
  const told = { text: `${describe(board)}\n${copies.fen(board)}`, url: addressOf(board) };
  try {
    const picture = await toBlob(board);
    const file = picture && new File([picture], 'board.png', { type: picture.type });
    const withPicture = { ...told, files: file ? [file] : [] };
    await navigator.share(navigator.canShare?.(withPicture) ? withPicture : told);
    return true;
  } catch {
    return false;
  }
}

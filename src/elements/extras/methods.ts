import type { Square } from '../../board/piece.js';
import { renderSvg, type SvgOptions } from '../../drawing/svg-text.js';
import { formatPdn } from '../../notation/pdn/writer.js';
import { type Explanation, explain as explainTry } from '../../rules/explain.js';
import { describe as describeSetup } from '../draughts-board/description.js';
import type { ExtrasBoard } from './extras.js';

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

/** The picture as the text of an SVG document. */
export const toSvg = (board: ExtrasBoard, options: SvgOptions = {}): string =>
  renderSvg(board.session().setup, { ...board.view(), label: describe(board), ...options });

/** The position in words. */
export const describe = (board: ExtrasBoard): string =>
  describeSetup(board.session().setup, board.language());

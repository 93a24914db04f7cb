import type { Color } from '../board/piece.js';
import type { Setup } from '../board/setup.js';
import type { Coordinates } from './coordinates.js';
import { type Box, groundOf } from './ground.js';
import type { Group, Layer, PieceGroup } from './layer.js';
import { more } from './more.js';
import { pieceGroups, takenGroup } from './pieces.js';
import type { Notation } from './plan.js';

/** How a setup is shown. */
export interface View {
  /** Whose side is at the bottom; White's if left out. */
  readonly orientation?: Color | undefined;
  /** If left out: outside, and a small board may hide them. */
  readonly coordinates?: Coordinates | null | undefined;
  /** As the players of the variant name squares, if left out. */
  readonly notation?: Notation | null | undefined;
}

/**
 * A setup as a picture: plain data, the single description that a page, a text and a PNG are drawn
 * from. The fields stand in the order in which they are painted.
 *
 * Lines of marks go under the men and points over the squares, so a mark may have a group in
 * `beneath` and another in `above`.
 */
export interface Scene {
  readonly box: Box;
  readonly light: Layer;
  readonly dark: Layer;
  readonly beneath: readonly Group[];
  readonly coordinates: readonly Layer[];
  /** A group for each kind of each color, men first, White's before Black's; then one for each tower. */
  readonly pieces: readonly PieceGroup[];
  /** Pieces that are taken in a capture under way and still on the board. */
  readonly taken: readonly Group[];
  readonly above: readonly Group[];
}

/** Describes the picture of a setup; `withMarks` adds marks to it. */
export function sceneOf(setup: Setup, view: View = {}): Scene {
  const { orientation = 'white', coordinates, notation } = view;
  const { variant, pieces, ghosts } = setup;
  const { plan, ...ground } = groundOf(variant, orientation, coordinates, notation);
  const scene: Scene = {
    ...ground,
    beneath: [],
    pieces: pieceGroups(pieces, plan),
    taken: ghosts ? [takenGroup(ghosts, plan)] : [],
    above: [],
  };
  return more.scene?.(scene, setup, plan) ?? scene;
}

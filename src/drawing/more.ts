import type { Piece } from '../board/piece.js';
import type { Setup } from '../board/setup.js';
import type { Variant } from '../board/variant.js';
import type { PieceGroup } from './layer.js';
import type { Marks } from './marks.js';
import type { Plan } from './plan.js';
import type { Scene } from './scene.js';

/** How games are drawn that are not drawn as others are: on points, with a throne, with towers. */
export interface MorePictures {
  /** Makes of the scene of a setup, as others have it, that of its game. */
  scene(scene: Scene, setup: Setup, plan: Plan): Scene;
  /** A piece by itself, the middle of its square at 0, 0. */
  piece(piece: Piece, variant: Variant): PieceGroup;
  /** How far above its square a piece ends; what is no piece does not. */
  overhang(piece: Piece | undefined): number;
  /** The scene with marks, with those that only its game has, in shapes that fit its board. */
  marked(scene: Scene, variant: Variant, marks: Marks, plan: Plan): Scene;
  /** Parts the element of a piece in what is taken from the board and what stays, if it stays. */
  split(live: { element: Element; piece: Piece; game: Variant }): Element | undefined;
}

/** Empty until it is loaded: few pages need it. */
export const more: Partial<MorePictures> = {};

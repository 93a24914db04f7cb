import type { Piece } from '../board/piece.js';
import type { Setup } from '../board/setup.js';
import type { Variant } from '../board/variant.js';
import type { Group, PieceGroup } from './layer.js';
import type { MarkShapes, Marks } from './marks.js';
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
  /** The shapes of marks that have others. */
  shapes(variant: Variant): Partial<MarkShapes>;
  /** Marks that other games do not have, over the pieces. */
  above(marks: Marks, plan: Plan): readonly Group[];
  /** Parts the element of a piece in what is taken from the board and what stays, if it stays. */
  split(element: SVGGElement, piece: Piece, variant: Variant): Element | undefined;
}

/** Empty until it is loaded: few pages need it. */
export const more: Partial<MorePictures> = {};

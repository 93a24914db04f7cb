import type { Board } from '../board/board.js';
import type { Color } from '../board/piece.js';
import type { Setup } from '../board/setup.js';
import { type Coordinates, coordinateMargin } from './coordinates.js';
import { type Box, groundOf } from './ground.js';
import type { Group, Layer } from './layer.js';
import { type Marks, marksAbove, marksBeneath } from './marks.js';
import type { Notation } from './names.js';
import { pieceGroup, pieceGroups, takenGroups } from './pieces.js';

/** How a setup is shown. */
export interface View {
  /** Whose side is at the bottom; White's if left out. */
  readonly orientation?: Color | undefined;
  /** If left out: outside, and a small board may hide them. */
  readonly coordinates?: Coordinates | undefined;
  /** As the players of the variant name squares, if left out. */
  readonly notation?: Notation | undefined;
  readonly marks?: Marks | undefined;
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
  readonly frame: Layer;
  readonly coordinates: readonly Layer[];
  /** A group for each kind of each color, men first, White's before Black's. */
  readonly pieces: readonly Group[];
  readonly above: readonly Group[];
}

const none: readonly Group[] = [];
// Beside the board: how far from its edge, and how large the man is.
const turnDistance = 0.3;
const turnScale = 0.46;

/** The man of the side to move, to the right of the board at its own end. */
function turnMark(turn: Color, orientation: Color, { cols, rows }: Board): Group {
  const man = pieceGroup({ color: turn, kind: 'man' }).layers;
  // Black's man gets a light disc to stand on: the page may be dark.
  const disc: Layer = { role: 'disc', d: 'M-.47 0a.47.47 0 1 1 0 .002z' };
  return {
    role: `turn ${turn}`,
    layers: turn === 'black' ? [disc, ...man] : man,
    place: [cols + turnDistance, turn === orientation ? rows - 0.5 : 0.5, turnScale],
  };
}

/** The box with room for a turn mark at the right. */
function withTurnMargin([left, top, width, height]: Box, { cols }: Board): Box {
  return [left, top, Math.max(width, cols + coordinateMargin - left), height];
}

/** Describes the picture of a setup. */
export function sceneOf(setup: Setup, view: View = {}): Scene {
  const { orientation = 'white', coordinates, notation = 'auto', marks } = view;
  const { variant, pieces, ghosts } = setup;
  const { board } = variant;
  const ground = groundOf(variant, orientation, coordinates, notation);
  const { plan, light, dark, frame } = ground;
  const turn = marks?.turn ? setup.turn : undefined;
  const above = marks || ghosts ? marksAbove(marks ?? {}, plan, [...(ghosts?.keys() ?? [])]) : none;
  return {
    box: turn ? withTurnMargin(ground.box, board) : ground.box,
    light,
    dark,
    beneath: marks ? marksBeneath(marks, plan) : none,
    frame,
    coordinates: ground.coordinates,
    pieces: [...pieceGroups(pieces, plan), ...(ghosts ? takenGroups(ghosts, plan) : none)],
    above: turn ? [...above, turnMark(turn, orientation, board)] : above,
  };
}

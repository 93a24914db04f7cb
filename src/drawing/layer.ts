import type { Color, Kind } from '../board/piece.js';
import type { ShapeColor } from '../board/shape.js';

/**
 * What a picture is made of. All lengths are in squares: the playing area is `cols` wide and `rows`
 * high, its top left corner lies at 0, 0, and y runs down.
 *
 * A role says what a shape is, never what it looks like: the page paints roles with its style
 * sheet, the text picture with attributes.
 */

/** One path. */
export interface Layer {
  /** Words separated by spaces, such as `white king face`. */
  readonly role: LayerRole;
  /** SVG path data. */
  readonly d: string;
}

/** Layers that belong together and that a page can style as one. */
export interface Group {
  readonly role: GroupRole;
  /** The parts of an element that it belongs to, separated by spaces. */
  readonly part?: string;
  readonly layers: readonly Layer[];
  /** Where the origin of the layers lies and how much smaller they are: x, y, scale. */
  readonly place?: readonly [x: number, y: number, scale: number];
}

export type LayerRole =
  | BoardLayer
  | PointLayer
  | `${PieceRole} ${PieceLayer}`
  | `${Color} ${DiscLayer}`
  | CountLayer
  | MarkLayer;

export type BoardLayer =
  // the light squares, with the frame round the board
  | 'light'
  // the same on a board on which all squares are played
  | 'alt'
  | 'dark'
  | 'outside'
  // outside coordinates that nobody asked for: a small board leaves them out
  | 'outside unasked'
  | 'inside';

/** On a board of points, and around a throne. */
export type PointLayer =
  // all of the board, with the frame round it
  | 'field'
  | 'river'
  | 'wave'
  | 'lines'
  // what the lines leave free, the lozenges and the crown
  | 'throne-place'
  | 'throne-edge'
  | 'throne-sign';

/** A disc of a tower: its wall, and the face of the top or the lit edge of one below. */
export type DiscLayer = 'wall' | 'top' | 'lit';

/** How many pieces a tower has, also large for small boards. */
export type CountLayer = `count${'' | '-number'}${'' | ' large'}`;

/** From below: the drum, its face, the grooves, the emblem with the seam of a king. */
export type PieceLayer = 'drum' | 'face' | 'ring' | 'crown';

export type MarkLayer =
  | 'tint'
  | 'ghost'
  | 'brackets'
  | 'outline'
  | 'dashes'
  | 'corners'
  | 'cross'
  | 'cross-edge'
  | 'dot'
  | 'badge'
  | 'badge-cross'
  | 'focus-edge'
  | 'focus-ring'
  | 'disc'
  | 'promotion-ring'
  | 'promotion-badge'
  | 'promotion-sign'
  | 'route-edge'
  | 'beads'
  | 'numeral'
  | 'proof-edge'
  | 'proof-ring'
  | ShapeLayer
  // the grain of wood, the hatching of a book
  | 'grain'
  | 'hatch';

/** Of an arrow its shaft, its head and the squares that it passes; of a circle its line. */
export type ShapeLayer =
  | `${'shaft' | 'round'}-edge`
  | `shaft ${ShapeColor}-line`
  | `round ${ShapeColor}-line`
  | 'head'
  | 'stop'
  | `${'shaft' | 'round'}-core`;

export type PieceRole = `${Color} ${Kind}`;

/** All pieces of one kind and color, or a single one. */
export interface PieceGroup extends Group {
  readonly role: PieceRole;
}

export type GroupRole =
  | PieceRole
  // the lines of a board of points, and thrones
  | 'places'
  // pieces taken in a capture that is under way
  | 'taken'
  | 'last-move'
  | 'selected'
  | 'must-move'
  | 'refused'
  | 'target'
  | 'landing'
  | 'focus'
  // a king that can be promoted where it stands
  | 'promotion'
  // a capture that may be made, and squares that show why another may not
  | 'route'
  | 'proof'
  | `turn ${Color}`
  // each has a number of its own
  | `${'circle' | 'arrow'} ${ShapeColor} ${number}`
  | 'texture';

/** Where a group is put, as an SVG transform. */
export const transformOf = ({ place }: Group): string | undefined =>
  place && `translate(${place[0]} ${place[1]}) scale(${place[2]})`;

import type { Color } from '../board/piece.js';
import type { Variant } from '../board/variant.js';
import { type Coordinates, choices, coordinateLayers, coordinateMargin } from './coordinates.js';
import type { Layer } from './layer.js';
import { rectangle } from './path.js';
import { type Notation, namingOf, type Plan, planOf } from './plan.js';

/** Left, top, width and height, in squares. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** Everything of a board that stays when pieces move. */
export interface Ground {
  readonly plan: Plan;
  /** What the board and its margin take up. */
  readonly box: Box;
  readonly light: Layer;
  readonly dark: Layer;
  readonly coordinates: readonly Layer[];
}

const frameMargin = 0.06;
/** How far outside the squares the middle of the frame is. */
const frameAround = 0.03;

/**
 * The dark squares: every second column and every second row, filled by the even-odd rule, which
 * leaves out where they cross. A square each would be five times the text.
 */
function chequer(cols: number, rows: number, firstDark: 0 | 1): string {
  let d = '';
  for (let x = 1; x < cols; x += 2) d += rectangle(x, 0, 1, rows);
  for (let y = firstDark; y < rows; y += 2) d += rectangle(0, y, cols, 1);
  return d;
}

/** Whether the square in the top left corner of the picture is dark (0) or the next one is (1). */
export function firstDark({ rules: { board } }: Variant, orientation: Color): 0 | 1 {
  const { cols, rows, cells, corner } = board;
  const fromLeft = (corner === 'left') === (orientation === 'white') ? 0 : cols - 1;
  const fromTop = orientation === 'white' ? rows - 1 : 0;
  const played = (fromLeft + fromTop) % 2 === 0;
  // Where the light squares are played, the corner that is played is light.
  return played === (cells !== 'light') ? 0 : 1;
}

function newGround(
  variant: Variant,
  orientation: Color,
  coordinates: Coordinates,
  asked: boolean,
  notation: Notation | null | undefined,
): Ground {
  const { board } = variant;
  const { cols, rows } = board;
  const plan = planOf(board, orientation);
  const naming = namingOf(variant, notation);
  const outside = coordinates === 'outside' || coordinates === 'all';
  const margin = outside ? coordinateMargin : frameMargin;
  const every = board.isFull;
  return {
    plan,
    box: [-margin, -margin, cols + 2 * margin, rows + 2 * margin],
    light: {
      role: every ? 'alt' : 'light',
      d: rectangle(-frameAround, -frameAround, cols + 2 * frameAround, rows + 2 * frameAround),
    },
    dark: { role: 'dark', d: chequer(cols, rows, firstDark(variant, orientation)) },
    coordinates: coordinateLayers(board, naming, plan, coordinates, asked),
  };
}

// A page of a hundred diagrams has two or three grounds.
const grounds = new WeakMap<Variant, Map<string, Ground>>();

/** The ground of a variant's board, the same object for the same view. */
export function groundOf(
  variant: Variant,
  orientation: Color,
  coordinates: Coordinates | null | undefined,
  notation: Notation | null | undefined,
): Ground {
  const ofVariant = grounds.get(variant) ?? new Map<string, Ground>();
  grounds.set(variant, ofVariant);
  const key = `${orientation} ${coordinates} ${notation}`;
  const known = ofVariant.get(key);
  if (known) return known;
  // Attributes can have any value.
  const asked = choices.includes(coordinates as Coordinates);
  const shown = asked ? (coordinates as Coordinates) : 'outside';
  const ground = newGround(variant, orientation, shown, asked, notation);
  ofVariant.set(key, ground);
  return ground;
}

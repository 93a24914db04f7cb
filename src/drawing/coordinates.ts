import type { Board } from '../board/board.js';
import type { Naming } from '../board/naming.js';
import { type Label, writing } from './glyphs.js';
import type { Layer } from './layer.js';
import type { Plan } from './plan.js';

/** Where the names of squares stand: in the margin, in the squares, or both. */
export const choices = ['none', 'outside', 'inside', 'all'] as const;

export type Coordinates = (typeof choices)[number];

/** The margin that outside coordinates need, all round. */
export const coordinateMargin = 0.56;

const outsideCap = 0.228;
const insideCap = 0.125;
// of base lines above and below the board, and of the middle of a name beside it
const above = -0.18;
const below = 0.39;
const beside = 0.3;

/** The numbers of the squares on the edge, each in the margin where its square is. */
function numbers(board: Board, naming: Naming, { left, top }: Plan): Label[] {
  const labels: Label[] = [];
  for (const square of board.squares) {
    const text = naming.name(square);
    const x = left[square] ?? 0;
    const y = top[square] ?? 0;
    const baseline = y + 0.5 + outsideCap / 2;
    if (y === 0) labels.push({ text, x: x + 0.5, baseline: above });
    else if (y === board.rows - 1) labels.push({ text, x: x + 0.5, baseline: y + 1 + below });
    else if (x === 0) labels.push({ text, x: -beside, baseline });
    else if (x === board.cols - 1) labels.push({ text, x: board.cols + beside, baseline });
  }
  return labels;
}

/** The letters of the files below the board, the numbers of the ranks to its left. */
function filesAndRanks(board: Board, naming: Naming, { left, top }: Plan): Label[] {
  const files = new Map<number, Label>();
  const ranks = new Map<number, Label>();
  for (const square of board.squares) {
    const name = naming.name(square);
    const x = left[square] ?? 0;
    const y = top[square] ?? 0;
    files.set(x, { text: name.slice(0, 1), x: x + 0.5, baseline: board.rows + below });
    ranks.set(y, { text: name.slice(1), x: -beside, baseline: y + 0.5 + outsideCap / 2 });
  }
  return [...files.values(), ...ranks.values()];
}

/** The layers of coordinates; `asked` is false where they are only the default. */
export function coordinateLayers(
  board: Board,
  naming: Naming,
  plan: Plan,
  coordinates: Coordinates,
  asked: boolean,
): Layer[] {
  const layers: Layer[] = [];
  if (coordinates === 'outside' || coordinates === 'all') {
    const labels = (naming.kind === 'algebraic' ? filesAndRanks : numbers)(board, naming, plan);
    const role = asked ? 'outside' : 'outside unasked';
    layers.push({ role, d: writing(labels, outsideCap) });
  }
  if (coordinates === 'inside' || coordinates === 'all') {
    // In the corner that the men leave free.
    const labels = board.squares.map((square) => ({
      text: naming.name(square),
      x: (plan.left[square] ?? 0) + 0.04,
      baseline: (plan.top[square] ?? 0) + 0.165,
    }));
    layers.push({ role: 'inside', d: writing(labels, insideCap, true) });
  }
  return layers;
}

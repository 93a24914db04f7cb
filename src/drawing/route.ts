import type { Square } from '../board/piece.js';
import { type Label, writing } from './glyphs.js';
import type { Group, Layer } from './layer.js';
import { moveTo } from './path.js';
import { onSquares, type Plan } from './plan.js';

/** The way of a piece over the board, and what it takes. */
export interface Route {
  /** From, every landing, to. */
  readonly path: readonly Square[];
  readonly captures: readonly Square[];
}

/** What lies over and under the pieces for a while. */
export interface Overlay {
  readonly beneath: readonly Group[];
  readonly above: readonly Group[];
}

const cross = 'm-.13-.13l.26.26m0-.26l-.26.26';
const ring = 'm-.42 0a.42.42 0 1 1 0 .002z';
/** The disc of a landing and the number on it, and how much larger they are on a small board. */
const radius = 0.15;
const cap = 0.15;
const enlarged = 1.8;
/** A landing that is not the first on its square lies so far beside it, in discs. */
const beside = 2.1;

const middles = ({ middle }: Plan, squares: readonly Square[]): readonly string[] =>
  squares.map((square) => middle[square] ?? '');

/** The landings of a path, each with its number. */
function landings({ left, top }: Plan, path: readonly Square[], scale: number): readonly Layer[] {
  const r = radius * scale;
  let discs = '';
  const labels = path.slice(1).map((square, i): Label => {
    const before = path.slice(1, i + 1).filter((other) => other === square).length;
    const x = (left[square] ?? 0) + 0.5 + before * beside * r;
    const y = (top[square] ?? 0) + 0.5;
    discs += `${moveTo(x - r, y)}a${r} ${r} 0 1 1 0 .002z`;
    return { text: String(i + 1), x, baseline: y + (cap * scale) / 2 };
  });
  return [
    { role: 'badge', d: discs },
    { role: 'numeral', d: writing(labels, cap * scale) },
  ];
}

/** A line along a way, its landings with their numbers, and crosses on what it takes. */
export function routeOverlay({ path, captures }: Route, plan: Plan, isSmall = false): Overlay {
  const line = middles(plan, path)
    .join('')
    .replace(/(?!^)M/g, 'L');
  const crosses = onSquares(middles(plan, captures), cross);
  return {
    beneath: [
      {
        role: 'route',
        layers: [
          { role: 'route-edge', d: line },
          { role: 'beads', d: line },
        ],
      },
    ],
    above: [
      {
        role: 'route',
        layers: [
          { role: 'cross-edge', d: crosses },
          { role: 'cross', d: crosses },
          ...landings(plan, path, isSmall ? enlarged : 1),
        ],
      },
    ],
  };
}

/** Rings round the squares that show something. */
export function ringOverlay(squares: readonly Square[], plan: Plan): Overlay {
  const d = onSquares(middles(plan, squares), ring);
  const layers: readonly Layer[] = [
    { role: 'proof-edge', d },
    { role: 'proof-ring', d },
  ];
  return { beneath: [], above: [{ role: 'proof', layers }] };
}

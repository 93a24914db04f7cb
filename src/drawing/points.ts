import type { Variant } from '../board/variant.js';
import { crown } from './artwork.js';
import type { Layer, LayerRole } from './layer.js';
import { disc, scaled } from './more-path.js';
import { moveTo, short } from './path.js';
import type { Plan } from './plan.js';

/** Boards on whose points pieces stand, with a river and fortresses, and thrones on any board. */

/** How far outside the field the middle of the frame is, and how round its corners are. */
const frameAround = 0.03;
const corner = 0.1;

/** A board from edge to edge, half a step beyond the outer lines. */
function field(cols: number, rows: number): string {
  const around = (width: number, height: number): string => {
    const arc = (x: number, y: number): string =>
      `a${short(corner)} ${short(corner)} 0 0 1 ${short(x)} ${short(y)}`;
    return [
      `h${short(width)}${arc(corner, corner)}`,
      `v${short(height)}${arc(-corner, corner)}`,
      `h${short(-width)}${arc(-corner, -corner)}`,
      `v${short(-height)}${arc(corner, -corner)}z`,
    ].join('');
  };
  const less = 2 * (frameAround - corner);
  return moveTo(corner - frameAround, -frameAround) + around(cols + less, rows + less);
}

/** The upper bank of the river as a row of the picture; undefined where there is no river. */
function bankOf({ rules, board: { rows } }: Variant, whiteBelow: boolean): number | undefined {
  if (!rules.mechanics?.includes('longMen')) return undefined;
  return Math[whiteBelow ? 'ceil' : 'floor'](rows / 2) - 1;
}

/** The lines: ranks, and files that end at the river, but for the outer ones. */
function grid(cols: number, rows: number, bank: number | undefined): string {
  let d = `M.5.5h${cols - 1}v${rows - 1}h${1 - cols}z`;
  const below = rows - 2 - (bank ?? 0);
  for (let x = 1; x < cols - 1; x++)
    d += `M${x}.5.5v${bank === undefined ? rows - 1 : `${bank}m0 1v${below}`}`;
  for (let y = 1; y < rows - 1; y++) d += `M.5 ${y}.5h${cols - 1}`;
  return d;
}

/** Small waves between the banks, in two rows. */
function waves(cols: number, bank: number): string {
  let d = '';
  for (let x = 1; x < cols - 1; x++)
    d += `${moveTo(x + 0.72, bank + (x % 2 ? 0.9 : 1.1))}q.14-.12.28 0t.28 0`;
  return d;
}

/** The middles of the thrones. */
const thronesOf = (variant: Variant, { left, top }: Plan): readonly (readonly [number, number])[] =>
  (['white', 'black'] as const).flatMap((color) => {
    const square = variant.squareAt(variant.rules.throne?.[color] ?? '');
    return square ? [[(left[square] ?? 0) + 0.5, (top[square] ?? 0) + 0.5] as const] : [];
  });

/** The diagonals of the nine points around a throne, if all of them are on the board. */
const fortress = ([x, y]: readonly [number, number], cols: number, rows: number): string =>
  x > 1 && y > 1 && x < cols - 1 && y < rows - 1 ? `${moveTo(x - 1, y - 1)}l2 2m0-2l-2 2` : '';

const lozenge = (half: number): string =>
  `m0-${short(half)}l${short(half)} ${short(half)}-${short(half)} ${short(half)}-${short(half)}-${short(half)}z`;

/** A crown around the middle that it is told from, `size` times as large as that of a king. */
export const crownAt = (x: number, y: number, size: number): string =>
  moveTo(x - 0.23 * size, y - 0.1 * size) + scaled(crown, size);

/** Two lozenges, of which the outer one shows around a piece, and a crown. */
export function throneLayers(variant: Variant, plan: Plan): readonly Layer[] {
  const middles = thronesOf(variant, plan);
  if (middles.length === 0) return [];
  const onThrones = (shape: (x: number, y: number) => string): string =>
    middles.map(([x, y]) => shape(x, y)).join('');
  const outer = lozenge(0.54);
  return [
    { role: 'throne-place', d: onThrones((x, y) => moveTo(x, y) + outer) },
    {
      role: 'throne-edge',
      d: onThrones((x, y) => moveTo(x, y) + lozenge(0.4) + moveTo(x, y) + outer),
    },
    { role: 'throne-sign', d: onThrones((x, y) => crownAt(x, y - 0.014, 0.72)) },
  ];
}

/** The layers of a board of points, from below, without those of its thrones. */
export function pointLayers(
  variant: Variant,
  plan: Plan,
): readonly [field: Layer, second: Layer, ...rest: Layer[]] {
  const { cols, rows } = variant.board;
  const bank = bankOf(variant, plan.top[1] === 0);
  const fortresses = thronesOf(variant, plan).map((middle) => fortress(middle, cols, rows));
  const lines: Layer = { role: 'lines', d: grid(cols, rows, bank) + fortresses.join('') };
  const base: Layer = { role: 'field', d: field(cols, rows) };
  if (bank === undefined) return [base, lines];
  return [
    base,
    { role: 'river', d: `M0 ${bank}.5h${cols}v1h-${cols}z` },
    lines,
    { role: 'wave', d: waves(cols, bank) },
  ];
}

const circle = (r: number): string => `m-${short(r)} 0${disc(r)}`;

/** Marks around a point are round: a square would look like one. By their layers. */
export const pointShapes: Partial<Record<LayerRole, string>> = {
  tint: circle(0.48),
  outline: circle(0.45),
  dashes: circle(0.455),
};

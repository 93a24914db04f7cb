import { type Color, type Kind, kinds, type Piece, type Square } from '../board/piece.js';
import { artwork } from './artwork.js';
import type { Group, PieceGroup, PieceRole } from './layer.js';
import { moveTo } from './path.js';
import type { Plan } from './plan.js';

const colors: readonly Color[] = ['white', 'black'];

/** The layers of a piece with the middle of its square at x, y. */
const pathsAround = (kind: Kind, x: number, y: number): readonly string[] =>
  artwork[kind].map(([, startX, startY, path]) => moveTo(x + startX, y + startY) + path);

/** A piece, or all of a kind, as the paths of its layers. */
const groupOf = (role: PieceRole, kind: Kind, paths: readonly string[]): PieceGroup => ({
  role,
  part: `piece ${role}`,
  layers: artwork[kind].map(([layer], i) => ({ role: layer, d: paths[i] ?? '' })),
});

/** A piece by itself, the middle of its square at 0, 0: what a page can move about. */
export const pieceGroup = ({ color, kind }: Piece): PieceGroup =>
  groupOf(`${color} ${kind}`, kind, pathsAround(kind, 0, 0));

// Boards share squares and pieces, and writing numbers takes longer than all the rest.
const written: Readonly<Record<Kind, (readonly string[])[]>> = { man: [], king: [], star: [] };

/** The layers of a piece in the square whose left and top edges are at x, y. */
function pathsIn(kind: Kind, x: number, y: number): readonly string[] {
  const key = y * 256 + x;
  const known = written[kind][key];
  if (known) return known;
  const paths = pathsAround(kind, x + 0.5, y + 0.5);
  written[kind][key] = paths;
  return paths;
}

/** Pieces where they stand: a group for each kind of each color that there is, men first. */
export function pieceGroups(
  pieces: ReadonlyMap<Square, Piece>,
  { left, top }: Plan,
): readonly PieceGroup[] {
  const drawn: Record<Color, Partial<Record<Kind, string[]>>> = { white: {}, black: {} };
  pieces.forEach(({ color, kind }, square) => {
    const own = pathsIn(kind, left[square] ?? 0, top[square] ?? 0);
    const paths = drawn[color][kind];
    if (paths) for (let i = 0; i < own.length; i++) paths[i] += own[i] ?? '';
    else drawn[color][kind] = own.slice();
  });
  const groups: PieceGroup[] = [];
  for (const kind of kinds)
    for (const color of colors) {
      const paths = drawn[color][kind];
      if (paths) groups.push(groupOf(`${color} ${kind}`, kind, paths));
    }
  return groups;
}

/** Pieces that are taken in a capture under way and still on the board. */
export const takenGroups = (pieces: ReadonlyMap<Square, Piece>, plan: Plan): readonly Group[] =>
  pieceGroups(pieces, plan).map((group) => ({
    ...group,
    role: `${group.role as PieceRole} taken`,
  }));

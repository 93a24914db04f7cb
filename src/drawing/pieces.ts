import { type Color, type Kind, kinds, type Piece, type Square } from '../board/piece.js';
import { type Artwork, artwork } from './artwork.js';
import type { Group, PieceGroup } from './layer.js';
import { onSquares, type Plan } from './plan.js';

const colors: readonly Color[] = ['white', 'black'];

/** How the pieces of a game look, by kind. */
type Look = Readonly<Record<Kind, readonly Artwork[]>>;

/** Pieces of one kind and color, by the middles of their squares. */
function groupOf(color: Color, kind: Kind, middles: readonly string[], look: Look): PieceGroup {
  const role = `${color} ${kind}` as const;
  return {
    role,
    part: `piece ${role}`,
    layers: look[kind].map(([layer, shape]) => ({
      role: `${role} ${layer}`,
      d: onSquares(middles, shape),
    })),
  };
}

/** A piece by itself, the middle of its square at 0, 0: what a page can move about. */
export const pieceGroup = ({ color, kind }: Piece, look: Look = artwork): PieceGroup =>
  groupOf(color, kind, ['M0 0'], look);

/** Pieces where they stand: a group for each kind of each color that there is, men first. */
export function pieceGroups(
  pieces: ReadonlyMap<Square, Piece>,
  { middle }: Plan,
  look: Look = artwork,
): readonly PieceGroup[] {
  const middles: Record<Color, Record<Kind, string[]>> = {
    white: { man: [], king: [], star: [] },
    black: { man: [], king: [], star: [] },
  };
  pieces.forEach(({ color, kind }, square) => {
    middles[color][kind].push(middle[square] ?? '');
  });
  const groups: PieceGroup[] = [];
  for (const kind of kinds)
    for (const color of colors) {
      const where = middles[color][kind];
      if (where.length > 0) groups.push(groupOf(color, kind, where, look));
    }
  return groups;
}

/** Pieces that are taken in a capture under way and still on the board. */
export const takenGroup = (pieces: ReadonlyMap<Square, Piece>, plan: Plan): Group => ({
  role: 'taken',
  part: 'piece',
  layers: pieceGroups(pieces, plan).flatMap(({ layers }) => layers),
});

import type { Piece, Square } from '../board/piece.js';
import type { Setup } from '../board/setup.js';
import type { Variant } from '../board/variant.js';
import type { Box } from './ground.js';
import type { Group, PieceGroup } from './layer.js';
import type { Marks } from './marks.js';
import type { MorePictures } from './more.js';
import { court, withStars } from './more-artwork.js';
import { disc } from './more-path.js';
import { moveTo } from './path.js';
import { pieceGroup, pieceGroups } from './pieces.js';
import { onSquares, type Plan } from './plan.js';
import { crownAt, pointLayers, pointShapes, throneLayers } from './points.js';
import type { Scene } from './scene.js';
import { headroom, overhangOf, towerGroup } from './towers.js';

const hasPoints = ({ rules }: Variant): boolean => rules.board.cells === 'points';
const lookOf = ({ rules }: Variant): typeof court => (rules.throne ? court : withStars);

const piece = (one: Piece, variant: Variant): PieceGroup =>
  one.tower ? towerGroup(one) : pieceGroup(one, lookOf(variant));

/** Single pieces, then towers from the top of the picture: what is nearer covers what is behind. */
function groupsOf({ variant, pieces }: Setup, plan: Plan): readonly PieceGroup[] {
  const towers = [...pieces].filter(([, { tower }]) => tower);
  const single = new Map([...pieces].filter(([, { tower }]) => !tower));
  const y = ([square]: readonly [Square, Piece]): number => plan.top[square] ?? 0;
  return [
    ...pieceGroups(single, plan, lookOf(variant)),
    ...towers
      .sort((a, b) => y(a) - y(b))
      .map(([square, tower]) =>
        towerGroup(tower, (plan.left[square] ?? 0) + 0.5, (plan.top[square] ?? 0) + 0.5),
      ),
  ];
}

/** A box with room above for the towers of the top row. */
function withHeadroom([left, top, width, height]: Box, { rules }: Variant): Box {
  if (!rules.mechanics?.includes('towers')) return [left, top, width, height];
  // The highest end .455 above their squares.
  const room = Math.max(headroom, 0.46 + top);
  return [left, top - room, width, height + room];
}

function scene(plain: Scene, setup: Setup, plan: Plan): Scene {
  const { variant } = setup;
  const [light, dark, ...lines] = hasPoints(variant)
    ? pointLayers(variant, plan)
    : [plain.light, plain.dark];
  const layers = [...lines, ...throneLayers(variant, plan)];
  return {
    ...plain,
    box: withHeadroom(plain.box, variant),
    light,
    dark,
    beneath: layers.length > 0 ? [{ role: 'places', layers }] : [],
    pieces: groupsOf(setup, plan),
  };
}

const badgeSize = 0.23;
const badgeFromMiddle = 0.36;

/** Around a king that can be promoted where it stands, with a badge that tells to what. */
function promotion({ promotes }: Marks, { left, top }: Plan): readonly Group[] {
  if (promotes === undefined) return [];
  const x = (left[promotes] ?? 0) + 0.5;
  const y = (top[promotes] ?? 0) + 0.5;
  const [badgeX, badgeY] = [x + badgeFromMiddle, y - badgeFromMiddle];
  return [
    {
      role: 'promotion',
      part: 'target',
      layers: [
        { role: 'promotion-ring', d: moveTo(x - 0.455, y) + disc(0.455) },
        { role: 'promotion-badge', d: moveTo(badgeX - badgeSize, badgeY) + disc(badgeSize) },
        { role: 'promotion-sign', d: crownAt(badgeX, badgeY, 0.66) },
      ],
    },
  ];
}

/** Marks with round shapes, where a board has points. */
const rounded = (group: Group): Group => ({
  ...group,
  layers: group.layers.map(({ role, d }) => {
    const shape = pointShapes[role];
    return { role, d: shape ? onSquares(d.match(/M\S+ \d+\.5/g) ?? [], shape) : d };
  }),
});

function marked(scene: Scene, variant: Variant, marks: Marks, plan: Plan): Scene {
  const { promotes } = marks;
  // The badge stands for the dot that would lie on the piece.
  const dot = promotes === undefined ? /$^/ : new RegExp(`${plan.middle[promotes]}[^M]*`);
  const withoutDot = (group: Group): Group => ({
    ...group,
    layers: group.layers.map((layer) => ({ ...layer, d: layer.d.replace(dot, '') })),
  });
  return {
    ...scene,
    beneath: hasPoints(variant) ? scene.beneath.map(rounded) : scene.beneath,
    above: [
      ...scene.above.map((group) => (group.role === 'target' ? withoutDot(group) : group)),
      ...promotion(marks, plan),
    ],
  };
}

/** The pictures of games that few pages show, for `more`. */
export const pictures: Omit<MorePictures, 'split'> = { scene, piece, overhang: overhangOf, marked };

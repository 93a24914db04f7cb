import type { Square } from '../board/piece.js';
import type { Shape, ShapeColor } from '../board/shape.js';
import type { Group, Layer } from './layer.js';
import { moveTo, short } from './path.js';
import type { Plan } from './plan.js';
import type { Scene } from './scene.js';

type Point = readonly [x: number, y: number];

/** How far a head ends before the middle of its square, and how long its sides are. */
const beforeMiddle = 0.04;
const headLength = 0.29;
const headWidth = 0.82 * headLength;
/** The part of a shaft that lies over the piece that it points at. */
const stub = 0.3;
const stopSize = 0.1;
const stopHole = 0.08;
/** Between lines that join the same squares, and circles round the same one. */
const apart = 0.34;
const narrower = 0.115;
const roundSize = 0.435;

const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

/** A circle: one arc that stops so near to its beginning that nobody sees the gap. */
const circleAt = ([x, y]: Point, r: number): string =>
  `${moveTo(x - r, y)}a${short(r)} ${short(r)} 0 1 1 0 .002z`;

/** Which of those that are like it a shape is, and how many there are. */
function rankOf(shapes: readonly Shape[], index: number): readonly [rank: number, of: number] {
  const ends = ({ squares }: Shape): string =>
    squares.length > 2 ? squares.join() : [...squares].sort((a, b) => a - b).join();
  const like = shapes.filter((shape) => ends(shape) === ends(shapes[index] as Shape));
  return [like.indexOf(shapes[index] as Shape), like.length];
}

/** The points of an arrow, moved aside where others join the same squares. */
function pointsOf(squares: readonly Square[], place: Plan, aside: number): readonly Point[] {
  const points = squares.map(
    (at): Point => [(place.left[at] ?? 0) + 0.5, (place.top[at] ?? 0) + 0.5],
  );
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1) ?? first;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  // The same side whichever way they point.
  const way = (squares[0] as number) < (squares.at(-1) as number) ? aside : -aside;
  const x = (-(last[1] - first[1]) / length) * way;
  const y = ((last[0] - first[0]) / length) * way;
  return points.map((point) => [point[0] + x, point[1] + y]);
}

/** Its shaft passes under the pieces like a thread; its head and its stops lie over them. */
function arrow(
  color: ShapeColor,
  points: readonly Point[],
): readonly [beneath: readonly Layer[], above: readonly Layer[]] {
  const [endX, endY] = points.at(-1) as Point;
  const [fromX, fromY] = points.at(-2) as Point;
  const length = Math.hypot(endX - fromX, endY - fromY);
  const [wayX, wayY] = [(endX - fromX) / length, (endY - fromY) / length];
  const along = (back: number, aside = 0): Point => [
    endX - wayX * back - wayY * aside,
    endY - wayY * back + wayX * aside,
  ];
  const tip = along(beforeMiddle);
  const stops = points.slice(1, -1);
  const shaft = polyline([...points.slice(0, -1), tip]);
  const back = beforeMiddle + headLength;
  const sides = polyline([along(back, headWidth), tip, along(back, -headWidth)]);
  const passed = stops.map((point) => circleAt(point, stopSize)).join('');
  const point = polyline([along(beforeMiddle + stub), tip]);
  return [
    [
      { role: 'shaft-edge', d: shaft },
      { role: `shaft ${color}-line`, d: shaft },
      ...(color === 'yellow' ? [{ role: 'shaft-core', d: shaft } as const] : []),
    ],
    [
      { role: 'shaft-edge', d: sides + passed },
      { role: 'head', d: sides + point + passed },
      ...(passed
        ? [{ role: 'stop', d: stops.map((at) => circleAt(at, stopHole)).join('') } as const]
        : []),
    ],
  ];
}

function circle(color: ShapeColor, middle: Point, rank: number): readonly Layer[] {
  const d = circleAt(middle, Math.max(roundSize - rank * narrower, narrower));
  return [
    { role: 'round-edge', d },
    { role: `round ${color}-line`, d },
    ...(color === 'yellow' ? [{ role: 'round-core', d } as const] : []),
  ];
}

/** What is drawn twice is seen once. */
const unlike = (shapes: readonly Shape[]): readonly Shape[] => [
  ...new Map(shapes.map((shape) => [`${shape.color} ${shape.squares}`, shape])).values(),
];

/** A scene with circles and arrows on it, each over those before it. */
export function withShapes(scene: Scene, all: readonly Shape[], plan: Plan): Scene {
  const beneath: Group[] = [];
  const circles: Group[] = [];
  const heads: Group[] = [];
  const shapes = unlike(all);
  shapes.forEach(({ color, squares }, i) => {
    const [rank, count] = rankOf(shapes, i);
    if (squares.length > 1) {
      const aside = (rank - (count - 1) / 2) * apart;
      const [under, over] = arrow(color, pointsOf(squares, plan, aside));
      const group = { role: `arrow ${color} ${i}`, part: 'arrow' } as const;
      beneath.push({ ...group, layers: under });
      heads.push({ ...group, layers: over });
    } else {
      const [middle] = pointsOf(squares, plan, 0);
      const layers = circle(color, middle as Point, rank);
      circles.push({ role: `circle ${color} ${i}`, part: 'circle', layers });
    }
  });
  return {
    ...scene,
    beneath: [...scene.beneath, ...beneath],
    above: [...circles, ...heads, ...scene.above],
  };
}

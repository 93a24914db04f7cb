import type { Square } from '../board/piece.js';
import type { Setup } from '../board/setup.js';
import type { Group, GroupRole, MarkLayer } from './layer.js';
import { more } from './more.js';
import { onSquares, type Plan, planOf } from './plan.js';
import { type Scene, sceneOf, type View } from './scene.js';

/**
 * What is marked on a board. Each mark has a tint of its own, which changes the hue of a square and
 * never its luminance, and a shape of its own, so that it can be told without color.
 */
export interface Marks {
  /** The move that led to the position, and what it took. */
  readonly lastMove?:
    | { readonly from: Square; readonly to: Square; readonly captures?: readonly Square[] }
    | undefined;
  readonly selected?: Square | undefined;
  /** Empty squares that the selected piece can step to. */
  readonly targets?: readonly Square[] | undefined;
  /** Empty squares that it can land on in a capture. */
  readonly landings?: readonly Square[] | undefined;
  /** Pieces that have to move, because they have to capture. */
  readonly mustMove?: readonly Square[] | undefined;
  /** A king that can be promoted where it stands. */
  readonly promotes?: Square | undefined;
  /** The piece whose move was refused. */
  readonly refused?: Square | undefined;
  /** Where the keyboard is. */
  readonly focus?: Square | undefined;
  /** Shows beside the board whose turn it is, if the setup says. */
  readonly turn?: boolean | undefined;
}

/** How a setup is shown, with marks. */
export interface MarkedView extends View {
  readonly marks?: Marks | undefined;
}

// Shapes, from the middle of a square.
const tile = 'm-.5-.5h1v1h-1z';
const outline = 'm-.45-.45h.9v.9h-.9z';
const dashes = 'm-.455-.455h.91v.91h-.91z';
const ghost = 'm-.33 0a.33.33 0 1 1 0 .002z';
const brackets = 'm-.445-.245v-.2h.2m.49 0h.2v.2m0 .49v.2h-.2m-.49 0h-.2v-.2';
const corners = 'm-.5-.5h.25l-.25.25zm1 0v.25l-.25-.25zm0 1h-.25l.25-.25zm-1 0v-.25l.25.25z';
const cross = 'm-.13-.13l.26.26m0-.26l-.26.26';
const dot = 'm-.13 0a.13.13 0 1 1 0 .002z';
const ringedDot =
  'm-.26 0a.26.26 0 1 1 0 .002zm.075 0a.185.185 0 1 1 0 .002zm.1 0a.085.085 0 1 1 0 .002z';
const badge = 'm.15-.32a.17.17 0 1 1 0 .002z';
const badgeCross = 'm.255-.385l.13.13m0-.13l-.13.13';
const focus =
  'm-.38-.48h.76a.1.1 0 0 1 .1.1v.76a.1.1 0 0 1-.1.1h-.76a.1.1 0 0 1-.1-.1v-.76a.1.1 0 0 1 .1-.1z';

/** A layer of a mark: a shape on each of some squares. */
type Stroke = readonly [role: MarkLayer, shape: string, squares: readonly Square[]];

const list = (square: Square | undefined): readonly Square[] =>
  square === undefined ? [] : [square];

/** The parts that marks are; others have none. */
const parts: Partial<Record<GroupRole, string>> = {
  'last-move': 'last-move',
  'must-move': 'must-move',
  selected: 'selection',
  target: 'target',
  landing: 'target',
};

/** The group of a mark, if the mark is anywhere. */
function draw({ middle }: Plan, role: GroupRole, ...strokes: readonly Stroke[]): Group[] {
  const layers = strokes.flatMap(([layer, shape, squares]) => {
    const middles = squares.map((square) => middle[square] ?? '');
    return middles.length > 0 ? { role: layer, d: onSquares(middles, shape) } : [];
  });
  const part = parts[role];
  return layers.length > 0 ? [{ role, layers, ...(part && { part }) }] : [];
}

/** Marks that lie under the pieces. Of two on one square the later one, the stronger, is seen. */
function marksBeneath(marks: Marks, plan: Plan): Group[] {
  const { lastMove, mustMove = [] } = marks;
  const from = list(lastMove?.from);
  const to = list(lastMove?.to);
  const selected = list(marks.selected);
  const refused = list(marks.refused);
  return [
    ...draw(
      plan,
      'last-move',
      ['tint', tile, [...from, ...to]],
      ['ghost', ghost, from],
      ['brackets', brackets, to],
    ),
    ...draw(plan, 'must-move', ['tint', tile, mustMove], ['corners', corners, mustMove]),
    ...draw(plan, 'selected', ['tint', tile, selected], ['outline', outline, selected]),
    ...draw(plan, 'refused', ['tint', tile, refused], ['dashes', dashes, refused]),
  ];
}

/** Marks that lie over the pieces; `taken` are pieces taken in a capture that is under way. */
function marksAbove(marks: Marks, plan: Plan, taken: readonly Square[]): Group[] {
  const crossed = [...(marks.lastMove?.captures ?? []), ...taken];
  const refused = list(marks.refused);
  const focused = list(marks.focus);
  return [
    ...draw(plan, 'last-move', ['cross-edge', cross, crossed], ['cross', cross, crossed]),
    ...draw(plan, 'target', ['dot', dot, marks.targets ?? []]),
    ...draw(plan, 'landing', ['dot', ringedDot, marks.landings ?? []]),
    ...draw(plan, 'refused', ['badge', badge, refused], ['badge-cross', badgeCross, refused]),
    ...draw(plan, 'focus', ['focus-edge', focus, focused], ['focus-ring', focus, focused]),
  ];
}

/** Describes the picture of a setup with the marks that lie on its board. */
export function withMarks(setup: Setup, view: MarkedView = {}): Scene {
  const { marks = {}, orientation = 'white' } = view;
  const { variant, ghosts } = setup;
  const plan = planOf(variant.board, orientation);
  const scene = sceneOf(setup, view);
  const marked = {
    ...scene,
    beneath: [...scene.beneath, ...marksBeneath(marks, plan)],
    above: marksAbove(marks, plan, [...(ghosts?.keys() ?? [])]),
  };
  return more.marked?.(marked, variant, marks, plan) ?? marked;
}

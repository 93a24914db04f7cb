import type { Setup } from '../../board/setup.js';
import type { Group } from '../../drawing/layer.js';
import { markCss } from '../../drawing/mark-paint.css.js';
import type { Marks } from '../../drawing/marks.js';
import type { Scene, View } from '../../drawing/scene.js';
import { markedScene } from '../../drawing/turn-mark.js';
import { turnCss } from '../../drawing/turn-paint.css.js';
import { textOf } from '../draughts-board/asked.js';
import type { Extra, ExtrasBoard } from './extras.js';
import { adopt } from './sheets.js';

/** What an author can ask for, and the groups that show it. */
const tokens: Readonly<Record<string, RegExp>> = {
  targets: /^(target|landing)$/,
  'must-move': /^must-move$/,
  'last-move': /^last-move$/,
  turn: /^turn /,
};

/** The marks that an author wants to be seen, and no others. */
export class Show implements Extra {
  readonly #board: ExtrasBoard;

  constructor(board: ExtrasBoard) {
    this.#board = board;
  }

  scene(scene: Scene, setup: Setup, view: View): Scene {
    const asked = askedFor(this.#board.host.show);
    if (!asked) return scene;
    const isAsked = ({ role }: Group): boolean =>
      Object.entries(tokens).every(([token, roles]) => !roles.test(role) || asked.has(token));
    const marks = markedScene(setup, { ...view, marks: this.#marks(asked) });
    const isMissing = ({ role }: Group): boolean =>
      ![...scene.beneath, ...scene.above].some((group) => group.role === role);
    return {
      ...scene,
      box: marks.box,
      beneath: [...marks.beneath.filter(isMissing), ...scene.beneath.filter(isAsked)],
      above: [...scene.above.filter(isAsked), ...marks.above.filter(isMissing)],
    };
  }

  updated(): void {
    adopt(this.#board.root, markCss);
    adopt(this.#board.root, turnCss);
  }

  /** The marks that need no hand on the board. */
  #marks(asked: ReadonlySet<string>): Marks {
    const { lastMove, position, outcome } = this.#board.session();
    const moves = outcome ? [] : (position?.legalMoves() ?? []);
    const taking = moves.filter(({ captures }) => captures.length > 0);
    return {
      lastMove: asked.has('last-move') ? lastMove : undefined,
      mustMove: asked.has('must-move') ? [...new Set(taking.map(({ from }) => from))] : [],
      turn: asked.has('turn'),
    };
  }
}

/** The marks that are asked for; undefined where nothing is said of them. */
export function askedFor(show: unknown): ReadonlySet<string> | undefined {
  const text = textOf(show);
  return text === undefined ? undefined : new Set(text.toLowerCase().split(/\s+/));
}

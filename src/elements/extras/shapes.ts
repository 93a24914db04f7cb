import type { Setup } from '../../board/setup.js';
import type { Shape } from '../../board/shape.js';
import type { Drawing } from '../../drawing/draw.js';
import { planOf } from '../../drawing/plan.js';
import type { Scene, View } from '../../drawing/scene.js';
import { shapeCss } from '../../drawing/shape-paint.css.js';
import { withShapes } from '../../drawing/shapes.js';
import { shapeWords } from '../../locales/en/shapes.js';
import { wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import { parseComment } from '../../notation/comment.js';
import { parseShapes } from '../../notation/shapes.js';
import { textOf } from '../draughts-board/asked.js';
import { DrawnShapes } from './drawn-shapes.js';
import type { Extra, ExtrasBoard } from './extras.js';
import { relabelled } from './relabel.js';
import { adopt } from './sheets.js';

/** Circles and arrows: those of the author, of the comment on the last move, and the reader's own. */
export class Shapes implements Extra {
  readonly drawn: DrawnShapes;
  readonly #board: ExtrasBoard;
  /** The text that was read last, for which game, and what has become of it. */
  #text = '';
  #given: readonly Shape[] = [];
  #game: unknown;

  constructor(board: ExtrasBoard) {
    this.#board = board;
    this.drawn = new DrawnShapes(board);
  }

  /** All that is to be seen, from below. */
  get all(): readonly Shape[] {
    return [...this.#fromComment, ...this.#fromAuthor, ...this.drawn.all];
  }

  scene(scene: Scene, setup: Setup, view: View): Scene {
    const plan = planOf(setup.variant.board, view.orientation ?? 'white');
    return withShapes(scene, this.all, plan);
  }

  drawings(all: readonly Drawing[]): readonly Drawing[] {
    const { host } = this.#board;
    const shapes = this.all;
    // No word before its language is there.
    if (!this.#board.language()) return all;
    if (shapes.length === 0 || (host.getAttribute('aria-label') ?? host.label)) return all;
    const words = shapes.map((shape) => this.said(shape));
    return relabelled(all, (before) => [before, ...words].join('. '));
  }

  updated(): void {
    adopt(this.#board.root, shapeCss);
  }

  /** A shape in words. */
  said({ color, squares }: Shape): string {
    const words = wordsIn(this.#board, shapeWords);
    const names = squares.map((square) => this.#board.name(square));
    return names.length > 1
      ? say(words.arrow[color], { squares: names.join('-') })
      : say(words.circle[color], { square: names[0] ?? '' });
  }

  get #fromComment(): readonly Shape[] {
    const { node, tail, game } = this.#board.session();
    return tail.length > 0
      ? []
      : node.comments.flatMap((comment) => parseComment(comment, game.variant).shapes);
  }

  get #fromAuthor(): readonly Shape[] {
    const { variant } = this.#board.session().game;
    const text = textOf(this.#board.host.shapes) ?? '';
    if (text === this.#text && variant === this.#game) return this.#given;
    const { shapes, unknown } = parseShapes(text, variant);
    if (unknown.length > 0)
      console.warn(`No shapes of ${variant.name}: ${unknown.slice(0, 10).join(' ').slice(0, 200)}`);
    this.#text = text;
    this.#game = variant;
    this.#given = shapes;
    return shapes;
  }
}

import type { Square } from '../../board/piece.js';
import type { Shape } from '../../board/shape.js';
import { Game } from '../../game/game.js';
import { Session } from '../../game/session.js';
import { handsWords } from '../../locales/en/hands.js';
import { wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import { formatShapes } from '../../notation/shapes.js';
import type { Move } from '../../rules/move.js';
import type { Position } from '../../rules/position.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import { MoveInput } from '../hands/move-input.js';
import type { Site } from './site.js';
import { speakerOf } from './spoken.js';
import { showOn, stillBoard } from './still.js';
import { following } from './ways.js';

/** A capture of several jumps. */
interface Capture {
  readonly move: Move;
  readonly position: Position;
}

const captureOf = (move: Move | undefined, position: Position | undefined): Capture | undefined =>
  move && position && move.path.length > 2 && move.captures.length === move.path.length - 1
    ? { move, position }
    : undefined;

/** Goes through a capture landing by landing, on a still board over the one of the viewer. */
export class Hops {
  readonly #site: Site;
  #board: DraughtsBoard | undefined;
  #capture: Capture | undefined;
  /** How many jumps are shown of it. */
  #jumps = 0;

  constructor(site: Site) {
    this.#site = site;
    site.root.addEventListener('position-change', () => this.end());
    site.room('board').addEventListener('pointerdown', () => this.end());
  }

  /** A jump further, or a move where there is none. */
  next(): void {
    const node = following(this.#site)[0]?.node;
    const move = node?.kind === 'move' ? node.move : undefined;
    const capture = this.#capture ?? captureOf(move, this.#site.session().position);
    if (capture && this.#jumps + 1 < capture.move.captures.length)
      this.#show(capture, this.#jumps + 1);
    else void this.#site.go('next');
  }

  /** A jump back. */
  previous(): void {
    if (this.#capture && this.#jumps > 1) this.#show(this.#capture, this.#jumps - 1);
    else if (this.#capture) this.end();
    else {
      const { lastMove, previousPosition } = this.#site.session();
      const capture = captureOf(lastMove, previousPosition);
      void this.#site.go('previous').then(() => {
        if (capture) this.#show(capture, capture.move.captures.length - 1);
      });
    }
  }

  /** Shows the position as it is again; false if nothing else was shown. */
  end(): boolean {
    const wasShown = this.#capture !== undefined;
    this.#capture = undefined;
    this.#jumps = 0;
    this.#board?.remove();
    return wasShown;
  }

  #show(capture: Capture, jumps: number): void {
    const site = this.#site;
    this.#capture = capture;
    this.#jumps = jumps;
    const { move, position } = capture;
    const { variant } = position;
    const path = move.path.slice(0, jumps + 1);
    const taken = move.captures.slice(0, jumps);
    const input = Object.assign(new MoveInput(position), { path, taken });
    const immediate = variant.rules.capture.removal === 'immediate';
    const pieces = input.moved(position.setup.pieces, immediate);
    this.#board ??= stillBoard(site);
    this.#board.className = 'hop';
    const start = { ...position.setup, pieces };
    showOn(this.#board, site, new Session(new Game({ variant, start })));
    const shapes: Shape[] = [
      { color: 'green', squares: path },
      ...taken
        .filter((at) => pieces.has(at))
        .map((at) => ({ color: 'red', squares: [at] }) as const),
    ];
    this.#board.shapes = formatShapes(shapes, variant.naming());
    const room = site.room('board');
    if (this.#board.parentNode !== room) room.append(this.#board);
    this.#tell(position, path, jumps);
  }

  #tell(position: Position, path: readonly Square[], n: number): void {
    const site = this.#site;
    const { name } = speakerOf(site);
    const values = {
      side: site.language().side[position.turn],
      from: name(path[0] as Square),
      to: name(path.at(-1) as Square),
      n,
    };
    site.say(say(wordsIn(site, handsWords).capture, values));
  }
}

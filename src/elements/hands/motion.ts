import type { Square } from '../../board/piece.js';
import type { LivePieces } from './live-pieces.js';

/** Milliseconds: a quiet step, a jump, the rest on a landing, the longest capture. */
const STEP = 200;
const HOP = 160;
const PAUSE = 40;
const LONGEST = 900;
/** How long a taken piece fades. */
const FADE = 140;

const stepEasing = 'cubic-bezier(.2, .7, .2, 1)';
const hopEasing = 'cubic-bezier(.45, 0, .25, 1)';

/** The way of a piece over the board. */
export interface Passage {
  /** The piece that moves, by the square it belongs to; the first of its path if left out. */
  readonly piece?: Square;
  /** Where it goes: at least two squares. */
  readonly path: readonly Square[];
  /** Whether it goes jump by jump. */
  readonly jumps: boolean;
  /** Pieces that leave the board, in the order of the jumps. */
  readonly taken?: readonly Square[];
  /** Whether each leaves with its jump, not all when the move ends. */
  readonly immediate?: boolean;
}

/** Moves pieces over the board. It can be cut short at any time. */
export class Motion {
  readonly #pieces: LivePieces;
  #running: readonly Animation[] = [];

  constructor(pieces: LivePieces) {
    this.#pieces = pieces;
  }

  /** Jumps to the end of what is moving. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** Shows a passage; settles when it has been shown, or at once where nothing should move. */
  async show(passage: Passage): Promise<void> {
    const { path, jumps, taken = [], immediate } = passage;
    this.finish();
    const piece = passage.piece ?? path[0];
    const element = piece && this.#pieces.element(piece);
    const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || path.length < 2 || still) return;
    this.#pieces.raise(piece);
    const hops = path.length - 1;
    const duration = jumps ? Math.min(hops * (HOP + PAUSE) - PAUSE, LONGEST) : STEP;
    const running = [element.animate(this.#frames(path, jumps), { duration, fill: 'forwards' })];
    // Those taken on landings that were made before have no hop here.
    const made = taken.length - hops;
    taken.forEach((square, i) => {
      const delay = immediate ? ((i + 1 - made) * duration) / hops : duration;
      const fading = this.#fade(square, delay);
      if (fading) running.push(fading);
    });
    this.#running = running;
    await Promise.allSettled(running.map(({ finished }) => finished));
    if (this.#running === running) this.#running = [];
    for (const animation of running) animation.cancel();
  }

  #frames(path: readonly Square[], jumps: boolean): Keyframe[] {
    const hops = path.length - 1;
    // A part of the time before each landing but the last.
    const rest = jumps && hops > 1 ? PAUSE / (hops * (HOP + PAUSE) - PAUSE) : 0;
    const easing = jumps ? hopEasing : stepEasing;
    return path.flatMap((square, i) => {
      const [x, y] = this.#pieces.middle(square);
      const frame = { transform: `translate(${x}px, ${y}px)`, easing };
      const leaves = (i * (1 + rest)) / hops;
      if (i === 0 || i === hops) return [{ ...frame, offset: i / hops }];
      return [
        { ...frame, offset: leaves - rest },
        { ...frame, offset: leaves },
      ];
    });
  }

  #fade(square: Square, delay: number): Animation | undefined {
    const frames = [{ opacity: 1 }, { opacity: 0 }];
    const timing = { duration: FADE, delay, easing: 'ease-out', fill: 'forwards' } as const;
    return this.#pieces.leaving(square)?.animate(frames, timing);
  }
}

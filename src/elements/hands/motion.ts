import type { Square } from '../../board/piece.js';
import type { LivePieces } from './live-pieces.js';

/** Milliseconds, where a quiet step takes 200: a jump, the rest on a landing, the longest capture. */
const STEP = 200;
const HOP = 160;
const PAUSE = 40;
const LONGEST = 900;
/** How long a taken piece fades, a piece is crowned, refuses to go, is taken up. */
const FADE = 140;
const CROWN = 220;
const SHAKE = 260;
const LIFT = 90;

const stepEasing = 'cubic-bezier(.2, .7, .2, 1)';
const hopEasing = 'cubic-bezier(.45, 0, .25, 1)';
const crownEasing = 'cubic-bezier(.2, .9, .3, 1.2)';

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

/** Whether readers want no motion, or nobody sees it. */
export const isStill = (step: number): boolean =>
  !(step > 0 && step < 1e6) ||
  document.hidden ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

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
  async show(passage: Passage, step: number = STEP): Promise<void> {
    const { path, jumps, taken = [], immediate } = passage;
    this.finish();
    const piece = passage.piece ?? path[0];
    const element = piece && this.#pieces.element(piece);
    if (!element || path.length < 2 || isStill(step)) return;
    this.#pieces.raise(piece);
    const pace = step / STEP;
    const hops = path.length - 1;
    // What is taken at the end fades within the time for all.
    const longest = LONGEST - (taken.length > 0 ? FADE : 0);
    const duration = pace * (jumps ? Math.min(hops * (HOP + PAUSE) - PAUSE, longest) : STEP);
    const running = [element.animate(this.#frames(path, jumps), { duration, fill: 'forwards' })];
    if (jumps) running.push(element.animate(rises(hops), { duration, composite: 'add' }));
    // Those taken on landings that were made before have no hop here.
    const made = taken.length - hops;
    taken.forEach((square, i) => {
      const delay = immediate ? ((i + 1 - made) * duration) / hops : duration;
      running.push(...this.#fade(square, delay, pace));
    });
    await this.#run(running);
  }

  /** Shows that a piece has been promoted: its upper half drops, and the crown appears. */
  async crown(square: Square | undefined, step: number = STEP): Promise<void> {
    const element = square && this.#pieces.element(square);
    if (!element || isStill(step)) return;
    const timing = { duration: (CROWN * step) / STEP, easing: crownEasing };
    const drops = { transform: ['translateY(-.12px)', 'none'] };
    const running = [...element.querySelectorAll('.face, .ring')].map((layer) =>
      layer.animate(drops, timing),
    );
    for (const layer of element.querySelectorAll('.crown'))
      running.push(layer.animate({ ...drops, opacity: [0, 1] }, timing));
    await this.#run(running);
  }

  /** Shows that a piece does not go. */
  shake(square: Square | undefined, step: number = STEP): void {
    const element = square && this.#pieces.element(square);
    if (!element || isStill(step)) return;
    const transform = [0, -0.06, 0.06, -0.03, 0].map((x) => `translateX(${x}px)`);
    const timing = { duration: (SHAKE * step) / STEP, composite: 'add' } as const;
    void this.#run([element.animate({ transform }, timing)]);
  }

  /** Takes a piece up; it comes down by itself when it is let go. */
  lift(square: Square, step: number = STEP): void {
    const element = this.#pieces.element(square);
    if (!element || isStill(step)) return;
    const timing = {
      duration: (LIFT * step) / STEP,
      easing: 'ease-out',
      composite: 'add',
    } as const;
    void this.#run([element.animate({ transform: ['scale(.926)', 'none'] }, timing)]);
  }

  /** Settles when all have ended. */
  async #run(running: readonly Animation[]): Promise<void> {
    this.#running = [...this.#running, ...running];
    await Promise.allSettled(running.map(({ finished }) => finished));
    this.#running = this.#running.filter((animation) => !running.includes(animation));
    for (const animation of running) animation.cancel();
  }

  #frames(path: readonly Square[], jumps: boolean): Keyframe[] {
    const hops = path.length - 1;
    const easing = jumps ? hopEasing : stepEasing;
    return path.flatMap((square, i) => {
      const [x, y] = this.#pieces.middle(square);
      const frame = { transform: `translate(${x}px, ${y}px)`, easing };
      if (i === 0 || i === hops) return [{ ...frame, offset: i / hops }];
      const { lands, leaves } = timesOf(i, jumps ? hops : 0);
      return [
        { ...frame, offset: jumps ? lands : i / hops },
        { ...frame, offset: jumps ? leaves : i / hops },
      ];
    });
  }

  #fade(square: Square, delay: number, pace: number): readonly Animation[] {
    const element = this.#pieces.leaving(square);
    const timing = { duration: FADE * pace, delay, easing: 'ease-out', fill: 'forwards' } as const;
    return element
      ? [
          element.animate({ opacity: [1, 0] }, timing),
          element.animate({ transform: ['none', 'scale(.92)'] }, { ...timing, composite: 'add' }),
        ]
      : [];
  }
}

/** When, of the whole time, a piece comes to a landing and leaves it again. */
function timesOf(landing: number, hops: number): { lands: number; leaves: number } {
  const rest = hops > 1 ? PAUSE / (hops * (HOP + PAUSE) - PAUSE) : 0;
  const leaves = (landing * (1 + rest)) / hops;
  return { lands: leaves - rest, leaves };
}

/** A piece that jumps is nearer to who looks in the middle of each hop. */
function rises(hops: number): Keyframe[] {
  const ground = { transform: 'scale(1)', easing: 'ease-out' };
  const up = { transform: 'scale(1.06)', easing: 'ease-in' };
  const frames: Keyframe[] = [{ ...ground, offset: 0 }];
  for (let hop = 1; hop <= hops; hop++) {
    const from = hop === 1 ? 0 : timesOf(hop - 1, hops).leaves;
    const to = hop === hops ? 1 : timesOf(hop, hops).lands;
    frames.push({ ...up, offset: (from + to) / 2 }, { ...ground, offset: to });
    if (hop < hops) frames.push({ ...ground, offset: timesOf(hop, hops).leaves });
  }
  return frames;
}

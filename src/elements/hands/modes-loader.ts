import { isOn } from '../shared/flag.js';
import type { Modes, ModesTarget } from './modes.js';

/** Fetches what few boards are played with, when one asks for it. */
export class ModesLoader {
  readonly #target: ModesTarget;
  #modes: Modes | undefined;
  #loading: Promise<void> | undefined;
  #isLost = false;

  constructor(target: ModesTarget) {
    this.#target = target;
  }

  get loaded(): Modes | undefined {
    return this.#modes;
  }

  /** Whether all is there that the board asks for, or cannot be. */
  get isReady(): boolean {
    return !this.#isAsked || (this.#modes?.isReady ?? this.#isLost);
  }

  updated(): void {
    const modes = this.#modes;
    // Not while the board is still being drawn.
    if (modes) queueMicrotask(() => modes.updated());
    else if (this.#isAsked) this.#loading ??= this.#load();
  }

  get #isAsked(): boolean {
    const { movable, enforcement, autoForced } = this.#target.board.host;
    return movable === 'free' || enforcement === 'claim' || isOn(autoForced);
  }

  async #load(): Promise<void> {
    try {
      const { Modes } = await import('./modes.js');
      this.#modes = new Modes(this.#target);
      this.#modes.updated();
    } catch {
      this.#isLost = true;
    }
    this.#target.board.redraw();
  }
}

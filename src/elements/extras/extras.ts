import type { Setup } from '../../board/setup.js';
import type { Drawing } from '../../drawing/draw.js';
import type { Scene, View } from '../../drawing/scene.js';
import type { Session } from '../../game/session.js';
import type { HandsBoard } from '../hands/hands-board.js';

/** The properties of a board that are loaded for. */
export interface ExtraProperties {
  readonly name: unknown;
  readonly required: unknown;
  readonly htmlFor: unknown;
  readonly at: unknown;
  readonly opening: unknown;
  readonly openingSeed: unknown;
}

/** What a board lends to all that is loaded for it later. */
export interface ExtrasBoard extends HandsBoard {
  readonly host: HandsBoard['host'] & ExtraProperties;
  /** How it is looked at. */
  view(): View;
  /** Whether the author has given it anything to show. */
  hasSource(): boolean;
  /** Shows another session, until something else is asked for. */
  show(session: Session): void;
}

/** One thing that few boards have. */
export interface Extra {
  /** The picture with what this adds to it. */
  scene?(scene: Scene, setup: Setup, view: View): Scene;
  /** What is drawn beside the picture. */
  drawings?(): readonly Drawing[];
  /** Called when the board has been drawn, also when it comes back to a page. */
  updated?(): void;
  /** The board has left the page. */
  disconnected?(): void;
}

/** A class of extras, from a module of its own. */
type Fetch = () => Promise<new (board: ExtrasBoard) => Extra>;

const formField: Fetch = async () => (await import('./form-field.js')).FormField;

/** What each property needs. */
const needs: readonly (readonly [keyof ExtraProperties, Fetch])[] = [
  ['name', formField],
  ['required', formField],
  ['htmlFor', async () => (await import('./link.js')).Link],
  ['opening', async () => (await import('./random-start.js')).RandomStart],
];

/** All that an author has asked a board for and that few boards have. */
export class Extras {
  readonly #board: ExtrasBoard;
  /** Settles when all that has been asked for has been fetched, or could not be. */
  pending: Promise<unknown> = Promise.resolve();
  /** Undefined while it is on its way. */
  readonly #extras = new Map<Fetch, Extra | undefined>();

  constructor(board: ExtrasBoard) {
    this.#board = board;
  }

  scene(scene: Scene, setup: Setup, view: View): Scene {
    return this.#all.reduce((whole, extra) => extra.scene?.(whole, setup, view) ?? whole, scene);
  }

  drawings(): readonly Drawing[] {
    return this.#all.flatMap((extra) => extra.drawings?.() ?? []);
  }

  updated(): void {
    for (const [name, fetch] of needs)
      if (isAsked(this.#board.host[name]) && !this.#extras.has(fetch))
        this.pending = Promise.all([this.pending, this.#load(fetch)]);
    for (const extra of this.#all) extra.updated?.();
  }

  disconnected(): void {
    for (const extra of this.#all) extra.disconnected?.();
  }

  get #all(): readonly Extra[] {
    return [...this.#extras.values()].filter((extra) => extra !== undefined);
  }

  async #load(fetch: Fetch): Promise<void> {
    this.#extras.set(fetch, undefined);
    try {
      const Made = await fetch();
      const extra = new Made(this.#board);
      this.#extras.set(fetch, extra);
      extra.updated?.();
      this.#board.redraw();
    } catch {
      // The next drawing tries again.
      this.#extras.delete(fetch);
    }
  }
}

const isAsked = (value: unknown): boolean => value != null && value !== false && value !== '';

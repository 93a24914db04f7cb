import type { Setup } from '../../board/setup.js';
import type { Shape } from '../../board/shape.js';
import type { Drawing } from '../../drawing/draw.js';
import type { Scene, View } from '../../drawing/scene.js';
import type { Diagnostic } from '../../game/diagnostic.js';
import type { Loaded } from '../draughts-board/record.js';
import type { HandsBoard } from '../hands/hands-board.js';
import { hasShapes } from '../shared/has-shapes.js';
import type { Shapes } from './shapes.js';
import type { Sketch } from './sketch.js';
import { States } from './states.js';

/** The properties of a board that are loaded for. */
export interface ExtraProperties {
  readonly name: unknown;
  readonly required: unknown;
  readonly htmlFor: unknown;
  readonly at: unknown;
  readonly opening: unknown;
  readonly openingSeed: unknown;
  readonly theme: unknown;
  readonly shapes: unknown;
  readonly show: unknown;
  readonly pieces: unknown;
  readonly label: unknown;
  readonly orientation: unknown;
}

/** What a board lends to all that is loaded for it later. */
export interface ExtrasBoard extends HandsBoard {
  readonly host: HandsBoard['host'] &
    ExtraProperties & { readonly diagnostics: readonly Diagnostic[] };
  /** How it is looked at. */
  view(): View;
  /** Whether the author has given it anything to show. */
  hasSource(): boolean;
  /** Shows another session, until something else is asked for. */
  show(loaded: Loaded): void;
}

/** One thing that few boards have. */
export interface Extra {
  /** The picture with what this adds to it. */
  scene?(scene: Scene, setup: Setup, view: View): Scene;
  /** All that is drawn, with what this changes in it. */
  drawings?(all: readonly Drawing[]): readonly Drawing[];
  /** Called when the board has been drawn, also when it comes back to a page. */
  updated?(): void;
  /** The board has left the page. */
  disconnected?(): void;
}

/** A class of extras, from a module of its own. */
type Fetch = () => Promise<new (board: ExtrasBoard) => Extra>;

const formField: Fetch = async () => (await import('./form-field.js')).FormField;
const shapes: Fetch = async () => (await import('./shapes.js')).Shapes;

/** What each property needs; what comes first is the nearest to the board. */
const needs: readonly (readonly [keyof ExtraProperties, Fetch])[] = [
  ['name', formField],
  ['required', formField],
  ['htmlFor', async () => (await import('./link.js')).Link],
  ['opening', async () => (await import('./random-start.js')).RandomStart],
  ['show', async () => (await import('./show.js')).Show],
  ['theme', async () => (await import('./theme.js')).Theme],
  ['shapes', shapes],
  ['pieces', async () => (await import('./blindfold.js')).Blindfold],
];
const slots: Fetch = async () => (await import('./slots.js')).Slots;
const known: readonly Fetch[] = [...new Set([...needs.map(([, fetch]) => fetch), slots])];

/** All that an author has asked a board for and that few boards have. */
export class Extras {
  readonly #board: ExtrasBoard;
  readonly #extras = new Map<Fetch, Extra>();
  readonly #loading = new Map<Fetch, Promise<void>>();
  readonly #states: States;
  #sketch: Sketch | undefined;

  constructor(board: ExtrasBoard) {
    this.#board = board;
    this.#states = new States(board);
    this.updated();
  }

  scene(scene: Scene, setup: Setup, view: View): Scene {
    return this.#all.reduce((whole, extra) => extra.scene?.(whole, setup, view) ?? whole, scene);
  }

  drawings(drawings: readonly Drawing[]): readonly Drawing[] {
    return this.#all.reduce((whole, extra) => extra.drawings?.(whole) ?? whole, drawings);
  }

  updated(): void {
    const { host, session } = this.#board;
    for (const [name, fetch] of needs) if (isAsked(host[name])) void this.#load(fetch);
    if (hasShapes(session().node)) void this.#load(shapes);
    if (host.querySelector(':scope > [slot]')) void this.#load(slots);
    this.#states.updated();
    for (const extra of this.#all) extra.updated?.();
  }

  disconnected(): void {
    for (const extra of this.#all) extra.disconnected?.();
  }

  /** A hand or a key begins a shape of the reader's own. */
  async sketch(event: Event): Promise<void> {
    await this.#load(shapes);
    const drawn = this.#extras.get(shapes) as Shapes | undefined;
    const { Sketch } = await import('./sketch.js');
    if (drawn) this.#sketch ??= new Sketch(this.#board, drawn);
    this.#sketch?.begin(event);
  }

  /** Settles when all that has been asked for has been fetched, or could not be. */
  get pending(): Promise<unknown> {
    return Promise.all(this.#loading.values());
  }

  /** The circles and arrows that are to be seen. */
  get shapes(): readonly Shape[] {
    return (this.#extras.get(shapes) as Shapes | undefined)?.all ?? [];
  }

  /** From the board upwards. */
  get #all(): readonly Extra[] {
    return [...known.map((fetch) => this.#extras.get(fetch)), this.#sketch].filter(
      (extra) => extra !== undefined,
    );
  }

  #load(fetch: Fetch): Promise<void> {
    const loading = this.#loading.get(fetch) ?? this.#make(fetch);
    this.#loading.set(fetch, loading);
    return loading;
  }

  async #make(fetch: Fetch): Promise<void> {
    try {
      const Made = await fetch();
      const extra = new Made(this.#board);
      this.#extras.set(fetch, extra);
      extra.updated?.();
      this.#board.redraw();
    } catch {
      // The next drawing tries again.
      this.#loading.delete(fetch);
    }
  }
}

const isAsked = (value: unknown): boolean => value != null && value !== false && value !== '';

import type { CSSResult } from 'lit';
import type { Color } from '../../board/piece.js';
import type { Session, Target } from '../../game/session.js';
import type { Language } from '../../locales/language.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import type { Cause } from '../shared/events.js';
import type { PartName } from './parts.js';
import type { Places } from './places.js';
import type { ViewerInputs } from './viewer-inputs.js';

/** What a viewer lends to all that is loaded for it later. */
export interface Site {
  readonly host: ViewerInputs;
  readonly root: ShadowRoot;
  /** The board in it, which has read the game and knows its place. */
  readonly board: DraughtsBoard;
  session(): Session;
  /** Where everything in the game is. */
  places(): Places;
  language(): Language;
  /** Who is at the bottom. */
  bottom(): Color;
  /** An element of the layout, such as `moves`; empty ones are for parts to fill. */
  room(name: Room): HTMLElement;
  /** Goes to a place; true if there is one. Settles when it is shown. */
  go(target: Target | number, cause?: Cause): Promise<boolean>;
  /** Draws the viewer, and calls `drawn` of all parts. */
  redraw(): void;
  adopt(styles: CSSResult): void;
  /** Fetches a part, once; undefined if it cannot be fetched. */
  part(name: PartName): Promise<Part | undefined>;
  /** Draws circles and arrows on the board, beside those of the author. */
  mark(shapes: string): void;
  /** Says something to who cannot see it. */
  say(words: string): void;
  /** Whether the game plays by itself. */
  isPlaying(): boolean;
  setPlaying(playing: boolean): void;
}

/** The rooms of the layout that parts fill. */
export type Room = 'games' | 'board' | 'moves' | 'menu' | 'over';

/** Something that a viewer has; most are fetched when they are needed. */
export interface Part {
  /** After each drawing: another place, game or language may be shown. */
  drawn?(): void;
  /** Somebody has pressed the button that it belongs to. */
  press?(button: HTMLElement): void;
  /** Settles when it has done what was asked for. */
  readonly ready?: Promise<unknown>;
  /** The viewer has left the page; it may come back. */
  disconnected?(): void;
}

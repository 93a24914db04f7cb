import type { Color } from '../../board/piece.js';
import type { Session } from '../../game/session.js';
import type { Extras } from '../extras/extras.js';
import type { Cause } from '../shared/events.js';
import type { Speaker } from './words.js';

/** What making a move needs of a board. */
export interface MovesBoard {
  /** What events come from. */
  readonly host: EventTarget & { readonly movable?: unknown };
  session(): Session;
  /** Changes the session, and lets the board tell what caused it. */
  change(cause: Cause, change: () => void): void;
  redraw(): void;
}

/** What an author asks for about how a board is played on. */
export interface PlayProperties {
  /** Whose pieces are moved by hand: `both`, `white`, `black`, `turn`; `free` is without rules. */
  readonly movable: unknown;
  /** `claim` lets an overlooked capture stand unless the opponent claims. */
  readonly enforcement: unknown;
  /** Whether the only legal move is made by itself. */
  readonly autoForced: unknown;
  /** How many milliseconds a step takes; 0 for none. */
  readonly animation: unknown;
  readonly session: unknown;
}

/** What a board lends its hands. */
export interface HandsBoard extends MovesBoard, Speaker {
  readonly host: HTMLElement & PlayProperties & { flip(): void; adoptedCallback(): void };
  /** Where the board is drawn. */
  readonly root: ShadowRoot;
  /** Who is at the bottom. */
  bottom(): Color;
  /** Whether moves can be entered. */
  isInteractive(): boolean;
  /** What few boards have. */
  extras(): Promise<Extras | undefined>;
  /** Goes on in another session, until something else is asked for. */
  use(session: Session): void;
}

/** Whether the side to move is moved by hand; `turn` is the side that begins. */
export function isByHand({ host: { movable }, session }: MovesBoard): boolean {
  const { game, position } = session();
  const side = movable === 'turn' ? game.start.turn : movable;
  return !/^(white|black)$/.test(`${side}`) || side === position?.turn;
}

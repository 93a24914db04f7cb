import { type PropertyDeclaration, type PropertyDeclarations, ReactiveElement } from 'lit';
import type { Coordinates } from '../../drawing/coordinates.js';
import type { Notation } from '../../drawing/plan.js';
import type { ThemeName } from '../../drawing/themes.js';
import type { Session } from '../../game/session.js';
import { flag } from '../shared/flag.js';

/** An input is a command: the same value again loads it again. */
export const hasChanged = (): boolean => true;
const input: PropertyDeclaration = { hasChanged };
/** What few boards have: the first that is set has `extras.ts` loaded. */
export const few: PropertyDeclaration = { type: String };
const fewFlag: PropertyDeclaration = { ...flag, ...few };

/** What a page asks a board for. */
export abstract class Inputs extends ReactiveElement {
  static override properties: PropertyDeclarations = {
    variant: input,
    fen: input,
    pdn: input,
    src: input,
    loading: {},
    crossOrigin: { attribute: 'crossorigin' },
    game: input,
    at: input,
    session: { attribute: false, hasChanged },
    // Declared so that one that was set before the upgrade is heard of.
    position: { attribute: false, noAccessor: true },
    orientation: {},
    coordinates: {},
    notation: {},
    locale: {},
    label: {},
    interactive: flag,
    movable: {},
    enforcement: {},
    autoForced: { attribute: 'auto-forced' },
    animation: {},
    readonly: flag,
    required: fewFlag,
    name: few,
    htmlFor: { attribute: 'for', type: String },
    opening: few,
    openingSeed: { attribute: 'opening-seed' },
    theme: few,
    shapes: few,
    show: few,
    pieces: few,
  };

  /** @ignore A board can be a field of a form. */
  static readonly formAssociated: boolean = true;

  /** The game, by id, name or PDN GameType; international draughts if nothing else says. */
  declare variant: string | null | undefined;
  /** The position in PDN FEN, or `start` or `empty`. */
  declare fen: string | null | undefined;
  /** Games in PDN. */
  declare pdn: string | null | undefined;
  /** The address of a file of games or of a position. */
  declare src: string | null | undefined;
  /** `lazy` fetches the file when the board comes near what the reader sees. */
  declare loading: 'eager' | 'lazy' | null | undefined;
  /** How the file of another host is fetched, as for images. */
  declare crossOrigin: 'anonymous' | 'use-credentials' | null | undefined;
  /** Which game of several: its number from 1, or text found in its tags. */
  declare game: string | number | null | undefined;
  /** The place to show first, such as `12` plies, `12.1/3` in a variation, `start`, `end`. */
  declare at: string | number | null | undefined;
  /** A session, which several elements may share; it comes before all other sources. */
  declare session: Session | null | undefined;
  /** Who is at the bottom; `auto` is the side to move of the source. */
  declare orientation: 'white' | 'black' | 'auto' | null | undefined;
  /** Where the names of the squares stand. */
  declare coordinates: Coordinates | null | undefined;
  /** How squares are named. */
  declare notation: Notation | null | undefined;
  /** The language of its words, as a tag; that of the page around it if left out. */
  declare locale: string | null | undefined;
  /** What the board says to those who do not see it, in place of the position. */
  declare label: string | null | undefined;
  /** Whether the reader can make moves. */
  declare interactive: boolean | undefined;
  /**
   * Whose pieces are moved by hand: `turn` is the side that begins; `free` knows no rules, and what
   * is put outside the board is gone.
   */
  declare movable: 'both' | 'white' | 'black' | 'turn' | 'free' | null | undefined;
  /** `claim` lets an overlooked or smaller capture stand unless the opponent claims. */
  declare enforcement: 'strict' | 'claim' | null | undefined;
  /** Whether the only legal move, or the rest of a capture, is made by itself. */
  declare autoForced: boolean | string | null | undefined;
  /** How many milliseconds a step takes; 0 for none. */
  declare animation: number | string | null | undefined;
  /** Whether moves are locked. */
  declare readonly: boolean | undefined;
  /** Whether its form needs a move of the reader's own. */
  declare required: boolean | undefined;
  /** What its form calls the moves of the reader's own, as PDN. */
  declare name: string | null | undefined;
  /** The id of a board in the same tree that this one follows: in all, or with `at` in its game. */
  declare htmlFor: string | null | undefined;
  /** `random` begins with moves drawn by lot, where nothing else is given. */
  declare opening: 'standard' | 'random' | null | undefined;
  /** Anything; the same seed draws the same opening. */
  declare openingSeed: string | number | null | undefined;
  /** The look: its colors, and what is drawn on the dark squares. */
  declare theme: ThemeName | null | undefined;
  /** Circles, arrows and paths, in green, red, blue or yellow: `Gd4 R31-27 B18-29-38`. */
  declare shapes: string | null | undefined;
  /**
   * Which marks are seen: some of `targets`, `must-move`, `last-move` and `turn`, or `none`. If left
   * out, all but `turn` on a board to play on, and none on a diagram.
   */
  declare show: string | null | undefined;
  /** `none` leaves the pieces out, for who plays from memory. */
  declare pieces: 'none' | null | undefined;
}

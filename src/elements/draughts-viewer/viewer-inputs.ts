import type { PropertyDeclarations } from 'lit';
import { Companion } from '../shared/companion.js';
import { flag } from '../shared/flag.js';

/** What a page asks a viewer for; the rest is what it asks a board for. */
export abstract class ViewerInputs extends Companion {
  static override properties: PropertyDeclarations = {
    ...Companion.properties,
    moves: {},
    autoplay: flag,
    interval: {},
    loop: flag,
    from: {},
    to: {},
    permalink: flag,
  };

  /** @ignore Nothing of it goes into a form. */
  static override readonly formAssociated: boolean = false;

  /** Where the moves stand: beside the board, below it, or beside it where there is room. */
  declare moves: 'side' | 'below' | 'auto' | null | undefined;
  /** Whether the game plays by itself until the reader does something. */
  declare autoplay: boolean | undefined;
  /** How many seconds it rests after each move; `clock` is as long as the players did. */
  declare interval: number | string | null | undefined;
  /** Whether it begins again at its end. */
  declare loop: boolean | undefined;
  /** The place that the game begins at for the reader; what precedes is not shown. */
  declare from: string | number | null | undefined;
  /** The place that it ends at. */
  declare to: string | number | null | undefined;
  /** Whether the address of the page follows the place: `#id=12.2/3`. */
  declare permalink: boolean | undefined;
}

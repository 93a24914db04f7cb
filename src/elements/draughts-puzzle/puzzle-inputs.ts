import type { PropertyDeclarations } from 'lit';
import type { Color } from '../../board/piece.js';
import { hasChanged } from '../draughts-board/inputs.js';
import { Companion } from '../shared/companion.js';
import { flag } from '../shared/flag.js';
import type { Accept, Defences } from './answer.js';

/** What a page asks a puzzle for; the rest is what it asks a board for. */
export abstract class PuzzleInputs extends Companion {
  static override properties: PropertyDeclarations = {
    ...Companion.properties,
    solver: { hasChanged },
    startAt: { attribute: 'start-at', hasChanged },
    dataSolution: { attribute: 'data-solution', hasChanged },
    accept: { hasChanged },
    defences: { hasChanged },
    hints: {},
    remember: flag,
  };

  /** Who solves; the side to move, if left out. */
  declare solver: Color | null | undefined;
  /** The place where solving begins, such as `12` plies. What precedes is shown. */
  declare startAt: string | number | null | undefined;
  /** The puzzle as `encodeSolution` writes it: nothing of it can be read in the page. */
  declare dataSolution: string | null | undefined;
  /** `result` lets moves count that come to the same as the author's. */
  declare accept: Accept | null | undefined;
  /** Which of the opponent's moves in the record are played; `all` asks for all lines. */
  declare defences: Defences | null | undefined;
  /** Whether there are hints; `false` for none. */
  declare hints: boolean | string | null | undefined;
  /** Whether what has been solved is kept from one visit to the next. */
  declare remember: boolean | undefined;
}

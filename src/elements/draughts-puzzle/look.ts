import type { Session } from '../../game/session.js';
import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import { isOn } from '../shared/flag.js';
import type { Puzzle } from './puzzle.js';
import type { PuzzleInputs } from './puzzle-inputs.js';
import type { Solving } from './solving.js';

/** What there is to look at: without work on it, a puzzle as it is first shown. */
export interface Looked {
  readonly puzzle: Puzzle | undefined;
  readonly session: Session | undefined;
  readonly solving: Solving | undefined;
}

/** Lets a board be looked at as its puzzle, and played on by whoever is to move. */
export function look(board: DraughtsBoard, asked: PuzzleInputs, looked: Looked): void {
  const { puzzle, session, solving } = looked;
  const { coordinates, notation, locale, label, animation, theme, pieces, show } = asked;
  const { orientation, shapes, readonly, autoForced } = asked;
  const isFixed = orientation === 'white' || orientation === 'black';
  const wanted: Partial<DraughtsBoard> = {
    coordinates,
    notation,
    locale,
    label,
    animation,
    theme,
    pieces,
    show,
    orientation: isFixed ? orientation : (puzzle?.solver ?? 'white'),
    shapes: [shapes, solving?.shapes].filter(Boolean).join(' ') || null,
    interactive: puzzle !== undefined,
    readonly: isOn(readonly) || asked.matches(':disabled'),
    movable: solving?.movable ?? puzzle?.solver,
    // Only landings of a capture: all else is for the puzzle to make.
    autoForced: isOn(autoForced) && !solving?.isBusy && !solving?.isOver,
  };
  for (const [name, value] of Object.entries(wanted))
    if (board[name as keyof DraughtsBoard] !== value) Object.assign(board, { [name]: value });
  const shown = session ? { session } : { session: null, fen: 'empty' };
  if (board.session !== shown.session) Object.assign(board, shown);
}

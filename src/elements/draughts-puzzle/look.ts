import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import { isOn } from '../shared/flag.js';
import type { FlowHint } from './answer.js';
import type { Puzzle } from './puzzle.js';
import type { PuzzleInputs } from './puzzle-inputs.js';
import type { Solving } from './solving.js';

/** A hint as circles, or as an arrow. */
function shapesOf({ from, to, move }: FlowHint, { game }: Puzzle): string {
  const name = (square: typeof from): string => game.variant.squareName(square);
  if (move) return `G${move.path.map(name).join('-')}`;
  return [from, to ?? []]
    .flat()
    .map((square) => `G${name(square)}`)
    .join(' ');
}

/** Lets a board be looked at as its puzzle, and played on by whoever is to move. */
export function look(board: DraughtsBoard, asked: PuzzleInputs, solving?: Solving): void {
  const { coordinates, notation, locale, label, animation, theme, pieces, show } = asked;
  const { orientation, shapes, readonly, autoForced } = asked;
  const hint = solving?.hint && shapesOf(solving.hint, solving.puzzle);
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
    orientation: isFixed ? orientation : (solving?.puzzle.solver ?? 'white'),
    shapes: hint ? [shapes, hint].filter(Boolean).join(' ') : shapes,
    interactive: solving !== undefined,
    readonly: isOn(readonly) || asked.matches(':disabled'),
    movable: solving?.movable,
    // Only landings of a capture: all else is for the puzzle to make.
    autoForced: isOn(autoForced) && solving?.isBusy === false && !solving.isOver,
  };
  for (const [name, value] of Object.entries(wanted))
    if (board[name as keyof DraughtsBoard] !== value) Object.assign(board, { [name]: value });
  if (solving ? board.session !== solving.session : board.fen !== 'empty')
    Object.assign(board, solving ? { session: solving.session } : { session: null, fen: 'empty' });
}

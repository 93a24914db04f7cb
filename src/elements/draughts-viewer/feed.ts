import type { DraughtsBoard } from '../draughts-board/draughts-board.js';
import type { Source } from '../draughts-board/source.js';
import { isOn } from '../shared/flag.js';
import type { ViewerInputs } from './viewer-inputs.js';

/** Gives a board what its viewer has been asked for, wherever that comes from. */
export function feed(board: DraughtsBoard, asked: ViewerInputs, source: Source): void {
  const { variant, game, at = asked.from, loading, crossOrigin } = asked;
  const inputs = { variant, game, at, loading, crossOrigin };
  const sources = { session: null, position: null, pdn: null, fen: null, src: null };
  const given =
    source.kind === 'session'
      ? { session: source.session }
      : source.kind === 'setup'
        ? { position: source.setup }
        : source.own === 'nothing'
          ? {}
          : { [source.kind]: source.text };
  Object.assign(board, inputs, sources, given);
}

const views = [
  'orientation',
  'coordinates',
  'notation',
  'locale',
  'label',
  'animation',
  'theme',
  'pieces',
  'movable',
  'enforcement',
  'autoForced',
  'opening',
  'openingSeed',
] as const;

/** Lets a board be looked at as its viewer, and played on when somebody has come to it. */
export function look(
  board: DraughtsBoard,
  asked: ViewerInputs,
  isTouched: boolean,
  marks: string,
): void {
  for (const name of views)
    if (board[name] !== asked[name]) Object.assign(board, { [name]: asked[name] });
  const shapes = marks ? [asked.shapes, marks].join(' ') : asked.shapes;
  if (board.shapes !== shapes) board.shapes = shapes;
  // The reader may try moves, unless the author does not want it.
  const interactive = isTouched && (asked.interactive === undefined || isOn(asked.interactive));
  if (board.interactive !== interactive) board.interactive = interactive;
}
